import type { Transaction } from 'kysely';
import type { Piastres } from '#core/money/money.ts';
import type { ShopContext } from '#core/server/context.ts';
import { inTransaction } from '#core/server/database/connect.ts';
import { addJobs } from '#core/server/jobs/enqueue-job.ts';
import { amountDue, getCredit, orderMoney } from '#features/orders/order-money.ts';
import { amountPayable, getOrderSums } from '#features/orders/server/lock-order.ts';
import type { OrderForPayment } from '#features/orders/server/stored-order.ts';
import type { Tables } from '#generated/tables.gen.ts';
import { type AttemptState, laterState } from '../attempt-state.ts';
import type { PaymentEvent } from '../payment-event.ts';
import type { IssueKind } from '../payment-issue.ts';
import {
  type LockedAttempt,
  type LockedForEvent,
  lockAttemptByCharge,
  lockAttemptByProviderOrder,
  updateAttemptState,
} from './payment-attempts.repository.ts';
import { type NewIssue, resolveIssues } from './payment-issues.repository.ts';
import { openIssue } from './payment-issues.ts';
import { addThrottledCheckJob, addUnmatchedJob, checkJob } from './payment-jobs.ts';
import { mailCustomer, mailPaid, mailSellers } from './payment-mails.ts';
import {
  addOverpaymentRefund,
  confirmTransaction,
  findTransactions,
  insertTransaction,
  type Recording,
  type StoredTransaction,
  updateOrderMoney,
} from './payments.repository.ts';
import { requestRefund, settleRefundEvent } from './refunds/refund-requests.ts';

/** Outcome of recording an event: new, known, without an attempt of this shop, or with a mismatch that needs review. */
export type RecordOutcome = 'recorded' | 'known' | 'unmatched' | 'review';

/**
 * Records a payment event and its consequences in one transaction: sums and payment status of the order, history, mails, refunds of
 * overpayments. It is the only writer of payments, and each event counts once, whatever the number, source and order of its reports
 * (decision 186). Throws database errors only.
 */
export const recordPaymentEvent = (
  shop: ShopContext,
  event: PaymentEvent,
  source: Omit<Recording, 'at'>,
): Promise<RecordOutcome> =>
  inTransaction(shop.database, (transaction) => recordInTransaction(shop, transaction, event, source));

/** Like `recordPaymentEvent`, in the caller's transaction, which may have locked the order and nothing else of it. */
export const recordInTransaction = async (
  shop: ShopContext,
  transaction: Transaction<Tables>,
  event: PaymentEvent,
  source: Omit<Recording, 'at'>,
): Promise<RecordOutcome> => {
  const recording = { ...source, at: shop.clock() };
  const { provider, providerOrderId, amount } = event;
  const locked = await lockAttempt(transaction, event);
  if (locked === undefined) {
    // only a received payment needs a decision; a webhook for an unknown order is verified first
    if (!isSuccessfulCharge(event)) return 'unmatched';
    if (source.by === 'webhook') await addUnmatchedJob(shop, transaction, event);
    else {
      const unmatched = { kind: 'unmatched', orderId: null, provider, subject: providerOrderId, amount } as const;
      await openIssue(shop, transaction, { ...unmatched, at: recording.at });
    }
    return 'unmatched';
  }
  const { attempt, order } = locked;
  const mismatch = findMismatch(event, attempt);
  const counts = mismatch === null && (await doesParentCount(transaction, event, order));
  const { row, ledger } = await insertTransaction(transaction, event, { ...recording, attempt, counts });
  if (row === undefined) {
    if (source.by === 'check') await confirm(transaction, event, order, recording.at);
    // some gateways report a refund by repeating the charge
    else if (source.by === 'webhook') await addThrottledCheckJob(shop, transaction, { ...attempt, provider });
    return 'known';
  }
  if (mismatch !== null) return openReview(shop, transaction, { event, order, attempt, mismatch, at: recording.at });

  await settleRefundEvent(shop, transaction, { event, row, order, ledger, recording });
  await settleOrder(shop, transaction, { event, order, attempt, row, ledger, recording });
  return 'recorded';
};

/** Locks the attempt that an event names, or the attempt of its parent charge. */
const lockAttempt = async (
  transaction: Transaction<Tables>,
  { provider, providerOrderId, parentId }: PaymentEvent,
): Promise<LockedForEvent | undefined> =>
  (await lockAttemptByProviderOrder(transaction, provider, providerOrderId)) ??
  (parentId === null ? undefined : lockAttemptByCharge(transaction, provider, parentId));

const isSuccessfulCharge = ({ kind, outcome }: Pick<PaymentEvent, 'kind' | 'outcome'>): boolean =>
  kind === 'charge' && outcome === 'succeeded';

/** Returns why an event does not match its attempt; the amount of a refund or chargeback may be smaller. */
const findMismatch = ({ currency, isLive, kind, amount }: PaymentEvent, attempt: LockedAttempt): IssueKind | null => {
  if (currency !== attempt.currency) return 'wrong_currency';
  if (isLive !== attempt.is_live) return 'wrong_mode';
  return kind === 'charge' && amount !== attempt.amount ? 'wrong_amount' : null;
};

/** Whether the parent charge counts: a mismatched payment does not, nor does its refund. */
const doesParentCount = async (
  transaction: Transaction<Tables>,
  { kind, parentId }: PaymentEvent,
  order: OrderForPayment,
): Promise<boolean> => {
  if (kind === 'charge' || kind === 'authorisation' || parentId === null) return true;
  const ledger = await findTransactions(transaction, [order.id]);
  return !ledger.some(
    ({ kind: other, transaction_id, is_counted }) => other === 'charge' && transaction_id === parentId && !is_counted,
  );
};

