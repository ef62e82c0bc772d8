import { sellerChatText, sellerChatUrl } from '../../domain/orders/seller-chat.ts';
import type { Quote } from '../../domain/pricing/quote.ts';
import { editorialOf } from '../../locales/editorial.ts';
import { formatMoney, formatPercent } from '../../locales/format.ts';
import { messagesOf } from '../../locales/messages.ts';
import { owner } from '../../owner.ts';
import type { BoughtOrder } from './bought.ts';
import type { Visitor } from './browser.ts';
import { productOf, shippingIn } from './people.ts';
import { asRead } from './seen.ts';

/** The rows of a summary that tells this quote, as `figuresOn` reads them off a page. */
export const figuresOf = (quote: Quote, { language }: Pick<Visitor, 'language'>): Readonly<Record<string, string>> => {
  const { summary } = messagesOf(language);
  const money = (piastres: number) => asRead(formatMoney(piastres, language));
  const rateOf = (percent: number) => ({ rate: formatPercent(percent / 100, language) });
  const discounts: [label: string, amount: number][] = [
    [summary.bundleDiscount(rateOf(quote.bundlePercent)), quote.bundleDiscount],
    [summary.togetherDiscount(rateOf(quote.togetherPercent)), quote.togetherDiscount],
    [asRead(summary.promoDiscount({ code: quote.promo?.code ?? '' })), quote.promoDiscount],
  ];
  return {
    [summary.subtotal]: money(quote.subtotal),
    ...Object.fromEntries(
      discounts.filter(([, amount]) => amount > 0).map(([label, amount]) => [label, money(-amount)]),
    ),
    [summary.shipping]: quote.shipping === 0 ? summary.free : money(quote.shipping),
    [summary.tax(rateOf(quote.taxPercent))]: money(quote.tax),
    [summary.total]: money(quote.total),
  };
};

/** The chat's address for an order of these figures, shipped to the shopper of that language. */
export const whatTheSellerReads = (order: BoughtOrder, quote: Quote, { language }: Visitor): string => {
  const text = sellerChatText(
    {
      orderNumber: order.order_number,
      createdAt: order.created_at,
      shippingInfo: { ...shippingIn[language], phone: '+201012345678' },
      items: quote.lines.map((line) => ({ ...line, name: productOf(line.productId).name[language] })),
      ...quote,
      promoCode: quote.promo?.code ?? null,
      shippingCost: quote.shipping,
      isGift: false,
      giftWrap: false,
      giftMessage: null,
    },
    editorialOf(language).sellerChat,
  );
  return sellerChatUrl(owner.phone, text);
};
