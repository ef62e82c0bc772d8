import type { Transaction } from 'kysely';
import type { Piastres } from '../../domain/money.ts';
import { type AttemptState, laterState } from '../../domain/payments/attempt-state.ts';
import { creditOf, openAmountOf, orderMoney } from '../../domain/payments/order-money.ts';
import type { PaymentEvent } from '../../domain/payments/payment-event.ts';
import type { IssueKind } from '../../domain/payments/payment-issue.ts';
import { inTransaction } from '../../platform/database/connect.ts';
import type { Tables } from '../../platform/database/schema.ts';
import { addJobs } from '../jobs/add-job.ts';
import type { ShopContext } from '../shop-context.ts';
import { costOf, moneyOf } from './order-lock.ts';
import {
  type LockedAttempt,
  type LockedForEvent,
  lockAttemptByCharge,
  lockAttemptByProviderOrder,
  updateAttemptState,
} from './payment-attempts.repository.ts';
import { type NewIssue, resolveIssues } from './payment-issues.repository.ts';
import { openIssue } from './payment-issues.ts';
import { addCheckJobWithPause, checkJob } from './payment-jobs.ts';
import { mailCustomer, mailPaid, mailSellers } from './payment-mails.ts';
import {
  confirmTransaction,
  findTransactions,
  insertTransaction,
  type OrderForPayment,
  type Recording,
  type StoredTransaction,
  updateGivenBack,
  updateOrderMoney,
} from './payments.repository.ts';
import { settleRefundEvent, wantRefund } from './refund-requests.ts';

/** What became of a reported event: new, known before, of no attempt of this shop, or of money that does not fit. */
export type RecordOutcome = 'recorded' | 'known' | 'unmatched' | 'review';

/**
 * Records what is known of money, with everything that follows from it in the same transaction: sums and payment status of the
 * order, its history, mails, refunds of what was paid too much. Nothing else writes money, and each event counts once, however often,
 * from whom and in whatever order it is reported (decision 186). Errors are those of the database.
 */
export const recordPaymentEvent = (
  shop: ShopContext,
  event: PaymentEvent,
  source: Omit<Recording, 'at'>,
): Promise<RecordOutcome> =>
  inTransaction(shop.database, (transaction) => recordInTransaction(shop, transaction, event, source));

/** `recordPaymentEvent` in the caller's transaction, which may have locked the order, and nothing else of it. */
export const recordInTransaction = async (
  shop: ShopContext,
  transaction: Transaction<Tables>,
  event: PaymentEvent,
  source: Omit<Recording, 'at'>,
): Promise<RecordOutcome> => {
  const recording = { ...source, at: shop.clock() };
  const { provider, providerOrderId, amount } = event;
  const locked = await lockAttemptOf(transaction, event);
  if (locked === undefined) {
    const unmatched = { kind: 'unmatched', orderId: null, provider, subject: providerOrderId, amount } as const;
    await openIssue(shop, transaction, { ...unmatched, at: recording.at });
    return 'unmatched';
  }
  const { attempt, order } = locked;
  const misfit = misfitOf(event, attempt);
  const counts = misfit === null && (await doesParentCount(transaction, event, order));
  const { row, ledger } = await insertTransaction(transaction, event, { ...recording, attempt, counts });
  if (row === undefined) {
    if (source.by === 'check') await confirm(transaction, event, order, recording.at);
    // some gateways report a refund by repeating the charge
    else if (source.by === 'webhook') await addCheckJobWithPause(shop, transaction, attempt);
    return 'known';
  }
  if (misfit !== null) return keepForReview(shop, transaction, { event, order, attempt, misfit, at: recording.at });

  await settleRefundEvent(shop, transaction, { event, row, order, ledger, recording });
  await settleOrder(shop, transaction, { event, order, attempt, row, ledger, recording });
  return 'recorded';
};

/** The attempt that an event names, or that of the charge which it is about. */
const lockAttemptOf = async (
  transaction: Transaction<Tables>,
  { provider, providerOrderId, parentId }: PaymentEvent,
): Promise<LockedForEvent | undefined> =>
  (await lockAttemptByProviderOrder(transaction, provider, providerOrderId)) ??
  (parentId === null ? undefined : lockAttemptByCharge(transaction, provider, parentId));

const isSuccessfulCharge = ({ kind, outcome }: Pick<PaymentEvent, 'kind' | 'outcome'>): boolean =>
  kind === 'charge' && outcome === 'succeeded';

/** Why an event does not belong to what was asked for; a refund or a chargeback may be a part of it. */
const misfitOf = ({ currency, isLive, kind, amount }: PaymentEvent, attempt: LockedAttempt): IssueKind | null => {
  if (currency !== attempt.currency) return 'wrong_currency';
  if (isLive !== attempt.is_live) return 'wrong_mode';
  return kind === 'charge' && amount !== attempt.amount ? 'wrong_amount' : null;
};

/** What was paid wrongly does not count, nor does its refund. */
const doesParentCount = async (
  transaction: Transaction<Tables>,
  { kind, parentId }: PaymentEvent,
  order: OrderForPayment,
): Promise<boolean> => {
  if (kind === 'charge' || kind === 'authorisation' || parentId === null) return true;
  const ledger = await findTransactions(transaction, [order.id]);
  return !ledger.some(
    ({ kind: other, transaction_id, counts }) => other === 'charge' && transaction_id === parentId && !counts,
  );
};

