import { type Language, localisedAddress } from '../../domain/language.ts';
import type { Piastres } from '../../domain/money.ts';
import { estimatedDelivery } from '../../domain/orders/estimated-delivery.ts';
import { chatUrl } from '../../domain/orders/seller-chat.ts';
import { contentOf } from '../../locales/content.ts';
import { formatDate, formatMoney, formatNumber, formatPercent, isolateText } from '../../locales/format.ts';
import { messagesOf } from '../../locales/messages.ts';
import { Button, type MailPart, Paragraph, part, type Row, Rows, type RowsProps } from './mail-components.ts';
import type { MailContent, MailedStatus, OrderMailData } from './mail-types.ts';

/** Mail to the customer after placing an order. */
export const orderPlacedMail = (order: OrderMailData, publicUrl: string): MailContent => {
  const { language, shipping } = order;
  const { pending } = contentOf(language).mail.order;
  return {
    language,
    subject: pending.subject(summaryOf(order, language)),
    preheader: pending.preheader(summaryOf(order, language)),
    name: shipping.fullName,
    parts: [
      part(Paragraph, { text: messagesOf(language).confirmation.text }),
      part(Rows, orderSummaryRows(order, language)),
      ...orderRows(order, language),
      orderButton(order, publicUrl),
    ],
  };
};

/** Mail to the customer after a status change or cancellation. */
export const orderStatusMail = (order: OrderMailData, status: MailedStatus, publicUrl: string): MailContent => {
  const { language, shipping } = order;
  const words = contentOf(language).mail.order;
  const subject = words[status].subject(summaryOf(order, language));
  const preheader = words[status].preheader(summaryOf(order, language));
  const isOnItsWay = status === 'processing' || status === 'shipped';
  return {
    language,
    subject,
    preheader,
    name: shipping.fullName,
    parts: [
      part(Paragraph, { text: words.sentence({ subject }) }),
      part(Paragraph, { text: preheader }),
      part(Rows, orderSummaryRows(order, language, isOnItsWay)),
      ...orderRows(order, language),
      orderButton(order, publicUrl),
    ],
  };
};

/** Mail to the shop owner with the order and a link to chat with the customer. */
export const orderReceivedMail = (order: OrderMailData, language: Language): MailContent => {
  const { orderNumber, shipping } = order;
  const { order: orders, orderArrived: words } = contentOf(language).mail;
  const summary = summaryOf(order, language);
  return {
    language,
    subject: words.subject({ orderNumber }),
    preheader: orders.pending.preheader(summary),
    parts: [
      part(Paragraph, { text: words.about({ name: shipping.fullName, total: summary.total }) }),
      part(Rows, orderSummaryRows(order, language)),
      part(Rows, customerRows(order, language)),
      ...orderRows(order, language),
      part(Button, { language, label: words.button, url: chatUrl(shipping.phone) }),
    ],
  };
};

/** The values that subjects and preheaders name. */
const summaryOf = (order: OrderMailData, language: Language) => ({
  orderNumber: order.orderNumber,
  total: formatMoney(order.total, language),
  deliveryDate: deliveryDay(order, language),
});

const orderButton = ({ language, orderNumber }: OrderMailData, publicUrl: string): MailPart =>
  part(Button, {
    language,
    label: contentOf(language).mail.order.button,
    url: localisedAddress(`/order-confirmation/${orderNumber}`, publicUrl, language),
  });

const customerRows = ({ shipping }: OrderMailData, language: Language): RowsProps => {
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
const orderSummaryRows = (order: OrderMailData, language: Language, isOnItsWay = true): RowsProps => {
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

/** Items, amounts (discounts negative), address and gift message of an order. */
const orderRows = (order: OrderMailData, language: Language): readonly MailPart[] =>
  [
    itemRows(order, language),
    amountRows(order, language),
    addressRows(order, language),
    ...giftRows(order, language),
  ].map((rows) => part(Rows, rows));

const itemRows = ({ items }: OrderMailData, language: Language): RowsProps => {
  const { order: words } = contentOf(language).mail;
  return {
    title: messagesOf(language).confirmation.items,
    rows: items.map(({ name, quantity, lineTotal }) => ({
      label: words.item({ name: name[language], quantity: formatNumber(quantity, language) }),
      value: formatMoney(lineTotal, language),
    })),
  };
};

const amountRows = (order: OrderMailData, language: Language): RowsProps => {
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

const addressRows = ({ shipping }: OrderMailData, language: Language): RowsProps => ({
  title: messagesOf(language).confirmation.shippingAddress,
  rows: asWritten([shipping.fullName, shipping.address, shipping.city, shipping.postalCode, shipping.phone]),
});

const giftRows = ({ isGift, giftWrap, giftMessage }: OrderMailData, language: Language): readonly RowsProps[] => {
  if (!isGift) return [];
  const { gift: words } = messagesOf(language).checkout;
  const wrap = giftWrap ? [{ label: words.wrap, value: null }] : [];
  const message = giftMessage === null ? [] : [{ title: words.message, rows: asWritten(giftMessage.split('\n')) }];
  return [{ title: words.isGift, rows: wrap }, ...message];
};

/** Customer input as rows, each with its own text direction. */
const asWritten = (lines: readonly string[]): readonly Row[] =>
  lines.map((line) => ({ label: isolateText(line), value: null }));
