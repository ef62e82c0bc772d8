import { type Language, localisedAddress } from '../../domain/language.ts';
import type { Piastres } from '../../domain/money.ts';
import { estimatedDelivery } from '../../domain/orders/estimated-delivery.ts';
import { chatUrl } from '../../domain/orders/seller-chat.ts';
import { contentOf } from '../../locales/content.ts';
import { formatDate, formatMoney, formatNumber, formatPercent, isolateText } from '../../locales/format.ts';
import { messagesOf } from '../../locales/messages.ts';
import type { MailContent, MailedStatus, OrderMailData, Row, Section } from './mail-types.ts';

/** Mail to the customer after placing an order. */
export const orderPlacedMail = (order: OrderMailData, publicUrl: string): MailContent => {
  const { language, orderNumber } = order;
  const { pending, button } = contentOf(language).mail.order;
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
    sections: [orderSummarySection(order, language), ...orderMailSections(order, language)],
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

/** Mail to the customer after a status change or cancellation. */
export const orderStatusMail = (order: OrderMailData, status: MailedStatus, publicUrl: string): MailContent => {
  const { language, orderNumber } = order;
  const words = contentOf(language).mail.order;
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
    sections: [orderSummarySection(order, language, isOnItsWay), ...orderMailSections(order, language)],
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

/** Mail to the shop owner with the order and a link to chat with the customer. */
export const orderReceivedMail = (order: OrderMailData, language: Language): MailContent => {
  const { orderNumber, shipping } = order;
  const { order: orders, orderArrived: words } = contentOf(language).mail;
  const total = formatMoney(order.total, language);
  return {
    language,
    subject: words.subject({ orderNumber }),
    preheader: orders.pending.preheader({ orderNumber, total, deliveryDate: deliveryDay(order, language) }),
    name: null,
    paragraphs: [words.about({ name: shipping.fullName, total })],
    sections: [orderSummarySection(order, language), customer(order, language), ...orderMailSections(order, language)],
    button: { press: null, label: words.button, url: chatUrl(shipping.phone) },
    code: null,
    closing: [],
    leaveUrl: null,
  };
};

const customer = ({ shipping }: OrderMailData, language: Language): Section => {
  const { fields } = messagesOf(language);
  return {
    title: contentOf(language).mail.orderArrived.customer,
    rows: [
      { label: fields.fullName, value: isolateText(shipping.fullName) },
      { label: fields.phone, value: isolateText(shipping.phone) },
      { label: fields.email, value: isolateText(shipping.email) },
    ],
  };
};

/** Formats the estimated delivery date. */
const deliveryDay = ({ createdAt }: OrderMailData, language: Language): string =>
  formatDate(estimatedDelivery(new Date(createdAt)), language);

/** Number, dates and payment of an order; the delivery date only while the order is on its way. */
const orderSummarySection = (order: OrderMailData, language: Language, isOnItsWay = true): Section => {
  const { order: words } = contentOf(language).mail;
  const { confirmation, checkout } = messagesOf(language);
  return {
    title: words.details,
    rows: [
      { label: confirmation.orderNumber, value: isolateText(order.orderNumber) },
      { label: words.placedOn, value: formatDate(new Date(order.createdAt), language) },
      ...(isOnItsWay ? [arrival(order, language)] : []),
      { label: checkout.payment.title, value: checkout.payment.methods[order.paymentMethod].name },
    ],
  };
};

const arrival = (order: OrderMailData, language: Language): Row => {
  const { estimated, window } = messagesOf(language).confirmation;
  const { order: words } = contentOf(language).mail;
  return { label: estimated, value: words.arrival({ date: deliveryDay(order, language), window }) };
};

/** Items, amounts (discounts negative), address and payment of an order. */
const orderMailSections = (order: OrderMailData, language: Language): readonly Section[] => [
  pieces(order, language),
  figures(order, language),
  destination(order, language),
  ...gift(order, language),
];

const pieces = ({ items }: OrderMailData, language: Language): Section => {
  const { order: words } = contentOf(language).mail;
  return {
    title: messagesOf(language).confirmation.items,
    rows: items.map(({ name, quantity, lineTotal }) => ({
      label: words.item({ name: name[language], quantity: formatNumber(quantity, language) }),
      value: formatMoney(lineTotal, language),
    })),
  };
};

const figures = (order: OrderMailData, language: Language): Section => {
  const { orderSummary } = messagesOf(language);
  const money = (amount: Piastres) => formatMoney(amount, language);
  const rateOf = (percent: number) => ({ rate: formatPercent(percent / 100, language) });
  const discount = (label: string, amount: Piastres): Row[] => (amount > 0 ? [{ label, value: money(-amount) }] : []);
  return {
    title: orderSummary.title,
    rows: [
      { label: orderSummary.subtotal, value: money(order.subtotal) },
      ...discount(orderSummary.bundleDiscount(rateOf(order.bundlePercent)), order.bundleDiscount),
      ...discount(orderSummary.togetherDiscount(rateOf(order.togetherPercent)), order.togetherDiscount),
      ...discount(orderSummary.promoDiscount({ code: order.promoCode ?? '' }), order.promoDiscount),
      { label: orderSummary.shipping, value: order.shippingCost === 0 ? orderSummary.free : money(order.shippingCost) },
      { label: orderSummary.tax(rateOf(order.taxPercent)), value: money(order.tax) },
      { label: orderSummary.total, value: money(order.total), isTotal: true },
    ],
  };
};

const destination = ({ shipping }: OrderMailData, language: Language): Section => ({
  title: messagesOf(language).confirmation.shippingAddress,
  rows: asWritten([shipping.fullName, shipping.address, shipping.city, shipping.postalCode, shipping.phone]),
});

const gift = ({ isGift, giftWrap, giftMessage }: OrderMailData, language: Language): readonly Section[] => {
  if (!isGift) return [];
  const { gift: words } = messagesOf(language).checkout;
  const wrap = giftWrap ? [{ label: words.wrap, value: null }] : [];
  const message = giftMessage === null ? [] : [{ title: words.message, rows: asWritten(giftMessage.split('\n')) }];
  return [{ title: words.isGift, rows: wrap }, ...message];
};

/** Customer input as rows, each with its own text direction. */
const asWritten = (lines: readonly string[]): readonly Row[] =>
  lines.map((line) => ({ label: isolateText(line), value: null }));
