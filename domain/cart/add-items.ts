import { addToCart } from './cart.ts';
import type { CartItem } from './cart-item.ts';
import { MAX_QUANTITY } from './max-quantity.ts';

/** So many pieces of a product as it is today. */
export interface CartAdditions {
  readonly product: Omit<CartItem, 'quantity'>;
  readonly quantity: number;
}

/** A cart with several products more, and those of which not all pieces went in. */
export interface CartAdditionResult {
  readonly cart: readonly CartItem[];
  readonly addedIds: readonly string[];
  /** There was no room for all their pieces. */
  readonly cutIds: readonly string[];
}

/** Adds several products at once, each up to the most that a line may hold (specification 5 and 9). */
export function addItems(cart: readonly CartItem[], wanted: readonly CartAdditions[]): CartAdditionResult {
  const addedIds: string[] = [];
  const cutIds: string[] = [];
  let filled = cart;
  for (const { product, quantity } of wanted) {
    const present = filled.find(({ id }) => id === product.id)?.quantity ?? 0;
    const fitting = Math.min(quantity, MAX_QUANTITY - present);
    if (fitting < quantity) cutIds.push(product.id);
    if (fitting < 1) continue;
    const outcome = addToCart(filled, product, fitting);
    if (outcome.kind !== 'added') continue;
    filled = outcome.cart;
    addedIds.push(product.id);
  }
  return { cart: filled, addedIds, cutIds };
}
