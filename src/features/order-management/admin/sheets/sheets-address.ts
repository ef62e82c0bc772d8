/** Printable sheets of the selected orders: packing slips, address labels, or a hand-over list for each courier. */
export const sheetKinds = ['slips', 'labels', 'hand-over'] as const;

/** Address of the sheets of these orders. */
export const sheetsAddress = (kind: (typeof sheetKinds)[number], orderIds: readonly string[]): string =>
  `/admin/orders/sheets?${new URLSearchParams({ kind, orders: orderIds.join(' ') })}`;
