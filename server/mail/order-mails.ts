import { type Language, localisedAddress } from '../../domain/language.ts';
import type { Piastres } from '../../domain/money.ts';
import { estimatedDelivery } from '../../domain/orders/estimated-delivery.ts';
import { chatUrl } from '../../domain/orders/seller-chat.ts';
import { isOnlineMethod } from '../../domain/payments/payment-methods.ts';
import { contentOf } from '../../locales/content.ts';
import { formatDate, formatMoney, formatPercent, isolateText } from '../../locales/format.ts';
import { messagesOf } from '../../locales/messages.ts';
import { formatMoment } from '../../locales/moment.ts';
import type { CurrentSettings } from '../shop-settings/shop-settings-store.ts';
import { itemsPart } from './items-part.ts';
import { Button, type MailPart, Paragraph, part } from './mail-components.ts';
import { type Row, Rows, type RowsProps } from './mail-lists.ts';
import type { MailContent, MailContext, OrderMailData, ShopMailJob } from './mail-types.ts';
import { parcelParts } from './parcel-parts.ts';

/** Mail to the customer after placing an order; one with a payment page says that it is not paid yet. */
export const orderPlacedMail = (order: OrderMailData, context: MailContext): MailContent => {
  const { settings } = context;
  const { language, shipping, paymentMethod, payBy } = order;
  const { pending, toPay, payButton } = contentOf(language, settings.public).mail.order;
  const isUnpaid = isOnlineMethod(paymentMethod);
  return {
    language,
    subject: pending.subject(summaryOf(order, language)),
    preheader: pending.preheader(summaryOf(order, language)),
    name: shipping.fullName,
    parts: [
      part(Paragraph, { text: messagesOf(language, settings.public).confirmation.text }),
      ...(isUnpaid
        ? [
            part(Paragraph, {
              text: payBy ? toPay.until({ time: formatMoment(new Date(payBy), language) }) : toPay.text,
            }),
            orderButton(order, context, payButton),
          ]
        : []),
      part(Rows, orderSummaryRows(order, language, settings)),
      ...orderRows(order, language, context),
      ...(isUnpaid ? [] : [orderButton(order, context)]),
    ],
  };
};

/** Mail to the customer after a status change or cancellation. */
export const orderStatusMail = (
  { order, status, parcels = [] }: Extract<ShopMailJob, { readonly kind: 'order-moved' }>,
  context: MailContext,
): MailContent => {
  const { settings } = context;
  const { language, shipping } = order;
  const words = contentOf(language, settings.public).mail.order;
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
      ...parcelParts(parcels, order, settings),
      part(Rows, orderSummaryRows(order, language, settings, isOnItsWay)),
      ...orderRows(order, language, context),
      orderButton(order, context),
    ],
  };
};

/** Mail to the customer about the money of an order. */
export const paymentMail = (
  { event, amount, reason, order }: Extract<ShopMailJob, { readonly kind: 'payment' }>,
  context: MailContext,
): MailContent => {
  const { settings } = context;
  const { language, orderNumber, shipping } = order;
  const words = contentOf(language, settings.public).mail.payment[event];
  const values = { orderNumber, amount: formatMoney(amount, language), reason: reason ?? '' };
  const text = words.text(values);
  return {
    language,
    subject: words.subject(values),
    preheader: text,
    name: shipping.fullName,
    parts: [
      part(Paragraph, { text }),
      part(Rows, orderSummaryRows(order, language, settings, false)),
      orderButton(order, context),
    ],
  };
};

/** Mail to the shop owner with the order and a link to chat with the customer. */
export const orderReceivedMail = (order: OrderMailData, language: Language, context: MailContext): MailContent => {
  const { settings } = context;
  const { orderNumber, shipping } = order;
  const { order: orders, orderArrived: words } = contentOf(language, settings.public).mail;
  const summary = summaryOf(order, language);
  return {
    language,
    subject: words.subject({ orderNumber }),
    preheader: orders.pending.preheader(summary),
    parts: [
      part(Paragraph, { text: words.about({ name: shipping.fullName, total: summary.total }) }),
      part(Rows, orderSummaryRows(order, language, settings)),
      part(Rows, customerRows(order, language, settings)),
      ...orderRows(order, language, context),
      part(Button, { language, settings, label: words.button, url: chatUrl(shipping.phone) }),
    ],
  };
};

/** The values that subjects and preheaders name. */
const summaryOf = (order: OrderMailData, language: Language) => ({
  orderNumber: order.orderNumber,
  total: formatMoney(order.total, language),
  deliveryDate: deliveryDay(order, language),
});

/** Button to the page of an order. */
export const orderButton = (
  { language, orderNumber }: OrderMailData,
  { settings, publicUrl }: MailContext,
  label: string = contentOf(language, settings.public).mail.order.button,
): MailPart =>
  part(Button, {
    language,
    settings,
    label,
    url: localisedAddress(`/order-confirmation/${orderNumber}`, publicUrl, language),
  });

