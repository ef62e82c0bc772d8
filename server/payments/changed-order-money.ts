import type { Transaction } from 'kysely';
import type { Piastres } from '../../domain/money.ts';
import { excessOf, openAmountOf, orderMoney } from '../../domain/payments/order-money.ts';
import { manualProviderOf } from '../../domain/payments/payment-methods.ts';
import type { Tables } from '../../platform/database/schema.ts';
import type { ShopContext } from '../shop-context.ts';
import { costOf, moneyOf } from './order-lock.ts';
import { expireOpenAttempts } from './payment-attempts.repository.ts';
import { resolveIssues } from './payment-issues.repository.ts';
import { openIssue } from './payment-issues.ts';
import {
  addWaivedAmount,
  findTransactions,
  lockOrder,
  updateGivenBack,
  updateOrderMoney,
} from './payments.repository.ts';
import { completeManualRefund } from './refund-order.ts';
import { findLeft, wantRefundOfOrder } from './refund-requests.ts';

/** What becomes of the money when the total of an order changes, in piastres: to pay, or to give back. */
export type MoneyDifference = { readonly toPay: Piastres; readonly toGiveBack: Piastres };

/** The difference that a new total makes for an order that has `left` to send back. */
export const moneyDifference = (
  order: Parameters<typeof moneyOf>[0],
  total: Piastres,
  left: Piastres,
): MoneyDifference => {
  return {
    toPay: openAmountOf({ ...moneyOf(order), total }),
    toGiveBack: Math.min(left, excessOf({ ...moneyOf(order), total })),
  };
};

type ChangedTotal = {
  readonly orderId: string;
  /** Whether what was paid too much goes back now; otherwise the admin is reminded of it. */
  readonly refund: boolean;
  readonly adminId: string;
};

/**
 * Brings the money of a locked order in line with its new total: its payment page, which has the old one, is given up; what was paid too
 * much goes back by the refunds of the order; its payment status follows, with an entry in its history. REFUND_UNCLEAR while an earlier
 * refund has no certain end. Returns what goes back, in piastres.
 */
export const settleChangedTotal = async (
  shop: ShopContext,
  transaction: Transaction<Tables>,
  { orderId, refund, adminId }: ChangedTotal,
): Promise<Piastres> => {
  const at = shop.clock();
  const order = await lockOrder(transaction, orderId);
  if (order === undefined) throw new Error('a changed order is gone');
  await expireOpenAttempts(transaction, orderId, { at });
  const { toGiveBack: amount } = moneyDifference(order, costOf(order), await findLeft(transaction, orderId));
  await resolveIssues(transaction, { orderId, kinds: ['owed_back'], at });
  if (amount > 0 && refund) {
    // not part of what pays the order, before the ledger is read for its status
    const wanted = await wantRefundOfOrder(shop, transaction, { order, amount, reason: 'order_changed', adminId });
    await updateGivenBack(transaction, orderId);
    for (const each of wanted) await completeManualRefund(shop, transaction, each, adminId);
  } else if (amount > 0) {
    const provider = manualProviderOf(order.payment_method) ?? 'manual';
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

/**
 * Takes an amount of a locked order, of which so much is open, off what its customer owes: its payment page, which has the old sum, is
 * given up, and its payment status follows.
 */
export const waiveOpenAmount = async (
  shop: ShopContext,
  transaction: Transaction<Tables>,
  { orderId, amount, adminId }: { readonly orderId: string; readonly amount: Piastres; readonly adminId: string },
): Promise<void> => {
  await addWaivedAmount(transaction, orderId, amount);
  await expireOpenAttempts(transaction, orderId, { at: shop.clock() });
  await deriveOrderMoney(shop, transaction, orderId, adminId);
};

/** Counts anew what was given back of a locked order, after a refund was given up or taken up again, and derives its money from that. */
export const settleGivenBack = async (
  shop: ShopContext,
  transaction: Transaction<Tables>,
  orderId: string,
  adminId: string,
): Promise<void> => {
  await updateGivenBack(transaction, orderId);
  await deriveOrderMoney(shop, transaction, orderId, adminId);
};

const deriveOrderMoney = async (
  shop: ShopContext,
  transaction: Transaction<Tables>,
  orderId: string,
  adminId: string,
): Promise<void> => {
  const order = await lockOrder(transaction, orderId);
  if (order === undefined) throw new Error('a changed order is gone');
  const ledger = await findTransactions(transaction, [orderId]);
  // an order that costs nothing is paid by hand, without a ledger
  if (ledger.length === 0 && costOf(order) === 0) return;
  const money = orderMoney(costOf(order), ledger, order.given_back_amount);
  await updateOrderMoney(transaction, order, money, { adminId, at: shop.clock() });
};
