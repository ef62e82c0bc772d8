import type { Piastres } from '#core/money/money.ts';
import type { TransactionKind, TransactionOutcome } from '#features/orders/order-money.ts';
import type { PaymentProviderName } from '#features/orders/payment-methods.ts';

/** Payment instrument; only cards have last four digits. */
export type PaymentInstrument = {
  readonly kind: 'card' | 'wallet' | 'transfer' | 'cash' | 'other';
  readonly brand: string | null;
  readonly last4: string | null;
};

/** Codes for failed payments; the provider's own message is neither stored nor shown. */
export const declineReasons = [
  'declined',
  'insufficient_funds',
  'expired',
  'authentication',
  'cancelled',
  'error',
] as const;
export type DeclineReason = (typeof declineReasons)[number];

/** An event reported by a provider, any number of times and in any order. */
export type PaymentEvent = {
  readonly provider: PaymentProviderName;
  /** The provider's id of the attempt, from a signed field; the only key for finding the attempt. */
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
  readonly instrument: PaymentInstrument;
  readonly reason: DeclineReason | null;
};
