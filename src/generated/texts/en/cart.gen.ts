// Generated from 
//   src/features/cart/cart.texts.ts
//   src/features/pricing/order-summary.texts.ts
// by `npm run generate`.
import { formatNumber, isolateText } from '#core/i18n/format.ts';
import { plural } from '#core/i18n/plural.ts';
import type { ShopValues } from '#generated/shop-values.gen.ts';

export const messages = (shop: ShopValues) => ({
  cart: {
  title: 'Shopping Cart',
  empty: {
    title: 'Your cart is empty',
    text: 'A white table, waiting for its first plate.',
    button: 'Browse Products',
  },
  lineTotal: 'Total',
  remove: 'Remove',
  removeNamed: ({ name }: { readonly name: string }) => `Remove ${name} from the cart`,
  quantityOf: ({ name }: { readonly name: string }) => `Quantity of ${name}`,
  clear: 'Clear Cart',
  confirmClear: {
    title: 'Clear the cart?',
    text: 'All items will be removed from it.',
    keep: 'Keep them',
  },
  suggestions: 'You may like',
  checkout: 'Checkout',
  drawer: {
    title: 'In your cart',
    added: ({ quantity }: { readonly quantity: string }) => `Just added: ${quantity}`,
    toCart: 'View Cart',
  },
  notBuyable: 'See to the marked pieces first, then check out.',
  notOpen: {
    title: 'We are not taking orders yet',
    text: 'Look around as you like; your cart will be as you left it when we start.',
    staff: 'Orders of the shop’s team are accepted, to try things out.',
  },
  continue: 'Continue Shopping',
  nextStep: 'You add a promo code and gift options in the next step.',
  notKept: 'Your browser blocks storage for this site, so this cart will not be kept after you close or reload the page.',
  ownOrder: ({ number }: { readonly number: string }) => `Your unpaid order ${isolateText(number)} holds this piece.`,
  openOrder: 'Open the order',
  offer: {
    title: `Save up to ${shop.bundlePercent}`,
    more: plural('en', { one: `Add {count} more different product for the ${shop.bundlePercent} bundle discount`, other: `Add {count} more different products for the ${shop.bundlePercent} bundle discount` }),
    activeTitle: `You have earned ${shop.bundlePercent} off`,
    active: `${shop.bundlePercent} has been taken off your subtotal`,
    activePart: `${shop.bundlePercent} has been taken off the products without the bought-together discount`,
  },
  changes: {
    price: ({ before, now }: { readonly before: string; readonly now: string }) => `The price has changed from ${before} to ${now}.`,
    soldOut: 'This piece has sold out. Remove it to place the order.',
    reduce: 'Lower the quantity to place the order.',
    takeLeft: 'Take what is left',
    aboveMaximum: `Maximum quantity is ${formatNumber(shop.maxQuantity, 'en')} per item. Lower the quantity to place the order.`,
    takeMaximum: `Take ${formatNumber(shop.maxQuantity, 'en')}`,
  },
},
  orderSummary: {
  title: 'Order Summary',
  subtotal: 'Subtotal',
  bundleDiscount: ({ rate }: { readonly rate: string }) => `Bundle Discount (${rate})`,
  togetherDiscount: ({ rate }: { readonly rate: string }) => `Bought Together (${rate})`,
  promoDiscount: ({ code }: { readonly code: string }) => `Promo Discount (${isolateText(code)})`,
  shipping: 'Shipping',
  free: 'Free',
  tax: ({ rate }: { readonly rate: string }) => `Tax (${rate})`,
  taxAfterDiscounts: ({ rate }: { readonly rate: string }) => `Tax (${rate} after discounts)`,
  total: 'Total',
  totalWithTax: 'The total includes tax.',
  from: 'from',
  byGovernorate: 'By governorate',
  toFreeShipping: ({ amount }: { readonly amount: string }) => `Add ${amount} more for free shipping`,
  freeShipping: 'Free shipping on this order.',
  why: {
    title: 'Why this total?',
    subtotal: 'The prices of the items in your cart, before any discount.',
    bundle: ({ rate, base }: { readonly rate: string; readonly base: string }) => `${rate} of the subtotal, ${base}, for ${shop.bundleLines} or more different products.`,
    bundlePart: ({ rate, base }: { readonly rate: string; readonly base: string }) => `${rate} of ${base}, the price of the products without the bought-together discount, for ${shop.bundleLines} or more different products.`,
    together: ({ rate, base }: { readonly rate: string; readonly base: string }) => `${rate} of ${base}, the price of one piece of each product in the group.`,
    togetherPart: ({ rate, base }: { readonly rate: string; readonly base: string }) => `${rate} of ${base}, the price of one piece of each product in the group that saves more this way than in the bundle.`,
    promoPercent: ({ rate, base }: { readonly rate: string; readonly base: string }) => `${rate} of the subtotal, ${base}.`,
    promoFixed: 'A fixed amount, set by the code.',
    capped: 'Discounts never exceed the subtotal.',
    shippingFree: ({ threshold }: { readonly threshold: string }) => `Free, because the subtotal is ${threshold} or more.`,
    shippingPaid: ({ threshold }: { readonly threshold: string }) => `A fixed amount for each order with a subtotal below ${threshold}.`,
    shippingFixed: 'A fixed amount for each order.',
    shippingLowest: 'It depends on the governorate; this is the lowest.',
    taxAfterDiscounts: ({ rate, base }: { readonly rate: string; readonly base: string }) => `${rate} of ${base}, after discounts.`,
    tax: ({ rate, base }: { readonly rate: string; readonly base: string }) => `${rate} of the subtotal, ${base}, before discounts.`,
    total: 'Subtotal minus discounts, plus shipping and tax.',
  },
},
});
