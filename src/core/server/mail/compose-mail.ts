import { defaultLanguage, type Language, localisedAddress } from '#core/i18n/language.ts';
import type { SecretBox } from '#core/server/encryption/secret-box.ts';
import { parcelMail } from '#features/fulfillment/server/fulfillment.mails.ts';
import { lowStockMail } from '#features/inventory/server/inventory.mails.ts';
import { createNewsletterToken } from '#features/newsletter/server/newsletter-token.ts';
import { orderChangedMail } from '#features/order-management/server/order-management.mails.ts';
import {
  orderPlacedMail,
  orderReceivedMail,
  orderStatusMail,
  paymentMail,
} from '#features/orders/server/orders.mails.ts';
import { paymentIssuesMail } from '#features/payments/server/payments.mails.ts';
import { returnMail } from '#features/returns/server/returns.mails.ts';
import {
  accountClaimedMail,
  accountDeletedMail,
  adminGrantedMail,
  backInStockMail,
  confirmNewsletterMail,
  contactReplyMail,
  furtherOrdersMail,
  newsletterWelcomeMail,
  staffInvitedMail,
  welcomeMail,
} from './customer-mails.ts';
import { createEmailProof, type EmailProof } from './email-proof.ts';
import type { MailContents, MailContext, MailPayload } from './mail.ts';
import { createUnsubscribeToken, type Unsubscription } from './unsubscribe-token.ts';

export type ComposedMail = { readonly to: string; readonly replyTo: string | null; readonly contents: MailContents };

/**
 * Builds content, recipient and reply address of a shop mail. Mails to the owner about new orders are in Arabic, followed by
 * English.
 */
export const composeMail = (
  mail: MailPayload,
  { box, ...context }: MailContext & { readonly box: SecretBox },
): ComposedMail => {
  const { publicUrl, settings } = context;
  const leaving = (from: Unsubscription['list'], { to, language }: { to: string; language: Language }): string =>
    localisedAddress(
      `/unsubscribe?token=${createUnsubscribeToken(box, { list: from, email: to })}`,
      publicUrl,
      language,
    );
  const proofOf = ({ to, proof }: { readonly to: string; readonly proof?: Pick<EmailProof, 'userId'> | undefined }) =>
    proof && createEmailProof(box, { ...proof, email: to });
  const toReader = { to: mail.to, replyTo: settings.facts.email };
  switch (mail.kind) {
    case 'order-placed':
      return { ...toReader, contents: [orderPlacedMail(mail.order, context, proofOf(mail))] };
    case 'further-orders':
      return { ...toReader, contents: [furtherOrdersMail(mail, context, proofOf(mail))] };
    case 'order-arrived':
      return {
        to: mail.to,
        // an order by phone may have no address
        replyTo: mail.order.shipping.email || null,
        contents: [orderReceivedMail(mail.order, 'ar', context), orderReceivedMail(mail.order, 'en', context)],
      };
    case 'order-moved':
      return { ...toReader, contents: [orderStatusMail(mail, context)] };
    case 'order-changed':
      return { ...toReader, contents: [orderChangedMail(mail, context)] };
    case 'parcel-sent':
      return { ...toReader, contents: [parcelMail(mail, context)] };
    case 'payment':
      return { ...toReader, contents: [paymentMail(mail, context)] };
    case 'return':
      return { ...toReader, contents: [returnMail(mail, context)] };
    case 'payment-issues':
      return {
        ...toReader,
        contents: [paymentIssuesMail(mail.count, 'ar', context), paymentIssuesMail(mail.count, 'en', context)],
      };
    case 'low-stock':
      return { ...toReader, contents: [lowStockMail(mail, 'ar', context), lowStockMail(mail, 'en', context)] };
    case 'welcome':
      return { ...toReader, contents: [welcomeMail(mail, context)] };
    case 'account-deleted':
      return { ...toReader, contents: [accountDeletedMail(mail, context)] };
    case 'account-claimed':
      return { ...toReader, contents: [accountClaimedMail(mail, context)] };
    case 'admin-granted':
      return { ...toReader, contents: [adminGrantedMail(mail, context)] };
    case 'contact-reply':
      return { ...toReader, contents: [contactReplyMail(mail, context)] };
    case 'staff-invited':
      return { ...toReader, contents: [staffInvitedMail(mail, context)] };
    case 'newsletter-confirmation': {
      const token = createNewsletterToken(box, { email: mail.to, language: mail.language, askedAt: mail.askedAt });
      const url = localisedAddress(`/confirm-newsletter?token=${token}`, publicUrl, mail.language);
      return { ...toReader, contents: [confirmNewsletterMail(mail, { ...context, url })] };
    }
    case 'newsletter-welcome': {
      const unsubscribeUrl = leaving('newsletter', mail);
      return { ...toReader, contents: [newsletterWelcomeMail(mail, { ...context, unsubscribeUrl })] };
    }
    case 'back-in-stock': {
      const unsubscribeUrl = leaving('stock', mail);
      return { ...toReader, contents: [backInStockMail(mail, { ...context, unsubscribeUrl })] };
    }
  }
};

/** Returns the mail language for a requested language tag: English for `en…`, otherwise Arabic. */
export const mailLanguage = (asked: string | null): Language =>
  asked !== null && /^en\b/i.test(asked) ? 'en' : defaultLanguage;
