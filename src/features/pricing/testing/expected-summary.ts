import { formatMoney, formatPercent } from '#core/i18n/format.ts';
import { serverTexts } from '#core/i18n/server-texts.ts';
import { messagesOf } from '#core/i18n/storefront-messages.ts';
import { productOf, shippingFieldValue } from '#features/auth/testing/users.ts';
import { sellerChatText, sellerChatUrl } from '#features/orders/seller-chat.ts';
import { sellerChatTexts } from '#features/orders/seller-chat-texts.ts';
import type { BoughtOrder } from '#features/orders/testing/orders.ts';
import { orderItemName } from '#features/products/product-name.ts';
import { owner } from '#features/settings/default-store-details.ts';
import { normalizeText } from '#tests/support/browser/visible-text.ts';
import type { Visitor } from '#tests/support/browser.ts';
import { testSettings } from '#tests/support/test-settings.ts';
import type { Quote } from '../quote.ts';

/** Expected rows of an order summary with this quote, in the format of `figuresOn`. */
export const figuresOf = (quote: Quote, { language }: Pick<Visitor, 'language'>): Readonly<Record<string, string>> => {
  const { orderSummary } = messagesOf(language, testSettings);
  const money = (piastres: number) => normalizeText(formatMoney(piastres, language));
  const formatRate = (percent: number) => ({ rate: formatPercent(percent / 100, language) });
  const discounts: [label: string, amount: number][] = [
    [orderSummary.bundleDiscount(formatRate(quote.bundlePercent)), quote.bundleDiscount],
    [orderSummary.togetherDiscount(formatRate(quote.togetherPercent)), quote.togetherDiscount],
    [normalizeText(orderSummary.promoDiscount({ code: quote.promo?.code ?? '' })), quote.promoDiscount],
  ];
  return {
    [orderSummary.subtotal]: money(quote.subtotal),
    ...Object.fromEntries(
      discounts.filter(([, amount]) => amount > 0).map(([label, amount]) => [label, money(-amount)]),
    ),
    [orderSummary.shipping]: quote.shipping === 0 ? orderSummary.free : money(quote.shipping),
    [orderSummary.tax(formatRate(quote.taxPercent))]: money(quote.tax),
    [orderSummary.total]: money(quote.total),
  };
};

/** Expected URL of the seller chat for an order with this quote, shipped to the visitor's address. */
export const expectedSellerChat = (order: BoughtOrder, quote: Quote, { language }: Visitor): string => {
  const text = sellerChatText(
    {
      orderNumber: order.order_number,
      createdAt: order.created_at,
      paymentMethod: 'cash_on_delivery',
      paymentStatus: 'pending',
      shippingInfo: { ...shippingFieldValue[language], phone: '+201012345678' },
      items: quote.lines.map((line) => ({ ...line, name: orderItemName(productOf(line.productId), language) })),
      ...quote,
      taxBase: testSettings.tax.base,
      promoCode: quote.promo?.code ?? null,
      shippingCost: quote.shipping,
      isGift: false,
      giftWrap: false,
      giftMessage: null,
    },
    sellerChatTexts(serverTexts(language, testSettings).sellerChat.lines, language),
  );
  return sellerChatUrl(owner.phone, text);
};
