import type { Transaction } from 'kysely';
import type { ContactForm } from '#core/forms/forms.ts';
import type { Language } from '#core/i18n/language.ts';
import { CONTACT_MESSAGE_YEARS } from '#core/privacy/retention-times.ts';
import type { ShopContext } from '#core/server/context.ts';
import { inTransaction } from '#core/server/database/connect.ts';
import type { Tables } from '#core/server/database/schema.ts';
import type { PersonalData } from '#features/privacy/privacy.contract.ts';
import { recordConsent } from '#features/privacy/server/consents.ts';
import {
  deleteMessagesBefore,
  deleteMessagesFrom,
  findMessagesFrom,
  findReplies,
  insertMessage,
} from './contact-messages.repository.ts';

/** Stores a contact message as unread (specification 4) and records the consent of its sender. */
export const createContactMessage = (
  shop: ShopContext,
  message: ContactForm,
  { language, userId }: { readonly language: Language; readonly userId: string | null },
): Promise<void> =>
  inTransaction(shop.database, async (transaction) => {
    await insertMessage(transaction, { ...message, language });
    const { email } = message;
    await recordConsent(shop, transaction, {
      purpose: 'contact_message',
      source: 'contact_form',
      email,
      userId,
      language,
    });
  });

/** Messages from an e-mail address for the data export, newest first; call only for a verified address. */
export const contactMessagesForDataExport = async (
  { database }: ShopContext,
  email: string,
): Promise<NonNullable<PersonalData['contactMessages']>> => {
  const messages = await findMessagesFrom(database.kysely, email);
  const ids = messages.map(({ id }) => id);
  const replies = ids.length === 0 ? [] : await findReplies(database.kysely, ids);
  const byMessage = Map.groupBy(replies, ({ message_id: id }) => id);
  return messages.map(({ id, created_at, ...message }) => ({
    ...message,
    createdAt: created_at.toISOString(),
    replies: (byMessage.get(id) ?? []).map((reply) => ({
      text: reply.text,
      createdAt: reply.created_at.toISOString(),
    })),
  }));
};

/** Deletes all messages from an e-mail address. */
export const deleteContactMessagesOf = (transaction: Transaction<Tables>, email: string): Promise<void> =>
  deleteMessagesFrom(transaction, email);

/** Deletes read messages after their retention time; unread ones stay. */
export const deleteExpiredContactMessages = ({
  database,
  clock,
}: Pick<ShopContext, 'database' | 'clock'>): Promise<void> => {
  const before = clock();
  before.setUTCFullYear(before.getUTCFullYear() - CONTACT_MESSAGE_YEARS);
  return deleteMessagesBefore(database.kysely, before);
};
