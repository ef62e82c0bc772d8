import { isolateText } from '#core/i18n/format.ts';
import type { SameShape } from '../../same-shape.ts';

export const orderSummary: SameShape<typeof import('../../ar/cart/order-summary.ts').orderSummary> = (shop) => ({
  title: 'Order Summary',
  subtotal: 'Subtotal',
  bundleDiscount: ({ rate }) => `Bundle Discount (${rate})`,
  togetherDiscount: ({ rate }) => `Bought Together (${rate})`,
  promoDiscount: ({ code }) => `Promo Discount (${isolateText(code)})`,
  shipping: 'Shipping',
  free: 'Free',
  tax: ({ rate }) => `Tax (${rate})`,
  taxAfterDiscounts: ({ rate }) => `Tax (${rate} after discounts)`,
  total: 'Total',
  totalWithTax: 'The total includes tax.',
  from: 'from',
  byGovernorate: 'By governorate',
  toFreeShipping: ({ amount }) => `Add ${amount} more for free shipping`,
  freeShipping: 'Free shipping on this order.',
  why: {
    title: 'Why this total?',
    subtotal: 'The prices of the items in your cart, before any discount.',
    bundle: ({ rate, base }) => `${rate} of the subtotal, ${base}, for ${shop.bundleLines} or more different products.`,
    bundlePart: ({ rate, base }) =>
      `${rate} of ${base}, the price of the products without the bought-together discount, for ${shop.bundleLines} or more different products.`,
    together: ({ rate, base }) => `${rate} of ${base}, the price of one piece of each product in the group.`,
    togetherPart: ({ rate, base }) =>
      `${rate} of ${base}, the price of one piece of each product in the group that saves more this way than in the bundle.`,
    promoPercent: ({ rate, base }) => `${rate} of the subtotal, ${base}.`,
    promoFixed: 'A fixed amount, set by the code.',
    capped: 'Discounts never exceed the subtotal.',
    shippingFree: ({ threshold }) => `Free, because the subtotal is ${threshold} or more.`,
    shippingPaid: ({ threshold }) => `A fixed amount for each order with a subtotal below ${threshold}.`,
    shippingFixed: 'A fixed amount for each order.',
    shippingLowest: 'It depends on the governorate; this is the lowest.',
    taxAfterDiscounts: ({ rate, base }) => `${rate} of ${base}, after discounts.`,
    tax: ({ rate, base }) => `${rate} of the subtotal, ${base}, before discounts.`,
    total: 'Subtotal minus discounts, plus shipping and tax.',
  },
});
