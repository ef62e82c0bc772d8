import type { ValidationCode } from '../validation.ts';
import { type CartItem, readCartItem } from './cart-item.ts';
import { MAX_QUANTITY } from './max-quantity.ts';

/** What became of adding; unless it was added, the cart is the one that was given (specification 8). */
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
 * Adds pieces of a product: a product that is already there gets more of them, and its newest name, price and
 * bought-together anchor (specification 4). `item` in the outcome bears the quantity now in the cart.
 */
export function addToCart(
  cart: readonly CartItem[],
  product: Omit<CartItem, 'quantity'>,
  quantity: number,
): AddOutcome {
  const added = readCartItem({ ...product, quantity });
  if (added === 'cart.quantityMax') return { kind: 'cart.limitReached', cart };
  if (typeof added === 'string') return { kind: 'cart.invalidProduct', cart, code: added };
  const present = cart.find(({ id }) => id === product.id);
  const item = {
    ...added,
    togetherWith: added.togetherWith ?? present?.togetherWith,
    quantity: (present?.quantity ?? 0) + quantity,
  };
  if (item.quantity > MAX_QUANTITY) return { kind: 'cart.limitReached', cart };
  return {
    kind: 'added',
    cart: present ? cart.map((other) => (other === present ? item : other)) : [...cart, item],
    item,
    quantityAdded: quantity,
    wasPresent: present !== undefined,
  };
}
