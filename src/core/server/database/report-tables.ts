import type { Generated } from 'kysely';

/** A day is 'YYYY-MM-DD'; amounts are in piastres. */
export type ReportDaysTable = {
  day: string;
  breakdown: 'product' | 'governorate' | 'method' | 'promoCode' | 'tax' | 'reason';
  key: string;
  orders: number;
  quantity: number;
  goods: Generated<number>;
  promo_discount: Generated<number>;
  taxed: Generated<number>;
  tax: Generated<number>;
  refunded: Generated<number>;
  refunded_tax: Generated<number>;
  restocked: Generated<number>;
  written_off: Generated<number>;
  /** Null in rows of an older version, whose days are recomputed. */
  returned_quantity: number | null;
  returned_goods: number | null;
};

export type ReportChangesTable = { id: Generated<number>; day: string };

export type ReportTables = { report_days: ReportDaysTable; report_changes: ReportChangesTable };
