import type { CommerceRules } from '#features/pricing/pricing-rules.ts';
import type { Quote } from '#features/pricing/quote.ts';
import { isOnlineMethod } from '../payment-methods.ts';
import type { OrderAmounts } from '../seller-chat.ts';
import type { OrderMailData } from './order-mail.ts';
import type { NewOrder } from './stored-order.ts';

/** Returns the amounts of an order for the seller chat and the mails. */
export const toOrderAmounts = (order: NewOrder): OrderAmounts => ({
  subtotal: order.subtotal,
  bundleDiscount: order.bundle_discount,
  togetherDiscount: order.together_discount,
  promoDiscount: order.discount_amount,
  promoCode: order.promo_code,
  shippingCost: order.shipping_cost,
  tax: order.tax,
  taxPercent: order.tax_percent,
  taxBase: order.tax_base,
  bundlePercent: order.bundle_percent,
  togetherPercent: order.together_percent,
  total: order.total,
  isGift: order.is_gift,
  giftWrap: order.gift_wrap,
  giftMessage: order.gift_message,
});

/** Maps a quote to order columns: amounts in piastres, rates in percent, and the applied rules. */
export const pricedColumns = (quote: Quote, rules: CommerceRules, settingsId: number) => ({
  subtotal: quote.subtotal,
  discount: quote.discount,
  bundle_discount: quote.bundleDiscount,
  together_discount: quote.togetherDiscount,
  discount_amount: quote.promoDiscount,
  shipping_cost: quote.shipping,
  tax: quote.tax,
  tax_percent: quote.taxPercent,
  bundle_percent: quote.bundlePercent,
  together_percent: quote.togetherPercent,
  tax_base: rules.tax.base,
  shipping_zone: quote.zone,
  settings_id: settingsId,
  total: quote.total,
  promo_code: quote.promo?.code ?? null,
});

/** Maps an order to the data of its mails. */
export const toOrderMail = (order: NewOrder): OrderMailData => ({
  orderNumber: order.order_number,
  language: order.language,
  createdAt: order.created_at.toISOString(),
  paymentMethod: order.payment_method,
  paymentDeadline: isOnlineMethod(order.payment_method) ? (order.payment_deadline?.toISOString() ?? null) : null,
  shipping: order.shipping_info,
  zone: order.shipping_zone,
  items: order.items.map(({ productId, name, subtitle, quantity, lineTotal }) => ({
    productId,
    name,
    subtitle,
    quantity,
    lineTotal,
  })),
  ...toOrderAmounts(order),
});
