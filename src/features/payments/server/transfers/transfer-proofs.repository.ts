import { type Kysely, sql, type Transaction } from 'kysely';
import { firstFilled } from '#core/server/database/first-filled.ts';
import { countUpTo, cursorOf, isAfterCursor } from '#core/server/database/pagination.ts';
import type { Tables } from '#generated/tables.gen.ts';
import type { PreparedProof } from './prepare-transfer-proof.ts';

type Reader = Kysely<Tables>;

/** Whether an order has a waiting transfer proof. */
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

/** Returns those of the orders that have a waiting transfer proof. */
export const findWaitingProofOrders = async (database: Reader, orderIds: readonly string[]): Promise<string[]> => {
  const rows = await database
    .selectFrom('transfer_proofs')
    .select('order_id')
    .where('order_id', '=', sql<string>`any(${[...orderIds]}::uuid[])`)
    .where('state', '=', 'sent')
    .execute();
  return rows.map(({ order_id: orderId }) => orderId);
};

/** Returns the newest transfer proof of each order, without its picture. */
export const findNewestProofs = (database: Reader, orderIds: readonly string[]) =>
  database
    .selectFrom('transfer_proofs')
    .distinctOn('order_id')
    .select(['id', 'order_id', 'state', 'reason', 'created_at'])
    .select(sql<boolean>`picture is not null`.as('has_picture'))
    .where('order_id', 'in', [...orderIds])
    .orderBy('order_id')
    .orderBy('created_at', 'desc')
    .execute();

type NewProof = PreparedProof & {
  readonly orderId: string;
  readonly bankReference: string | null;
  readonly at: Date;
};

