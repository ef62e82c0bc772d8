import { localisedAddress } from '../../domain/language.ts';
import { editorialOf } from '../../locales/editorial.ts';
import { formatMoney } from '../../locales/format.ts';
import { messagesOf } from '../../locales/messages.ts';
import type { Letter } from './letter.ts';
import { deliveryDay, orderFacts, orderSections } from './order-sections.ts';
import type { ToldOrder } from './shop-mail.ts';

/** To the buyer, when the order is there. */
export const placedLetter = (order: ToldOrder, publicUrl: string): Letter => {
  const { language, orderNumber } = order;
  const { pending, button } = editorialOf(language).mail.order;
  const told = {
    orderNumber,
    total: formatMoney(order.total, language),
    deliveryDate: deliveryDay(order, language),
  };
  return {
    language,
    subject: pending.subject(told),
    preheader: pending.preheader(told),
    name: order.shipping.fullName,
    paragraphs: [messagesOf(language).confirmation.text],
    sections: [orderFacts(order, language), ...orderSections(order, language)],
    button: {
      press: null,
      label: button,
      url: localisedAddress(`/order-confirmation/${orderNumber}`, publicUrl, language),
    },
    code: null,
    closing: [],
    leaveUrl: null,
  };
};
