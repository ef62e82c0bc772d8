import type { ValidationCode } from '#core/forms/validation.ts';
import type { GridProduct } from '../../bulk-edit.admin.contract.ts';
import { type CellValue, type GridField, gridFields, type RowEdits } from './grid-cells.ts';

/** An edited product: loaded values, new values and validation codes. */
export interface EditedRow {
  readonly base: GridProduct;
  readonly edits: RowEdits;
  /** Messages or codes by column. */
  readonly errors: Readonly<Partial<Record<GridField, string>>>;
  /** Whether another admin or an order has changed it since it was loaded; `base` is the current version. */
  readonly isChanged: boolean;
}

/** Unsaved changes of the grid, with the states before each step. */
export interface GridEdits {
  readonly rows: ReadonlyMap<string, EditedRow>;
  /** Earlier states, newest last; undo restores the last. */
  readonly history: readonly ReadonlyMap<string, EditedRow>[];
}

export const noEdits: GridEdits = { rows: new Map(), history: [] };

/** Maximum number of steps to undo. */
const MAX_STEPS = 200;

/** Sets a cell; setting the loaded value removes the edit. */
export const withCell = (
  { rows, history }: GridEdits,
  product: GridProduct,
  field: GridField,
  value: CellValue,
  code?: ValidationCode,
): GridEdits => {
  const before = rows.get(product.id) ?? { base: product, edits: {}, errors: {}, isChanged: false };
  const { [field]: _edit, ...edits } = before.edits;
  const { [field]: _error, ...errors } = before.errors;
  const isSame = code === undefined && value === before.base[field];
  const row: EditedRow = {
    ...before,
    edits: isSame ? edits : { ...edits, [field]: value },
    errors: code === undefined ? errors : { ...errors, [field]: code },
  };
  const next = new Map(rows);
  if (Object.keys(row.edits).length === 0) next.delete(product.id);
  else next.set(product.id, row);
  return { rows: next, history: [...history.slice(1 - MAX_STEPS), rows] };
};

/** Restores the previous state. */
export const withUndo = ({ rows, history }: GridEdits): GridEdits => ({
  rows: history.at(-1) ?? rows,
  history: history.slice(0, -1),
});

/**
 * Returns the rows of the table: first edited products that the filters hide, so that every saved change is visible, then the loaded
 * ones.
 */
export const withHiddenEdits = (
  loaded: readonly GridProduct[],
  { rows }: GridEdits,
): { readonly rows: readonly GridProduct[]; readonly hidden: number } => {
  const ids = new Set(loaded.map(({ id }) => id));
  const hidden = [...rows.values()].map(({ base }) => base).filter(({ id }) => !ids.has(id));
  return { rows: hidden.length === 0 ? loaded : [...hidden, ...loaded], hidden: hidden.length };
};

/** Removes saved edits, whose rows were `sent`; cells that were changed since then become edits of the saved products. */
export const withSaved = ({ rows }: GridEdits, sent: GridEdits['rows'], saved: readonly GridProduct[]): GridEdits => {
  const next = new Map(rows);
  for (const base of saved) {
    const before = sent.get(base.id);
    if (!before) continue;
    const row = rows.get(base.id) ?? { ...before, edits: {}, errors: {} };
    const newer = gridFields
      .map((field) => [field, valueIn(row, field)] as const)
      .filter(([field, value]) => value !== valueIn(before, field) && value !== base[field]);
    if (newer.length === 0) next.delete(base.id);
    else next.set(base.id, { base, edits: Object.fromEntries(newer), errors: row.errors, isChanged: false });
  }
  return { rows: next, history: [] };
};

const valueIn = ({ base, edits }: EditedRow, field: GridField): CellValue => ({ ...base, ...edits })[field];

/** Updates changed products to their current version; the edits stay, so that both are displayed. */
export const withCurrent = ({ rows, history }: GridEdits, current: readonly GridProduct[]): GridEdits => {
  const next = new Map(rows);
  for (const base of current) {
    const row = next.get(base.id);
    if (row) next.set(base.id, { ...row, base, isChanged: true });
  }
  return { rows: next, history };
};

/** Assigns the server's errors to their cells; `ids` are the products of the request, in order. */
export const withErrors = (
  { rows, history }: GridEdits,
  ids: readonly string[],
  issues: Readonly<Record<string, string>>,
): GridEdits => {
  const next = new Map(rows);
  for (const [path, message] of Object.entries(issues)) {
    const [, index = '', field = ''] = /^changes\.(\d+)\.(\w+)/u.exec(path) ?? [];
    const row = next.get(ids[Number(index)] ?? '');
    if (row) next.set(row.base.id, { ...row, errors: { ...row.errors, [field]: message } });
  }
  return { rows: next, history };
};
