import type { Piastres } from '../money.ts';
import type { StoredPaymentStatus } from '../orders/status.ts';
import type { TransactionKind, TransactionOutcome } from './payment-event.ts';

/** A row of the ledger, as far as sums depend on it. */
export type LedgerEntry = {
  readonly kind: TransactionKind;
  readonly outcome: TransactionOutcome;
  readonly amount: Piastres;
  /** False for money that does not fit its attempt: real, but it does not pay the order. */
  readonly counts: boolean;
};

/** What the ledger says about the money of an order, in piastres. */
export type OrderMoney = {
  /** Charges without corrections; more than the total when the order was paid twice. */
  readonly paid: Piastres;
  /** Refunds and voids. */
  readonly refunded: Piastres;
  /** What was paid beyond the total and is not sent back yet. */
  readonly surplus: Piastres;
  readonly status: StoredPaymentStatus;
};

/**
 * Derives the money of an order from its ledger. A surplus that was sent back does not make a paid order partly refunded; an
 * authorisation, a pending or failed transaction and a chargeback change no sum. `givenBack` is what was
 * sent back because it was more than the order costs: it pays nothing, and is no refund of what the order costs now.
 */
export const orderMoney = (total: Piastres, ledger: readonly LedgerEntry[], givenBack: Piastres = 0): OrderMoney => {
  const sumOf = (...kinds: readonly TransactionKind[]) =>
    ledger.reduce(
      (sum, entry) =>
        entry.counts && entry.outcome === 'succeeded' && kinds.includes(entry.kind) ? sum + entry.amount : sum,
      0,
    );
  const paid = sumOf('charge') - sumOf('reversal');
  const refunded = sumOf('refund', 'void');
  const excess = excessOf({ total, paid, givenBack });
  const refundedBeside = Math.max(0, refunded - givenBack);
  const refundedOfTotal = Math.max(0, refundedBeside - excess);
  const status = paid === 0 ? 'pending' : statusOf(total, paid - givenBack, refundedOfTotal);
  return { paid, refunded, surplus: Math.max(0, excess - refundedBeside), status };
};

/** Sums of an order, in piastres. */
export type OrderSums = {
  readonly total: Piastres;
  /** Charges without corrections. */
  readonly paid: Piastres;
  /** Refunds and voids that have come to their end. */
  readonly refunded: Piastres;
  /** Refunds of what was more than the order costs, whether they have come to their end or not. */
  readonly givenBack: Piastres;
  /** What is not given back of an order whose parcel came back; null for every other order. */
  readonly kept: Piastres | null;
};

/**
 * What pays an order, in piastres: charges without what was given back; nothing when all of it was sent back. Other refunds, for pieces
 * or as goodwill, stay with the customer: nobody is asked for them again.
 */
export const creditOf = ({
  paid,
  refunded,
  givenBack,
}: Pick<OrderSums, 'paid' | 'refunded' | 'givenBack'>): Piastres =>
  refunded >= paid ? 0 : Math.max(0, paid - givenBack);

/**
 * What is still to be paid of an order, in piastres: its total less what pays it. Nothing of an order that was paid wholly, whatever was
 * refunded of it since, or whose parcel came back.
 */
export const openAmountOf = ({ total, kept, ...sums }: OrderSums): Piastres =>
  kept !== null || isPaidUp({ total, ...sums }) ? 0 : Math.max(0, total - creditOf(sums));

const isPaidUp = ({ total, paid, givenBack }: Pick<OrderSums, 'total' | 'paid' | 'givenBack'>): boolean =>
  paid > 0 && paid - givenBack >= total;

/** Whether a part of an order is paid, and a part is still to be paid. */
export const isPaidInPart = (sums: OrderSums): boolean => creditOf(sums) > 0 && openAmountOf(sums) > 0;

/** What was paid beyond the total of an order, in piastres, whatever was refunded beside. */
export const excessOf = ({ total, paid, givenBack }: Pick<OrderSums, 'total' | 'paid' | 'givenBack'>): Piastres =>
  Math.max(0, paid - givenBack - total);

const statusOf = (total: Piastres, paid: Piastres, refunded: Piastres): StoredPaymentStatus => {
  if (paid < total) return 'pending';
  if (refunded === 0) return 'paid';
  return refunded < total ? 'partly_refunded' : 'refunded';
};

/** What can still be sent back of an order or a charge, given what was sent, is on its way, or is unclear. */
export const refundableAmount = (paid: Piastres, refunds: readonly { readonly amount: Piastres }[]): Piastres =>
  Math.max(0, paid - refunds.reduce((sum, { amount }) => sum + amount, 0));
