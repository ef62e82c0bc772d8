import { localisedAddress } from '../../domain/language.ts';
import { editorialOf } from '../../locales/editorial.ts';
import { formatMoney } from '../../locales/format.ts';
import type { Letter } from './letter.ts';
import { deliveryDay, orderFacts, orderSections } from './order-sections.ts';
import type { MovedStatus, ToldOrder } from './shop-mail.ts';

/** To the buyer, when the order has moved on or was cancelled. */
export const movedLetter = (order: ToldOrder, status: MovedStatus, publicUrl: string): Letter => {
  const { language, orderNumber } = order;
  const words = editorialOf(language).mail.order;
  const told = {
    orderNumber,
    total: formatMoney(order.total, language),
    deliveryDate: deliveryDay(order, language),
  };
  const subject = words[status].subject(told);
  const preheader = words[status].preheader(told);
  const isOnItsWay = status === 'processing' || status === 'shipped';
  return {
    language,
    subject,
    preheader,
    name: order.shipping.fullName,
    paragraphs: [words.sentence({ subject }), preheader],
    sections: [orderFacts(order, language, isOnItsWay), ...orderSections(order, language)],
    button: {
      press: null,
      label: words.button,
      url: localisedAddress(`/order-confirmation/${orderNumber}`, publicUrl, language),
    },
    code: null,
    closing: [],
    leaveUrl: null,
  };
};
