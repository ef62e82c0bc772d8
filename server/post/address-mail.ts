import { type Language, localisedAddress } from '../../domain/language.ts';
import { owner } from '../../owner.ts';
import type { SecretBox } from '../sealing/secret-box.ts';
import { arrivedLetter } from './arrived-letter.ts';
import {
  accountClaimedLetter,
  accountDeletedLetter,
  adminGrantedLetter,
  backInStockLetter,
  confirmNewsletterLetter,
  newsletterLetter,
  welcomeLetter,
} from './customer-letters.ts';
import { type Leaving, makeLeaveToken } from './leave-token.ts';
import type { Letters } from './letter.ts';
import { movedLetter } from './moved-letter.ts';
import { makeNewsletterToken } from './newsletter-token.ts';
import { placedLetter } from './placed-letter.ts';
import type { ShopMail } from './shop-mail.ts';

export type AddressedMail = { readonly to: string; readonly replyTo: string | null; readonly letters: Letters };

type Desk = { readonly box: SecretBox; readonly publicUrl: string };

/** What is sent for a mail of the shop, and to whom. Whoever keeps the shop reads Arabic first, and English below it. */
export const addressMail = (mail: ShopMail, { box, publicUrl }: Desk): AddressedMail => {
  const leaving = (from: Leaving['list'], { to, language }: { to: string; language: Language }): string =>
    localisedAddress(`/unsubscribe?token=${makeLeaveToken(box, { list: from, email: to })}`, publicUrl, language);
  switch (mail.kind) {
    case 'order-placed':
      return { to: mail.to, replyTo: owner.email, letters: [placedLetter(mail.order, publicUrl)] };
    case 'order-arrived':
      return {
        to: owner.email,
        replyTo: mail.order.shipping.email,
        letters: [arrivedLetter(mail.order, 'ar'), arrivedLetter(mail.order, 'en')],
      };
    case 'order-moved':
      return {
        to: mail.to,
        replyTo: owner.email,
        letters: [movedLetter(mail.order, mail.status, publicUrl)],
      };
    case 'welcome':
      return { to: mail.to, replyTo: owner.email, letters: [welcomeLetter(mail, publicUrl)] };
    case 'account-deleted':
      return { to: mail.to, replyTo: owner.email, letters: [accountDeletedLetter(mail)] };
    case 'account-claimed':
      return { to: mail.to, replyTo: owner.email, letters: [accountClaimedLetter(mail)] };
    case 'admin-granted':
      return { to: mail.to, replyTo: owner.email, letters: [adminGrantedLetter(mail, publicUrl)] };
    case 'newsletter-confirmation': {
      const token = makeNewsletterToken(box, { email: mail.to, language: mail.language, askedAt: mail.askedAt });
      const url = localisedAddress(`/confirm-newsletter?token=${token}`, publicUrl, mail.language);
      return { to: mail.to, replyTo: owner.email, letters: [confirmNewsletterLetter(mail, url)] };
    }
    case 'newsletter-welcome':
      return {
        to: mail.to,
        replyTo: owner.email,
        letters: [newsletterLetter(mail, publicUrl, leaving('newsletter', mail))],
      };
    case 'back-in-stock':
      return {
        to: mail.to,
        replyTo: owner.email,
        letters: [backInStockLetter(mail, publicUrl, leaving('stock', mail))],
      };
  }
};
