import type { CartItem } from '../../domain/cart/cart-item.ts';
import type { ValidationCode } from '../../domain/validation.ts';

/** What the visitor is told after a change (specification 8). */
export type CartNews =
  | { readonly kind: 'added'; readonly item: CartItem; readonly quantityAdded: number; readonly wasPresent: boolean }
  | { readonly kind: 'addedAll' | 'cleared' | 'goneMany' | 'limitReached' | 'limitExceeded' | 'invalidQuantity' }
  | { readonly kind: 'invalidProduct'; readonly code: ValidationCode }
  | { readonly kind: 'removed'; readonly id: string; readonly putBack: () => void }
  | { readonly kind: 'gone'; readonly item: CartItem };
