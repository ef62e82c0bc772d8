/** What sales are broken down by. */
export const salesBreakdowns = ['product', 'category', 'governorate', 'method', 'promoCode'] as const;
export type SalesBreakdown = (typeof salesBreakdowns)[number];

/** All reports (decision 204), in the order of their choice. */
export const reportNames = [...salesBreakdowns, 'tax', 'cash', 'returns'] as const;
export type ReportName = (typeof reportNames)[number];

/** Represents all personal welcome codes, which share one line; promo codes contain no asterisk. */
export const WELCOME_CODES = 'WELCOME-*';

/** The most rows that a report shows; its file has all of them. */
export const MAX_REPORT_ROWS = 50;
