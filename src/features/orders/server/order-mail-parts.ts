import { formatDate, formatMoney, formatNumber, formatPercent, isolateText } from '#core/i18n/format.ts';
import { type Language, localisedAddress } from '#core/i18n/language.ts';
import { serverTexts } from '#core/i18n/server-texts.ts';
import { messagesOf } from '#core/i18n/storefront-messages.ts';
import type { Piastres } from '#core/money/money.ts';
import type { MailContext } from '#core/server/mail/mail.ts';
import { Button, type MailBlock, part } from '#core/server/mail/mail-components.ts';
import { Items, type Row, Rows, type RowsProps } from '#core/server/mail/mail-lists.ts';
import type { CurrentSettings } from '#core/server/settings/current-settings.ts';
import { orderItemName } from '#features/products/product-name.ts';
import { estimatedDelivery } from '../estimated-delivery.ts';
import { MAX_MAILED_ITEMS, type MailedItem, type OrderMailData } from './order-mail.ts';

/** Returns the values used in subjects and preheaders. */
export const orderMailSummary = (order: OrderMailData, language: Language) => ({
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
export const orderRows = (order: OrderMailData, context: MailContext): readonly MailBlock[] => {
  const { language, settings } = context;
  return [
    itemsPart(messagesOf(language, settings.public).confirmation.items, order.items, context),
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
  const formatRate = (percent: number) => ({ rate: formatPercent(percent / 100, language) });
  const taxLabel = order.taxBase === 'after-discounts' ? orderSummary.taxAfterDiscounts : orderSummary.tax;
  const discount = (label: string, amount: Piastres): Row[] => (amount > 0 ? [{ label, value: money(-amount) }] : []);
  return {
    title: orderSummary.title,
    rows: [
      { label: orderSummary.subtotal, value: money(order.subtotal) },
      ...discount(orderSummary.bundleDiscount(formatRate(order.bundlePercent)), order.bundleDiscount),
      ...discount(orderSummary.togetherDiscount(formatRate(order.togetherPercent)), order.togetherDiscount),
      ...discount(orderSummary.promoDiscount({ code: order.promoCode ?? '' }), order.promoDiscount),
      { label: orderSummary.shipping, value: order.shippingCost === 0 ? orderSummary.free : money(order.shippingCost) },
      ...(order.taxPercent > 0 ? [{ label: taxLabel(formatRate(order.taxPercent)), value: money(order.tax) }] : []),
      { label: orderSummary.total, value: money(order.total), isTotal: true },
    ],
  };
};

const addressRows = ({ shipping }: OrderMailData, language: Language, settings: CurrentSettings): RowsProps => ({
  title: messagesOf(language, settings.public).confirmation.shippingAddress,
  rows: toIsolatedRows([shipping.fullName, shipping.address, shipping.city, shipping.postalCode, shipping.phone]),
});

const giftRows = (
  { isGift, giftWrap, giftMessage }: OrderMailData,
  language: Language,
  settings: CurrentSettings,
): readonly RowsProps[] => {
  if (!isGift) return [];
  const { gift: t } = messagesOf(language, settings.public).checkout;
  const wrap = giftWrap ? [{ label: t.wrap, value: null }] : [];
  const message = giftMessage === null ? [] : [{ title: t.message, rows: toIsolatedRows(giftMessage.split('\n')) }];
  return [{ title: t.isGift, rows: wrap }, ...message];
};

/** Maps customer input to rows, each with its own text direction. */
const toIsolatedRows = (lines: readonly string[]): readonly Row[] =>
  lines.map((line) => ({ label: isolateText(line), value: null }));

/** List of items with pictures, and prices if they have a `lineTotal`. */
export const itemsPart = (
  title: string,
  items: readonly (MailedItem & { readonly lineTotal?: Piastres })[],
  { language, settings, pictures }: MailContext,
): MailBlock => {
  const { item, moreItems } = serverTexts(language, settings.public).mail.order;
  const others = items.length - MAX_MAILED_ITEMS;
  return part(Items, {
    title,
    items: items.slice(0, MAX_MAILED_ITEMS).map(({ productId, quantity, lineTotal, ...named }) => ({
      label: item({
        name: orderItemName(named, language),
        quantity: formatNumber(quantity, language),
      }),
      value: lineTotal === undefined ? null : formatMoney(lineTotal, language),
      picture: (productId !== undefined && pictures.get(productId)) || null,
    })),
    more: others > 0 ? moreItems(others) : null,
  });
};
