import { memo, useEffect, useRef, useState } from 'react';
import { directionOf, textIn } from '#core/i18n/language.ts';
import { useLanguage, useMessages } from '#core/i18n/messages-provider.tsx';
import type { GridProduct } from '../../bulk-edit.admin.contract.ts';
import { GridCell } from './grid-cell.tsx';
import { type GridField, gridFields } from './grid-cells.ts';
import type { EditedRow, GridEdits } from './grid-edits.ts';

/** Number of rows that Page Up and Page Down move. */
const PAGE_ROWS = 10;

interface GridTableProps {
  readonly rows: readonly GridProduct[];
  readonly edits: GridEdits;
  readonly onEdit: (product: GridProduct, field: GridField, text: string) => void;
  readonly onUndo: () => void;
}

/** Row and column of a cell; column 0 is the name. */
interface Position {
  readonly row: number;
  readonly column: number;
}

/** The focused cell, identified by its product, because filters and edits move rows; without a product in the first row. */
interface FocusedCell {
  readonly product?: GridProduct | undefined;
  readonly column: number;
  /** Null for a closed cell; its initial input is null for the current value. */
  readonly open: { readonly initialInput: string | null } | null;
}

/**
 * Grid with the keyboard interaction of the ARIA pattern: arrows, Home, End, Page Up and Page Down move the focus, Enter, F2 or
 * typing edits a cell, Escape restores it, Control+Z undoes. One cell is in the tab order.
 */
export const GridTable = ({ rows: listed, edits, onEdit, onUndo }: GridTableProps) => {
  const { grid: t } = useMessages('admin').products;
  const isRightToLeft = directionOf(useLanguage()) === 'rtl';
  const table = useRef<HTMLTableElement>(null);
  const [cell, setCell] = useState<FocusedCell>({ column: 1, open: null });
  const { product: focusedProduct, column, open } = cell;
  const listedRow = listed.findIndex(({ id }) => id === focusedProduct?.id);
  // a product that the filters exclude stays while its cell is open
  const rows = open && focusedProduct && listedRow === -1 ? [focusedProduct, ...listed] : listed;
  const focused: Position = { row: Math.max(0, listedRow), column };
  const focusNext = useRef(false);
  useEffect(() => {
    if (!focusNext.current || open !== null) return;
    focusNext.current = false;
    table.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  });

  const moveFocus = (to: Position) => {
    focusNext.current = true;
    setCell({
      product: rows[Math.max(0, Math.min(rows.length - 1, to.row))],
      column: Math.max(0, Math.min(gridFields.length, to.column)),
      open: null,
    });
  };
  const close = (text: string | null, movement: Position | null) => {
    const product = rows[focused.row];
    const field = gridFields[column - 1];
    if (text !== null && product && field) onEdit(product, field, text);
    if (movement === null) setCell({ ...cell, open: null });
    else moveFocus({ row: focused.row + movement.row, column: column + movement.column });
  };
  const openCell = (initialInput: string | null) =>
    setCell({ product: rows[focused.row], column, open: { initialInput } });
  const onKeyDown = (event: React.KeyboardEvent) => {
    if (open !== null) return;
    const isUndo = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'z';
    const target = isUndo ? null : findTarget(event, focused, { last: rows.length - 1, isRightToLeft });
    if (isUndo) onUndo();
    else if (target) moveFocus(target);
    else if (column > 0 && (event.key === 'Enter' || event.key === 'F2')) openCell(null);
    else if (column > 0 && (event.key === 'Delete' || event.key === 'Backspace')) openCell('');
    else if (column > 0 && event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey)
      openCell(event.key);
    else return;
    event.preventDefault();
  };
  return (
    <div className="border border-lapis-200 overflow-x-auto bg-white">
      {/* ARIA grid: keydown on the grid, roving tabindex */}
      <table
        ref={table}
        role="grid"
        aria-label={t.title}
        aria-rowcount={rows.length + 1}
        className="w-full"
        onKeyDown={onKeyDown}
      >
        <thead className="bg-lapis-50 border-b border-lapis-900 text-mist">
          <tr>
            <th scope="col" className={`px-4 h-11 font-normal text-start ${pinned} bg-lapis-50`}>
              {t.columns.product}
            </th>
            {gridFields.map((field) => (
              <th key={field} scope="col" className="px-3 h-11 font-normal text-end whitespace-nowrap">
                {t.columns[field]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((product, row) => (
            <GridRow
              key={product.id}
              product={product}
              row={row}
              edited={edits.rows.get(product.id)}
              column={focused.row === row ? column : null}
              open={focused.row === row ? open : null}
              onPick={(picked, isOpening) => {
                focusNext.current = !isOpening;
                setCell({ product, column: picked, open: isOpening ? { initialInput: null } : null });
              }}
              onClose={close}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
};

const pinned = 'sticky start-0 z-[1]';

interface GridRowProps {
  readonly product: GridProduct;
  readonly row: number;
  readonly edited: EditedRow | undefined;
  /** Focused column; null if the focus is in another row. */
  readonly column: number | null;
  readonly open: { readonly initialInput: string | null } | null;
  readonly onPick: (column: number, isOpening: boolean) => void;
  readonly onClose: (text: string | null, movement: Position | null) => void;
}

/** A row; it renders again only when it is edited, or gets or loses focus. */
const GridRow = memo(
  ({ product, row, edited, column, open, onPick, onClose }: GridRowProps) => {
    const language = useLanguage();
    return (
      <tr aria-rowindex={row + 2} className="border-b border-lapis-200 last:border-b-0 [content-visibility:auto]">
        <th
          scope="row"
          tabIndex={column === 0 ? 0 : -1}
          className={`px-4 h-12 font-medium text-start min-w-40 max-w-72 ${pinned} bg-white`}
          onClick={() => onPick(0, false)}
        >
          <bdi className="line-clamp-2">{textIn(product.name, language)}</bdi>
        </th>
        {gridFields.map((field, index) => (
          <GridCell
            key={field}
            product={product}
            field={field}
            edited={edited}
            isCurrent={column === index + 1}
            open={column === index + 1 ? open : null}
            onPick={(isOpening) => onPick(index + 1, isOpening)}
            onClose={onClose}
          />
        ))}
      </tr>
    );
  },
  (before, after) =>
    before.product === after.product &&
    before.edited === after.edited &&
    before.row === after.row &&
    before.column === null &&
    after.column === null,
);

/** Returns the cell that a key moves to; null for other keys. */
const findTarget = (
  { key, ctrlKey, metaKey }: React.KeyboardEvent,
  { row, column }: Position,
  { last, isRightToLeft }: { readonly last: number; readonly isRightToLeft: boolean },
): Position | null => {
  const isFar = ctrlKey || metaKey;
  const forwardKey = isRightToLeft ? 'ArrowLeft' : 'ArrowRight';
  const backKey = isRightToLeft ? 'ArrowRight' : 'ArrowLeft';
  if (key === 'ArrowDown') return { row: isFar ? last : row + 1, column };
  if (key === 'ArrowUp') return { row: isFar ? 0 : row - 1, column };
  if (key === forwardKey) return { row, column: isFar ? gridFields.length : column + 1 };
  if (key === backKey) return { row, column: isFar ? 0 : column - 1 };
  if (key === 'Home') return { row: isFar ? 0 : row, column: 0 };
  if (key === 'End') return { row: isFar ? last : row, column: gridFields.length };
  if (key === 'PageDown') return { row: row + PAGE_ROWS, column };
  return key === 'PageUp' ? { row: row - PAGE_ROWS, column } : null;
};
