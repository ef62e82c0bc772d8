import type { Kysely, Transaction } from 'kysely';
import { AppError } from '#core/errors/app-error.ts';
import type { Piastres } from '#core/money/money.ts';
import type { ShopContext } from '#core/server/context.ts';
import { refundableAmount } from '#features/orders/order-money.ts';
import type { RefundLine, RefundReason } from '#features/orders/refund-price.ts';
import type { OrderForPayment } from '#features/orders/server/stored-order.ts';
import type { Tables } from '#generated/tables.gen.ts';
import type { PaymentEvent } from '../../payment-event.ts';
import { paymentErrors } from '../../payments.errors.ts';
import { resolveIssues } from '../payment-issues.repository.ts';
import { openIssue } from '../payment-issues.ts';
import { addRefundJob } from '../payment-jobs.ts';
import { mailCustomer } from '../payment-mails.ts';
import { findTransactions, type Recording, type StoredTransaction } from '../payments.repository.ts';
import { type CurrentPayments, providerNamed } from '../settings/payment-settings.ts';
import { insertDashboardRefund, insertEarlierRefunds } from './gateway-refunds.ts';
import { findRefunds, insertRefund, type StoredRefund, updateRefund } from './refunds.repository.ts';

type NewRefundRequest = {
  readonly order: OrderForPayment;
  readonly charge: StoredTransaction;
  readonly amount: Piastres;
  readonly reason: RefundReason;
  readonly lines?: readonly RefundLine[];
  readonly includesShipping?: boolean;
  readonly isRestocked?: boolean;
  /** Whether it refunds a part payment, which reduces the order's credit. */
  readonly isOfPartPayment?: boolean;
  readonly note?: string | null;
  readonly adminId?: string | null;
};

/**
 * Records a refund and enqueues the gateway call, which runs after the commit. The caller holds the order lock and has checked the
 * refundable balance. Without a refunding gateway the refund stays `wanted` until an admin sends it.
 */
export const requestRefund = async (
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
  }: NewRefundRequest,
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
  if (hasGatewayRefunds(payments, charge)) {
    await addRefundJob(shop, transaction, refund.id, charge.provider);
  }
  return refund;
};

/** Returns the charges of an order with a refundable balance, oldest first. */
export const refundableCharges = (
  ledger: readonly StoredTransaction[],
  refunds: readonly StoredRefund[],
): { readonly charge: StoredTransaction; readonly remaining: Piastres }[] => {
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
      return { charge, remaining: refundableAmount(charge.amount, taken) };
    })
    .filter(({ remaining }) => remaining > 0);
};

/** Returns the refundable balance of an order, in piastres: charges minus sent and pending refunds. */
export const refundableBalance = (ledger: readonly StoredTransaction[], refunds: readonly StoredRefund[]): Piastres =>
  refundableCharges(ledger, refunds)
    .filter(({ charge }) => charge.is_counted)
    .reduce((sum, { remaining }) => sum + remaining, 0);

/** Returns `refundableBalance` of an order; lock the order to rely on it. */
export const findRefundableBalance = async (transaction: Kysely<Tables>, orderId: string): Promise<Piastres> =>
  refundableBalance(await findTransactions(transaction, [orderId]), await findRefunds(transaction, [orderId]));

/** Refundable balances, in piastres, by the sender of their refunds. */
type RefundableBalances = { readonly byGateway: Piastres; readonly byHand: Piastres };

/** Returns the sum of `refundableBalance` of these orders by sender; lock the orders to rely on it. */
export const findRefundableBalances = async (
  shop: Pick<ShopContext, 'shopSettings'>,
  database: Kysely<Tables>,
  orderIds: readonly string[],
): Promise<RefundableBalances> => {
  if (orderIds.length === 0) return { byGateway: 0, byHand: 0 };
  const { payments } = await shop.shopSettings.current();
  const charges = refundableCharges(
    await findTransactions(database, orderIds),
    await findRefunds(database, orderIds),
  ).filter(({ charge }) => charge.is_counted);
  const sum = (isByGateway: boolean) =>
    charges
      .filter(({ charge }) => hasGatewayRefunds(payments, charge) === isByGateway)
      .reduce((total, { remaining }) => total + remaining, 0);
  return { byGateway: sum(true), byHand: sum(false) };
};

const hasGatewayRefunds = (payments: CurrentPayments, { provider }: Pick<StoredTransaction, 'provider'>): boolean =>
  providerNamed(payments, provider)?.refund !== undefined;

type OrderRefundRequest = Omit<NewRefundRequest, 'charge'> & {
  /** Whether to refund only charges whose gateway sends the refund. */
  readonly isByGatewayOnly?: boolean;
};

/**
 * Requests a refund across as many charges as needed; the caller holds the order lock. REFUND_TOO_MUCH `{ left }` above the
 * refundable balance, REFUND_UNCLEAR while the outcome of an earlier refund is unknown.
 */
export const requestOrderRefund = async (
  shop: ShopContext,
  transaction: Transaction<Tables>,
  { order, amount, isByGatewayOnly = false, ...details }: OrderRefundRequest,
): Promise<StoredRefund[]> => {
  const [ledger, refunds] = [
    await findTransactions(transaction, [order.id]),
    await findRefunds(transaction, [order.id]),
  ];
  if (refunds.some(({ state }) => state === 'unclear')) throw new AppError(paymentErrors, 'REFUND_UNCLEAR');
  const { payments } = await shop.shopSettings.current();
  const charges = refundableCharges(ledger, refunds).filter(
    ({ charge }) => charge.is_counted && (!isByGatewayOnly || hasGatewayRefunds(payments, charge)),
  );
  const refundable = charges.reduce((sum, charge) => sum + charge.remaining, 0);
  if (amount > refundable) throw new AppError(paymentErrors, 'REFUND_TOO_MUCH', { left: refundable });
  const planned: StoredRefund[] = [];
  let missing = amount;
  for (const { charge, remaining: chargeRemaining } of charges) {
    const part = Math.min(missing, chargeRemaining);
    if (part === 0) break;
    // only the first part has the lines and restocks, so that neither counts twice
    const first =
      planned.length === 0 ? details : { ...details, lines: [], includesShipping: false, isRestocked: false };
    planned.push(await requestRefund(shop, transaction, { ...first, order, charge, amount: part }));
    missing -= part;
  }
  return planned;
};

type RefundEvent = {
  readonly event: PaymentEvent;
  /** Ledger row of the event. */
  readonly row: StoredTransaction;
  readonly order: OrderForPayment;
  /** Includes the row. */
  readonly ledger: readonly StoredTransaction[];
  readonly recording: Recording;
};

/** Updates the refunds of an order from a recorded event; inserts one that the shop did not request. */
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
    await insertDashboardRefund(transaction, { charge, order, adminId, at, entry: row });
  }
  await mailCustomer(shop, transaction, order, { event: 'refunded', amount: event.amount });
};

/** Marks a refund as refused by its gateway and opens an issue for the admin. */
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
