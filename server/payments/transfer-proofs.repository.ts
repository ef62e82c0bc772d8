import { type Kysely, type Transaction } from 'kysely';
import type { Tables } from '../../platform/database/schema.ts';

type Reader = Kysely<Tables>;

/** Whether a transfer of an order waits for an admin to check it. */
export const hasWaitingProof = async (transaction: Transaction<Tables>, orderId: string): Promise<boolean> => {
  const row = await transaction
    .selectFrom('transfer_proofs')
    .select('id')
    .where('order_id', '=', orderId)
    .where('state', '=', 'sent')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
};

/** The newest transfer proof of each of these orders, without its picture. */
export const findNewestProofs = (database: Reader, orderIds: readonly string[]) =>
  database
    .selectFrom('transfer_proofs')
    .distinctOn('order_id')
    .select(['id', 'order_id', 'state', 'reason', 'sent_at'])
    .where('order_id', 'in', [...orderIds])
    .orderBy('order_id')
    .orderBy('sent_at', 'desc')
    .execute();
