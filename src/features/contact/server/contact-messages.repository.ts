import { type Kysely, sql, type Transaction } from 'kysely';
import type { ListSort } from '#core/api/sort-orders.ts';
import type { ContactForm } from '#core/forms/forms.ts';
import type { Language } from '#core/i18n/language.ts';
import { firstFilled } from '#core/server/database/first-filled.ts';
import { countUpTo, cursorOf, cursorPosition } from '#core/server/database/pagination.ts';
import type { Tables } from '#generated/tables.gen.ts';
import type { MessageStatus } from '../message-status.ts';

type Reader = Kysely<Tables>;

export const insertMessage = async (
  database: Reader,
  message: ContactForm & { readonly language: Language },
): Promise<void> => {
  await database.insertInto('contact_messages').values(message).execute();
};

export type ContactMessageFilters = {
  readonly status?: MessageStatus | undefined;
  readonly sort?: ListSort | undefined;
  readonly after?: string | undefined;
};

const columns = ['id', 'name', 'email', 'subject', 'message', 'status', 'language', 'created_at'] as const;

/** Returns messages after a cursor, unread first, then by time. */
export const findMessages = (database: Reader, { status, sort, after }: ContactMessageFilters, limit: number) => {
  const direction = sort === 'oldest' ? 'asc' : 'desc';
  let query = messagesOf(database, status);
  if (after !== undefined) query = query.where(isAfterCursor(after, sort));
  return query
    .select([...columns, sql<string>`status || '.' || ${cursorOf('contact_messages')}`.as('cursor')])
    .orderBy('status', 'desc')
    .orderBy('created_at', direction)
    .orderBy('id', direction)
    .limit(limit)
    .execute();
};

const isAfterCursor = (after: string, sort: ListSort | undefined) => {
  const [status, ...rest] = after.split('.');
  const position = cursorPosition(rest.join('.'));
  if (sort !== 'oldest') return sql<boolean>`(status, created_at, id) < (${status}, ${position})`;
  return sql<boolean>`(status < ${status} or (status = ${status} and (created_at, id) > (${position})))`;
};

export const countMessages = (database: Reader, status?: MessageStatus) =>
  countUpTo(database, messagesOf(database, status));

/** Returns the time of the oldest unread message. */
export const findOldestUnread = async (database: Reader): Promise<Date | null> => {
  const row = await messagesOf(database, 'unread')
    .select('created_at')
    .orderBy('created_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return row?.created_at ?? null;
};

/** Returns undefined for an unknown message. */
export const updateStatus = (database: Reader, id: string, status: MessageStatus) =>
  database.updateTable('contact_messages').set({ status }).where('id', '=', id).returning(columns).executeTakeFirst();

const messagesOf = (database: Reader, status: MessageStatus | undefined) => {
  const query = database.selectFrom('contact_messages');
  return status === undefined ? query : query.where('status', '=', sql.lit(status));
};

/** Messages from an e-mail address, ignoring case, newest first. */
export const findMessagesFrom = (database: Reader, email: string) =>
  database
    .selectFrom('contact_messages')
    .select(['id', 'name', 'email', 'subject', 'message', 'language', 'created_at'])
    .where(sql`lower(email)`, '=', sql`lower(${email})`)
    .orderBy('created_at', 'desc')
    .execute();

/** The newest messages from an e-mail address, ignoring case, with all columns. */
export const findNewestFrom = (database: Reader, email: string, limit: number) =>
  database
    .selectFrom('contact_messages')
    .select(columns)
    .where(sql`lower(email)`, '=', sql`lower(${email})`)
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute();

export const deleteMessagesFrom = async (database: Reader, email: string): Promise<void> => {
  await database.deleteFrom('contact_messages').where(sql`lower(email)`, '=', sql`lower(${email})`).execute();
};

export const deleteMessagesBefore = async (database: Reader, moment: Date): Promise<void> => {
  await database.deleteFrom('contact_messages').where('status', '=', 'read').where('created_at', '<', moment).execute();
};

/** Returns a message and locks its row until the end of the transaction. */
export const lockMessage = (transaction: Transaction<Tables>, id: string) =>
  transaction.selectFrom('contact_messages').select(columns).where('id', '=', id).forUpdate().executeTakeFirst();

/** Returns the replies to these messages, oldest first, with the names of the admins. */
export const findReplies = (database: Reader, messageIds: readonly string[]) =>
  database
    .selectFrom('contact_message_replies as reply')
    .leftJoin('profiles', 'profiles.id', 'reply.admin_id')
    .select(['reply.id', 'reply.message_id', 'reply.text', 'reply.created_at'])
    .select(firstFilled('profiles.name', 'profiles.email', 'profiles.phone_number').as('by'))
    .where('reply.message_id', 'in', [...messageIds])
    .orderBy('reply.created_at')
    .orderBy('reply.id')
    .execute();

type NewReply = {
  readonly messageId: string;
  readonly text: string;
  readonly adminId: string;
  readonly at: Date;
};

/** Inserts a reply and returns its id. */
export const insertReply = async (
  transaction: Transaction<Tables>,
  { messageId, text, adminId, at }: NewReply,
): Promise<string> => {
  const { id } = await transaction
    .insertInto('contact_message_replies')
    .values({ message_id: messageId, text, admin_id: adminId, created_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};
