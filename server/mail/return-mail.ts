import { contentOf } from '../../locales/content.ts';
import { formatMoney, isolateText } from '../../locales/format.ts';
import { itemsPart } from './items-part.ts';
import { Paragraph, part } from './mail-components.ts';
import type { MailContent, MailContext, ShopMailJob } from './mail-types.ts';
import { orderButton } from './order-mails.ts';

/** Mail to the customer about a return: what became of it, its pieces, what goes back, and the words of an admin. */
export const returnMail = (
  { event, items, amount, words: written, order }: Extract<ShopMailJob, { readonly kind: 'return' }>,
  context: MailContext,
): MailContent => {
  const { settings } = context;
  const { language, orderNumber, shipping } = order;
  const { mail } = contentOf(language, settings.public);
  const words = mail.returns;
  const { subject, text } = words[event];
  const money = amount === null || amount === 0 ? [] : [words.amount({ amount: formatMoney(amount, language) })];
  return {
    language,
    subject: subject({ orderNumber }),
    preheader: text,
    name: shipping.fullName,
    parts: [
      ...[text, ...money, ...(written === null ? [] : [isolateText(written)])].map((each) =>
        part(Paragraph, { text: each }),
      ),
      itemsPart(words.items, items, language, context),
      orderButton(order, context),
    ],
  };
};