const stateAfter = ({ kind, outcome, reason }: PaymentEvent): AttemptState | null => {
  if (kind !== 'charge' && kind !== 'authorisation') return null;
  if (outcome === 'failed') return reason === 'expired' ? 'expired' : 'failed';
  return kind === 'charge' && outcome === 'succeeded' ? 'succeeded' : 'pending';
};

/** Marks an event as confirmed and resolves its `unconfirmed` issue. */
const confirm = async (
  transaction: Transaction<Tables>,
  event: PaymentEvent,
  order: OrderForPayment,
  at: Date,
): Promise<void> => {
  await confirmTransaction(transaction, event, at);
  await resolveIssues(transaction, { orderId: order.id, kinds: ['unconfirmed'], subject: event.transactionId, at });
};

type Mismatch = {
  readonly event: PaymentEvent;
  readonly order: OrderForPayment;
  readonly attempt: LockedAttempt;
  readonly mismatch: IssueKind;
  readonly at: Date;
};

/** Opens an issue for a mismatched payment, so that an admin refunds it. */
const openReview = async (
  shop: ShopContext,
  transaction: Transaction<Tables>,
  { event, order, attempt, mismatch, at }: Mismatch,
): Promise<RecordOutcome> => {
  if (!isSuccessfulCharge(event)) return 'review';
  const state = laterState(attempt.state, 'review');
  if (state !== attempt.state) await updateAttemptState(transaction, attempt.id, { state, reason: mismatch, at });
  const { provider, transactionId: subject, amount } = event;
  await openIssue(shop, transaction, { kind: mismatch, orderId: order.id, provider, subject, amount, at });
  return 'review';
};

type SettledEvent = {
  readonly event: PaymentEvent;
  readonly order: OrderForPayment;
  readonly attempt: LockedAttempt;
  readonly row: StoredTransaction;
  /** Includes the row. */
  readonly ledger: readonly StoredTransaction[];
  readonly recording: Recording;
};

/** Updates the order from its ledger and handles the consequences. */
const settleOrder = async (
  shop: ShopContext,
  transaction: Transaction<Tables>,
  { event, order, attempt, row, ledger, recording }: SettledEvent,
): Promise<void> => {
  const money = orderMoney(amountPayable(order), ledger, order.overpayment_refunded_amount);
  const state = laterState(attempt.state, stateAfter(event) ?? attempt.state);
  await updateOrderMoney(transaction, order, money, {
    ...recording,
    attempt: { id: attempt.id, state, reason: event.reason, expiresOthers: isSuccessfulCharge(event) },
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
  // a success reported by webhook alone is confirmed by a gateway query
  const checks = recording.by === 'webhook' ? [checkJob(attempt.id, provider)] : [];
  const isPaidUp = order.payment_status === 'pending' && money.status !== 'pending';
  // payments recorded by an admin send no mail to the seller, and those without a transfer none to the customer
  const isReportedByGateway = recording.by !== 'admin';
  if (order.status === 'cancelled') {
    // a payment does not reopen a cancelled order, whose items may be sold
    await openIssue(shop, transaction, { ...issue, kind: 'paid_late' });
    await requestRefund(shop, transaction, { order, charge: row, amount: row.amount, reason: 'paid_late' });
    // cash entered by mistake must not promise a refund; the refund itself is mailed when sent
    if (isReportedByGateway || provider === 'instapay')
      await mailCustomer(shop, transaction, order, { event: 'paid-late', amount });
    return addJobs(shop.box, transaction, checks);
  }
  // a balance remains after a full refund, an older total or a part payment
  const credit = getCredit(getOrderSums(order));
  const surplus = Math.max(0, credit + amount - amountPayable(order)) - Math.max(0, credit - amountPayable(order));
  if (surplus > 0) {
    await refundSurplus(shop, transaction, { order, row, amount: surplus, issue });
  }
  // the sellers were mailed about the first part payment
  const mustNotifySellers = isReportedByGateway && order.paid_amount === 0;
  if (isPaidUp && (isReportedByGateway || provider === 'instapay')) {
    return mailPaid(shop, transaction, order, { amount, mustNotifySellers, otherJobs: checks });
  }
  if (money.status === 'pending') {
    const open = amountDue({ ...getOrderSums(order), paid: money.paid, refunded: money.refunded });
    await mailCustomer(shop, transaction, order, { event: 'partly-paid', amount: open });
    if (mustNotifySellers) await mailSellers(shop, transaction, order);
  }
  await addJobs(shop.box, transaction, checks);
};

type Surplus = {
  readonly order: OrderForPayment;
  readonly row: StoredTransaction;
  readonly amount: Piastres;
  readonly issue: Omit<NewIssue, 'kind'>;
};

/** Refunds an overpayment and informs the customer and the admin. */
const refundSurplus = async (
  shop: ShopContext,
  transaction: Transaction<Tables>,
  { order, row, amount, issue }: Surplus,
): Promise<void> => {
  await openIssue(shop, transaction, { ...issue, amount, kind: 'paid_twice' });
  await requestRefund(shop, transaction, { order, charge: row, amount, reason: 'paid_twice' });
  await addOverpaymentRefund(transaction, order.id);
  await mailCustomer(shop, transaction, order, { event: 'paid-twice', amount });
};
