import type { Language } from '../../domain/language.ts';
import { chatUrl } from '../../domain/orders/seller-chat.ts';
import { editorialOf } from '../../locales/editorial.ts';
import { formatMoney, isolate } from '../../locales/format.ts';
import { messagesOf } from '../../locales/messages.ts';
import type { Letter, Section } from './letter.ts';
import { deliveryDay, orderFacts, orderSections } from './order-sections.ts';
import type { ToldOrder } from './shop-mail.ts';

/** To whoever keeps the shop: the order, and a chat with the customer. */
export const arrivedLetter = (order: ToldOrder, language: Language): Letter => {
  const { orderNumber, shipping } = order;
  const { order: orders, orderArrived: words } = editorialOf(language).mail;
  const total = formatMoney(order.total, language);
  return {
    language,
    subject: words.subject({ orderNumber }),
    preheader: orders.pending.preheader({ orderNumber, total, deliveryDate: deliveryDay(order, language) }),
    name: null,
    paragraphs: [words.about({ name: shipping.fullName, total })],
    sections: [orderFacts(order, language), customer(order, language), ...orderSections(order, language)],
    button: { press: null, label: words.button, url: chatUrl(shipping.phone) },
    code: null,
    closing: [],
    leaveUrl: null,
  };
};

const customer = ({ shipping }: ToldOrder, language: Language): Section => {
  const { fields } = messagesOf(language);
  return {
    title: editorialOf(language).mail.orderArrived.customer,
    rows: [
      { label: fields.fullName, value: isolate(shipping.fullName) },
      { label: fields.phone, value: isolate(shipping.phone) },
      { label: fields.email, value: isolate(shipping.email) },
    ],
  };
};
