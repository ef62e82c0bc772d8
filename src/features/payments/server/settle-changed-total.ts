import type { Transaction } from 'kysely';
import type { Piastres } from '#core/money/money.ts';
import type { ShopContext } from '#core/server/context.ts';
import { amountDue, orderMoney, overpayment } from '#features/orders/order-money.ts';
import { getManualProvider } from '#features/orders/payment-methods.ts';
import { amountPayable, getOrderSums, lockOrder } from '#features/orders/server/lock-order.ts';
import type { Tables } from '#generated/tables.gen.ts';
import { expireOpenAttempts } from './payment-attempts.repository.ts';
import { resolveIssues } from './payment-issues.repository.ts';
import { openIssue } from './payment-issues.ts';
import { addOverpaymentRefund, addWaivedAmount, findTransactions, updateOrderMoney } from './payments.repository.ts';
import { completeManualRefund } from './refunds/refund-order.ts';
import { findRefundableBalance, requestOrderRefund } from './refunds/refund-requests.ts';

/** Amount due or refundable after the total of an order changes, in piastres. */
export type MoneyDifference = { readonly toPay: Piastres; readonly toGiveBack: Piastres };

/** Computes the amount due or refundable for a new total; `remaining` is the refundable balance. */
export const moneyDifference = (
  order: Parameters<typeof getOrderSums>[0],
  total: Piastres,
  remaining: Piastres,
): MoneyDifference => {
  return {
    toPay: amountDue({ ...getOrderSums(order), total }),
    toGiveBack: Math.min(remaining, overpayment({ ...getOrderSums(order), total })),
  };
};

type ChangedTotal = {
  readonly orderId: string;
  /** Whether to refund the overpayment now; otherwise an `owed_back` issue reminds the admin. */
  readonly refund: boolean;
  readonly adminId: string;
};

/**
 * Settles a locked order after its total has changed: expires its payment page, refunds the overpayment, and updates the payment
 * status with a history entry. REFUND_UNCLEAR while the outcome of an earlier refund is unknown. Returns the refunded amount, in
 * piastres.
 */
export const settleChangedTotal = async (
  shop: ShopContext,
  transaction: Transaction<Tables>,
  { orderId, refund, adminId }: ChangedTotal,
): Promise<Piastres> => {
  const at = shop.clock();
  const order = await lockOrder(transaction, orderId);
  if (order === undefined) throw new Error('changed order not found');
  await expireOpenAttempts(transaction, orderId, { at });
  const { toGiveBack: amount } = moneyDifference(
    order,
    amountPayable(order),
    await findRefundableBalance(transaction, orderId),
  );
  await resolveIssues(transaction, { orderId, kinds: ['owed_back'], at });
  if (amount > 0 && refund) {
    // deduct the refund from the credit before the status is derived from the ledger
    const request = await requestOrderRefund(shop, transaction, { order, amount, reason: 'order_changed', adminId });
    await addOverpaymentRefund(transaction, orderId);
    for (const each of request) await completeManualRefund(shop, transaction, each, adminId);
  } else if (amount > 0) {
    const provider = getManualProvider(order.payment_method) ?? 'manual';
    await openIssue(shop, transaction, {
      kind: 'owed_back',
      orderId,
      provider,
      subject: order.order_number,
      amount,
      at,
    });
  }
  await deriveOrderMoney(shop, transaction, orderId, adminId);
  return refund ? amount : 0;
};

/** Waives an open amount of a locked order, expires its payment page, which has the old amount, and updates its payment status. */
export const waiveOpenAmount = async (
  shop: ShopContext,
  transaction: Transaction<Tables>,
  { orderId, amount, adminId }: { readonly orderId: string; readonly amount: Piastres; readonly adminId: string },
): Promise<void> => {
  await addWaivedAmount(transaction, orderId, amount);
  await expireOpenAttempts(transaction, orderId, { at: shop.clock() });
  await deriveOrderMoney(shop, transaction, orderId, adminId);
};

/** Recomputes the overpayment refunds of a locked order after a refund was given up or retried, and derives its payment status. */
export const settleOverpaymentRefunds = async (
  shop: ShopContext,
  transaction: Transaction<Tables>,
  orderId: string,
  adminId: string,
): Promise<void> => {
  await addOverpaymentRefund(transaction, orderId);
  await deriveOrderMoney(shop, transaction, orderId, adminId);
};

const deriveOrderMoney = async (
  shop: ShopContext,
  transaction: Transaction<Tables>,
  orderId: string,
  adminId: string,
): Promise<void> => {
  const order = await lockOrder(transaction, orderId);
  if (order === undefined) throw new Error('changed order not found');
  const ledger = await findTransactions(transaction, [orderId]);
  // a free order is marked as paid by hand and has no ledger
  if (ledger.length === 0 && amountPayable(order) === 0) return;
  const money = orderMoney(amountPayable(order), ledger, order.overpayment_refunded_amount);
  await updateOrderMoney(transaction, order, money, { adminId, at: shop.clock() });
};
