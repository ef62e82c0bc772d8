import type { Notice } from '#core/browser/toasts.ts';
import type { ValidationCode } from '#core/forms/validation.ts';
import { formatNumber } from '#core/i18n/format.ts';
import type { Language } from '#core/i18n/language.ts';
import type { Messages } from '#core/i18n/messages.ts';
import type { CartItem } from '../cart-item.ts';

/** Notice for a change of the cart, in the exact words of specification 8. */
export function cartNotice(
  news: CartChange,
  { notices, validation }: Messages['forms'],
  { fields }: Pick<Messages['common'], 'fields'>,
  language: Language,
): Notice {
  const number = (count: number) => formatNumber(count, language);
  switch (news.kind) {
    case 'added': {
      const { name, quantity: total } = news.item;
      const quantity = number(news.quantityAdded);
      const notice = news.wasPresent
        ? notices.cart.addedMore({ name, quantity, total: number(total) })
        : notices.cart.added({ name, quantity });
      return { title: notice.title, text: notice.body };
    }
    case 'removed': {
      const { title, body } = notices.cart.removed;
      return { title, text: body, action: { label: fields.undo, run: news.putBack } };
    }
    case 'invalidProduct': {
      const { title, body } = notices.cart.invalidProduct;
      return { title, text: validation[news.code] || body, tone: 'error' };
    }
    case 'gone':
      return { title: news.item.name, text: notices.cart.gone.body, tone: 'error', persistsOnNavigation: true };
    case 'goneMany': {
      const { title, body } = notices.cart.goneMany;
      return { title, text: body, tone: 'error', persistsOnNavigation: true };
    }
    case 'addedAll':
    case 'cleared': {
      const { title, body } = notices.cart[news.kind];
      return { title, text: body };
    }
    default: {
      const { title, body } = notices.cart[news.kind];
      return { title, text: body, tone: 'error' };
    }
  }
}

/**
 * Returns a check whether the notice still matches the cart: an added product has the stated quantity, a removed one is
 * absent. Notices about the whole cart are valid until any item changes; notices about unavailable products always.
 */
export function isStillSo(news: CartChange, itemsNow: () => readonly CartItem[]): () => boolean {
  const quantityOf = (id: string) => itemsNow().find((item) => item.id === id)?.quantity;
  switch (news.kind) {
    case 'added':
      return () => quantityOf(news.item.id) === news.item.quantity;
    case 'removed':
      return () => quantityOf(news.id) === undefined;
    case 'gone':
    case 'goneMany':
      return () => true;
    default: {
      const then = itemsNow();
      return () => itemsNow() === then;
    }
  }
}

/** A change of the cart with a notice (specification 8). */
export type CartChange =
  | { readonly kind: 'added'; readonly item: CartItem; readonly quantityAdded: number; readonly wasPresent: boolean }
  | { readonly kind: 'addedAll' | 'cleared' | 'goneMany' | 'limitReached' | 'limitExceeded' | 'invalidQuantity' }
  | { readonly kind: 'invalidProduct'; readonly code: ValidationCode }
  | { readonly kind: 'removed'; readonly id: string; readonly putBack: () => void }
  | { readonly kind: 'gone'; readonly item: CartItem };
