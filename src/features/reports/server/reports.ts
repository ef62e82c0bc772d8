import type { Language } from '#core/i18n/language.ts';
import type { ShopContext } from '#core/server/context.ts';
import { productName } from '#features/products/product-name.ts';
import { MAX_REPORT_ROWS, type SalesBreakdown } from '../report.ts';
import type { DayRange } from '../report-period.ts';
import type { CashReport, ReturnsReport, SalesReport, SalesReportInput, TaxReport } from '../reports.admin.contract.ts';
import {
  countSalesRows,
  findCash,
  findReasons,
  findSales,
  findSalesTotals,
  findTax,
  type RowCursor,
  type SalesRow,
  type SalesTotals,
} from './reports.repository.ts';

type ReportContext = Pick<ShopContext, 'database'>;

/** Returns the sales on days of Cairo's calendar (decision 204), highest sales first, at most 50 rows. */
export const getSalesReport = async (
  { database }: ReportContext,
  { by, from, to, language }: SalesReportInput,
): Promise<SalesReport> => {
  const days = { from, to };
  const [rows, total] = await Promise.all([
    findSales(database.kysely, by, { ...days, limit: MAX_REPORT_ROWS }),
    findSalesTotals(database.kysely, days),
  ]);
  const isComplete = by === 'category' || rows.length < MAX_REPORT_ROWS;
  return {
    rows: rows.map((row) => toSalesRow(by, row, language)),
    count: isComplete ? rows.length : await countSalesRows(database.kysely, by, days),
    total: { orders: total.orders, ...toSales(total) },
  };
};

/** Maps a row to the report. */
const toSalesRow = (by: SalesBreakdown, row: SalesRow, language: Language): SalesReport['rows'][number] => ({
  key: row.key,
  name: nameOf(row, language),
  orders: by === 'category' ? null : row.orders,
  ...toSales(row),
});

/** Returns the full name of a product; null for rows of other breakdowns. */
const nameOf = (row: SalesRow, language: Language): string | null => {
  const [name, kind] = language === 'ar' ? [row.name_ar, row.subtitle_ar] : [row.name_en, row.subtitle_en];
  return name === null ? null : productName(name, kind ?? '');
};

const toSales = (row: Omit<SalesTotals, 'orders'>) => ({
  quantity: row.quantity,
  goods: row.goods,
  promoDiscount: row.promo_discount,
  refunded: row.refunded,
  returnedQuantity: row.returned_quantity,
  returnedGoods: row.returned_goods,
});

/** Returns further rows of sales, for a file. */
export const listSales = async (
  { database }: ReportContext,
  { by, language, ...part }: SalesReportInput & { readonly limit: number; readonly after?: RowCursor | undefined },
): Promise<SalesReport['rows']> =>
  (await findSales(database.kysely, by, part)).map((row) => toSalesRow(by, row, language));

/** Returns the tax of each month of these days, and the tax refunded or waived in the month. */
export const getTaxReport = async ({ database }: ReportContext, days: DayRange): Promise<TaxReport> => ({
  rows: (await findTax(database.kysely, days)).map(({ refunded_tax: refundedTax, ...row }) => ({
    ...row,
    refundedTax,
  })),
});

/** Returns the outstanding cash of each courier. */
export const getCashReport = async ({ database }: ReportContext): Promise<CashReport> => ({
  rows: (await findCash(database.kysely)).map((row) => ({
    courierId: row.courier_id,
    courier: { ar: row.name_ar, en: row.name_en },
    parcels: row.parcels,
    underWay: row.under_way,
    collected: row.collected,
    oldest: row.oldest.toISOString(),
  })),
});

/** Counts by reason the returns requested and the parcels sent back on these days. */
export const getReturnsReport = async ({ database }: ReportContext, days: DayRange): Promise<ReturnsReport> => ({
  rows: (await findReasons(database.kysely, days)).map(({ written_off: writtenOff, ...row }) => ({
    ...row,
    writtenOff,
  })),
});
