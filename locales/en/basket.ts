import type { Like } from '../like.ts';
import { cart } from './cart.ts';
import { summary } from './summary.ts';

/** What is said of what lies in the cart and what it comes to, in English: from the cart to the confirmation. */
export const basket: Like<typeof import('../ar/basket.ts').basket> = {
  cart,
  summary,
};
