/** Breakdowns of sales. */
export const salesBreakdowns = ['product', 'category', 'governorate', 'method', 'promoCode'] as const;
export type SalesBreakdown = (typeof salesBreakdowns)[number];

/** All reports (decision 204), in the order of the select. */
export const reportNames = [...salesBreakdowns, 'tax', 'cash', 'returns'] as const;
export type ReportName = (typeof reportNames)[number];

/** Key of the row that sums up all personal welcome codes; promo codes contain no asterisk. */
export const WELCOME_CODES = 'WELCOME-*';

/** Maximum number of displayed rows; the file has all of them. */
export const MAX_REPORT_ROWS = 50;
