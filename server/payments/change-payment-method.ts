import type { OrderPayment } from '../../contract/payments.ts';
import { isOnlineMethod, type PaymentMethod } from '../../domain/payments/payment-methods.ts';
import { Refusal } from '../../domain/refusals.ts';
import { inTransaction } from '../../platform/database/connect.ts';
import { findOwnOrder } from '../orders/find-order.ts';
import type { ShopContext } from '../shop-context.ts';
import { refuseUnpayable } from './pay-order.ts';
import { expireOpenAttempts } from './payment-attempts.repository.ts';
import { mailSellers } from './payment-mails.ts';
import { holdUntil } from './payment-settings.ts';
import { orderPayments, otherMethods } from './payment-view.ts';
import { lockOrder, updatePaymentMethod } from './payments.repository.ts';

type Change = { readonly orderNumber: string; readonly method: PaymentMethod };

/**
 * Lets an own unpaid order be paid in another way; its open payment page is given up, and the seller is told of the order if the new
 * way needs no gateway. ORDER_NOT_FOUND, ORDER_PAID, ORDER_NOT_PAYABLE, PAYMENT_METHOD_UNAVAILABLE.
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
    if (locked === undefined) throw new Refusal('ORDER_NOT_FOUND');
    const now = shop.clock();
    refuseUnpayable(locked, now);
    if (locked.payment_method === method) return;
    const allowed = otherMethods({ ...order, payment_method: locked.payment_method }, settings);
    // who chose cash or a transfer has been told how to pay, and the seller that the order stands
    if (!isOnlineMethod(locked.payment_method) || !allowed.includes(method))
      throw new Refusal('PAYMENT_METHOD_UNAVAILABLE');
    await expireOpenAttempts(transaction, order.id, { at: now });
    // another payment page does not make the time longer
    // and what is paid in part holds its stock for ever
    const keepsHold = isOnlineMethod(method) || locked.paid_amount > 0;
    const payBy = keepsHold ? locked.pay_by : holdUntil(settings.payments, method, now);
    await updatePaymentMethod(transaction, order.id, { method, payBy });
    if (!isOnlineMethod(method)) await mailSellers(shop, transaction, locked);
  });
  const changed = await findOwnOrder(shop, customerId, orderNumber);
  const payment = (await orderPayments(shop, [changed])).get(changed.id);
  if (payment === undefined) throw new Error('a changed order cannot be shown');
  return payment;
};
