import { cairoMinute } from '#core/dates/cairo-time.ts';
import { recordExport } from '#core/server/audit/record-audit-entry.ts';
import type { ShopContext } from '#core/server/context.ts';
import { inTransaction } from '#core/server/database/connect.ts';
import { toPage } from '#core/server/database/pagination.ts';
import { type ExportColumns, writeExportPart } from '#core/server/files/export-file.ts';
import { getPaymentStatus } from '#features/orders/server/lock-order.ts';
import type { StoredOrder } from '#features/orders/server/stored-order.ts';
import { orderItemName } from '#features/products/product-name.ts';
import type { ExportOrders } from '../orders.admin.contract.ts';
import { findOrders } from './admin-orders.repository.ts';

/** Orders per part of the export, which bounds memory use. */
const ORDERS_AT_A_TIME = 1000;

/**
 * Exports the filtered orders as CSV, from the beginning or after a cursor. Amounts are in pounds, times in Cairo time. The export
 * is recorded in the audit log.
 */
export const exportOrders = (
  { database }: ShopContext,
  adminId: string,
  filters: ExportOrders,
): Promise<{ csv: string; next: string | null }> =>
  inTransaction(database, async (transaction) => {
    const { rows, next } = toPage(await findOrders(transaction, filters, ORDERS_AT_A_TIME + 1), ORDERS_AT_A_TIME);
    const { after } = filters;
    await recordExport(transaction, { adminId, action: 'orders.exported', subject: 'orders.csv', after });
    return { csv: writeExportPart(columns, rows, filters), next };
  });

const pounds = (piastres: number): number => piastres / 100;

const yesOrNo = (is: boolean): string => (is ? 'yes' : 'no');

/** Formats the lines of an order, one per text line: quantity, name, product and unit price. */
const itemsIn = ({ items, language }: StoredOrder): string =>
  items
    .map((item) => `${item.quantity} × ${orderItemName(item, language)} (${item.productId}): ${pounds(item.unitPrice)}`)
    .join('\n');

const columns: ExportColumns<StoredOrder> = {
  order_number: ({ order_number: number }) => number,
  placed_at: ({ created_at: at }) => formatCairoMinute(at),
  status: ({ status }) => status,
  payment_status: getPaymentStatus,
  payment_method: ({ payment_method: method }) => method,
  customer: ({ shipping_info: { fullName } }) => fullName,
  phone: ({ shipping_info: { phone } }) => phone,
  email: ({ shipping_info: { email } }) => email,
  address: ({ shipping_info: { address } }) => address,
  city: ({ shipping_info: { city } }) => city,
  postal_code: ({ shipping_info: { postalCode } }) => postalCode,
  items: itemsIn,
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

/** Formats an instant in Cairo time for spreadsheets: 2026-03-14 10:20. */
const formatCairoMinute = (instant: Date): string => cairoMinute(instant).replace('T', ' ');
