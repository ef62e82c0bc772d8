import type { ExportOrders } from '../../contract/admin/orders.ts';
import { cairoMinute } from '../../domain/cairo-time.ts';
import { inTransaction } from '../../platform/database/connect.ts';
import { toPage } from '../../platform/database/pagination.ts';
import { recordExport } from '../audit-log/audit-log.ts';
import { type CsvValue, writeCsv, writeRows } from '../csv.ts';
import { paymentStatusOf } from '../payments/order-lock.ts';
import type { ShopContext } from '../shop-context.ts';
import { findOrders } from './admin-orders.repository.ts';
import type { StoredOrder } from './orders.repository.ts';

/** Orders per part of the export, which bounds memory use. */
const ORDERS_AT_A_TIME = 1000;

/**
 * Exports the filtered orders as CSV, from the beginning or behind a cursor. Money is in pounds, times are in Cairo time. The
 * export is recorded in the audit log.
 */
export const exportOrders = (
  { database }: ShopContext,
  adminId: string,
  filters: ExportOrders,
): Promise<{ csv: string; next: string | null }> =>
  inTransaction(database, async (transaction) => {
    const { rows, next } = toPage(await findOrders(transaction, filters, ORDERS_AT_A_TIME + 1), ORDERS_AT_A_TIME);
    const lines = rows.map(lineOf);
    const { after } = filters;
    await recordExport(transaction, { adminId, action: 'orders.exported', subject: 'orders.csv', after });
    if (after !== undefined) return { csv: writeRows(lines), next };
    return { csv: writeCsv(Object.keys(columns), lines), next };
  });

const pounds = (piastres: number): number => piastres / 100;

const yesOrNo = (is: boolean): string => (is ? 'yes' : 'no');

const columns: Readonly<Record<string, (order: StoredOrder) => CsvValue>> = {
  order_number: ({ order_number: number }) => number,
  placed_at: ({ created_at: at }) => formatCairoMinute(at),
  status: ({ status }) => status,
  payment_status: paymentStatusOf,
  payment_method: ({ payment_method: method }) => method,
  customer: ({ shipping_info: { fullName } }) => fullName,
  phone: ({ shipping_info: { phone } }) => phone,
  email: ({ shipping_info: { email } }) => email,
  address: ({ shipping_info: { address } }) => address,
  city: ({ shipping_info: { city } }) => city,
  postal_code: ({ shipping_info: { postalCode } }) => postalCode,
  itemCount: ({ items }) => items.reduce((sum, { quantity }) => sum + quantity, 0),
  subtotal: ({ subtotal }) => pounds(subtotal),
  discount: ({ discount }) => pounds(discount),
  promo_code: ({ promo_code: code }) => code,
  shipping: ({ shipping_cost: cost }) => pounds(cost),
  tax: ({ tax }) => pounds(tax),
  total: ({ total }) => pounds(total),
  paid: ({ paid_amount: paid }) => pounds(paid),
  refunded: ({ refunded_amount: refunded }) => pounds(refunded),
  is_gift: ({ is_gift: isGift }) => yesOrNo(isGift),
  gift_wrap: ({ gift_wrap: isWrapped }) => yesOrNo(isWrapped),
  gift_message: ({ gift_message: message }) => message,
};

const lineOf = (order: StoredOrder): CsvValue[] => Object.values(columns).map((read) => read(order));

/** Formats an instant in Cairo time for spreadsheets: 2026-03-14 10:20. */
const formatCairoMinute = (instant: Date): string => cairoMinute(instant).replace('T', ' ');
