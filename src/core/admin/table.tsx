import { Fragment, type ReactNode, useId, useState } from 'react';
import { Icon } from '#core/ui/icon.tsx';

export interface Column<Row> {
  readonly id: string;
  readonly label: string;
  readonly cell: (row: Row) => ReactNode;
  /** Aligned to the end of the cell, for numbers. */
  readonly isEnd?: boolean;
  /** Shows the label before the values of the first column on small screens, for example for line numbers. */
  readonly isNamed?: boolean;
}

interface TableProps<Row> {
  /** Accessible name of the table. */
  readonly label: string;
  /** Columns; the first one is the row header. */
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  /** Content that expands below a row. */
  readonly details?: (row: Row) => ReactNode;
  /** Accessible name of a row's expand button. */
  readonly detailsLabel?: (row: Row) => string;
}

/**
 * Admin table: scrolls inside its frame with the first column pinned; on small screens each row is a card. A row may
 * be expandable.
 */
export function Table<Row extends { readonly id: string }>({
  label,
  columns,
  rows,
  details,
  detailsLabel,
}: TableProps<Row>) {
  const base = useId();
  const [open, setOpen] = useState<string | null>(null);
  return (
    <div className="@container md:border md:border-lapis-200 md:overflow-x-auto">
      <table aria-label={label} className="w-full max-md:block text-start">
        <thead className="max-md:sr-only bg-lapis-50 border-b border-lapis-900 text-mist">
          <tr>
            {columns.map(({ id, label: name, isEnd }, index) => {
              // a column of buttons has no heading
              if (name === '') return <th key={id} aria-hidden="true" />;
              return (
                <th
                  key={id}
                  scope="col"
                  className={`px-3 h-11 font-normal whitespace-nowrap ${isEnd ? 'text-end' : 'text-start'} ${index === 0 ? pinned : ''}`}
                >
                  {name}
                </th>
              );
            })}
            {details && <th aria-hidden="true" />}
          </tr>
        </thead>
        <tbody className="max-md:grid max-md:gap-4">
          {rows.map((row) => {
            const isOpen = open === row.id;
            return (
              <Fragment key={row.id}>
                <tr
                  className={`max-md:grid max-md:grid-cols-2 max-md:gap-x-4 max-md:p-4 max-md:relative max-md:border border-lapis-200 md:border-b md:last:border-b-0 ${isOpen ? 'bg-lapis-50' : 'bg-white'}`}
                >
                  {columns.map((column, index) => (
                    <Cell key={column.id} column={column} row={row} isFirst={index === 0} isOpen={isOpen} />
                  ))}
                  {details && (
                    <td className="md:px-1 md:w-13 max-md:absolute max-md:top-1 max-md:end-1">
                      <button
                        type="button"
                        aria-expanded={isOpen}
                        aria-controls={`${base}${row.id}`}
                        aria-label={detailsLabel?.(row)}
                        className="grid place-items-center size-11"
                        onClick={() => setOpen(isOpen ? null : row.id)}
                      >
                        <Icon
                          name="chevron-down"
                          className={`size-5 transition-transform ${isOpen ? '-scale-y-100' : ''}`}
                        />
                      </button>
                    </td>
                  )}
                </tr>
                {details && isOpen && (
                  <tr
                    id={`${base}${row.id}`}
                    className="max-md:block max-md:-mt-4 max-md:border max-md:border-t-0 md:border-b md:last:border-b-0 border-lapis-200 bg-lapis-50"
                  >
                    <td colSpan={columns.length + 1} className="p-4 max-md:block">
                      <div className="md:sticky md:start-4 md:w-[calc(100cqi-2rem)]">{details(row)}</div>
                    </td>
                  </tr>
                )}
              </Fragment>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

const pinned = 'md:sticky md:start-0 bg-inherit';

interface CellProps<Row> {
  readonly column: Column<Row>;
  readonly row: Row;
  readonly isFirst: boolean;
  readonly isOpen: boolean;
}

/** Table cell; in the card layout it shows the label of its column. */
function Cell<Row>({ column: { label, cell, isEnd = false, isNamed = false }, row, isFirst }: CellProps<Row>) {
  if (isFirst) {
    return (
      <th
        scope="row"
        className={`md:px-3 md:py-2.5 max-md:pb-2.5 max-md:pe-9 md:h-16 font-medium text-start max-md:col-span-2 ${pinned}`}
      >
        {isNamed && (
          <span aria-hidden="true" className="md:hidden font-normal text-mist">
            {label}{' '}
          </span>
        )}
        {cell(row)}
      </th>
    );
  }
  return (
    <td className={`md:px-3 py-2 ${isEnd ? 'md:text-end' : ''}`}>
      <span aria-hidden="true" className="md:hidden block text-caption text-mist">
        {label}
      </span>
      {cell(row)}
    </td>
  );
}
