import type { Transaction } from 'kysely';
import type { AdminReturn, CreateReturn } from '../../contract/admin/returns.ts';
import type { OrderReturns, RequestReturn } from '../../contract/returns.ts';
import { Refusal } from '../../domain/refusals.ts';
import { MAX_RETURNS_OF_ORDER } from '../../domain/returns/return.ts';
import { inTransaction } from '../../platform/database/connect.ts';
import type { Tables } from '../../platform/database/schema.ts';
import { recordAuditEntry } from '../audit-log/audit-log.ts';
import { findLockedOrder, findOwnOrder } from '../orders/find-order.ts';
import { lockOrder } from '../payments/order-lock.ts';
import type { ShopContext } from '../shop-context.ts';
import { listReturnsOfOrder } from './admin-returns.ts';
import { findReturnableQuantities } from './find-returnable-quantities.ts';
import { lockReturn } from './lock-return.ts';
import { findOrderPeriod } from './order-period.ts';
import { getOrderReturns } from './order-returns.ts';
import { mailReturn } from './return-mails.ts';
import { findLines, findReturns, insertReturn, updateReturn } from './returns.repository.ts';

/**
 * Asks to return pieces of an own order, once per key. ORDER_NOT_FOUND; RETURN_NOT_POSSIBLE for an order that was not shipped or is
 * cancelled; RETURN_PERIOD_OVER `{ lastDay }`; RETURN_TOO_MUCH `{ productId, left, name }` when pieces are in another return or were
 * refunded; TOO_MANY_RETURNS.
 */
export const requestReturn = async (
  shop: ShopContext,
  customerId: string,
  { language, orderNumber, key, lines, comment }: RequestReturn,
): Promise<OrderReturns> => {
  const { id } = await findOwnOrder(shop, customerId, orderNumber);
  await inTransaction(shop.database, async (transaction) => {
    const locked = await lockOrder(transaction, id);
    // the account may have been deleted meanwhile
    if (locked?.user_id !== customerId) throw new Refusal('ORDER_NOT_FOUND');
    await insertRequest(shop, transaction, { orderId: id, key, lines, comment, by: customerId });
  });
  return getOrderReturns(shop, customerId, { orderNumber, language });
};

/**
 * Asks to return pieces of an order for its customer, who has called, by the rules of `requestReturn`. Returns all returns of the order.
 * Refuses as `requestReturn` does.
 */
export const createReturn = async (
  shop: ShopContext,
  adminId: string,
  { language, id, ...asked }: CreateReturn,
): Promise<AdminReturn[]> => {
  await inTransaction(shop.database, async (transaction) => {
    const locked = await lockOrder(transaction, id);
    if (locked === undefined) throw new Refusal('ORDER_NOT_FOUND');
    const isNew = await insertRequest(shop, transaction, { ...asked, orderId: id, by: adminId });
    if (!isNew) return;
    await recordAuditEntry(transaction, {
      adminId,
      action: 'return.created',
      subject: locked.order_number,
      details: { count: asked.lines.reduce((sum, { quantity }) => sum + quantity, 0) },
    });
  });
  return listReturnsOfOrder(shop, { id, language });
};

type Request = Pick<RequestReturn, 'key' | 'lines' | 'comment'> & { readonly orderId: string; readonly by: string };

/** Inserts a request for a locked order, with its mail; false when the key has made one before. */
const insertRequest = async (
  shop: ShopContext,
  transaction: Transaction<Tables>,
  { orderId, key, lines, comment, by }: Request,
): Promise<boolean> => {
  const earlier = await findReturns(transaction, [orderId]);
  if (earlier.some(({ request_key }) => request_key === key)) return false;
  const order = await findLockedOrder(transaction, orderId);
  const period = await findOrderPeriod(shop, transaction, order);
  if (period === null) throw new Refusal('RETURN_NOT_POSSIBLE');
  if (period.daysLeft < 0) throw new Refusal('RETURN_PERIOD_OVER', { lastDay: period.lastDay });
  if (earlier.length >= MAX_RETURNS_OF_ORDER) throw new Refusal('TOO_MANY_RETURNS');
  const left = await findReturnableQuantities(transaction, order);
  for (const { productId, quantity } of lines) {
    const most = left.get(productId) ?? 0;
    const name = order.items.find((item) => item.productId === productId)?.name;
    if (quantity > most) throw new Refusal('RETURN_TOO_MUCH', { productId, left: most, name });
  }
  await insertReturn(transaction, {
    orderId,
    kind: 'request',
    state: 'requested',
    requestKey: key,
    comment,
    lines,
    by,
    at: shop.clock(),
  });
  await mailReturn(shop, transaction, orderId, { event: 'requested', lines });
  return true;
};

/** Withdraws an own return whose pieces have not reached the shop. ORDER_NOT_FOUND, RESOURCE_NOT_FOUND, RETURN_CHANGED `{ state }`. */
export const withdrawReturn = async (
  shop: ShopContext,
  customerId: string,
  { id, orderNumber, language }: { readonly id: string } & Pick<RequestReturn, 'orderNumber' | 'language'>,
): Promise<OrderReturns> => {
  const own = await findOwnOrder(shop, customerId, orderNumber);
  await inTransaction(shop.database, async (transaction) => {
    const { order } = await lockReturn(transaction, id, 'withdrawn', { of: own.id });
    await updateReturn(transaction, { id, to: 'withdrawn', by: customerId, at: shop.clock() });
    const lines = (await findLines(transaction, [id])).map((line) => ({
      productId: line.product_id,
      quantity: line.quantity,
    }));
    await mailReturn(shop, transaction, order.id, { event: 'withdrawn', lines });
  });
  return getOrderReturns(shop, customerId, { orderNumber, language });
};
