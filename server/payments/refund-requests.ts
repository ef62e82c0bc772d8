import type { Kysely, Transaction } from 'kysely';
import type { Piastres } from '../../domain/money.ts';
import { refundableAmount } from '../../domain/payments/order-money.ts';
import type { PaymentEvent } from '../../domain/payments/payment-event.ts';
import type { RefundLine, RefundReason } from '../../domain/payments/refund.ts';
import { Refusal } from '../../domain/refusals.ts';
import type { Tables } from '../../platform/database/schema.ts';
import type { ShopContext } from '../shop-context.ts';
import { insertEarlierRefunds, insertForeignRefund } from './foreign-refunds.ts';
import { resolveIssues } from './payment-issues.repository.ts';
import { openIssue } from './payment-issues.ts';
import { addRefundJob } from './payment-jobs.ts';
import { mailCustomer } from './payment-mails.ts';
import { providerNamed } from './payment-settings.ts';
import {
  findTransactions,
  type OrderForPayment,
  type Recording,
  type StoredTransaction,
} from './payments.repository.ts';
import { findRefunds, insertRefund, type StoredRefund, updateRefund } from './refunds.repository.ts';

type WantedRefund = {
  readonly order: OrderForPayment;
  readonly charge: StoredTransaction;
  readonly amount: Piastres;
  readonly reason: RefundReason;
  readonly lines?: readonly RefundLine[];
  readonly includesShipping?: boolean;
  readonly isRestocked?: boolean;
  /** Whether only a part of the order was paid, which is less by this. */
  readonly isOfPartPayment?: boolean;
  readonly note?: string | null;
  readonly adminId?: string | null;
};

/**
 * Writes a refund down, of which the caller has checked under the lock of the order that so much is left, and has the gateway do it
 * after the transaction. One of a provider that sends nothing back waits as `wanted` for an admin.
 */
export const wantRefund = async (
  shop: ShopContext,
  transaction: Transaction<Tables>,
  {
    order,
    charge,
    amount,
    reason,
    lines = [],
    includesShipping = false,
    isRestocked = false,
    isOfPartPayment = false,
    note = null,
    adminId = null,
  }: WantedRefund,
): Promise<StoredRefund> => {
  const refund = await insertRefund(transaction, {
    orderId: order.id,
    chargeId: charge.id,
    amount,
    reason,
    lines,
    includesShipping,
    isRestocked,
    isOfPartPayment,
    note,
    state: 'wanted',
    providerRefundId: null,
    adminId,
    at: shop.clock(),
  });
  const { payments } = await shop.shopSettings.current();
  if (providerNamed(payments, charge.provider)?.refund !== undefined) await addRefundJob(shop, transaction, refund.id);
  return refund;
};

/** What can be sent back of each charge of an order that still has money, oldest first. */
export const refundableCharges = (
  ledger: readonly StoredTransaction[],
  refunds: readonly StoredRefund[],
): { readonly charge: StoredTransaction; readonly left: Piastres }[] => {
  const reversed = new Set(
    ledger
      .filter(({ kind, outcome }) => kind === 'reversal' && outcome === 'succeeded')
      .map(({ parent_id }) => parent_id),
  );
  return ledger
    .filter(
      ({ kind, outcome, transaction_id }) =>
        kind === 'charge' && outcome === 'succeeded' && !reversed.has(transaction_id),
    )
    .map((charge) => {
      const taken = refunds.filter(({ charge_id, state }) => charge_id === charge.id && state !== 'refused');
      return { charge, left: refundableAmount(charge.amount, taken) };
    })
    .filter(({ left }) => left > 0);
};

/** What can still be sent back of the payments of an order, in piastres: neither what is back nor what is on its way. */
export const leftOf = (ledger: readonly StoredTransaction[], refunds: readonly StoredRefund[]): Piastres =>
  refundableCharges(ledger, refunds)
    .filter(({ charge }) => charge.counts)
    .reduce((sum, { left }) => sum + left, 0);

/** `leftOf` of an order; to rely upon it, lock the order. */
export const findLeft = async (transaction: Kysely<Tables>, orderId: string): Promise<Piastres> =>
  leftOf(await findTransactions(transaction, [orderId]), await findRefunds(transaction, [orderId]));

type AskedRefund = Omit<WantedRefund, 'charge'>;

/**
 * Wants a sum of an order back, of as many of its charges as it takes; the order is locked. REFUND_TOO_MUCH `{ left }` above what is
 * left, REFUND_UNCLEAR while an earlier refund of the order has no certain end.
 */
