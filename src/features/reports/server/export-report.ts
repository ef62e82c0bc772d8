import { cairoDay } from '#core/dates/cairo-time.ts';
import { textIn } from '#core/i18n/language.ts';
import type { ShopContext } from '#core/server/context.ts';
import { type ExportColumns, writeExportPart } from '#core/server/files/export-file.ts';
import { type ReportName, type SalesBreakdown, salesBreakdowns } from '../report.ts';
import type { CashReport, ExportReport, ReturnsReport, SalesReport, TaxReport } from '../reports.admin.contract.ts';
import { getCashReport, getReturnsReport, getTaxReport, listSales } from './reports.ts';

/** Rows per chunk of the file; bounds memory use. */
const ROWS_AT_A_TIME = 5000;

/** Returns a report as CSV, from the beginning or behind a cursor. Money is in pounds, days are in Cairo time. Contains no personal data. */
export const exportReport = async (
  shop: Pick<ShopContext, 'database'>,
  options: ExportReport,
): Promise<{ csv: string; next: string | null }> => {
  const { report, after } = options;
  if (isOfSales(report)) return exportSales(shop, report, options);
  if (after !== undefined) return { csv: '', next: null };
  return { csv: await exportAll(shop, report, options), next: null };
};

const isOfSales = (report: ReportName): report is SalesBreakdown => salesBreakdowns.some((option) => option === report);

const exportSales = async (
  shop: Pick<ShopContext, 'database'>,
  by: SalesBreakdown,
  options: ExportReport,
): Promise<{ csv: string; next: string | null }> => {
  const { from, to, language, after } = options;
  const fetched = await listSales(shop, { by, from, to, language, limit: ROWS_AT_A_TIME + 1, after: toCursor(after) });
  const rows = fetched.slice(0, ROWS_AT_A_TIME);
  const last = rows.at(-1);
  const next = fetched.length > ROWS_AT_A_TIME && last !== undefined ? `${last.goods}.${last.key}` : null;
  return { csv: writeExportPart(salesColumns[by], rows, options), next };
};

const toCursor = (after: string | undefined) => {
  if (after === undefined) return undefined;
  const [goods = '', key = ''] = after.split('.');
  return { goods: Number(goods), key };
};

const exportAll = async (
  shop: Pick<ShopContext, 'database'>,
  report: Exclude<ReportName, SalesBreakdown>,
  options: ExportReport,
): Promise<string> => {
  const { from, to, language } = options;
  if (report === 'tax') return writeExportPart(taxColumns, (await getTaxReport(shop, { from, to })).rows, options);
  if (report === 'returns') {
    return writeExportPart(returnColumns, (await getReturnsReport(shop, { from, to })).rows, options);
  }
  const { rows } = await getCashReport(shop);
  const named = rows.map((row) => ({ ...row, name: textIn(row.courier, language) }));
  return writeExportPart(cashColumns, named, options);
};

const pounds = (piastres: number): number => piastres / 100;

type SalesRow = SalesReport['rows'][number];

const orderColumns: ExportColumns<SalesRow> = { orders: ({ orders }) => orders, quantity: ({ quantity }) => quantity };
const goodsColumns: ExportColumns<SalesRow> = {
  sales: ({ goods }) => pounds(goods),
  returned_quantity: ({ returnedQuantity }) => returnedQuantity,
  returned: ({ returnedGoods }) => pounds(returnedGoods),
  net_sales: ({ goods, returnedGoods }) => pounds(goods - returnedGoods),
};
const refunded: ExportColumns<SalesRow> = { refunded: (row) => pounds(row.refunded) };

const salesColumns: Readonly<Record<SalesBreakdown, ExportColumns<SalesRow>>> = {
  product: { product_id: ({ key }) => key, name: ({ name }) => name, ...orderColumns, ...goodsColumns },
  category: { category: ({ key }) => key, quantity: ({ quantity }) => quantity, ...goodsColumns },
  governorate: { governorate: ({ key }) => key, ...orderColumns, ...goodsColumns, ...refunded },
  method: { payment_method: ({ key }) => key, ...orderColumns, ...goodsColumns, ...refunded },
  promoCode: {
    promo_code: ({ key }) => key,
    ...orderColumns,
    promo_discount: ({ promoDiscount }) => pounds(promoDiscount),
    ...goodsColumns,
    ...refunded,
  },
};

const taxColumns: ExportColumns<TaxReport['rows'][number]> = {
  month: ({ month }) => month,
  rate_percent: ({ percent }) => percent,
  orders: ({ orders }) => orders,
  taxed: ({ taxed }) => pounds(taxed),
  tax: ({ tax }) => pounds(tax),
  tax_in_refunds: ({ refundedTax }) => pounds(refundedTax),
  tax_less_refunds: ({ tax, refundedTax }) => pounds(tax - refundedTax),
};

const cashColumns: ExportColumns<CashReport['rows'][number] & { readonly name: string }> = {
  courier: ({ name }) => name,
  parcels: ({ parcels }) => parcels,
  under_way: ({ underWay }) => pounds(underWay),
  delivered: ({ collected }) => pounds(collected),
  outstanding: ({ underWay, collected }) => pounds(underWay + collected),
  oldest: ({ oldest }) => cairoDay(new Date(oldest)),
};

const returnColumns: ExportColumns<ReturnsReport['rows'][number]> = {
  reason: ({ reason }) => reason,
  returns: ({ returns }) => returns,
  quantity: ({ quantity }) => quantity,
  restocked: ({ restocked }) => restocked,
  written_off: ({ writtenOff }) => writtenOff,
  refunded: ({ amount }) => pounds(amount),
};
