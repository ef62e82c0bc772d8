import type { Piastres } from '#core/money/money.ts';
import type { StoredPaymentStatus } from './order-status.ts';

/**
 * Kinds of ledger entries. `reversal` corrects a payment that an admin recorded by mistake; `void` is a charge that the gateway
 * cancelled before settlement.
 */
export const transactionKinds = ['charge', 'authorisation', 'refund', 'void', 'chargeback', 'reversal'] as const;
export type TransactionKind = (typeof transactionKinds)[number];

export const transactionOutcomes = ['pending', 'succeeded', 'failed'] as const;
export type TransactionOutcome = (typeof transactionOutcomes)[number];

/** Ledger columns that the sums depend on. */
export type LedgerEntry = {
  readonly kind: TransactionKind;
  readonly outcome: TransactionOutcome;
  readonly amount: Piastres;
  /** False for a payment that does not match its attempt: it was received but does not pay the order. */
  readonly is_counted: boolean;
};

/** Sums and payment status derived from the ledger, in piastres. */
export type OrderMoney = {
  /** Charges minus reversals; more than the total when the order was paid twice. */
  readonly paid: Piastres;
  /** Refunds and voids. */
  readonly refunded: Piastres;
  /** Overpayment that is not refunded yet. */
  readonly surplus: Piastres;
  readonly status: StoredPaymentStatus;
};

/**
 * Derives the sums and payment status of an order from its ledger. Refunding a surplus does not make a paid order partly refunded;
 * authorisations, pending and failed transactions and chargebacks change no sum. `overpaymentRefunded` is the refunded overpayment: it
 * neither pays the order nor counts as a refund of its current total.
 */
export const orderMoney = (
  total: Piastres,
  ledger: readonly LedgerEntry[],
  overpaymentRefunded: Piastres = 0,
): OrderMoney => {
  const sumKinds = (...kinds: readonly TransactionKind[]) =>
    ledger.reduce(
      (sum, entry) =>
        entry.is_counted && entry.outcome === 'succeeded' && kinds.includes(entry.kind) ? sum + entry.amount : sum,
      0,
    );
  const paid = sumKinds('charge') - sumKinds('reversal');
  const refunded = sumKinds('refund', 'void');
  const excess = overpayment({ total, paid, overpaymentRefunded });
  const regularRefunds = Math.max(0, refunded - overpaymentRefunded);
  const refundedOfTotal = Math.max(0, regularRefunds - excess);
  const status = paid === 0 ? 'pending' : deriveStatus(total, paid - overpaymentRefunded, refundedOfTotal);
  return { paid, refunded, surplus: Math.max(0, excess - regularRefunds), status };
};

/** Sums of an order, in piastres. */
export type OrderSums = {
  readonly total: Piastres;
  /** Charges minus reversals. */
  readonly paid: Piastres;
  /** Completed refunds and voids. */
  readonly refunded: Piastres;
  /** Overpayment refunds, completed or not. */
  readonly overpaymentRefunded: Piastres;
  /** Amount retained from an order whose parcel came back; null for every other order. */
  readonly retained: Piastres | null;
};

/**
 * Returns the credit of an order, in piastres: charges minus refunded overpayments; 0 after a full refund. Other refunds, for items
 * or as goodwill, do not become due again.
 */
export const getCredit = ({
  paid,
  refunded,
  overpaymentRefunded,
}: Pick<OrderSums, 'paid' | 'refunded' | 'overpaymentRefunded'>): Piastres =>
  refunded >= paid ? 0 : Math.max(0, paid - overpaymentRefunded);

/**
 * Returns the amount due of an order, in piastres: total minus credit. 0 for an order that was fully paid, whatever was refunded
 * since, or whose parcel came back.
 */
export const amountDue = ({ total, retained, ...sums }: OrderSums): Piastres =>
  retained !== null || isPaidUp({ total, ...sums }) ? 0 : Math.max(0, total - getCredit(sums));

const isPaidUp = ({
  total,
  paid,
  overpaymentRefunded,
}: Pick<OrderSums, 'total' | 'paid' | 'overpaymentRefunded'>): boolean =>
  paid > 0 && paid - overpaymentRefunded >= total;

/** Whether an order is partly paid with a balance due. */
export const isPaidInPart = (sums: OrderSums): boolean => getCredit(sums) > 0 && amountDue(sums) > 0;

/** Returns the overpayment of an order, in piastres, whatever else was refunded. */
export const overpayment = ({
  total,
  paid,
  overpaymentRefunded,
}: Pick<OrderSums, 'total' | 'paid' | 'overpaymentRefunded'>): Piastres =>
  Math.max(0, paid - overpaymentRefunded - total);

const deriveStatus = (total: Piastres, paid: Piastres, refunded: Piastres): StoredPaymentStatus => {
  if (paid < total) return 'pending';
  if (refunded === 0) return 'paid';
  return refunded < total ? 'partly_refunded' : 'refunded';
};

/** Returns the refundable balance of an order or charge: paid minus sent, pending and unclear refunds. */
export const refundableAmount = (paid: Piastres, refunds: readonly { readonly amount: Piastres }[]): Piastres =>
  Math.max(0, paid - refunds.reduce((sum, { amount }) => sum + amount, 0));
