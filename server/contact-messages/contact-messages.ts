import type { Transaction } from 'kysely';
import type { PersonalData } from '../../contract/personal-data.ts';
import type { ContactForm } from '../../domain/forms/forms.ts';
import type { Language } from '../../domain/language.ts';
import { inTransaction } from '../../platform/database/connect.ts';
import type { Tables } from '../../platform/database/schema.ts';
import { recordConsent } from '../consents/consents.ts';
import type { ShopContext } from '../shop-context.ts';
import {
  deleteMessagesBefore,
  deleteMessagesFrom,
  findMessagesFrom,
  insertMessage,
} from './contact-messages.repository.ts';

/** Keeps a message to the shop, unread (specification 4), and that its writer agrees to that. */
export const createContactMessage = (
  shop: ShopContext,
  message: ContactForm,
  { language, userId }: { readonly language: Language; readonly userId: string | null },
): Promise<void> =>
  inTransaction(shop.database, async (transaction) => {
    await insertMessage(transaction, message);
    const { email } = message;
    await recordConsent(shop, transaction, {
      purpose: 'contact_message',
      source: 'contact_form',
      email,
      userId,
      language,
    });
  });

/** What was written to the shop from an address, newest first: told only to whoever has its mailbox. */
export const contactMessagesForDataExport = async (
  { database }: ShopContext,
  email: string,
): Promise<NonNullable<PersonalData['contactMessages']>> => {
  const messages = await findMessagesFrom(database.kysely, email);
  return messages.map(({ created_at, ...message }) => ({ ...message, createdAt: created_at.toISOString() }));
};

/** Forgets what was written to the shop from an address. */
export const deleteContactMessagesOf = (transaction: Transaction<Tables>, email: string): Promise<void> =>
  deleteMessagesFrom(transaction, email);

/** `/contact#privacy` says how long. */
const YEARS_KEPT = 2;

/** Forgets messages that were written two years ago and have been read; one that nobody has read stays. */
export const deleteExpiredContactMessages = ({
  database,
  clock,
}: Pick<ShopContext, 'database' | 'clock'>): Promise<void> => {
  const before = clock();
  before.setUTCFullYear(before.getUTCFullYear() - YEARS_KEPT);
  return deleteMessagesBefore(database.kysely, before);
};
