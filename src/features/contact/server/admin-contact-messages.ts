import type { Kysely } from 'kysely';
import { PAGE_SIZE, type PageOf } from '#core/api/pagination.ts';
import { apiErrors } from '#core/errors/api.errors.ts';
import { AppError } from '#core/errors/app-error.ts';
import { MAX_REPLIES } from '#core/forms/limits.ts';
import { defaultLanguage, type Language } from '#core/i18n/language.ts';
import { recordAuditEntry } from '#core/server/audit/record-audit-entry.ts';
import type { ShopContext } from '#core/server/context.ts';
import { inTransaction } from '#core/server/database/connect.ts';
import { toPage } from '#core/server/database/pagination.ts';
import { languageOfText } from '#core/text/language-of-text.ts';
import type { Tables } from '#generated/tables.gen.ts';
import type { ContactMessage } from '../contact.admin.contract.ts';
import { contactErrors } from '../contact.admin.contract.ts';
import type { MessageStatus } from '../message-status.ts';
import { contactReplyMail } from './contact.mails.ts';
import {
  type ContactMessageFilters,
  countMessages,
  findMessages,
  findNewestFrom,
  findReplies,
  insertReply,
  lockMessage,
  updateStatus,
} from './contact-messages.repository.ts';

type Reader = Kysely<Tables>;

/** Lists contact messages, unread first, then by time, of one status or of both (specification 7, Admin; decision 93). */
export const listMessages = async (
  { database: { kysely } }: ShopContext,
  filters: ContactMessageFilters,
): Promise<PageOf<ContactMessage>> => {
  const [matches, counted] = await Promise.all([
    findMessages(kysely, filters, PAGE_SIZE + 1),
    countMessages(kysely, filters.status),
  ]);
  const { rows, next } = toPage(matches, PAGE_SIZE);
  return { items: await withReplies(kysely, rows), ...counted, next };
};

/** Marks a message as read or unread (specification 4) and records it in the audit log. CONTACT_MESSAGE_NOT_FOUND. */
export const updateContactMessageStatus = (
  { database }: ShopContext,
  adminId: string,
  { id, status }: { readonly id: string; readonly status: MessageStatus },
): Promise<ContactMessage> =>
  inTransaction(database, async (transaction) => {
    const message = await updateStatus(transaction, id, status);
    if (message === undefined) throw new AppError(contactErrors, 'CONTACT_MESSAGE_NOT_FOUND');
    await recordAuditEntry(transaction, { adminId, action: `contact_message.marked_${status}`, subject: id });
    return one(transaction, message);
  });

/**
 * Replies to a message by mail in its sender's language and marks it as read. CONTACT_MESSAGE_NOT_FOUND; CONTACT_MESSAGE_ANSWERED
 * when the number of replies is not `seen`, because another admin or a second click was first. LIMIT_REACHED.
 */
export const replyToContactMessage = (
  { database, clock, box }: ShopContext,
  adminId: string,
  { id, text, seen }: { readonly id: string; readonly text: string; readonly seen: number },
): Promise<ContactMessage> =>
  inTransaction(database, async (transaction) => {
    const message = await lockMessage(transaction, id);
    if (message === undefined) throw new AppError(contactErrors, 'CONTACT_MESSAGE_NOT_FOUND');
    const before = await findReplies(transaction, [id]);
    if (before.length !== seen) throw new AppError(contactErrors, 'CONTACT_MESSAGE_ANSWERED');
    if (before.length >= MAX_REPLIES) throw new AppError(apiErrors, 'LIMIT_REACHED');
    const cause = await insertReply(transaction, { messageId: id, text, adminId, at: clock() });
    await updateStatus(transaction, id, 'read');
    await recordAuditEntry(transaction, { adminId, action: 'contact_message.answered', subject: id });
    const { name, email: to, subject, message: question } = message;
    const language = languageOf(message);
    await contactReplyMail.send({ box }, transaction, { to, language, name, subject, question, text, cause });
    return one(transaction, { ...message, status: 'read' });
  });

type Row = Omit<Awaited<ReturnType<typeof findMessages>>[number], 'cursor'>;

/** Messages of an older version of the shop have no language. */
const languageOf = ({ language, message }: Pick<Row, 'language' | 'message'>): Language =>
  language ?? languageOfText(message) ?? defaultLanguage;

const one = async (database: Reader, message: Row): Promise<ContactMessage> => {
  const [withReply] = await withReplies(database, [message]);
  if (withReply === undefined) throw new Error('contact message was not mapped');
  return withReply;
};

/** Maps rows to the admin view of messages, with their replies. */
const withReplies = async (database: Reader, messages: readonly Row[]): Promise<ContactMessage[]> => {
  if (messages.length === 0) return [];
  const replies = await findReplies(
    database,
    messages.map(({ id }) => id),
  );
  const byMessage = Map.groupBy(replies, ({ message_id: id }) => id);
  return messages.map((row) => ({
    id: row.id,
    name: row.name,
    email: row.email,
    subject: row.subject,
    message: row.message,
    status: row.status,
    language: languageOf(row),
    createdAt: row.created_at.toISOString(),
    replies: (byMessage.get(row.id) ?? []).map(({ id, text, by, created_at }) => ({
      id,
      text,
      by: by || null,
      createdAt: created_at.toISOString(),
    })),
  }));
};

/** Lists the newest messages from an address, at most `limit`. */
export const listMessagesFrom = async (
  { database: { kysely } }: ShopContext,
  email: string,
  limit: number,
): Promise<ContactMessage[]> => withReplies(kysely, await findNewestFrom(kysely, email, limit));
