import type { Notice } from '#core/browser/toasts.ts';
import type { ValidationCode } from '#core/forms/validation.ts';
import { formatNumber } from '#core/i18n/format.ts';
import type { Language } from '#core/i18n/language.ts';
import type { Messages } from '#core/i18n/messages.ts';
import type { CartItem } from '../cart-item.ts';

/** Returns the notice for a change of the cart, in the exact words of specification 8. */
export function cartNotice(
  change: CartChange,
  { notices, validation }: Messages['forms'],
  { fields }: Pick<Messages['common'], 'fields'>,
  language: Language,
): Notice {
  const number = (count: number) => formatNumber(count, language);
  switch (change.kind) {
    case 'added': {
      const { name, quantity: total } = change.item;
      const quantity = number(change.quantityAdded);
      const notice = change.wasPresent
        ? notices.cart.addedMore({ name, quantity, total: number(total) })
        : notices.cart.added({ name, quantity });
      return { title: notice.title, text: notice.body };
    }
    case 'removed': {
      const { title, body } = notices.cart.removed;
      return { title, text: body, action: { label: fields.undo, run: change.undo } };
    }
    case 'invalidProduct': {
      const { title, body } = notices.cart.invalidProduct;
      return { title, text: validation[change.code] || body, tone: 'error' };
    }
    case 'gone':
      return { title: change.item.name, text: notices.cart.gone.body, tone: 'error', persistsOnNavigation: true };
    case 'goneMany': {
      const { title, body } = notices.cart.goneMany;
      return { title, text: body, tone: 'error', persistsOnNavigation: true };
    }
    case 'addedAll':
    case 'cleared': {
      const { title, body } = notices.cart[change.kind];
      return { title, text: body };
    }
    default: {
      const { title, body } = notices.cart[change.kind];
      return { title, text: body, tone: 'error' };
    }
  }
}

/**
 * Returns a check that the notice still matches the cart: an added product has the stated quantity, a removed one is
 * absent. Notices about the whole cart are valid until any item changes; notices about unavailable products always.
 */
export function createValidityCheck(change: CartChange, currentItems: () => readonly CartItem[]): () => boolean {
  const quantityOf = (id: string) => currentItems().find((item) => item.id === id)?.quantity;
  switch (change.kind) {
    case 'added':
      return () => quantityOf(change.item.id) === change.item.quantity;
    case 'removed':
      return () => quantityOf(change.id) === undefined;
    case 'gone':
    case 'goneMany':
      return () => true;
    default: {
      const itemsBefore = currentItems();
      return () => currentItems() === itemsBefore;
    }
  }
}

/** A change of the cart with a notice (specification 8). */
export type CartChange =
  | { readonly kind: 'added'; readonly item: CartItem; readonly quantityAdded: number; readonly wasPresent: boolean }
  | { readonly kind: 'addedAll' | 'cleared' | 'goneMany' | 'limitReached' | 'limitExceeded' | 'invalidQuantity' }
  | { readonly kind: 'invalidProduct'; readonly code: ValidationCode }
  | { readonly kind: 'removed'; readonly id: string; readonly undo: () => void }
  | { readonly kind: 'gone'; readonly item: CartItem };
