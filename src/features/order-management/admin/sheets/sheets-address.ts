/** Printable sheets of the selected orders: packing slips, address labels, or a hand-over list for each courier. */
export const sheetKinds = ['slips', 'labels', 'hand-over'] as const;
export type SheetKind = (typeof sheetKinds)[number];

/** Maximum number of orders whose sheets are printed at once, because the browser lays all of them out. */
export const MAX_PRINTED = 500;

/** Returns the address of the sheets of the selected orders; a selection above the maximum has several parts, from 1. */
export const sheetsAddress = (kind: SheetKind, part = 1): string =>
  `/admin/orders/sheets?${new URLSearchParams({ kind, ...(part > 1 && { part: String(part) }) })}`;
