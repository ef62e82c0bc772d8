import type { Transaction } from 'kysely';
import type { PersonalDataOrder } from '../../contract/personal-data-orders.ts';
import type { Tables } from '../../platform/database/schema.ts';
import type { ShopContext } from '../shop-context.ts';
import { findAttempts } from './payment-attempts.repository.ts';
import { anonymizePayments, findProofs } from './payment-personal-data.repository.ts';
import { findTransactions } from './payments.repository.ts';
import { findRefunds } from './refunds.repository.ts';

type ExportedPayments = PersonalDataOrder['payments'];

/** Returns what the shop stores about the payments of these orders, by the id of the order. */
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

/** Removes a customer from the payments of their orders, before the orders themselves are anonymized; the ledger stays. */
export const anonymizePaymentsOf = (transaction: Transaction<Tables>, userId: string): Promise<void> =>
  anonymizePayments(transaction, userId);
