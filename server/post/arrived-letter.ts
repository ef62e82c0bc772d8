import type { Language } from '../../domain/language.ts';
import { sellerChatUrl } from '../../domain/orders/seller-chat.ts';
import { editorialOf } from '../../locales/editorial.ts';
import { formatMoney, isolate } from '../../locales/format.ts';
import { messagesOf } from '../../locales/messages.ts';
import type { Letter, Section } from './letter.ts';
import { deliveryDay, orderFacts, orderSections } from './order-sections.ts';
import type { ToldOrder } from './shop-mail.ts';

/** To whoever keeps the shop: the order, and a chat with the customer, begun in the customer's language. */
export const arrivedLetter = (order: ToldOrder, language: Language): Letter => {
  const { orderNumber, shipping } = order;
  const { order: orders, orderArrived: words } = editorialOf(language).mail;
  const name = shipping.fullName;
  const total = formatMoney(order.total, language);
  const { chat } = editorialOf(order.language).mail.orderArrived;
  return {
    language,
    subject: words.subject({ orderNumber }),
    preheader: orders.pending.preheader({ orderNumber, total, deliveryDate: deliveryDay(order, language) }),
    name: null,
    paragraphs: [words.about({ name, total })],
    sections: [orderFacts(order, language), customer(order, language), ...orderSections(order, language)],
    button: { press: null, label: words.button, url: sellerChatUrl(shipping.phone, chat({ name, orderNumber })) },
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
