import { localisedAddress } from '../../domain/language.ts';
import { editorialOf } from '../../locales/editorial.ts';
import { formatMoney, isolate } from '../../locales/format.ts';
import type { Letter } from './letter.ts';
import type { ShopMail } from './shop-mail.ts';

type MailOf<Kind extends ShopMail['kind']> = Extract<ShopMail, { readonly kind: Kind }>;

const blank = { name: null, sections: [], code: null, closing: [], leaveUrl: null } as const;

/** To a new customer, with the personal code (decision 8). */
export const welcomeLetter = ({ language, name, code }: MailOf<'welcome'>, publicUrl: string): Letter => {
  const { subject, preheader, about, above, below, button } = editorialOf(language).mail.welcome;
  return {
    ...blank,
    language,
    subject,
    preheader,
    name,
    paragraphs: [about],
    code: { above, code, below },
    button: { press: null, label: button, url: localisedAddress('/products', publicUrl, language) },
  };
};

/** To somebody whose account is no more (decision 77). */
export const accountDeletedLetter = ({ language, name }: MailOf<'account-deleted'>): Letter => {
  const { subject, preheader, body } = editorialOf(language).mail.accountDeleted;
  return { ...blank, language, subject, preheader, name: name === '' ? null : name, paragraphs: body, button: null };
};

/** To whoever has proven the address of an account that was there before (decision 163). */
export const accountClaimedLetter = ({ language, hasOrders }: MailOf<'account-claimed'>): Letter => {
  const { subject, preheader, body, orders, otherwise } = editorialOf(language).mail.accountClaimed;
  const paragraphs = [...body, ...(hasOrders ? [orders] : [])];
  return { ...blank, language, subject, preheader, paragraphs, button: null, closing: [otherwise] };
};

/** To somebody who has been made an admin (decision 94). */
export const adminGrantedLetter = ({ language, name, by }: MailOf<'admin-granted'>, publicUrl: string): Letter => {
  const { subject, preheader, body, button, otherwise } = editorialOf(language).mail.adminGranted;
  return {
    ...blank,
    language,
    subject,
    preheader,
    name: name === '' ? null : name,
    paragraphs: body({ by: isolate(by) }),
    button: { press: null, label: button, url: localisedAddress('/admin', publicUrl, language) },
    closing: [otherwise],
  };
};

/** To an address that somebody wrote into the newsletter's form (decision 171). */
export const confirmNewsletterLetter = ({ language }: MailOf<'newsletter-confirmation'>, url: string): Letter => {
  const { subject, preheader, about, press, button, otherwise } = editorialOf(language).mail.newsletterConfirmation;
  return {
    ...blank,
    language,
    subject,
    preheader,
    paragraphs: [about],
    button: { press, label: button, url },
    closing: [otherwise],
  };
};

/** To a new reader of the newsletter (decision 29). */
export const newsletterLetter = (
  { language }: MailOf<'newsletter-welcome'>,
  publicUrl: string,
  leaveUrl: string,
): Letter => {
  const { subject, preheader, body, button } = editorialOf(language).mail.newsletterWelcome;
  return {
    ...blank,
    language,
    subject,
    preheader,
    paragraphs: body,
    button: { press: null, label: button, url: localisedAddress('/', publicUrl, language) },
    leaveUrl,
  };
};

/** To somebody who waited for a product (decision 28). */
export const backInStockLetter = (
  { language, productId, product, price }: MailOf<'back-in-stock'>,
  publicUrl: string,
  leaveUrl: string,
): Letter => {
  const { subject, preheader, body, button, why } = editorialOf(language).mail.backInStock;
  return {
    ...blank,
    language,
    subject: subject({ product }),
    preheader,
    paragraphs: body({ product: isolate(product), price: formatMoney(price, language) }),
    button: { press: null, label: button, url: localisedAddress(`/product/${productId}`, publicUrl, language) },
    closing: [why],
    leaveUrl,
  };
};