const customerRows = ({ shipping }: OrderMailData, language: Language, settings: CurrentSettings): RowsProps => {
  const { fields } = messagesOf(language, settings.public);
  return {
    title: contentOf(language, settings.public).mail.orderArrived.customer,
    rows: [
      { label: fields.fullName, value: isolateText(shipping.fullName) },
      { label: fields.phone, value: isolateText(shipping.phone) },
      { label: fields.email, value: isolateText(shipping.email) },
    ],
  };
};

/** Formats the estimated delivery date. */
const deliveryDay = ({ createdAt, zone }: OrderMailData, language: Language): string =>
  formatDate(estimatedDelivery(new Date(createdAt), zone), language);

/** Number, dates and payment of an order; the delivery date only while the order is on its way. */
export const orderSummaryRows = (
  order: OrderMailData,
  language: Language,
  settings: CurrentSettings,
  isOnItsWay = true,
): RowsProps => {
  const { order: words } = contentOf(language, settings.public).mail;
  const { confirmation, checkout } = messagesOf(language, settings.public);
  return {
    title: words.details,
    rows: [
      { label: confirmation.orderNumber, value: isolateText(order.orderNumber) },
      { label: words.placedOn, value: formatDate(new Date(order.createdAt), language) },
      ...(isOnItsWay ? [arrival(order, language, settings)] : []),
      { label: checkout.payment.title, value: checkout.payment.methods[order.paymentMethod].name },
    ],
  };
};

const arrival = (order: OrderMailData, language: Language, settings: CurrentSettings): Row => {
  const { estimated, window } = messagesOf(language, settings.public).confirmation;
  const { order: words } = contentOf(language, settings.public).mail;
  return {
    label: estimated,
    value: words.arrival({ date: deliveryDay(order, language), window: window({ days: order.zone.days }) }),
  };
};

/** Items, amounts (discounts negative), address and gift message of an order. */
export const orderRows = (order: OrderMailData, language: Language, context: MailContext): readonly MailPart[] => {
  const { settings } = context;
  return [
    itemsPart(messagesOf(language, settings.public).confirmation.items, order.items, language, context),
    ...[
      amountRows(order, language, settings),
      addressRows(order, language, settings),
      ...giftRows(order, language, settings),
    ].map((rows) => part(Rows, rows)),
  ];
};

const amountRows = (order: OrderMailData, language: Language, settings: CurrentSettings): RowsProps => {
  const { orderSummary } = messagesOf(language, settings.public);
  const money = (amount: Piastres) => formatMoney(amount, language);
  const rateOf = (percent: number) => ({ rate: formatPercent(percent / 100, language) });
  const taxLabel = order.taxBase === 'after-discounts' ? orderSummary.taxAfterDiscounts : orderSummary.tax;
  const discount = (label: string, amount: Piastres): Row[] => (amount > 0 ? [{ label, value: money(-amount) }] : []);
  return {
    title: orderSummary.title,
    rows: [
      { label: orderSummary.subtotal, value: money(order.subtotal) },
      ...discount(orderSummary.bundleDiscount(rateOf(order.bundlePercent)), order.bundleDiscount),
      ...discount(orderSummary.togetherDiscount(rateOf(order.togetherPercent)), order.togetherDiscount),
      ...discount(orderSummary.promoDiscount({ code: order.promoCode ?? '' }), order.promoDiscount),
      { label: orderSummary.shipping, value: order.shippingCost === 0 ? orderSummary.free : money(order.shippingCost) },
      ...(order.taxPercent > 0 ? [{ label: taxLabel(rateOf(order.taxPercent)), value: money(order.tax) }] : []),
      { label: orderSummary.total, value: money(order.total), isTotal: true },
    ],
  };
};

const addressRows = ({ shipping }: OrderMailData, language: Language, settings: CurrentSettings): RowsProps => ({
  title: messagesOf(language, settings.public).confirmation.shippingAddress,
  rows: asWritten([shipping.fullName, shipping.address, shipping.city, shipping.postalCode, shipping.phone]),
});

const giftRows = (
  { isGift, giftWrap, giftMessage }: OrderMailData,
  language: Language,
  settings: CurrentSettings,
): readonly RowsProps[] => {
  if (!isGift) return [];
  const { gift: words } = messagesOf(language, settings.public).checkout;
  const wrap = giftWrap ? [{ label: words.wrap, value: null }] : [];
  const message = giftMessage === null ? [] : [{ title: words.message, rows: asWritten(giftMessage.split('\n')) }];
  return [{ title: words.isGift, rows: wrap }, ...message];
};

/** Customer input as rows, each with its own text direction. */
const asWritten = (lines: readonly string[]): readonly Row[] =>
  lines.map((line) => ({ label: isolateText(line), value: null }));
