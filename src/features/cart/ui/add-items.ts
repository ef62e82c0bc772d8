import { type Notice, notify } from '#core/browser/toasts.ts';
import { isolateText } from '#core/i18n/format.ts';
import { loadMessages, type Messages } from '#core/i18n/messages.ts';
import { pageLanguage } from '#core/i18n/page-language.ts';
import { pageSettings } from '#core/settings/page-settings.ts';
import type { ProductCard } from '#features/products/products.contract.ts';
import { addItems, type CartAdditions } from '../add-items.ts';
import { deviceCart } from './cart.ts';
import { toCartItem } from './cart-store.ts';

/** Requested quantity of a product; `product` is missing if it is no longer sold. */
export interface CartAddition {
  readonly name: string;
  readonly product: ProductCard | undefined;
  readonly quantity: number;
}

/**
 * Adds the available products to the cart, and lists the omitted ones with their reasons. If anything was added, awaits `onAdded`
 * before the notice, because it may navigate.
 */
export const addItemsToCart = async (
  additions: readonly CartAddition[],
  texts: Pick<Messages['account'], 'filling' | 'orders'>,
  onAdded: () => void | Promise<void>,
): Promise<void> => {
  const there = additions.flatMap(({ product, quantity }): CartAdditions[] =>
    product?.isInStock ? [{ product: toCartItem(product), quantity }] : [],
  );
  const missing = additions.filter(({ product }) => !product?.isInStock);
  const store = deviceCart();
  store.refresh();
  const { cart, addedIds, cutIds } = addItems(store.items(), there, pageSettings().service.maxQuantity);
  store.replace(cart);
  if (addedIds.length > 0) await onAdded();
  const namesOf = (some: readonly CartAddition[]) =>
    some.map(({ name }) => isolateText(name)).join(texts.orders.between);
  const cut = additions.filter(({ product }) => product && cutIds.includes(product.id));
  const messages = [
    missing.length > 0 ? texts.filling.leftOut({ names: namesOf(missing) }) : '',
    cut.length > 0 ? texts.filling.cut({ names: namesOf(cut) }) : '',
  ].filter(Boolean);
  const filled = store.items();
  const { notices } = await loadMessages('forms', pageLanguage(), pageSettings());
  const notice = noticeOf(addedIds.length > 0, messages.join(' '), { texts, addedAll: notices.cart.addedAll });
  notify({ persistsOnNavigation: addedIds.length > 0, ...notice, isTrue: () => store.items() === filled });
};

type AddedTexts = {
  readonly texts: Pick<Messages['account'], 'filling'>;
  readonly addedAll: { readonly title: string; readonly body: string };
};

const noticeOf = (isAny: boolean, message: string, { texts, addedAll }: AddedTexts): Notice =>
  isAny
    ? { title: addedAll.title, text: message || addedAll.body }
    : { title: texts.filling.nothing, text: message, tone: 'error' };
