import type { Language } from '../../domain/language.ts';
import type { Piastres } from '../../domain/money.ts';
import { estimatedDelivery } from '../../domain/orders/estimated-delivery.ts';
import { editorialOf } from '../../locales/editorial.ts';
import { formatDate, formatMoney, formatNumber, formatPercent, isolate } from '../../locales/format.ts';
import { messagesOf } from '../../locales/messages.ts';
import type { Row, Section } from './letter.ts';
import type { ToldOrder } from './shop-mail.ts';

/** The day an order is expected, written out. */
export const deliveryDay = ({ createdAt }: ToldOrder, language: Language): string =>
  formatDate(estimatedDelivery(new Date(createdAt)), language);

/** Number, dates and payment of an order; the day it is expected only while it is. */
export const orderFacts = (order: ToldOrder, language: Language, isOnItsWay = true): Section => {
  const { order: words } = editorialOf(language).mail;
  const { confirmation, checkout } = messagesOf(language);
  return {
    title: words.details,
    rows: [
      { label: confirmation.orderNumber, value: isolate(order.orderNumber) },
      { label: words.placedOn, value: formatDate(new Date(order.createdAt), language) },
      ...(isOnItsWay ? [arrival(order, language)] : []),
      { label: checkout.payment.title, value: checkout.payment.methods[order.paymentMethod].name },
    ],
  };
};

const arrival = (order: ToldOrder, language: Language): Row => {
  const { estimated, window } = messagesOf(language).confirmation;
  const { order: words } = editorialOf(language).mail;
  return { label: estimated, value: words.arrival({ date: deliveryDay(order, language), window }) };
};

/** Its pieces and what they come to, discounts as negative amounts; then where it goes, and how it is given. */
export const orderSections = (order: ToldOrder, language: Language): readonly Section[] => [
  pieces(order, language),
  figures(order, language),
  destination(order, language),
  ...gift(order, language),
];

const pieces = ({ items }: ToldOrder, language: Language): Section => {
  const { order: words } = editorialOf(language).mail;
  return {
    title: messagesOf(language).confirmation.items,
    rows: items.map(({ name, quantity, lineTotal }) => ({
      label: words.item({ name: name[language], quantity: formatNumber(quantity, language) }),
      value: formatMoney(lineTotal, language),
    })),
  };
};

const figures = (order: ToldOrder, language: Language): Section => {
  const { summary } = messagesOf(language);
  const money = (amount: Piastres) => formatMoney(amount, language);
  const rateOf = (percent: number) => ({ rate: formatPercent(percent / 100, language) });
  const discount = (label: string, amount: Piastres): Row[] => (amount > 0 ? [{ label, value: money(-amount) }] : []);
  return {
    title: summary.title,
    rows: [
      { label: summary.subtotal, value: money(order.subtotal) },
      ...discount(summary.bundleDiscount(rateOf(order.bundlePercent)), order.bundleDiscount),
      ...discount(summary.togetherDiscount(rateOf(order.togetherPercent)), order.togetherDiscount),
      ...discount(summary.promoDiscount({ code: order.promoCode ?? '' }), order.promoDiscount),
      { label: summary.shipping, value: order.shippingCost === 0 ? summary.free : money(order.shippingCost) },
      { label: summary.tax(rateOf(order.taxPercent)), value: money(order.tax) },
      { label: summary.total, value: money(order.total), isTotal: true },
    ],
  };
};

const destination = ({ shipping }: ToldOrder, language: Language): Section => ({
  title: messagesOf(language).confirmation.shippingAddress,
  rows: asWritten([shipping.fullName, shipping.address, shipping.city, shipping.postalCode, shipping.phone]),
});

const gift = ({ isGift, giftWrap, giftMessage }: ToldOrder, language: Language): readonly Section[] => {
  if (!isGift) return [];
  const { gift: words } = messagesOf(language).checkout;
  const wrap = giftWrap ? [{ label: words.wrap, value: null }] : [];
  const message = giftMessage === null ? [] : [{ title: words.message, rows: asWritten(giftMessage.split('\n')) }];
  return [{ title: words.isGift, rows: wrap }, ...message];
};

/** What a customer wrote, each line in its own direction. */
const asWritten = (lines: readonly string[]): readonly Row[] =>
  lines.map((line) => ({ label: isolate(line), value: null }));
