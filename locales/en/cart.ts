import type { SameShape } from '../same-shape.ts';
import { cart } from './cart/cart.ts';
import { orderSummary } from './cart/order-summary.ts';

/** What is said of what lies in the cart and what it comes to, in English: from the cart to the confirmation. */
export const messages: SameShape<typeof import('../ar/cart.ts').messages> = {
  cart,
  orderSummary,
};
