import type { Language } from '../../domain/language.ts';
import type { ContactForm } from '../../domain/people/forms.ts';
import { recordConsent } from '../consents/record-consent.ts';
import { inTransaction } from '../database/connect.ts';
import type { ShopRoom } from '../shop-room.ts';
import { insertMessage } from './messages.repository.ts';

/** Keeps a message to the shop, unread (specification 4), and that its writer agrees to that. */
export const receiveMessage = (
  shop: ShopRoom,
  message: ContactForm,
  { language, userId }: { readonly language: Language; readonly userId: string | null },
): Promise<void> =>
  inTransaction(shop.database, async (transaction) => {
    await insertMessage(transaction, message);
    const { email } = message;
    await recordConsent(shop, transaction, { purpose: 'contact', place: 'contact', email, userId, language });
  });
