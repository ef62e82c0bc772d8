import { type Kysely, sql, type Transaction } from 'kysely';
import type { Tables } from '../../platform/database/schema.ts';

/** All transfer proofs of orders without their pictures, oldest first. */
export const findProofs = (database: Kysely<Tables>, orderIds: readonly string[]) =>
  database
    .selectFrom('transfer_proofs')
    .select(['order_id', 'bank_reference', 'state', 'reason', 'created_at', 'decided_at'])
    .where('order_id', 'in', [...orderIds])
    .orderBy('created_at')
    .execute();

/**
 * Removes the person from the payments of their orders: last digits of cards, notes of admins, payment pages. Amounts,
 * times and the ids of the gateway stay, for the books and for refunds.
 */
export const anonymizePayments = async (transaction: Transaction<Tables>, userId: string): Promise<void> => {
  await sql`
    with own as (select id from orders where user_id = ${userId}),
    pages as (
      update payment_attempts set encrypted_url = null, returned_at = null where order_id in (select id from own)
    ),
    cards as (
      update payment_transactions set last4 = null where order_id in (select id from own) and last4 is not null
    ),
    returned as (update refunds set note = null where order_id in (select id from own) and note is not null)
    update payment_issues set note = null where order_id in (select id from own) and note is not null`.execute(
    transaction,
  );
};
