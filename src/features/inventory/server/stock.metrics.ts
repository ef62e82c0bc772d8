/** Gauges of the ledger of stock, with their help texts. */
export const stockGauges = {
  lazaward_stock_discrepancies: 'Products whose stock differed from the sum of its movements within the last week.',
} as const;

/** A value for each of the gauges. */
export type StockGaugeValues = Readonly<Record<keyof typeof stockGauges, number>>;