/** Inserts a waiting proof; false when its picture or number belongs to another order. */
export const insertProof = async (
  transaction: Transaction<Tables>,
  { orderId, bankReference, picture, uploadHash, pictureHash, at }: NewProof,
): Promise<boolean> => {
  const row = await transaction
    .insertInto('transfer_proofs')
    .values({
      order_id: orderId,
      bank_reference: bankReference,
      picture,
      upload_hash: uploadHash,
      picture_hash: pictureHash,
      state: 'sent',
      created_at: at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
};

/**
 * Deletes the waiting proof of an unpaid order and rejects an accepted one, which has paid a part or was reversed, without a
 * reason.
 */
export const retireProofs = async (transaction: Transaction<Tables>, orderId: string): Promise<void> => {
  await transaction.deleteFrom('transfer_proofs').where('order_id', '=', orderId).where('state', '=', 'sent').execute();
  await transaction
    .updateTable('transfer_proofs')
    .set({ state: 'rejected' })
    .where('order_id', '=', orderId)
    .where('state', '=', 'accepted')
    .execute();
};

/** Whether the picture or number belongs to a proof rejected by `retireProofs` whose order still has its payment. */
export const hasPaidPart = async (
  transaction: Transaction<Tables>,
  { uploadHash, pictureHash, bankReference }: Pick<NewProof, 'uploadHash' | 'pictureHash' | 'bankReference'>,
): Promise<boolean> => {
  const row = await transaction
    .selectFrom('transfer_proofs')
    .innerJoin('orders', 'orders.id', 'transfer_proofs.order_id')
    .select('transfer_proofs.id')
    .where('transfer_proofs.state', '=', 'rejected')
    .where('transfer_proofs.reason', 'is', null)
    .whereRef('orders.paid_amount', '>', 'orders.refunded_amount')
    .where(({ eb, or }) =>
      or([
        eb('upload_hash', '=', uploadHash),
        eb('picture_hash', '=', pictureHash),
        ...(bankReference === null ? [] : [eb('bank_reference', '=', bankReference)]),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
};

export const countProofsOfOrder = async (transaction: Transaction<Tables>, orderId: string): Promise<number> => {
  const { count } = await transaction
    .selectFrom('transfer_proofs')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  return count;
};

/** Returns the order and state of a proof; undefined for an unknown proof. */
export const findProof = (database: Reader, id: string) =>
  database.selectFrom('transfer_proofs').select(['id', 'order_id', 'state']).where('id', '=', id).executeTakeFirst();

/** Returns the picture of a proof, limited to the orders of an account if given; undefined without one. */
export const findPicture = async (
  database: Reader,
  id: string,
  { of }: { readonly of?: string } = {},
): Promise<Buffer | undefined> => {
  let query = database
    .selectFrom('transfer_proofs')
    .innerJoin('orders', 'orders.id', 'transfer_proofs.order_id')
    .select('transfer_proofs.picture')
    .where('transfer_proofs.id', '=', id);
  if (of !== undefined) query = query.where('orders.user_id', '=', of);
  return (await query.executeTakeFirst())?.picture ?? undefined;
};

type Decision = {
  readonly state: 'accepted' | 'rejected';
  readonly reason: string | null;
  readonly adminId: string;
  readonly at: Date;
};

/** Decides the waiting proof of an order, if there is one. */
export const decideWaitingProof = async (
  transaction: Transaction<Tables>,
  orderId: string,
  { state, reason, adminId, at }: Decision,
): Promise<void> => {
  await transaction
    .updateTable('transfer_proofs')
    .set({ state, reason, decided_at: at, admin_id: adminId })
    .where('order_id', '=', orderId)
    .where('state', '=', 'sent')
    .execute();
};

/** Selects proofs with the order data that an admin compares. */
const listed = (database: Reader) =>
  database
    .selectFrom('transfer_proofs')
    .innerJoin('orders', 'orders.id', 'transfer_proofs.order_id')
    .leftJoin('profiles', 'profiles.id', 'transfer_proofs.admin_id')
    .select([
      'transfer_proofs.id',
      'transfer_proofs.order_id',
      'transfer_proofs.bank_reference',
      'transfer_proofs.state',
      'transfer_proofs.reason',
      'transfer_proofs.created_at',
      'transfer_proofs.decided_at',
      'orders.order_number',
      'orders.created_at as ordered_at',
      'orders.total',
      'orders.paid_amount',
      'orders.refunded_amount',
      'orders.overpayment_refunded_amount',
      'orders.waived_amount',
      'orders.retained_amount',
      'orders.status as order_status',
      'orders.payment_status',
    ])
    .select([
      firstFilled('profiles.name', 'profiles.email', 'profiles.phone_number').as('admin_name'),
      sql<string>`orders.shipping_info ->> 'fullName'`.as('customer'),
      sql<boolean>`transfer_proofs.picture is not null`.as('has_picture'),
    ]);

export const findListedProof = (database: Reader, id: string) =>
  listed(database).where('transfer_proofs.id', '=', id).executeTakeFirstOrThrow();

type Filters = { readonly state: 'waiting' | 'decided'; readonly after?: string | undefined };

/** Returns proofs after a cursor: waiting ones oldest first, decided ones newest first. */
export const findProofs = (database: Reader, { state, after }: Filters, limit: number) => {
  const isWaiting = state === 'waiting';
  let query = listed(database)
    .select(cursorOf('transfer_proofs').as('cursor'))
    .where('transfer_proofs.state', isWaiting ? '=' : '<>', 'sent');
  if (after !== undefined) query = query.where(isAfterCursor('transfer_proofs', after, isWaiting));
  const direction = isWaiting ? 'asc' : 'desc';
  return query
    .orderBy('transfer_proofs.created_at', direction)
    .orderBy('transfer_proofs.id', direction)
    .limit(limit)
    .execute();
};

export const countProofs = (database: Reader, state: Filters['state']) =>
  countUpTo(database, database.selectFrom('transfer_proofs').where('state', state === 'waiting' ? '=' : '<>', 'sent'));

/** Returns the time of the oldest waiting proof. */
export const findOldestWaitingProof = async (database: Reader): Promise<Date | null> => {
  const row = await database
    .selectFrom('transfer_proofs')
    .select('created_at')
    .where('state', '=', 'sent')
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst();
  return row?.created_at ?? null;
};

/** Deletes the proofs of an account's orders; hashes of a proof that paid remain, so that its picture cannot pay another order. */
export const deleteProofsOfAccount = async (transaction: Transaction<Tables>, userId: string): Promise<void> => {
  const own = transaction.selectFrom('orders').select('id').where('user_id', '=', userId);
  await transaction
    .deleteFrom('transfer_proofs')
    .where('order_id', 'in', own)
    .where('state', '<>', 'accepted')
    .where(({ eb, or }) => or([eb('state', '=', 'sent'), eb('reason', 'is not', null)]))
    .execute();
  await transaction
    .updateTable('transfer_proofs')
    .set({ picture: null, bank_reference: null, reason: null })
    .where('order_id', 'in', own)
    .execute();
};

/** Deletes the pictures of proofs that were decided before a time. */
export const deletePicturesBefore = async (database: Reader, moment: Date): Promise<void> => {
  await database
    .updateTable('transfer_proofs')
    .set({ picture: null })
    .where('decided_at', '<', moment)
    .where('picture', 'is not', null)
    .execute();
};
