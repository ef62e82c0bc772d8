import type { Transaction } from 'kysely';
import type { Piastres } from '../../domain/money.ts';
import type { StoredPaymentStatus } from '../../domain/orders/status.ts';
import { isPaidInPart, openAmountOf } from '../../domain/payments/order-money.ts';
import type { PaymentEvent } from '../../domain/payments/payment-event.ts';
import { manualProviderOf } from '../../domain/payments/payment-methods.ts';
import { Refusal } from '../../domain/refusals.ts';
import type { Tables } from '../../platform/database/schema.ts';
import type { ShopContext } from '../shop-context.ts';
import { moneyOf } from './order-lock.ts';
import { findAttempts, insertAttempt, type StoredAttempt } from './payment-attempts.repository.ts';
import {
  findTransactions,
  type OrderForPayment,
  type StoredTransaction,
  updateOrderMoney,
} from './payments.repository.ts';
import { recordInTransaction } from './record-payment-event.ts';
import { completeManualRefund } from './refund-order.ts';
import { wantRefundOfOrder } from './refund-requests.ts';
import { decideWaitingProof } from './transfer-proofs.repository.ts';

const meansOf = { cash_on_delivery: 'cash', instapay: 'transfer', manual: 'other' } as const;

type ManualPayment = {
  readonly order: OrderForPayment;
  readonly adminId: string;
  /** In piastres; all that is open by default. */
  readonly amount?: Piastres;
};

/**
 * Records that an admin has seen a payment of a locked order whose method needs no gateway, or the rest of one that is paid in part:
 * what is open, or the amount that came. PAYMENT_BY_GATEWAY for the other methods: whether they are paid is reported, never written
 * down. A proof of its transfer that waits is accepted by that.
 */
export const recordManualPayment = async (
  shop: ShopContext,
  transaction: Transaction<Tables>,
  { order, adminId, amount = openAmountOf(moneyOf(order)) }: ManualPayment,
): Promise<void> => {
  const provider = manualProviderOf(order.payment_method) ?? (isPaidInPart(moneyOf(order)) ? 'manual' : null);
  if (provider === null || !(provider in meansOf)) throw new Refusal('PAYMENT_BY_GATEWAY');
  const at = shop.clock();
  await decideWaitingProof(transaction, order.id, { state: 'accepted', reason: null, adminId, at });
  await recordCharge(shop, transaction, { order, provider: provider as ManualProvider, amount, adminId });
};

/** Records cash that a courier brought for a locked order that is paid on delivery; it may be a part of what the order owes. */
export const recordCashPayment = (
  shop: ShopContext,
  transaction: Transaction<Tables>,
  payment: { readonly order: OrderForPayment; readonly amount: Piastres; readonly adminId: string | null },
): Promise<void> => recordCharge(shop, transaction, { ...payment, provider: 'cash_on_delivery' });

type ManualProvider = keyof typeof meansOf;
type Charge = {
  readonly order: OrderForPayment;
  readonly provider: ManualProvider;
  readonly amount: Piastres;
  readonly adminId: string | null;
};

/** An attempt of this amount, and its charge. */
const recordCharge = async (
  shop: ShopContext,
  transaction: Transaction<Tables>,
  { order, provider, amount, adminId }: Charge,
): Promise<void> => {
  const attempt = await insertAttempt(transaction, {
    orderId: order.id,
    orderNumber: order.order_number,
    provider,
    method: order.payment_method,
    amount,
    isLive: true,
    state: 'open',
    at: shop.clock(),
  });
  await record(shop, transaction, adminId, {
    ...eventOf(attempt, meansOf[provider]),
    transactionId: `${attempt.reference}-charge`,
    kind: 'charge',
  });
};

/** Changes the payment status of a locked order by hand (decision 81): paid, not paid after all, or sent back as a whole. */
export const changePaymentByHand = async (
  shop: ShopContext,
  transaction: Transaction<Tables>,
  {
    order,
    to,
    adminId,
  }: { readonly order: OrderForPayment; readonly to: StoredPaymentStatus; readonly adminId: string },
): Promise<void> => {
  // nothing is paid or sent back of an order that costs nothing, so its ledger stays empty
  if (order.total === 0)
    return updateOrderMoney(transaction, order, { paid: 0, refunded: 0, status: to }, { adminId, at: shop.clock() });
  if (to === 'paid') return recordManualPayment(shop, transaction, { order, adminId });
  const ledger = await findTransactions(transaction, [order.id]);
  const charges = ledger.filter(({ kind, outcome, counts }) => kind === 'charge' && outcome === 'succeeded' && counts);
  if (charges.some(({ provider }) => !(provider in meansOf))) throw new Refusal('PAYMENT_BY_GATEWAY');
  if (to === 'pending') return reverse(shop, transaction, { order, charges, ledger, adminId });
  const amount = order.paid_amount - order.refunded_amount;
  const refunds = await wantRefundOfOrder(shop, transaction, {
    order,
    amount,
    reason: 'goodwill',
    includesShipping: true,
    adminId,
  });
  for (const refund of refunds) await completeManualRefund(shop, transaction, refund, adminId);
};

type Reversal = {
  readonly order: OrderForPayment;
  readonly charges: readonly StoredTransaction[];
  readonly ledger: readonly StoredTransaction[];
  readonly adminId: string;
};

/** Takes back what was written down by mistake; the rows stay, and a row beside each says so. */
const reverse = async (
  shop: ShopContext,
  transaction: Transaction<Tables>,
  { order, charges, ledger, adminId }: Reversal,
): Promise<void> => {
  const attempts = await findAttempts(transaction, [order.id]);
  const reversed = new Set(ledger.filter(({ kind }) => kind === 'reversal').map(({ parent_id }) => parent_id));
  for (const charge of charges.filter(({ transaction_id }) => !reversed.has(transaction_id))) {
    const attempt = attempts.find(({ id }) => id === charge.attempt_id);
    if (attempt === undefined) throw new Error('a payment has no attempt');
    await record(shop, transaction, adminId, {
      ...eventOf(attempt, charge.means),
      transactionId: `${charge.transaction_id}-reversal`,
      parentId: charge.transaction_id,
      kind: 'reversal',
      amount: charge.amount,
    });
  }
};

const record = (shop: ShopContext, transaction: Transaction<Tables>, adminId: string | null, event: PaymentEvent) =>
  recordInTransaction(shop, transaction, event, { by: 'admin', adminId });

const eventOf = (attempt: StoredAttempt, kind: PaymentEvent['means']['kind']) =>
  ({
    provider: attempt.provider,
    providerOrderId: attempt.reference,
    parentId: null,
    outcome: 'succeeded',
    amount: attempt.amount,
    currency: attempt.currency,
    isLive: attempt.is_live,
    means: { kind, brand: null, last4: null },
    reason: null,
  }) as const;
