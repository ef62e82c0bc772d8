import { cart } from './cart.ts';
import { summary } from './summary.ts';

/** What is said of what lies in the cart and what it comes to, in Arabic: from the cart to the confirmation. */
export const basket = {
  cart,
  summary,
};
