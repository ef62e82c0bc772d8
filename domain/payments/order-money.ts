import type { Piastres } from '../money.ts';
import type { PaymentStatus } from '../orders/status.ts';
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
  readonly status: PaymentStatus;
};

/**
 * Derives the money of an order from its ledger. A surplus that was sent back does not make a paid order partly refunded; an
 * authorisation, a pending or failed transaction and a chargeback change no sum.
 */
export const orderMoney = (total: Piastres, ledger: readonly LedgerEntry[]): OrderMoney => {
  const sumOf = (...kinds: readonly TransactionKind[]) =>
    ledger.reduce(
      (sum, entry) =>
        entry.counts && entry.outcome === 'succeeded' && kinds.includes(entry.kind) ? sum + entry.amount : sum,
      0,
    );
  const paid = sumOf('charge') - sumOf('reversal');
  const refunded = sumOf('refund', 'void');
  const excess = Math.max(0, paid - total);
  const refundedOfTotal = Math.max(0, refunded - excess);
  return { paid, refunded, surplus: Math.max(0, excess - refunded), status: statusOf(total, paid, refundedOfTotal) };
};

const statusOf = (total: Piastres, paid: Piastres, refunded: Piastres): PaymentStatus => {
  if (paid < total || paid === 0) return 'pending';
  if (refunded === 0) return 'paid';
  return refunded < total ? 'partly_refunded' : 'refunded';
};

/** What is still to be paid of an order, in piastres: the total less what was paid and not sent back; 0 when it is paid. */
export const dueAmount = ({
  total,
  paid,
  refunded,
}: {
  readonly total: Piastres;
  readonly paid: Piastres;
  readonly refunded: Piastres;
}): Piastres => Math.max(0, total - (paid - refunded));

/** What can still be sent back of an order or a charge, given what was sent, is on its way, or is unclear. */
export const refundableAmount = (paid: Piastres, refunds: readonly { readonly amount: Piastres }[]): Piastres =>
  Math.max(0, paid - refunds.reduce((sum, { amount }) => sum + amount, 0));
