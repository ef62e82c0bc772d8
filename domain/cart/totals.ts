import type { Piastres } from '../money.ts';
import type { CartItem } from './cart-item.ts';

/** How many pieces there are, for the badge of the cart icon (specification 4). */
export const countItems = (cart: readonly Pick<CartItem, 'quantity'>[]): number =>
  cart.reduce((count, { quantity }) => count + quantity, 0);

/** Price times quantity, summed (specification 4). */
export const cartTotal = (cart: readonly Pick<CartItem, 'price' | 'quantity'>[]): Piastres =>
  cart.reduce((total, { price, quantity }) => total + price * quantity, 0);
