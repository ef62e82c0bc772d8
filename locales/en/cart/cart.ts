import { formatNumber } from '../../format.ts';
import { plural } from '../../plural.ts';
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
  continue: 'Continue Shopping',
  nextStep: 'You add a promo code and gift options in the next step.',
  offer: {
    title: `Save up to ${shop.bundlePercent}`,
    more: plural('en', {
      one: `Add {count} more different product to take ${shop.bundlePercent} off your subtotal`,
      other: `Add {count} more different products to take ${shop.bundlePercent} off your subtotal`,
    }),
    activeTitle: `You have earned ${shop.bundlePercent} off`,
    active: `${shop.bundlePercent} has been taken off your subtotal`,
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
