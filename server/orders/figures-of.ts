import type { OrderFigures } from '../../domain/orders/seller-chat.ts';
import type { NewOrder } from './orders.repository.ts';

/** What an order costs and why, as the message to the seller and the mails tell it. */
export const figuresOf = (order: NewOrder): OrderFigures => ({
  subtotal: order.subtotal,
  bundleDiscount: order.bundle_discount,
  togetherDiscount: order.together_discount,
  promoDiscount: order.discount_amount,
  promoCode: order.promo_code,
  shippingCost: order.shipping_cost,
  tax: order.tax,
  taxPercent: order.tax_percent,
  bundlePercent: order.bundle_percent,
  togetherPercent: order.together_percent,
  total: order.total,
  isGift: order.is_gift,
  giftWrap: order.gift_wrap,
  giftMessage: order.gift_message,
});
