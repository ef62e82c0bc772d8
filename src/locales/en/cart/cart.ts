import { formatNumber, isolateText } from '#core/i18n/format.ts';
import { plural } from '#core/i18n/plural.ts';
import type { SameShape } from '../../same-shape.ts';

export const cart: SameShape<typeof import('../../ar/cart/cart.ts').cart> = (shop) => ({
  title: 'Shopping Cart',
  empty: {
    title: 'Your cart is empty',
    text: 'A white table, waiting for its first plate.',
    button: 'Browse Products',
  },
  lineTotal: 'Total',
  remove: 'Remove',
  removeNamed: ({ name }) => `Remove ${name} from the cart`,
  quantityOf: ({ name }) => `Quantity of ${name}`,
  clear: 'Clear Cart',
  confirmClear: { title: 'Clear the cart?', text: 'All items will be removed from it.', keep: 'Keep them' },
  suggestions: 'You may like',
  checkout: 'Checkout',
  drawer: {
    title: 'In your cart',
    added: ({ quantity }) => `Just added: ${quantity}`,
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
  notKept:
    'Your browser blocks storage for this site, so this cart will not be kept after you close or reload the page.',
  ownOrder: ({ number }) => `Your unpaid order ${isolateText(number)} holds this piece.`,
  openOrder: 'Open the order',
  offer: {
    title: `Save up to ${shop.bundlePercent}`,
    more: plural('en', {
      one: `Add {count} more different product for the ${shop.bundlePercent} bundle discount`,
      other: `Add {count} more different products for the ${shop.bundlePercent} bundle discount`,
    }),
    activeTitle: `You have earned ${shop.bundlePercent} off`,
    active: `${shop.bundlePercent} has been taken off your subtotal`,
    activePart: `${shop.bundlePercent} has been taken off the products without the bought-together discount`,
  },
  changes: {
    price: ({ before, now }) => `The price has changed from ${before} to ${now}.`,
    soldOut: 'This piece has sold out. Remove it to place the order.',
    reduce: 'Lower the quantity to place the order.',
    takeLeft: 'Take what is left',
    aboveMaximum: `Maximum quantity is ${formatNumber(shop.maxQuantity, 'en')} per item. Lower the quantity to place the order.`,
    takeMaximum: `Take ${formatNumber(shop.maxQuantity, 'en')}`,
  },
});
