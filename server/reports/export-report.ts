import type { CashReport, ExportReport, ReturnsReport, SalesReport, TaxReport } from '../../contract/admin/reports.ts';
import { cairoDay } from '../../domain/cairo-time.ts';
import { type ReportName, type SalesBreakdown, salesBreakdowns } from '../../domain/reports/report.ts';
import { type CsvValue, writeCsv, writeRows } from '../csv.ts';
import type { ShopContext } from '../shop-context.ts';
import { getCashReport, getReturnsReport, getTaxReport, listSales } from './reports.ts';

/** Rows of a part of the file, which bounds memory use. */
const ROWS_AT_A_TIME = 5000;

/** Returns a report as CSV, from the beginning or behind a cursor. Money is in pounds, days are Cairo's. No row names a person. */
export const exportReport = async (
  shop: Pick<ShopContext, 'database'>,
  wanted: ExportReport,
): Promise<{ csv: string; next: string | null }> => {
  const { report, after } = wanted;
  if (isOfSales(report)) return exportSales(shop, report, wanted);
  if (after !== undefined) return { csv: '', next: null };
  return { csv: await exportWhole(shop, report, wanted), next: null };
};

const isOfSales = (report: ReportName): report is SalesBreakdown => salesBreakdowns.some((known) => known === report);

const exportSales = async (
  shop: Pick<ShopContext, 'database'>,
  by: SalesBreakdown,
  { from, to, language, after }: ExportReport,
): Promise<{ csv: string; next: string | null }> => {
  const found = await listSales(shop, { by, from, to, language, limit: ROWS_AT_A_TIME + 1, after: toCursor(after) });
  const rows = found.slice(0, ROWS_AT_A_TIME);
  const last = rows.at(-1);
  const next = found.length > ROWS_AT_A_TIME && last !== undefined ? `${last.goods}.${last.key}` : null;
  const columns = salesColumns[by];
  const lines = linesOf(columns, rows);
  return { csv: after === undefined ? writeCsv(Object.keys(columns), lines) : writeRows(lines), next };
};

const toCursor = (after: string | undefined) => {
  if (after === undefined) return undefined;
  const [goods = '', key = ''] = after.split('.');
  return { goods: Number(goods), key };
};

const exportWhole = async (
  shop: Pick<ShopContext, 'database'>,
  report: Exclude<ReportName, SalesBreakdown>,
  { from, to, language }: ExportReport,
): Promise<string> => {
  if (report === 'tax') return fileOf(taxColumns, (await getTaxReport(shop, { from, to })).rows);
  if (report === 'returns') return fileOf(returnColumns, (await getReturnsReport(shop, { from, to })).rows);
  const { rows } = await getCashReport(shop);
  return fileOf(
    cashColumns,
    rows.map((row) => ({ ...row, name: row.courier[language] })),
  );
};

type Columns<Row> = Readonly<Record<string, (row: Row) => CsvValue>>;

const linesOf = <Row>(columns: Columns<Row>, rows: readonly Row[]): CsvValue[][] =>
  rows.map((row) => Object.values(columns).map((read) => read(row)));

const fileOf = <Row>(columns: Columns<Row>, rows: readonly Row[]): string =>
  writeCsv(Object.keys(columns), linesOf(columns, rows));

const pounds = (piastres: number): number => piastres / 100;

type Sold = SalesReport['rows'][number];

const ordered: Columns<Sold> = { orders: ({ orders }) => orders, quantity: ({ quantity }) => quantity };
const sold: Columns<Sold> = {
  sales: ({ goods }) => pounds(goods),
  returned_quantity: ({ returnedQuantity }) => returnedQuantity,
  returned: ({ returnedGoods }) => pounds(returnedGoods),
  net_sales: ({ goods, returnedGoods }) => pounds(goods - returnedGoods),
};
const refunded: Columns<Sold> = { refunded: (row) => pounds(row.refunded) };

const salesColumns: Readonly<Record<SalesBreakdown, Columns<Sold>>> = {
  product: { product_id: ({ key }) => key, name: ({ name }) => name, ...ordered, ...sold },
  category: { category: ({ key }) => key, quantity: ({ quantity }) => quantity, ...sold },
  governorate: { governorate: ({ key }) => key, ...ordered, ...sold, ...refunded },
  method: { payment_method: ({ key }) => key, ...ordered, ...sold, ...refunded },
  promoCode: {
    promo_code: ({ key }) => key,
    ...ordered,
    promo_discount: ({ promoDiscount }) => pounds(promoDiscount),
    ...sold,
    ...refunded,
  },
};

const taxColumns: Columns<TaxReport['rows'][number]> = {
  month: ({ month }) => month,
  rate_percent: ({ percent }) => percent,
  orders: ({ orders }) => orders,
  taxed: ({ taxed }) => pounds(taxed),
  tax: ({ tax }) => pounds(tax),
  tax_in_refunds: ({ refundedTax }) => pounds(refundedTax),
  tax_less_refunds: ({ tax, refundedTax }) => pounds(tax - refundedTax),
};

const cashColumns: Columns<CashReport['rows'][number] & { readonly name: string }> = {
  courier: ({ name }) => name,
  parcels: ({ parcels }) => parcels,
  under_way: ({ underWay }) => pounds(underWay),
  delivered: ({ collected }) => pounds(collected),
  outstanding: ({ underWay, collected }) => pounds(underWay + collected),
  oldest: ({ oldest }) => cairoDay(new Date(oldest)),
};

const returnColumns: Columns<ReturnsReport['rows'][number]> = {
  reason: ({ reason }) => reason,
  returns: ({ returns }) => returns,
  quantity: ({ quantity }) => quantity,
  restocked: ({ restocked }) => restocked,
  written_off: ({ writtenOff }) => writtenOff,
  refunded: ({ amount }) => pounds(amount),
};
