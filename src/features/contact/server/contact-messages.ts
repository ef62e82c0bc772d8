import type { ContactForm } from '#core/forms/forms.ts';
import type { Language } from '#core/i18n/language.ts';
import type { ShopContext } from '#core/server/context.ts';
import { inTransaction } from '#core/server/database/connect.ts';
import { recordConsent } from '#features/privacy/server/consents.ts';
import { contactMessageConsent } from '../contact.consents.ts';
import { insertMessage } from './contact-messages.repository.ts';

/** Stores a contact message as unread (specification 4) and records its sender's consent. */
export const createContactMessage = (
  shop: ShopContext,
  message: ContactForm,
  { language, userId }: { readonly language: Language; readonly userId: string | null },
): Promise<void> =>
  inTransaction(shop.database, async (transaction) => {
    await insertMessage(transaction, { ...message, language });
    const { email } = message;
    await recordConsent(shop, transaction, contactMessageConsent, { source: 'contact_form', email, userId, language });
  });
