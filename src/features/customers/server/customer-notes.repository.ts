import { type Kysely, sql, type Transaction } from 'kysely';
import { firstFilled } from '#core/server/database/first-filled.ts';
import type { Tables } from '#generated/tables.gen.ts';

type Reader = Kysely<Tables>;

/** Locks a customer, so that concurrent transactions cannot exceed the limits of notes and tags; false for an unknown one. */
export const lockCustomer = async (transaction: Transaction<Tables>, id: string): Promise<boolean> => {
  const row = await transaction
    .selectFrom('profiles')
    .select('id')
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row !== undefined;
};

/** Returns the notes on a customer, newest first, with the names of their authors. */
export const findNotes = (database: Reader, userId: string) =>
  database
    .selectFrom('customer_notes as note')
    .leftJoin('profiles', 'profiles.id', 'note.admin_id')
    .select(['note.id', 'note.text', 'note.created_at'])
    .select(firstFilled('profiles.name', 'profiles.email', 'profiles.phone_number').as('by'))
    .where('note.user_id', '=', userId)
    .orderBy('note.created_at', 'desc')
    .orderBy('note.id')
    .execute();

type NewNote = { readonly userId: string; readonly text: string; readonly adminId: string; readonly at: Date };

export const insertNote = async (
  transaction: Transaction<Tables>,
  { userId, text, adminId, at }: NewNote,
): Promise<void> => {
  await transaction
    .insertInto('customer_notes')
    .values({ user_id: userId, text, admin_id: adminId, created_at: at })
    .execute();
};

/** Deletes a note on a customer; false when it does not exist. */
export const deleteNote = async (transaction: Transaction<Tables>, userId: string, id: string): Promise<boolean> => {
  const row = await transaction
    .deleteFrom('customer_notes')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
};

/** Returns the tags of these customers, in the order in which they were added. */
export const findTags = (database: Reader, userIds: readonly string[]) =>
  database
    .selectFrom('customer_tags')
    .select(['user_id', 'tag', 'created_at'])
    .where('user_id', 'in', [...userIds])
    .orderBy('created_at')
    .orderBy('tag')
    .execute();

/** Tags a customer; false when the customer has the tag. */
export const insertTag = async (
  transaction: Transaction<Tables>,
  { userId, tag, at }: { readonly userId: string; readonly tag: string; readonly at: Date },
): Promise<boolean> => {
  const row = await transaction
    .insertInto('customer_tags')
    .values({ user_id: userId, tag, created_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
};

/** Removes a tag from a customer; false when the customer does not have it. */
export const deleteTag = async (transaction: Transaction<Tables>, userId: string, tag: string): Promise<boolean> => {
  const row = await transaction
    .deleteFrom('customer_tags')
    .where('user_id', '=', userId)
    .where('tag', '=', tag)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
};

/** Deletes the notes and tags of an account whose owner has changed. */
export const deleteNotesAndTags = async (transaction: Transaction<Tables>, userId: string): Promise<void> => {
  await transaction.deleteFrom('customer_notes').where('user_id', '=', userId).execute();
  await transaction.deleteFrom('customer_tags').where('user_id', '=', userId).execute();
};

/** Returns the first `limit` tags in alphabetical order, with one index lookup per tag for any number of customers. */
export const findUsedTags = async (database: Reader, limit: number): Promise<string[]> => {
  const { rows } = await sql<{ tag: string }>`
    with recursive known as (
      (select tag from customer_tags order by tag limit 1)
      union all
      select (select tag from customer_tags where tag > known.tag order by tag limit 1) from known where known.tag is not null
    )
    select tag from known where tag is not null limit ${limit}`.execute(database);
  return rows.map(({ tag }) => tag);
};
