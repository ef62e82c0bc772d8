import { cart } from './cart/cart.ts';
import { orderSummary } from './cart/order-summary.ts';

/** What is said of what lies in the cart and what it comes to, in Arabic: from the cart to the confirmation. */
export const messages = {
  cart,
  orderSummary,
};
