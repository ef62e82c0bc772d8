import { AppError } from '#core/errors/app-error.ts';
import type { ShopContext } from '#core/server/context.ts';
import { inTransaction } from '#core/server/database/connect.ts';
import type { OrderPayment } from '#features/orders/order-payment.ts';
import { orderErrors } from '#features/orders/orders.errors.ts';
import { isOnlineMethod, type PaymentMethod } from '#features/orders/payment-methods.ts';
import { findOwnOrder } from '#features/orders/server/find-order.ts';
import { lockOrder } from '#features/orders/server/lock-order.ts';
import { paymentErrors } from '../payments.errors.ts';
import { refuseUnpayable } from './pay-order.ts';
import { expireOpenAttempts } from './payment-attempts.repository.ts';
import { mailSellers } from './payment-mails.ts';
import { orderPayments, otherMethods } from './payment-view.ts';
import { updatePaymentMethod } from './payments.repository.ts';
import { paymentDeadlineFor } from './settings/payment-settings.ts';

type Change = { readonly orderNumber: string; readonly method: PaymentMethod };

/**
 * Changes the payment method of the customer's unpaid order and expires its open payment page. A method without a gateway also
 * mails the seller. ORDER_NOT_FOUND, ORDER_PAID, ORDER_NOT_PAYABLE, PAYMENT_METHOD_UNAVAILABLE.
 */
export const changePaymentMethod = async (
  shop: ShopContext,
  customerId: string,
  { orderNumber, method }: Change,
): Promise<OrderPayment> => {
  const order = await findOwnOrder(shop, customerId, orderNumber);
  const settings = await shop.shopSettings.current();
  await inTransaction(shop.database, async (transaction) => {
    const locked = await lockOrder(transaction, order.id);
    if (locked === undefined) throw new AppError(orderErrors, 'ORDER_NOT_FOUND');
    const now = shop.clock();
    refuseUnpayable(locked, now);
    if (locked.payment_method === method) return;
    const allowed = otherMethods({ ...order, payment_method: locked.payment_method }, settings);
    // orders with a manual method are final: the customer has payment instructions and the seller was mailed
    if (!isOnlineMethod(locked.payment_method) || !allowed.includes(method))
      throw new AppError(paymentErrors, 'PAYMENT_METHOD_UNAVAILABLE');
    await expireOpenAttempts(transaction, order.id, { at: now });
    // a new payment page does not extend the hold, and a partly paid order has none
    const retainsHold = isOnlineMethod(method) || locked.paid_amount > 0;
    const paymentDeadline = retainsHold ? locked.payment_deadline : paymentDeadlineFor(settings.payments, method, now);
    await updatePaymentMethod(transaction, order.id, { method, paymentDeadline });
    if (!isOnlineMethod(method)) await mailSellers(shop, transaction, locked);
  });
  const changed = await findOwnOrder(shop, customerId, orderNumber);
  const payment = (await orderPayments(shop, [changed])).get(changed.id);
  if (payment === undefined) throw new Error('changed order not found');
  return payment;
};
