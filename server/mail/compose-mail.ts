import { defaultLanguage, type Language, localisedAddress } from '../../domain/language.ts';
import { owner } from '../../owner.ts';
import type { SecretBox } from '../../platform/encryption/secret-box.ts';
import {
  accountClaimedMail,
  accountDeletedMail,
  adminGrantedMail,
  backInStockMail,
  confirmNewsletterMail,
  newsletterWelcomeMail,
  welcomeMail,
} from './customer-mails.ts';
import type { MailContents, ShopMailJob } from './mail-types.ts';
import { createNewsletterToken } from './newsletter-token.ts';
import { orderPlacedMail, orderReceivedMail, orderStatusMail } from './order-mails.ts';
import { createUnsubscribeToken, type Unsubscription } from './unsubscribe-token.ts';

export type ComposedMail = { readonly to: string; readonly replyTo: string | null; readonly contents: MailContents };

type MailContext = { readonly box: SecretBox; readonly publicUrl: string };

/** Builds content, recipient and reply address of a shop mail. Mails to the owner are in Arabic, followed by English. */
export const composeMail = (mail: ShopMailJob, { box, publicUrl }: MailContext): ComposedMail => {
  const leaving = (from: Unsubscription['list'], { to, language }: { to: string; language: Language }): string =>
    localisedAddress(
      `/unsubscribe?token=${createUnsubscribeToken(box, { list: from, email: to })}`,
      publicUrl,
      language,
    );
  switch (mail.kind) {
    case 'order-placed':
      return { to: mail.to, replyTo: owner.email, contents: [orderPlacedMail(mail.order, publicUrl)] };
    case 'order-arrived':
      return {
        to: owner.email,
        replyTo: mail.order.shipping.email,
        contents: [orderReceivedMail(mail.order, 'ar'), orderReceivedMail(mail.order, 'en')],
      };
    case 'order-moved':
      return {
        to: mail.to,
        replyTo: owner.email,
        contents: [orderStatusMail(mail.order, mail.status, publicUrl)],
      };
    case 'welcome':
      return { to: mail.to, replyTo: owner.email, contents: [welcomeMail(mail, publicUrl)] };
    case 'account-deleted':
      return { to: mail.to, replyTo: owner.email, contents: [accountDeletedMail(mail)] };
    case 'account-claimed':
      return { to: mail.to, replyTo: owner.email, contents: [accountClaimedMail(mail)] };
    case 'admin-granted':
      return { to: mail.to, replyTo: owner.email, contents: [adminGrantedMail(mail, publicUrl)] };
    case 'newsletter-confirmation': {
      const token = createNewsletterToken(box, { email: mail.to, language: mail.language, askedAt: mail.askedAt });
      const url = localisedAddress(`/confirm-newsletter?token=${token}`, publicUrl, mail.language);
      return { to: mail.to, replyTo: owner.email, contents: [confirmNewsletterMail(mail, url)] };
    }
    case 'newsletter-welcome':
      return {
        to: mail.to,
        replyTo: owner.email,
        contents: [newsletterWelcomeMail(mail, publicUrl, leaving('newsletter', mail))],
      };
    case 'back-in-stock':
      return {
        to: mail.to,
        replyTo: owner.email,
        contents: [backInStockMail(mail, publicUrl, leaving('stock', mail))],
      };
  }
};

/** Mail language for a requested language tag: English for `en…`, otherwise Arabic. */
export const mailLanguage = (asked: string | null): Language =>
  asked !== null && /^en\b/i.test(asked) ? 'en' : defaultLanguage;
