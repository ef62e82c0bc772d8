import { type Kysely, sql, type Transaction } from 'kysely';
import type { Tables } from '#generated/tables.gen.ts';

/** All transfer proofs of orders without their pictures, oldest first. */
export const findProofs = (database: Kysely<Tables>, orderIds: readonly string[]) =>
  database
    .selectFrom('transfer_proofs')
    .select(['order_id', 'bank_reference', 'state', 'reason', 'created_at', 'decided_at'])
    .where('order_id', 'in', [...orderIds])
    .orderBy('created_at')
    .execute();

/**
 * Anonymizes a customer's payments: clears card digits, admin notes and payment pages. Amounts, times and gateway ids remain for
 * accounting and refunds.
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

/** Returns a customer's non-free orders that are neither paid nor shipped, sorted by id, with their product ids. */
export const findUnpaidOrders = (database: Kysely<Tables>, userId: string) =>
  database
    .selectFrom('orders')
    .select(['id', sql<string[]>`jsonb_path_query_array(items, '$[*].productId')`.as('productIds')])
    .where('user_id', '=', userId)
    .where('payment_status', '=', 'pending')
    .where('status', 'in', ['pending', 'processing'])
    .where(({ eb, ref }) => eb('total', '>', ref('waived_amount')))
    .orderBy('id');
