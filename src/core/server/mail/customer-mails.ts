import { formatMoney, formatPercent, isolateText } from '#core/i18n/format.ts';
import { localisedAddress } from '#core/i18n/language.ts';
import { serverTexts } from '../../../locales/content.ts';
import type { MailContent, MailContext, MailPayload } from './mail.ts';
import { Button, Code, type MailBlock, Paragraph, Paragraphs, part, Quote } from './mail-components.ts';
import { ProductPicture } from './mail-lists.ts';
import { proofParts } from './proof-parts.ts';

type MailOf<Kind extends MailPayload['kind']> = Extract<MailPayload, { readonly kind: Kind }>;

/** Mail to a new customer, with the personal welcome code if any (decision 8). */
export const welcomeMail = (
  { language, name, code }: MailOf<'welcome'>,
  { settings, publicUrl }: MailContext,
): MailContent => {
  const { subject, preheader, about, above, below, button } = serverTexts(language, settings.public).mail.welcome;
  return {
    language,
    subject,
    preheader: code === null ? about : preheader,
    name,
    parts: [
      part(Paragraph, { text: about }),
      ...(code === null
        ? []
        : [
            part(Code, { above: above({ rate: formatPercent(code.percent / 100, language) }), code: code.text, below }),
          ]),
      part(Button, { language, settings, label: button, url: localisedAddress('/products', publicUrl, language) }),
    ],
  };
};

/** Mail to an account with an unverified address about all orders of a day after the first ones (decision 230). */
export const furtherOrdersMail = (
  { language }: MailOf<'further-orders'>,
  context: MailContext,
  proof?: string,
): MailContent => {
  const { settings, publicUrl } = context;
  const { subject, preheader, body, button } = serverTexts(language, settings.public).mail.furtherOrders;
  const url = localisedAddress('/account?tab=orders', publicUrl, language);
  return {
    language,
    subject,
    preheader,
    parts: [
      ...paragraphs(body),
      part(Button, { language, settings, label: button, url }),
      ...proofParts(proof, language, context),
    ],
  };
};

/** Mail to a customer whose account was deleted (decision 77). */
export const accountDeletedMail = (
  { language, name }: MailOf<'account-deleted'>,
  { settings }: MailContext,
): MailContent => {
  const { subject, preheader, body } = serverTexts(language, settings.public).mail.accountDeleted;
  return { language, subject, preheader, name, parts: paragraphs(body) };
};

/** Mail to a customer who verified the address of an existing account (decision 163). */
export const accountClaimedMail = (
  { language, hasOrders }: MailOf<'account-claimed'>,
  { settings }: MailContext,
): MailContent => {
  const { subject, preheader, body, orders, otherwise } = serverTexts(language, settings.public).mail.accountClaimed;
  return { language, subject, preheader, parts: paragraphs([...body, ...(hasOrders ? [orders] : []), otherwise]) };
};

/** Mail to a new admin user (decision 94). */
export const adminGrantedMail = (
  { language, name, by, role = 'owner' }: MailOf<'admin-granted'>,
  { settings, publicUrl }: MailContext,
): MailContent => {
  const { subject, preheader, body, button, otherwise, roles, roleTexts } = serverTexts(language, settings.public).mail
    .adminGranted;
  return {
    language,
    subject,
    preheader,
    name,
    parts: [
      ...paragraphs([...body({ by: isolateText(by), role: roles[role] }), roleTexts[role]]),
      part(Button, { language, settings, label: button, url: localisedAddress('/admin', publicUrl, language) }),
      part(Paragraph, { text: otherwise }),
    ],
  };
};

/** Mail to an invited staff member whose account has an unverified address (decision 201). */
export const staffInvitedMail = (
  { language, by, role }: MailOf<'staff-invited'>,
  { settings, publicUrl }: MailContext,
): MailContent => {
  const { adminGranted, staffInvited } = serverTexts(language, settings.public).mail;
  const { subject, preheader, body, button, otherwise } = staffInvited;
  return {
    language,
    subject,
    preheader,
    parts: [
      ...paragraphs(body({ by: isolateText(by), role: adminGranted.roles[role] })),
      part(Button, {
        language,
        settings,
        label: button,
        url: localisedAddress('/account?tab=profile', publicUrl, language),
      }),
      part(Paragraph, { text: otherwise }),
    ],
  };
};

/** Mail with an admin's reply to a contact message, followed by the message. */
export const contactReplyMail = (
  { language, name, subject: about, question, text }: MailOf<'contact-reply'>,
  { settings }: MailContext,
): MailContent => {
  const { subject, preheader, wrote } = serverTexts(language, settings.public).mail.contactReply;
  return {
    language,
    subject: subject({ subject: about }),
    preheader: text.replaceAll(/\s+/gu, ' ').slice(0, 120) || preheader,
    name,
    parts: [part(Paragraphs, { text }), part(Quote, { title: wrote, text: question })],
  };
};

/** Confirmation mail to an address entered into the newsletter form (decision 171). */
export const confirmNewsletterMail = (
  { language }: MailOf<'newsletter-confirmation'>,
  { settings, url }: MailContext & { readonly url: string },
): MailContent => {
  const { subject, preheader, about, press, button, otherwise } = serverTexts(language, settings.public).mail
    .newsletterConfirmation;
  return {
    language,
    subject,
    preheader,
    parts: [
      part(Paragraph, { text: about }),
      part(Button, { language, settings, press, label: button, url }),
      part(Paragraph, { text: otherwise }),
    ],
  };
};

/** Welcome mail to a new newsletter subscriber (decision 29). */
export const newsletterWelcomeMail = (
  { language }: MailOf<'newsletter-welcome'>,
  { settings, publicUrl, unsubscribeUrl }: MailContext & { readonly unsubscribeUrl: string },
): MailContent => {
  const { subject, preheader, body, button } = serverTexts(language, settings.public).mail.newsletterWelcome;
  return {
    language,
    subject,
    preheader,
    parts: [
      ...paragraphs(body),
      part(Button, { language, settings, label: button, url: localisedAddress('/', publicUrl, language) }),
    ],
    unsubscribeUrl,
  };
};

/** Stock notification mail (decision 28). */
export const backInStockMail = (
  { language, productId, product, price }: MailOf<'back-in-stock'>,
  { settings, publicUrl, pictures, unsubscribeUrl }: MailContext & { readonly unsubscribeUrl: string },
): MailContent => {
  const picture = pictures.get(productId);
  const { subject, preheader, body, button, why } = serverTexts(language, settings.public).mail.backInStock;
  return {
    language,
    subject: subject({ product }),
    preheader,
    parts: [
      ...(picture === undefined ? [] : [part(ProductPicture, { picture })]),
      ...paragraphs(body({ product: isolateText(product), price: formatMoney(price, language) })),
      part(Button, {
        language,
        settings,
        label: button,
        url: localisedAddress(`/product/${productId}`, publicUrl, language),
      }),
      part(Paragraph, { text: why }),
    ],
    unsubscribeUrl,
  };
};

const paragraphs = (texts: readonly string[]): readonly MailBlock[] => texts.map((text) => part(Paragraph, { text }));
