import { AppError } from '#core/errors/app-error.ts';
import type { Language } from '#core/i18n/language.ts';
import type { Caller } from '#core/server/api/request-context.ts';
import type { ShopContext } from '#core/server/context.ts';
import { inTransaction } from '#core/server/database/connect.ts';
import type { OrderView } from '#features/orders/orders.contract.ts';
import { orderErrors } from '#features/orders/orders.errors.ts';
import { needsOnlinePayment } from '#features/orders/payment-methods.ts';
import { cancelOrder } from '#features/orders/server/cancel-order.ts';
import { findOwnOrder } from '#features/orders/server/find-order.ts';
import { lockOrder } from '#features/orders/server/lock-order.ts';
import { expirePaymentPages } from '#features/payments/server/expire-payment-pages.ts';
import { getOrder } from './order-views.ts';

/**
 * Cancels the customer's order that awaits an online payment, like its deadline. ORDER_NOT_FOUND, ORDER_PAID; ORDER_NOT_PAYABLE for
 * an order that is processed, cancelled, or has another payment method.
 */
export const cancelUnpaidOrder = async (
  shop: ShopContext,
  caller: Caller,
  { orderNumber, language }: { readonly orderNumber: string; readonly language: Language },
): Promise<OrderView> => {
  const { id } = await findOwnOrder(shop, caller.userId, orderNumber);
  await inTransaction(shop.database, async (transaction) => {
    const order = await lockOrder(transaction, id);
    if (order === undefined) throw new AppError(orderErrors, 'ORDER_NOT_FOUND');
    // a part payment would not be refunded
    if (order.payment_status !== 'pending' || order.paid_amount > 0) throw new AppError(orderErrors, 'ORDER_PAID');
    if (order.status !== 'pending' || !needsOnlinePayment(order.payment_method, order.total))
      throw new AppError(orderErrors, 'ORDER_NOT_PAYABLE');
    await cancelOrder(shop, transaction, { id, from: order.status, by: caller.userId });
    await expirePaymentPages(transaction, id, { at: shop.clock() });
  });
  return getOrder(shop, caller, { orderNumber, language });
};
