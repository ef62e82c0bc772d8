import type { ExportOrders } from '../../contract/office/orders.ts';
import { recordDeed } from '../audit/record-deed.ts';
import { type CsvValue, writeCsv, writeRows } from '../csv/write-csv.ts';
import { inTransaction } from '../database/connect.ts';
import { cutPage } from '../database/newest-first.ts';
import type { ShopRoom } from '../shop-room.ts';
import { cairoMinute } from './cairo-minute.ts';
import { findOrders } from './office-orders.repository.ts';
import type { StoredOrder } from './orders.repository.ts';

/** So many orders at a time: a hundred thousand never stand in memory together. */
const ORDERS_AT_A_TIME = 1000;

/**
 * The orders that a list is narrowed to, as a CSV file: its beginning, or behind a place of it what follows. Money is in
 * pounds, times are Cairo's. Who took the file away is written down with its beginning.
 */
export const exportOrders = (
  { database }: ShopRoom,
  adminId: string,
  filters: ExportOrders,
): Promise<{ csv: string; next: string | null }> =>
  inTransaction(database, async (transaction) => {
    const { rows, next } = cutPage(await findOrders(transaction, filters, ORDERS_AT_A_TIME + 1), ORDERS_AT_A_TIME);
    const lines = rows.map(lineOf);
    if (filters.after !== undefined) return { csv: writeRows(lines), next };
    await recordDeed(transaction, { adminId, deed: 'order.exported', subject: 'orders.csv', details: {} });
    return { csv: writeCsv(Object.keys(columns), lines), next };
  });

const pounds = (piastres: number): number => piastres / 100;
const yesOrNo = (is: boolean): string => (is ? 'yes' : 'no');

const columns: Readonly<Record<string, (order: StoredOrder) => CsvValue>> = {
  order_number: ({ order_number: number }) => number,
  placed_at: ({ created_at: at }) => cairoMinute(at),
  status: ({ status }) => status,
  payment_status: ({ payment_status: status }) => status,
  payment_method: ({ payment_method: method }) => method,
  customer: ({ shipping_info: { fullName } }) => fullName,
  phone: ({ shipping_info: { phone } }) => phone,
  email: ({ shipping_info: { email } }) => email,
  address: ({ shipping_info: { address } }) => address,
  city: ({ shipping_info: { city } }) => city,
  postal_code: ({ shipping_info: { postalCode } }) => postalCode,
  pieces: ({ items }) => items.reduce((sum, { quantity }) => sum + quantity, 0),
  subtotal: ({ subtotal }) => pounds(subtotal),
  discount: ({ discount }) => pounds(discount),
  promo_code: ({ promo_code: code }) => code,
  shipping: ({ shipping_cost: cost }) => pounds(cost),
  tax: ({ tax }) => pounds(tax),
  total: ({ total }) => pounds(total),
  is_gift: ({ is_gift: isGift }) => yesOrNo(isGift),
  gift_wrap: ({ gift_wrap: isWrapped }) => yesOrNo(isWrapped),
  gift_message: ({ gift_message: message }) => message,
};

const lineOf = (order: StoredOrder): CsvValue[] => Object.values(columns).map((read) => read(order));
