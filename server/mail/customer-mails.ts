import { localisedAddress } from '../../domain/language.ts';
import { contentOf } from '../../locales/content.ts';
import { formatMoney, isolateText } from '../../locales/format.ts';
import { Button, Code, type MailPart, Paragraph, part } from './mail-components.ts';
import type { MailContent, ShopMailJob } from './mail-types.ts';

type MailOf<Kind extends ShopMailJob['kind']> = Extract<ShopMailJob, { readonly kind: Kind }>;

/** Mail to a new customer with the personal welcome code (decision 8). */
export const welcomeMail = ({ language, name, code }: MailOf<'welcome'>, publicUrl: string): MailContent => {
  const { subject, preheader, about, above, below, button } = contentOf(language).mail.welcome;
  return {
    language,
    subject,
    preheader,
    name,
    parts: [
      part(Paragraph, { text: about }),
      part(Code, { above, code, below }),
      part(Button, { language, label: button, url: localisedAddress('/products', publicUrl, language) }),
    ],
  };
};

/** Mail to a customer whose account was deleted (decision 77). */
export const accountDeletedMail = ({ language, name }: MailOf<'account-deleted'>): MailContent => {
  const { subject, preheader, body } = contentOf(language).mail.accountDeleted;
  return { language, subject, preheader, name, parts: paragraphs(body) };
};

/** Mail to a customer who verified the address of an existing account (decision 163). */
export const accountClaimedMail = ({ language, hasOrders }: MailOf<'account-claimed'>): MailContent => {
  const { subject, preheader, body, orders, otherwise } = contentOf(language).mail.accountClaimed;
  return { language, subject, preheader, parts: paragraphs([...body, ...(hasOrders ? [orders] : []), otherwise]) };
};

/** Mail to a new admin user (decision 94). */
export const adminGrantedMail = ({ language, name, by }: MailOf<'admin-granted'>, publicUrl: string): MailContent => {
  const { subject, preheader, body, button, otherwise } = contentOf(language).mail.adminGranted;
  return {
    language,
    subject,
    preheader,
    name,
    parts: [
      ...paragraphs(body({ by: isolateText(by) })),
      part(Button, { language, label: button, url: localisedAddress('/admin', publicUrl, language) }),
      part(Paragraph, { text: otherwise }),
    ],
  };
};

/** Confirmation mail to an address entered into the newsletter form (decision 171). */
export const confirmNewsletterMail = ({ language }: MailOf<'newsletter-confirmation'>, url: string): MailContent => {
  const { subject, preheader, about, press, button, otherwise } = contentOf(language).mail.newsletterConfirmation;
  return {
    language,
    subject,
    preheader,
    parts: [
      part(Paragraph, { text: about }),
      part(Button, { language, press, label: button, url }),
      part(Paragraph, { text: otherwise }),
    ],
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
    language,
    subject,
    preheader,
    parts: [
      ...paragraphs(body),
      part(Button, { language, label: button, url: localisedAddress('/', publicUrl, language) }),
    ],
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
    language,
    subject: subject({ product }),
    preheader,
    parts: [
      ...paragraphs(body({ product: isolateText(product), price: formatMoney(price, language) })),
      part(Button, { language, label: button, url: localisedAddress(`/product/${productId}`, publicUrl, language) }),
      part(Paragraph, { text: why }),
    ],
    leaveUrl,
  };
};

const paragraphs = (texts: readonly string[]): readonly MailPart[] => texts.map((text) => part(Paragraph, { text }));
