import { addToCart } from './cart.ts';
import type { CartItem } from './cart-item.ts';

/** A quantity of a product with its current data. */
export interface CartAdditions {
  readonly product: Omit<CartItem, 'quantity'>;
  readonly quantity: number;
}

/** The extended cart, the added products, and those with a limited quantity. */
export interface CartAdditionResult {
  readonly cart: readonly CartItem[];
  readonly addedIds: readonly string[];
  /** Products whose quantity reached the limit of a line. */
  readonly cutIds: readonly string[];
}

/** Adds several products at once, each up to the quantity `maximum` (specification 5 and 9). */
export function addItems(
  cart: readonly CartItem[],
  additions: readonly CartAdditions[],
  maximum: number,
): CartAdditionResult {
  const addedIds: string[] = [];
  const cutIds: string[] = [];
  let filled = cart;
  for (const { product, quantity } of additions) {
    const present = filled.find(({ id }) => id === product.id)?.quantity ?? 0;
    const fitting = Math.min(quantity, maximum - present);
    if (fitting < quantity) cutIds.push(product.id);
    if (fitting < 1) continue;
    const outcome = addToCart(filled, product, fitting, maximum);
    if (outcome.kind !== 'added') continue;
    filled = outcome.cart;
    addedIds.push(product.id);
  }
  return { cart: filled, addedIds, cutIds };
}
