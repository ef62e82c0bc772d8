import type { Transaction } from 'kysely';
import type { Tables } from '#generated/tables.gen.ts';
import { expireOpenAttempts } from './payment-attempts.repository.ts';

/** Expires the payment pages of an order that must no longer be paid. */
export const expirePaymentPages = (
  transaction: Transaction<Tables>,
  orderId: string,
  { at }: { readonly at: Date },
): Promise<void> => expireOpenAttempts(transaction, orderId, { at });
