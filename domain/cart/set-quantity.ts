import type { CartItem } from './cart-item.ts';
import { MAX_QUANTITY } from './max-quantity.ts';

/** What became of a new quantity; a refused one leaves the cart that was given (specification 5). */
export type QuantityOutcome =
  | { readonly kind: 'changed' | 'removed'; readonly cart: CartItem[] }
  | { readonly kind: 'cart.invalidQuantity' | 'cart.limitExceeded'; readonly cart: readonly CartItem[] };

/** Sets how many pieces of a product there are; zero or less removes it (specification 4). */
export function setQuantity(cart: readonly CartItem[], id: string, quantity: number): QuantityOutcome {
  if (!Number.isInteger(quantity)) return { kind: 'cart.invalidQuantity', cart };
  if (quantity > MAX_QUANTITY) return { kind: 'cart.limitExceeded', cart };
  if (quantity <= 0) return { kind: 'removed', cart: removeFromCart(cart, id) };
  return { kind: 'changed', cart: cart.map((item) => (item.id === id ? { ...item, quantity } : item)) };
}

/** The cart without this product (specification 4). */
export const removeFromCart = (cart: readonly CartItem[], id: string): CartItem[] =>
  cart.filter((item) => item.id !== id);