const stateAfter = ({ kind, outcome, reason }: PaymentEvent): AttemptState | null => {
  if (kind !== 'charge' && kind !== 'authorisation') return null;
  if (outcome === 'failed') return reason === 'expired' ? 'expired' : 'failed';
  return kind === 'charge' && outcome === 'succeeded' ? 'succeeded' : 'pending';
};

/** Notes that the gateway agrees, and settles that it once knew nothing of the payment. */
const confirm = async (
  transaction: Transaction<Tables>,
  event: PaymentEvent,
  order: OrderForPayment,
  at: Date,
): Promise<void> => {
  await confirmTransaction(transaction, event, at);
  await resolveIssues(transaction, { orderId: order.id, kinds: ['unconfirmed'], subject: event.transactionId, at });
};

type Misfit = {
  readonly event: PaymentEvent;
  readonly order: OrderForPayment;
  readonly attempt: LockedAttempt;
  readonly misfit: IssueKind;
  readonly at: Date;
};

/** Real money that does not pay the order is kept in sight, so that an admin sends it back. */
const keepForReview = async (
  shop: ShopContext,
  transaction: Transaction<Tables>,
  { event, order, attempt, misfit, at }: Misfit,
): Promise<RecordOutcome> => {
  if (!isSuccessfulCharge(event)) return 'review';
  const state = laterState(attempt.state, 'review');
  if (state !== attempt.state) await updateAttemptState(transaction, attempt.id, { state, reason: misfit, at });
  const { provider, transactionId: subject, amount } = event;
  await openIssue(shop, transaction, { kind: misfit, orderId: order.id, provider, subject, amount, at });
  return 'review';
};

type Settled = {
  readonly event: PaymentEvent;
  readonly order: OrderForPayment;
  readonly attempt: LockedAttempt;
  readonly row: StoredTransaction;
  /** With the row. */
  readonly ledger: readonly StoredTransaction[];
  readonly recording: Recording;
};

/** Derives the order's money from its ledger, and does what follows from a change. */
const settleOrder = async (
  shop: ShopContext,
  transaction: Transaction<Tables>,
  { event, order, attempt, row, ledger, recording }: Settled,
): Promise<void> => {
  const money = orderMoney(costOf(order), ledger, order.given_back_amount);
  const state = laterState(attempt.state, stateAfter(event) ?? attempt.state);
  await updateOrderMoney(transaction, order, money, {
    ...recording,
    attempt: { id: attempt.id, state, reason: event.reason, areOthersOver: isSuccessfulCharge(event) },
  });
  if (money.refunded >= money.paid) {
    await resolveIssues(transaction, { orderId: order.id, kinds: ['owed_back'], at: recording.at });
  }
  const { provider, transaction_id: subject, amount } = row;
  const issue = { orderId: order.id, provider, subject, amount, at: recording.at } as const;
  if (row.kind === 'chargeback' && row.outcome === 'succeeded') {
    await openIssue(shop, transaction, { ...issue, kind: 'chargeback' });
  }
  if (!isSuccessfulCharge(row)) return;
  // a success that only a webhook has reported is confirmed by the gateway
  const checks = recording.by === 'webhook' ? [checkJob(attempt.id)] : [];
  const isPaidUp = order.payment_status === 'pending' && money.status !== 'pending';
  if (order.status === 'cancelled') {
    // a payment never brings a cancelled order back: its pieces may be sold
    await openIssue(shop, transaction, { ...issue, kind: 'paid_late' });
    await wantRefund(shop, transaction, { order, charge: row, amount: row.amount, reason: 'paid_late' });
    await mailCustomer(shop, transaction, order, { event: 'paid-late', amount });
    return addJobs(shop.box, transaction, checks);
  }
  // what was sent back as a whole may be paid again, and an earlier total, or a part, leaves a rest
  const credit = creditOf(moneyOf(order));
  const tooMuch = Math.max(0, credit + amount - costOf(order)) - Math.max(0, credit - costOf(order));
  if (tooMuch > 0) {
    await sendBackSurplus(shop, transaction, { order, row, amount: tooMuch, issue });
  }
  // what an admin writes down of a delivery is no news to the customer, nor any of it to the seller
  const isNews = recording.by !== 'admin';
  // the sellers were mailed when the first part of an order was paid, not again for the rest
  const isNewToSellers = isNews && order.paid_amount === 0;
  if (isPaidUp && (isNews || provider === 'instapay')) {
    return mailPaid(shop, transaction, order, { amount, isNewToSellers, otherJobs: checks });
  }
  if (money.status === 'pending') {
    const open = openAmountOf({ ...moneyOf(order), paid: money.paid, refunded: money.refunded });
    await mailCustomer(shop, transaction, order, { event: 'partly-paid', amount: open });
    if (isNewToSellers) await mailSellers(shop, transaction, order);
  }
  await addJobs(shop.box, transaction, checks);
};

type Surplus = {
  readonly order: OrderForPayment;
  readonly row: StoredTransaction;
  readonly amount: Piastres;
  readonly issue: Omit<NewIssue, 'kind'>;
};

/** Sends back what was paid beyond the total, and tells customer and admin. */
const sendBackSurplus = async (
  shop: ShopContext,
  transaction: Transaction<Tables>,
  { order, row, amount, issue }: Surplus,
): Promise<void> => {
  await openIssue(shop, transaction, { ...issue, amount, kind: 'paid_twice' });
  await wantRefund(shop, transaction, { order, charge: row, amount, reason: 'paid_twice' });
  await updateGivenBack(transaction, order.id);
  await mailCustomer(shop, transaction, order, { event: 'paid-twice', amount });
};
