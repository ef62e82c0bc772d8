import type { Transaction } from 'kysely';
import { AppError } from '#core/errors/app-error.ts';
import { recordAuditEntry } from '#core/server/audit/record-audit-entry.ts';
import type { ShopContext } from '#core/server/context.ts';
import { inTransaction } from '#core/server/database/connect.ts';
import { orderErrors } from '#features/orders/orders.errors.ts';
import { findLockedOrder, findOwnOrder } from '#features/orders/server/find-order.ts';
import { lockOrder } from '#features/orders/server/lock-order.ts';
import type { Tables } from '#generated/tables.gen.ts';
import { MAX_RETURNS_OF_ORDER } from '../return.ts';
import type { AdminReturn, CreateReturn } from '../returns.admin.contract.ts';
import type { OrderReturns, RequestReturn } from '../returns.contract.ts';
import { returnErrors } from '../returns.contract.ts';
import { listReturnsOfOrder } from './admin-returns.ts';
import { findReturnableQuantities } from './find-returnable-quantities.ts';
import { lockReturn } from './lock-return.ts';
import { mailReturn } from './mail-return.ts';
import { findOrderPeriod } from './order-period.ts';
import { getOrderReturns } from './order-returns.ts';
import { findLines, findReturns, insertReturn, updateReturn } from './returns.repository.ts';

/**
 * Requests a return of items of the customer's order, once per key. ORDER_NOT_FOUND; RETURN_NOT_POSSIBLE for an order that was not
 * shipped or is cancelled; RETURN_PERIOD_OVER `{ lastDay }`; RETURN_TOO_MUCH `{ productId, left, name }` when items are in another
 * return or were refunded; TOO_MANY_RETURNS.
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
    if (locked?.user_id !== customerId) throw new AppError(orderErrors, 'ORDER_NOT_FOUND');
    await insertRequest(shop, transaction, { orderId: id, key, lines, comment, by: customerId });
  });
  return getOrderReturns(shop, customerId, { orderNumber, language });
};

/**
 * Requests a return on behalf of a customer by phone, with the rules and errors of `requestReturn`. Returns all returns of
 * the order.
 */
export const createReturn = async (
  shop: ShopContext,
  adminId: string,
  { language, id, ...request }: CreateReturn,
): Promise<AdminReturn[]> => {
  await inTransaction(shop.database, async (transaction) => {
    const locked = await lockOrder(transaction, id);
    if (locked === undefined) throw new AppError(orderErrors, 'ORDER_NOT_FOUND');
    const isNew = await insertRequest(shop, transaction, { ...request, orderId: id, by: adminId });
    if (!isNew) return;
    await recordAuditEntry(transaction, {
      adminId,
      action: 'return.created',
      subject: locked.order_number,
      details: { count: request.lines.reduce((sum, { quantity }) => sum + quantity, 0) },
    });
  });
  return listReturnsOfOrder(shop, { id, language });
};

type Request = Pick<RequestReturn, 'key' | 'lines' | 'comment'> & { readonly orderId: string; readonly by: string };

/** Inserts a return request for a locked order and its mail; false when the key was used before. */
const insertRequest = async (
  shop: ShopContext,
  transaction: Transaction<Tables>,
  { orderId, key, lines, comment, by }: Request,
): Promise<boolean> => {
  const earlier = await findReturns(transaction, [orderId]);
  if (earlier.some(({ request_key }) => request_key === key)) return false;
  const order = await findLockedOrder(transaction, orderId);
  const period = await findOrderPeriod(shop, transaction, order);
  if (period === null) throw new AppError(returnErrors, 'RETURN_NOT_POSSIBLE');
  if (period.daysLeft < 0) throw new AppError(returnErrors, 'RETURN_PERIOD_OVER', { lastDay: period.lastDay });
  if (earlier.length >= MAX_RETURNS_OF_ORDER) throw new AppError(returnErrors, 'TOO_MANY_RETURNS');
  const returnable = await findReturnableQuantities(transaction, order);
  for (const { productId, quantity } of lines) {
    const max = returnable.get(productId) ?? 0;
    const name = order.items.find((item) => item.productId === productId)?.name;
    if (quantity > max) throw new AppError(returnErrors, 'RETURN_TOO_MUCH', { productId, left: max, name });
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

/** Withdraws a customer's return before receipt. ORDER_NOT_FOUND, RESOURCE_NOT_FOUND, RETURN_CHANGED `{ state }`. */
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
