import { isolateText } from '#core/i18n/format.ts';
import type { Language } from '#core/i18n/language.ts';
import { serverTexts } from '#core/i18n/server-texts.ts';
import { messagesOf } from '#core/i18n/storefront-messages.ts';
import { defineMail } from '#core/server/mail/define-mail.ts';
import { Button, Paragraph, part } from '#core/server/mail/mail-components.ts';
import { Rows, type RowsProps } from '#core/server/mail/mail-lists.ts';
import type { CurrentSettings } from '#core/server/settings/current-settings.ts';
import { chatUrl } from '../seller-chat.ts';
import { aboutOrder, type OrderMailData, sampleOrder, withItemPictures } from './order-mail.ts';
import { orderMailSummary, orderRows, orderSummaryRows } from './order-mail-parts.ts';

/**
 * Mail about a new order, with a link to chat with the customer: one job for each of the shop's addresses, so that a retry mails no
 * other address again.
 */
export const orderArrivedMail = defineMail<{ readonly order: OrderMailData }>('order-arrived', {
  ...aboutOrder,
  ...withItemPictures,
  audience: 'shop',
  cause: 'stranger',
  // a phone order may have no address
  replyTo: ({ order }) => order.shipping.email || null,
  body: ({ order }, context) => {
    const { language, settings } = context;
    const { orderNumber, shipping } = order;
    const { order: orders, orderArrived: t } = serverTexts(language, settings.public).mail;
    const summary = orderMailSummary(order, language);
    return {
      subject: t.subject({ orderNumber }),
      preheader: orders.pending.preheader(summary),
      parts: [
        part(Paragraph, { text: t.about({ name: shipping.fullName, total: summary.total }) }),
        part(Rows, orderSummaryRows(order, language, settings)),
        part(Rows, customerRows(order, language, settings)),
        ...orderRows(order, context),
        part(Button, { language, settings, label: t.button, url: chatUrl(shipping.phone) }),
      ],
    };
  },
  samples: (language) => [{ order: sampleOrder(language) }],
});

const customerRows = ({ shipping }: OrderMailData, language: Language, settings: CurrentSettings): RowsProps => {
  const { fields } = messagesOf(language, settings.public);
  return {
    title: serverTexts(language, settings.public).mail.orderArrived.customer,
    rows: [
      { label: fields.fullName, value: isolateText(shipping.fullName) },
      { label: fields.phone, value: isolateText(shipping.phone) },
      { label: fields.email, value: isolateText(shipping.email) },
    ],
  };
};
