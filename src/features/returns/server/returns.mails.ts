import { formatMoney, isolateText } from '#core/i18n/format.ts';
import type { MailContent, MailContext, MailPayload } from '#core/server/mail/mail.ts';
import { Paragraph, part } from '#core/server/mail/mail-components.ts';
import { itemsPart } from '#features/orders/server/mail-items.ts';
import { orderButton } from '#features/orders/server/orders.mails.ts';
import { serverTexts } from '../../../locales/content.ts';

/** Mail to the customer about a return: status, items, refund, admin's note. */
export const returnMail = (
  { event, items, amount, words: note, order }: Extract<MailPayload, { readonly kind: 'return' }>,
  context: MailContext,
): MailContent => {
  const { settings } = context;
  const { language, orderNumber, shipping } = order;
  const { mail } = serverTexts(language, settings.public);
  const t = mail.returns;
  const { subject, text } = t[event];
  const money = amount === null || amount === 0 ? [] : [t.amount({ amount: formatMoney(amount, language) })];
  return {
    language,
    subject: subject({ orderNumber }),
    preheader: text,
    name: shipping.fullName,
    parts: [
      ...[text, ...money, ...(note === null ? [] : [isolateText(note)])].map((each) => part(Paragraph, { text: each })),
      itemsPart(t.items, items, language, context),
      orderButton(order, context),
    ],
  };
};
