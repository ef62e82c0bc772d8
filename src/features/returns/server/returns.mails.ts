import { formatMoney, isolateText } from '#core/i18n/format.ts';
import { serverTexts } from '#core/i18n/server-texts.ts';
import { type Piastres, pounds } from '#core/money/money.ts';
import { defineMail, oneOrderADay } from '#core/server/mail/define-mail.ts';
import { Paragraph, part } from '#core/server/mail/mail-components.ts';
import {
  aboutOrder,
  type MailedItem,
  mailedProductIds,
  type OrderMailData,
  sampleOrder,
} from '#features/orders/server/order-mail.ts';
import { itemsPart, orderButton } from '#features/orders/server/order-mail-parts.ts';

/** Events of mails about a return; `delivery-refused`: the parcel came back and the order is cancelled. */
const returnMailEvents = [
  'requested',
  'approved',
  'refused',
  'received',
  'closed',
  'withdrawn',
  'delivery-refused',
] as const;
export type ReturnMailEvent = (typeof returnMailEvents)[number];

/** Mail to the customer about a return: status, items, refund, admin's note. */
export const returnMail = defineMail<{
  readonly event: ReturnMailEvent;
  readonly items: readonly MailedItem[];
  /** Refund; null in mails that mention no amount. */
  readonly amount: Piastres | null;
  /** Admin's note. */
  readonly note: string | null;
  readonly order: OrderMailData;
}>('return', {
  ...aboutOrder,
  audience: 'account',
  cause: 'staff',
  limit: oneOrderADay,
  productIds: ({ items }) => mailedProductIds(items),
  body: ({ event, items, amount, note, order }, context) => {
    const { language, settings } = context;
    const t = serverTexts(language, settings.public).mail.returns;
    const { subject, text } = t[event];
    const money = amount === null || amount === 0 ? [] : [t.amount({ amount: formatMoney(amount, language) })];
    return {
      subject: subject({ orderNumber: order.orderNumber }),
      preheader: text,
      name: order.shipping.fullName,
      parts: [
        ...[text, ...money, ...(note === null ? [] : [isolateText(note)])].map((each) =>
          part(Paragraph, { text: each }),
        ),
        itemsPart(t.items, items, context),
        orderButton(order, context),
      ],
    };
  },
  samples: (language) =>
    returnMailEvents.map((event) => {
      const order = sampleOrder(language);
      const isReceived = event === 'received';
      return {
        event,
        items: order.items,
        amount: isReceived ? pounds(100) : null,
        note: isReceived ? 'OK' : null,
        order,
      };
    }),
});
