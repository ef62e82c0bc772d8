/** Reasons of stock changes (decision 199). */
export const stockReasons = [
  'order',
  'order_change',
  'cancellation',
  'return',
  'write_off',
  'stocktaking',
  'correction',
  'import',
  'opening',
] as const;
export type StockReason = (typeof stockReasons)[number];

/** Maximum number of lines in one stocktaking. */
export const MAX_COUNTED_PRODUCTS = 500;
