import { memo, useEffect, useRef, useState } from 'react';
import { directionOf, textIn } from '#core/i18n/language.ts';
import { useLanguage, useMessages } from '#core/i18n/messages-provider.tsx';
import type { GridProduct } from '../../bulk-edit.admin.contract.ts';
import { GridCell } from './grid-cell.tsx';
import { type GridField, gridFields } from './grid-cells.ts';
import type { EditedRow, GridEdits } from './grid-edits.ts';

/** Rows that Page Up and Page Down move by. */
const PAGE = 10;

interface GridTableProps {
  readonly rows: readonly GridProduct[];
  readonly edits: GridEdits;
  readonly onEdit: (product: GridProduct, field: GridField, text: string) => void;
  readonly onUndo: () => void;
}

/** Row and column of the cell that has the focus; column 0 is the name. */
interface Place {
  readonly row: number;
  readonly column: number;
}

/**
 * The grid, with the keyboard of the ARIA pattern: arrows, Home, End and pages move, Enter, F2 or typing edit, Escape restores a
 * cell, Control and Z undo. One cell is in the tab order.
 */
export const GridTable = ({ rows, edits, onEdit, onUndo }: GridTableProps) => {
  const { grid: t } = useMessages('admin').products;
  const isRightToLeft = directionOf(useLanguage()) === 'rtl';
  const table = useRef<HTMLTableElement>(null);
  const [at, setAt] = useState<Place>({ row: 0, column: 1 });
  /** Initial input of the open cell; null for its current value. */
  const [open, setOpen] = useState<{ readonly begins: string | null } | null>(null);
  const focusNext = useRef(false);
  useEffect(() => {
    if (!focusNext.current || open !== null) return;
    focusNext.current = false;
    table.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  });

  const go = (to: Place) => {
    focusNext.current = true;
    setOpen(null);
    setAt({
      row: Math.max(0, Math.min(rows.length - 1, to.row)),
      column: Math.max(0, Math.min(gridFields.length, to.column)),
    });
  };
  const close = (text: string | null, way: Place | null) => {
    const product = rows[at.row];
    const field = gridFields[at.column - 1];
    if (text !== null && product && field) onEdit(product, field, text);
    if (way === null) setOpen(null);
    else go({ row: at.row + way.row, column: at.column + way.column });
  };
  const onKeyDown = (event: React.KeyboardEvent) => {
    if (open !== null) return;
    const isUndo = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'z';
    const target = isUndo ? null : targetOf(event, at, { last: rows.length - 1, isRightToLeft });
    if (isUndo) onUndo();
    else if (target) go(target);
    else if (at.column > 0 && (event.key === 'Enter' || event.key === 'F2')) setOpen({ begins: null });
    else if (at.column > 0 && (event.key === 'Delete' || event.key === 'Backspace')) setOpen({ begins: '' });
    else if (at.column > 0 && event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey)
      setOpen({ begins: event.key });
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
              column={at.row === row ? at.column : null}
              begins={at.row === row ? open : null}
              onPick={(column, isOpening) => {
                focusNext.current = !isOpening;
                setAt({ row, column });
                setOpen(isOpening ? { begins: null } : null);
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
  /** The column that has the focus, if this row does. */
  readonly column: number | null;
  readonly begins: { readonly begins: string | null } | null;
  readonly onPick: (column: number, isOpening: boolean) => void;
  readonly onClose: (text: string | null, way: Place | null) => void;
}

/** A row; it is rendered again only when it is edited, or gets or loses the focus. */
const GridRow = memo(
  ({ product, row, edited, column, begins, onPick, onClose }: GridRowProps) => {
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
            open={column === index + 1 ? begins : null}
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

/** Where a key moves to; null for a key that does not move. */
const targetOf = (
  { key, ctrlKey, metaKey }: React.KeyboardEvent,
  { row, column }: Place,
  { last, isRightToLeft }: { readonly last: number; readonly isRightToLeft: boolean },
): Place | null => {
  const isFar = ctrlKey || metaKey;
  const onward = isRightToLeft ? 'ArrowLeft' : 'ArrowRight';
  const back = isRightToLeft ? 'ArrowRight' : 'ArrowLeft';
  if (key === 'ArrowDown') return { row: isFar ? last : row + 1, column };
  if (key === 'ArrowUp') return { row: isFar ? 0 : row - 1, column };
  if (key === onward) return { row, column: isFar ? gridFields.length : column + 1 };
  if (key === back) return { row, column: isFar ? 0 : column - 1 };
  if (key === 'Home') return { row: isFar ? 0 : row, column: 0 };
  if (key === 'End') return { row: isFar ? last : row, column: gridFields.length };
  if (key === 'PageDown') return { row: row + PAGE, column };
  return key === 'PageUp' ? { row: row - PAGE, column } : null;
};
