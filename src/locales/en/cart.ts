import type { SameShape } from '../same-shape.ts';
import { cart } from './cart/cart.ts';
import { orderSummary } from './cart/order-summary.ts';

/** Cart and order summary, in English: used from the cart to the confirmation. */
export const messages: SameShape<typeof import('../ar/cart.ts').messages> = (shop) => ({
  cart: cart(shop),
  orderSummary: orderSummary(shop),
});
