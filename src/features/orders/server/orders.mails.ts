import { formatDate, formatMoney, formatPercent, isolateText } from '#core/i18n/format.ts';
import { type Language, localisedAddress } from '#core/i18n/language.ts';
import { formatMoment } from '#core/i18n/moment.ts';
import type { Piastres } from '#core/money/money.ts';
import type { MailContent, MailContext, MailPayload, OrderMailData } from '#core/server/mail/mail.ts';
import { Button, type MailBlock, Paragraph, part } from '#core/server/mail/mail-components.ts';
import { type Row, Rows, type RowsProps } from '#core/server/mail/mail-lists.ts';
import { proofParts } from '#core/server/mail/proof-parts.ts';
import type { CurrentSettings } from '#core/server/settings/settings-store.ts';
import { parcelParts } from '#features/fulfillment/server/mail-parcels.ts';
import { serverTexts } from '../../../locales/content.ts';
import { messagesOf } from '../../../locales/messages.ts';
import { estimatedDelivery } from '../estimated-delivery.ts';
import { needsOnlinePayment } from '../payment-methods.ts';
import { chatUrl } from '../seller-chat.ts';
import { itemsPart } from './mail-items.ts';

/**
 * Mail to the customer after placing an order; one with a payment page is marked as unpaid unless it is free. `proof` is the token
 * of a link that verifies the address.
 */
export const orderPlacedMail = (order: OrderMailData, context: MailContext, proof?: string): MailContent => {
  const { settings } = context;
  const { language, shipping, paymentMethod, total, payBy } = order;
  const { pending, toPay, payButton } = serverTexts(language, settings.public).mail.order;
  const isUnpaid = needsOnlinePayment(paymentMethod, total);
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
      ...proofParts(proof, language, context),
    ],
  };
};

/** Mail to the customer after a status change or cancellation. */
export const orderStatusMail = (
  { order, status, parcels = [] }: Extract<MailPayload, { readonly kind: 'order-moved' }>,
  context: MailContext,
): MailContent => {
  const { settings } = context;
  const { language, shipping } = order;
  const t = serverTexts(language, settings.public).mail.order;
  const subject = t[status].subject(summaryOf(order, language));
  const preheader = t[status].preheader(summaryOf(order, language));
  const isOnItsWay = status === 'processing' || status === 'shipped';
  return {
    language,
    subject,
    preheader,
    name: shipping.fullName,
    parts: [
      part(Paragraph, { text: t.sentence({ subject }) }),
      part(Paragraph, { text: preheader }),
      ...parcelParts(parcels, order, settings),
      part(Rows, orderSummaryRows(order, language, settings, isOnItsWay)),
      ...orderRows(order, language, context),
      orderButton(order, context),
    ],
  };
};

/** Mail to the customer about an order's payment. */
export const paymentMail = (
  { event, amount, reason, order }: Extract<MailPayload, { readonly kind: 'payment' }>,
  context: MailContext,
): MailContent => {
  const { settings } = context;
  const { language, orderNumber, shipping } = order;
  const t = serverTexts(language, settings.public).mail.payment[event];
  const values = { orderNumber, amount: formatMoney(amount, language), reason: reason ?? '' };
  const text = t.text(values);
  return {
    language,
    subject: t.subject(values),
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
  const { order: orders, orderArrived: t } = serverTexts(language, settings.public).mail;
  const summary = summaryOf(order, language);
  return {
    language,
    subject: t.subject({ orderNumber }),
    preheader: orders.pending.preheader(summary),
    parts: [
      part(Paragraph, { text: t.about({ name: shipping.fullName, total: summary.total }) }),
      part(Rows, orderSummaryRows(order, language, settings)),
      part(Rows, customerRows(order, language, settings)),
      ...orderRows(order, language, context),
      part(Button, { language, settings, label: t.button, url: chatUrl(shipping.phone) }),
    ],
  };
};

/** Returns the values used in subjects and preheaders. */
const summaryOf = (order: OrderMailData, language: Language) => ({
  orderNumber: order.orderNumber,
  total: formatMoney(order.total, language),
  deliveryDate: deliveryDay(order, language),
});

/** Button to the page of an order. */
export const orderButton = (
  { language, orderNumber }: OrderMailData,
  { settings, publicUrl }: MailContext,
  label: string = serverTexts(language, settings.public).mail.order.button,
): MailBlock =>
  part(Button, {
    language,
    settings,
    label,
    url: localisedAddress(`/order-confirmation/${orderNumber}`, publicUrl, language),
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
  const { order: t } = serverTexts(language, settings.public).mail;
  const { confirmation, checkout } = messagesOf(language, settings.public);
  return {
    title: t.details,
    rows: [
      { label: confirmation.orderNumber, value: isolateText(order.orderNumber) },
      { label: t.placedOn, value: formatDate(new Date(order.createdAt), language) },
      ...(isOnItsWay ? [arrival(order, language, settings)] : []),
      {
        label: checkout.payment.title,
        value: order.total === 0 ? t.nothingDue : checkout.payment.methods[order.paymentMethod].name,
      },
    ],
  };
};

const arrival = (order: OrderMailData, language: Language, settings: CurrentSettings): Row => {
  const { estimated, window } = messagesOf(language, settings.public).confirmation;
  const { order: t } = serverTexts(language, settings.public).mail;
  return {
    label: estimated,
    value: t.arrival({ date: deliveryDay(order, language), window: window({ days: order.zone.days }) }),
  };
};

/** Items, amounts (discounts negative), address and gift message of an order. */
export const orderRows = (order: OrderMailData, language: Language, context: MailContext): readonly MailBlock[] => {
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
  const { gift: t } = messagesOf(language, settings.public).checkout;
  const wrap = giftWrap ? [{ label: t.wrap, value: null }] : [];
  const message = giftMessage === null ? [] : [{ title: t.message, rows: asWritten(giftMessage.split('\n')) }];
  return [{ title: t.isGift, rows: wrap }, ...message];
};

/** Maps customer input to rows, each with its own text direction. */
const asWritten = (lines: readonly string[]): readonly Row[] =>
  lines.map((line) => ({ label: isolateText(line), value: null }));
