import type { OrderView } from '../../contract/orders.ts';
import type { Language } from '../../domain/language.ts';
import { needsOnlinePayment } from '../../domain/payments/payment-methods.ts';
import { Refusal } from '../../domain/refusals.ts';
import { inTransaction } from '../../platform/database/connect.ts';
import type { Caller } from '../api/context.ts';
import { expireOpenAttempts, lockOrder } from '../payments/order-lock.ts';
import type { ShopContext } from '../shop-context.ts';
import { cancelOrder } from './cancel-order.ts';
import { findOwnOrder } from './find-order.ts';
import { getOrder } from './get-orders.ts';

/**
 * Cancels an own order that waits for an online payment, as its end of time would. ORDER_NOT_FOUND, ORDER_PAID; ORDER_NOT_PAYABLE for an
 * order that is under way, cancelled, or paid in another way.
 */
export const cancelUnpaidOrder = async (
  shop: ShopContext,
  caller: Caller,
  { orderNumber, language }: { readonly orderNumber: string; readonly language: Language },
): Promise<OrderView> => {
  const { id } = await findOwnOrder(shop, caller.userId, orderNumber);
  await inTransaction(shop.database, async (transaction) => {
    const order = await lockOrder(transaction, id);
    if (order === undefined) throw new Refusal('ORDER_NOT_FOUND');
    // what was paid of it in part would stay with the shop
    if (order.payment_status !== 'pending' || order.paid_amount > 0) throw new Refusal('ORDER_PAID');
    if (order.status !== 'pending' || !needsOnlinePayment(order.payment_method, order.total))
      throw new Refusal('ORDER_NOT_PAYABLE');
    await cancelOrder(shop, transaction, { id, from: order.status, by: caller.userId });
    await expireOpenAttempts(transaction, id, { at: shop.clock() });
  });
  return getOrder(shop, caller, { orderNumber, language });
};
