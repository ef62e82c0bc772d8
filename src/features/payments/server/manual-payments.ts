import type { Transaction } from 'kysely';
import { AppError } from '#core/errors/app-error.ts';
import type { Piastres } from '#core/money/money.ts';
import type { ShopContext } from '#core/server/context.ts';
import { amountDue, isPaidInPart } from '#features/orders/order-money.ts';
import type { StoredPaymentStatus } from '#features/orders/order-status.ts';
import { getManualProvider } from '#features/orders/payment-methods.ts';
import { getOrderSums } from '#features/orders/server/lock-order.ts';
import type { OrderForPayment } from '#features/orders/server/stored-order.ts';
import type { Tables } from '#generated/tables.gen.ts';
import type { PaymentEvent } from '../payment-event.ts';
import { paymentErrors } from '../payments.errors.ts';
import { findAttempts, insertAttempt, type StoredAttempt } from './payment-attempts.repository.ts';
import { resolveIssues } from './payment-issues.repository.ts';
import { findTransactions, type StoredTransaction, updateOrderMoney } from './payments.repository.ts';
import { recordInTransaction } from './record-payment-event.ts';
import { completeManualRefund } from './refunds/refund-order.ts';
import { requestOrderRefund } from './refunds/refund-requests.ts';
import { findRefunds, updateRefund } from './refunds/refunds.repository.ts';
import { decideWaitingProof } from './transfers/transfer-proofs.repository.ts';

const manualInstruments = { cash_on_delivery: 'cash', instapay: 'transfer', manual: 'other' } as const;

type ManualPayment = {
  readonly order: OrderForPayment;
  readonly adminId: string;
  /** In piastres; the open amount by default. */
  readonly amount?: Piastres;
};

/**
 * Records a payment entered by an admin for a locked order with a manual method, or the balance of a partly paid one: the given or
 * the open amount. Accepts a waiting transfer proof. PAYMENT_BY_GATEWAY for all others, whose payments only the gateway reports.
 */
export const recordManualPayment = async (
  shop: ShopContext,
  transaction: Transaction<Tables>,
  { order, adminId, amount = amountDue(getOrderSums(order)) }: ManualPayment,
): Promise<void> => {
  const provider = getManualProvider(order.payment_method) ?? (isPaidInPart(getOrderSums(order)) ? 'manual' : null);
  if (provider === null || !(provider in manualInstruments)) throw new AppError(paymentErrors, 'PAYMENT_BY_GATEWAY');
  const at = shop.clock();
  await decideWaitingProof(transaction, order.id, { state: 'accepted', reason: null, adminId, at });
  await recordCharge(shop, transaction, { order, provider: provider as ManualProvider, amount, adminId });
};

/** Records cash that a courier collected for a locked cash-on-delivery order; it may be less than the open amount. */
export const recordCashPayment = (
  shop: ShopContext,
  transaction: Transaction<Tables>,
  payment: { readonly order: OrderForPayment; readonly amount: Piastres; readonly adminId: string | null },
): Promise<void> => recordCharge(shop, transaction, { ...payment, provider: 'cash_on_delivery' });

type ManualProvider = keyof typeof manualInstruments;
type Charge = {
  readonly order: OrderForPayment;
  readonly provider: ManualProvider;
  readonly amount: Piastres;
  readonly adminId: string | null;
};

/** Inserts an attempt of this amount and its charge. */
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
    ...toEvent(attempt, manualInstruments[provider]),
    transactionId: `${attempt.reference}-charge`,
    kind: 'charge',
  });
};

/** Changes the payment status of a locked order by hand (decision 81): to paid, back to pending, or to refunded. */
export const changePaymentByHand = async (
  shop: ShopContext,
  transaction: Transaction<Tables>,
  {
    order,
    to,
    adminId,
  }: { readonly order: OrderForPayment; readonly to: StoredPaymentStatus; readonly adminId: string },
): Promise<void> => {
  // a free order has no payments or refunds, so its ledger stays empty
  if (order.total === 0)
    return updateOrderMoney(transaction, order, { paid: 0, refunded: 0, status: to }, { adminId, at: shop.clock() });
  if (to === 'paid') return recordManualPayment(shop, transaction, { order, adminId });
  const ledger = await findTransactions(transaction, [order.id]);
  const charges = ledger.filter(
    ({ kind, outcome, is_counted }) => kind === 'charge' && outcome === 'succeeded' && is_counted,
  );
  if (charges.some(({ provider }) => !(provider in manualInstruments)))
    throw new AppError(paymentErrors, 'PAYMENT_BY_GATEWAY');
  if (to === 'pending') return reverse(shop, transaction, { order, charges, ledger, adminId });
  const amount = order.paid_amount - order.refunded_amount;
  const refunds = await requestOrderRefund(shop, transaction, {
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

/**
 * Reverses payments recorded by mistake by adding a `reversal` row for each. Drops their unsent refunds and resolves the issues of
 * those.
 */
const reverse = async (
  shop: ShopContext,
  transaction: Transaction<Tables>,
  { order, charges, ledger, adminId }: Reversal,
): Promise<void> => {
  const attempts = await findAttempts(transaction, [order.id]);
  const refunds = await findRefunds(transaction, [order.id]);
  const reversed = new Set(ledger.filter(({ kind }) => kind === 'reversal').map(({ parent_id }) => parent_id));
  for (const charge of charges.filter(({ transaction_id }) => !reversed.has(transaction_id))) {
    const attempt = attempts.find(({ id }) => id === charge.attempt_id);
    if (attempt === undefined) throw new Error('a payment has no attempt');
    await record(shop, transaction, adminId, {
      ...toEvent(attempt, charge.instrument),
      transactionId: `${charge.transaction_id}-reversal`,
      parentId: charge.transaction_id,
      kind: 'reversal',
      amount: charge.amount,
    });
    for (const { id } of refunds.filter(({ charge_id }) => charge_id === charge.id)) {
      await updateRefund(transaction, id, ['wanted'], { state: 'refused' });
    }
    await resolveIssues(transaction, {
      orderId: order.id,
      kinds: ['paid_late', 'paid_twice'],
      subject: charge.transaction_id,
      at: shop.clock(),
    });
  }
};

const record = (shop: ShopContext, transaction: Transaction<Tables>, adminId: string | null, event: PaymentEvent) =>
  recordInTransaction(shop, transaction, event, { by: 'admin', adminId });

const toEvent = (attempt: StoredAttempt, kind: PaymentEvent['instrument']['kind']) =>
  ({
    provider: attempt.provider,
    providerOrderId: attempt.reference,
    parentId: null,
    outcome: 'succeeded',
    amount: attempt.amount,
    currency: attempt.currency,
    isLive: attempt.is_live,
    instrument: { kind, brand: null, last4: null },
    reason: null,
  }) as const;