export const wantRefundOfOrder = async (
  shop: ShopContext,
  transaction: Transaction<Tables>,
  { order, amount, ...rest }: AskedRefund,
): Promise<StoredRefund[]> => {
  const [ledger, refunds] = [
    await findTransactions(transaction, [order.id]),
    await findRefunds(transaction, [order.id]),
  ];
  if (refunds.some(({ state }) => state === 'unclear')) throw new Refusal('REFUND_UNCLEAR');
  const charges = refundableCharges(ledger, refunds).filter(({ charge }) => charge.counts);
  const left = charges.reduce((sum, charge) => sum + charge.left, 0);
  if (amount > left) throw new Refusal('REFUND_TOO_MUCH', { left });
  const wanted: StoredRefund[] = [];
  let missing = amount;
  for (const { charge, left: ofCharge } of charges) {
    const part = Math.min(missing, ofCharge);
    if (part === 0) break;
    // lines and stock belong to the first part: they must not count twice
    const first = wanted.length === 0 ? rest : { ...rest, lines: [], includesShipping: false, isRestocked: false };
    wanted.push(await wantRefund(shop, transaction, { ...first, order, charge, amount: part }));
    missing -= part;
  }
  return wanted;
};

type RefundEvent = {
  readonly event: PaymentEvent;
  /** The row of the ledger that the event became. */
  readonly row: StoredTransaction;
  readonly order: OrderForPayment;
  /** With the row. */
  readonly ledger: readonly StoredTransaction[];
  readonly recording: Recording;
};

/** Brings the refunds of an order in line with a recorded event; a refund that the shop did not ask for becomes one of its own. */
export const settleRefundEvent = async (
  shop: ShopContext,
  transaction: Transaction<Tables>,
  { event, row, order, ledger, recording: { at, adminId } }: RefundEvent,
): Promise<void> => {
  if (event.kind === 'charge' && event.outcome === 'succeeded') {
    return insertEarlierRefunds(transaction, ledger, { charge: row, order, adminId, at });
  }
  if ((event.kind !== 'refund' && event.kind !== 'void') || event.outcome === 'pending') return;
  const refunds = await findRefunds(transaction, [order.id]);
  const charge = ledger.find(
    ({ kind, outcome, transaction_id }) =>
      kind === 'charge' && outcome === 'succeeded' && (event.parentId === null || transaction_id === event.parentId),
  );
  const refund =
    refunds.find(({ provider_refund_id }) => provider_refund_id === event.transactionId) ??
    refunds.find(
      ({ state, amount, charge_id, provider_refund_id }) =>
        (state === 'sent' || state === 'unclear') &&
        provider_refund_id === null &&
        amount === event.amount &&
        (charge === undefined || charge_id === charge.id),
    );
  if (event.outcome === 'failed') {
    if (refund !== undefined) await refuseRefund(shop, transaction, refund, order, row.provider);
    return;
  }
  const done = { state: 'done', provider_refund_id: event.transactionId, done_at: at } as const;
  if (refund !== undefined) {
    await updateRefund(transaction, refund.id, ['wanted', 'sent', 'unclear', 'refused'], done);
    await resolveIssues(transaction, {
      orderId: order.id,
      kinds: ['refund_unclear', 'refund_refused'],
      subject: refund.id,
      at,
    });
    const kinds = {
      paid_twice: ['paid_twice'],
      paid_late: ['paid_late'],
      wrong_amount: ['wrong_amount', 'wrong_currency', 'wrong_mode'],
    } as const;
    if (refund.reason in kinds) {
      await resolveIssues(transaction, { orderId: order.id, kinds: kinds[refund.reason as keyof typeof kinds], at });
    }
  } else if (charge !== undefined) {
    await insertForeignRefund(transaction, { charge, order, adminId, at, entry: row });
  }
  await mailCustomer(shop, transaction, order, { event: 'refunded', amount: event.amount });
};

/** Notes that a gateway refused a refund, so that an admin decides what to do. */
export const refuseRefund = async (
  shop: ShopContext,
  transaction: Transaction<Tables>,
  refund: StoredRefund,
  order: Pick<OrderForPayment, 'id'>,
  provider: StoredTransaction['provider'],
): Promise<void> => {
  if (!(await updateRefund(transaction, refund.id, ['wanted', 'sent', 'unclear'], { state: 'refused' }))) return;
  const issue = { orderId: order.id, provider, subject: refund.id, amount: refund.amount, at: shop.clock() };
  await resolveIssues(transaction, { orderId: order.id, kinds: ['refund_unclear'], subject: refund.id, at: issue.at });
  await openIssue(shop, transaction, { ...issue, kind: 'refund_refused' });
};
