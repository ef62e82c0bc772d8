import type { Transaction } from 'kysely';
import type { ShopContext } from '#core/server/context.ts';
import type { Tables } from '#core/server/database/schema.ts';
import type { PersonalDataOrder } from '#features/privacy/personal-data-orders.ts';
import { findAttempts } from './payment-attempts.repository.ts';
import { anonymizePayments, findProofs } from './payments.privacy.repository.ts';
import { findTransactions } from './payments.repository.ts';
import { findRefunds } from './refunds/refunds.repository.ts';

type ExportedPayments = PersonalDataOrder['payments'];

/** Returns the stored payment data of these orders, by order id. */
export const paymentsForDataExport = async (
  { database }: Pick<ShopContext, 'database'>,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, ExportedPayments>> => {
  if (orderIds.length === 0) return new Map();
  const [attempts, ledger, refunds, proofs] = await Promise.all([
    findAttempts(database.kysely, orderIds),
    findTransactions(database.kysely, orderIds),
    findRefunds(database.kysely, orderIds),
    findProofs(database.kysely, orderIds),
  ]);
  return new Map(
    orderIds.map((id) => {
      const own = <Row extends { readonly order_id: string }>(rows: readonly Row[]) =>
        rows.filter(({ order_id }) => order_id === id);
      return [
        id,
        {
          attempts: own(attempts).map((attempt) => ({
            reference: attempt.reference,
            provider: attempt.provider,
            method: attempt.method,
            amount: attempt.amount,
            state: attempt.state,
            reason: attempt.reason,
            createdAt: attempt.created_at.toISOString(),
            returnedAt: attempt.returned_at?.toISOString() ?? null,
          })),
          transactions: own(ledger).map((transaction) => ({
            kind: transaction.kind,
            outcome: transaction.outcome,
            amount: transaction.amount,
            currency: transaction.currency,
            means: transaction.means,
            brand: transaction.brand,
            last4: transaction.last4,
            reason: transaction.reason,
            at: transaction.recorded_at.toISOString(),
          })),
          refunds: own(refunds).map((refund) => ({
            amount: refund.amount,
            reason: refund.reason,
            state: refund.state,
            note: refund.note,
            createdAt: refund.created_at.toISOString(),
            doneAt: refund.done_at?.toISOString() ?? null,
          })),
          transferProofs: own(proofs).map((proof) => ({
            bankReference: proof.bank_reference,
            state: proof.state,
            reason: proof.reason,
            sentAt: proof.created_at.toISOString(),
            decidedAt: proof.decided_at?.toISOString() ?? null,
          })),
        },
      ] as const;
    }),
  );
};

/** Anonymizes a customer's payments before their orders are anonymized; the ledger remains. */
export const anonymizePaymentsOf = (transaction: Transaction<Tables>, userId: string): Promise<void> =>
  anonymizePayments(transaction, userId);
