import { localisedAddress } from '../../domain/language.ts';
import { contentOf } from '../../locales/content.ts';
import { formatMoney, isolateText } from '../../locales/format.ts';
import type { MailContent, ShopMailJob } from './mail-types.ts';

type MailOf<Kind extends ShopMailJob['kind']> = Extract<ShopMailJob, { readonly kind: Kind }>;

const blank = { name: null, sections: [], code: null, closing: [], leaveUrl: null } as const;

/** Mail to a new customer with the personal welcome code (decision 8). */
export const welcomeMail = ({ language, name, code }: MailOf<'welcome'>, publicUrl: string): MailContent => {
  const { subject, preheader, about, above, below, button } = contentOf(language).mail.welcome;
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

/** Mail to a customer whose account was deleted (decision 77). */
export const accountDeletedMail = ({ language, name }: MailOf<'account-deleted'>): MailContent => {
  const { subject, preheader, body } = contentOf(language).mail.accountDeleted;
  return { ...blank, language, subject, preheader, name: name === '' ? null : name, paragraphs: body, button: null };
};

/** Mail to a customer who verified the address of an existing account (decision 163). */
export const accountClaimedMail = ({ language, hasOrders }: MailOf<'account-claimed'>): MailContent => {
  const { subject, preheader, body, orders, otherwise } = contentOf(language).mail.accountClaimed;
  const paragraphs = [...body, ...(hasOrders ? [orders] : [])];
  return { ...blank, language, subject, preheader, paragraphs, button: null, closing: [otherwise] };
};

/** Mail to a new admin user (decision 94). */
export const adminGrantedMail = ({ language, name, by }: MailOf<'admin-granted'>, publicUrl: string): MailContent => {
  const { subject, preheader, body, button, otherwise } = contentOf(language).mail.adminGranted;
  return {
    ...blank,
    language,
    subject,
    preheader,
    name: name === '' ? null : name,
    paragraphs: body({ by: isolateText(by) }),
    button: { press: null, label: button, url: localisedAddress('/admin', publicUrl, language) },
    closing: [otherwise],
  };
};

/** Confirmation mail to an address entered into the newsletter form (decision 171). */
export const confirmNewsletterMail = ({ language }: MailOf<'newsletter-confirmation'>, url: string): MailContent => {
  const { subject, preheader, about, press, button, otherwise } = contentOf(language).mail.newsletterConfirmation;
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

/** Welcome mail to a new newsletter subscriber (decision 29). */
export const newsletterWelcomeMail = (
  { language }: MailOf<'newsletter-welcome'>,
  publicUrl: string,
  leaveUrl: string,
): MailContent => {
  const { subject, preheader, body, button } = contentOf(language).mail.newsletterWelcome;
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

/** Stock notification mail (decision 28). */
export const backInStockMail = (
  { language, productId, product, price }: MailOf<'back-in-stock'>,
  publicUrl: string,
  leaveUrl: string,
): MailContent => {
  const { subject, preheader, body, button, why } = contentOf(language).mail.backInStock;
  return {
    ...blank,
    language,
    subject: subject({ product }),
    preheader,
    paragraphs: body({ product: isolateText(product), price: formatMoney(price, language) }),
    button: { press: null, label: button, url: localisedAddress(`/product/${productId}`, publicUrl, language) },
    closing: [why],
    leaveUrl,
  };
};
