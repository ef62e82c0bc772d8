import { sellerChatText, sellerChatUrl } from '../../domain/orders/seller-chat.ts';
import type { Quote } from '../../domain/pricing/quote.ts';
import { nameOfItem } from '../../domain/products/name-with-kind.ts';
import { contentOf } from '../../locales/content.ts';
import { formatMoney, formatPercent } from '../../locales/format.ts';
import { messagesOf } from '../../locales/messages.ts';
import { owner } from '../../owner.ts';
import { asRead } from './browser/visible-text.ts';
import type { Visitor } from './browser.ts';
import type { BoughtOrder } from './orders.ts';
import { testSettings } from './test-settings.ts';
import { productOf, shippingFieldValue } from './users.ts';

/** Rows of an order summary with this quote, in the form that `figuresOn` returns. */
export const figuresOf = (quote: Quote, { language }: Pick<Visitor, 'language'>): Readonly<Record<string, string>> => {
  const { orderSummary } = messagesOf(language, testSettings);
  const money = (piastres: number) => asRead(formatMoney(piastres, language));
  const rateOf = (percent: number) => ({ rate: formatPercent(percent / 100, language) });
  const discounts: [label: string, amount: number][] = [
    [orderSummary.bundleDiscount(rateOf(quote.bundlePercent)), quote.bundleDiscount],
    [orderSummary.togetherDiscount(rateOf(quote.togetherPercent)), quote.togetherDiscount],
    [asRead(orderSummary.promoDiscount({ code: quote.promo?.code ?? '' })), quote.promoDiscount],
  ];
  return {
    [orderSummary.subtotal]: money(quote.subtotal),
    ...Object.fromEntries(
      discounts.filter(([, amount]) => amount > 0).map(([label, amount]) => [label, money(-amount)]),
    ),
    [orderSummary.shipping]: quote.shipping === 0 ? orderSummary.free : money(quote.shipping),
    [orderSummary.tax(rateOf(quote.taxPercent))]: money(quote.tax),
    [orderSummary.total]: money(quote.total),
  };
};

/** Expected URL of the seller chat for an order with this quote, shipped to the visitor's address. */
export const whatTheSellerReads = (order: BoughtOrder, quote: Quote, { language }: Visitor): string => {
  const text = sellerChatText(
    {
      orderNumber: order.order_number,
      createdAt: order.created_at,
      paymentMethod: 'cash_on_delivery',
      paymentStatus: 'pending',
      shippingInfo: { ...shippingFieldValue[language], phone: '+201012345678' },
      items: quote.lines.map((line) => ({ ...line, name: nameOfItem(productOf(line.productId), language) })),
      ...quote,
      taxBase: testSettings.tax.base,
      promoCode: quote.promo?.code ?? null,
      shippingCost: quote.shipping,
      isGift: false,
      giftWrap: false,
      giftMessage: null,
    },
    contentOf(language, testSettings).sellerChat,
  );
  return sellerChatUrl(owner.phone, text);
};
