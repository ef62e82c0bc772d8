import type { ValidationCode } from '#core/forms/validation.ts';
import type { Piastres } from '#core/money/money.ts';
import { type CartItem, parseCartItem } from './cart-item.ts';

/** Outcome of an addition; a refused one leaves the cart unchanged (specification 8). */
export type AddOutcome =
  | {
      readonly kind: 'added';
      readonly cart: CartItem[];
      readonly item: CartItem;
      readonly quantityAdded: number;
      readonly wasPresent: boolean;
    }
  | { readonly kind: 'cart.limitReached'; readonly cart: readonly CartItem[] }
  | { readonly kind: 'cart.invalidProduct'; readonly cart: readonly CartItem[]; readonly code: ValidationCode };

/**
 * Adds a quantity of a product. A product in the cart gets the sum, and the newest name, price and bought-together anchor
 * (specification 4). `item` in the outcome has the new quantity. `maximum` is the shop's limit of a line.
 */
export function addToCart(
  cart: readonly CartItem[],
  product: Omit<CartItem, 'quantity'>,
  quantity: number,
  maximum: number,
): AddOutcome {
  const added = parseCartItem({ ...product, quantity });
  if (added === 'cart.quantityMax') return { kind: 'cart.limitReached', cart };
  if (typeof added === 'string') return { kind: 'cart.invalidProduct', cart, code: added };
  const present = cart.find(({ id }) => id === product.id);
  const item = {
    ...added,
    togetherWith: added.togetherWith ?? present?.togetherWith,
    quantity: (present?.quantity ?? 0) + quantity,
  };
  if (item.quantity > maximum) return { kind: 'cart.limitReached', cart };
  return {
    kind: 'added',
    cart: present ? cart.map((other) => (other === present ? item : other)) : [...cart, item],
    item,
    quantityAdded: quantity,
    wasPresent: present !== undefined,
  };
}

/** Outcome of a new quantity; a refused one leaves the cart unchanged (specification 5). */
type QuantityOutcome =
  | { readonly kind: 'changed' | 'removed'; readonly cart: CartItem[] }
  | { readonly kind: 'cart.invalidQuantity' | 'cart.limitExceeded'; readonly cart: readonly CartItem[] };

/**
 * Sets the quantity of a product; zero or less removes it (specification 4). A line above a lowered `maximum` can be reduced step by
 * step.
 */
export function setQuantity(cart: readonly CartItem[], id: string, quantity: number, maximum: number): QuantityOutcome {
  if (!Number.isInteger(quantity)) return { kind: 'cart.invalidQuantity', cart };
  const present = cart.find((item) => item.id === id)?.quantity ?? 0;
  if (quantity > Math.max(maximum, present)) return { kind: 'cart.limitExceeded', cart };
  if (quantity <= 0) return { kind: 'removed', cart: removeFromCart(cart, id) };
  return { kind: 'changed', cart: cart.map((item) => (item.id === id ? { ...item, quantity } : item)) };
}

/** Removes a product from the cart (specification 4). */
export const removeFromCart = (cart: readonly CartItem[], id: string): CartItem[] =>
  cart.filter((item) => item.id !== id);

/** Number of items in the cart, for the badge of the cart icon (specification 4). */
export const countItems = (cart: readonly Pick<CartItem, 'quantity'>[]): number =>
  cart.reduce((count, { quantity }) => count + quantity, 0);

/** Price times quantity, summed (specification 4). */
export const cartTotal = (cart: readonly Pick<CartItem, 'price' | 'quantity'>[]): Piastres =>
  cart.reduce((total, { price, quantity }) => total + price * quantity, 0);
