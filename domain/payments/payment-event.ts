import type { Piastres } from '../money.ts';
import type { PaymentProviderName } from './payment-methods.ts';

/**
 * What can happen to money. A `reversal` is the correction of a payment that an admin wrote down by mistake; `void` is a charge that
 * the gateway cancelled before it was settled.
 */
export const transactionKinds = ['charge', 'authorisation', 'refund', 'void', 'chargeback', 'reversal'] as const;
export type TransactionKind = (typeof transactionKinds)[number];

export const transactionOutcomes = ['pending', 'succeeded', 'failed'] as const;
export type TransactionOutcome = (typeof transactionOutcomes)[number];

/** How a customer paid; the last four digits exist for cards only. */
export type PaymentMeans = {
  readonly kind: 'card' | 'wallet' | 'transfer' | 'cash' | 'other';
  readonly brand: string | null;
  readonly last4: string | null;
};

/** Why a payment did not go through, as a code; a provider's own words are neither stored nor shown. */
export const declineReasons = [
  'declined',
  'insufficient_funds',
  'expired',
  'authentication',
  'cancelled',
  'error',
] as const;
export type DeclineReason = (typeof declineReasons)[number];

/** One thing that a provider reports about money. The same event may be reported any number of times, in any order. */
export type PaymentEvent = {
  readonly provider: PaymentProviderName;
  /** The provider's id of the attempt, from a signed field; the attempt is found by it and by nothing else. */
  readonly providerOrderId: string;
  /** The provider's id of the transaction; with kind and outcome it identifies the event. */
  readonly transactionId: string;
  readonly parentId: string | null;
  readonly kind: TransactionKind;
  readonly outcome: TransactionOutcome;
  readonly amount: Piastres;
  /** ISO 4217, upper case. */
  readonly currency: string;
  /** False for a test transaction. */
  readonly isLive: boolean;
  readonly means: PaymentMeans;
  readonly reason: DeclineReason | null;
};
