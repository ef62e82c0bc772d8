import { type Notice, notify } from '#core/browser/toasts.ts';
import { isolateText } from '#core/i18n/format.ts';
import { pageLanguage } from '#core/i18n/page-language.ts';
import { pageSettings } from '#core/settings/page-settings.ts';
import type { ProductCard } from '#features/products/products.contract.ts';
import { loadMessages, type Messages } from '../../../locales/namespaces.ts';
import { addItems, type CartAdditions } from '../add-items.ts';
import { deviceCart } from './cart.ts';
import { toCartItem } from './cart-store.ts';

/** Wanted quantity of a product; without `product` it is no longer sold. */
export interface CartAddition {
  readonly name: string;
  readonly product: ProductCard | undefined;
  readonly quantity: number;
}

/**
 * Adds the available products to the cart, and shows which were left out and why. If anything was added, awaits `onAdded`
 * before the notice, because it may navigate.
 */
export const addItemsToCart = async (
  wanted: readonly CartAddition[],
  words: Pick<Messages['account'], 'filling' | 'orders'>,
  onAdded: () => void | Promise<void>,
): Promise<void> => {
  const there = wanted.flatMap(({ product, quantity }): CartAdditions[] =>
    product?.isInStock ? [{ product: toCartItem(product), quantity }] : [],
  );
  const missing = wanted.filter(({ product }) => !product?.isInStock);
  const store = deviceCart();
  store.refresh();
  const { cart, addedIds, cutIds } = addItems(store.items(), there, pageSettings().service.maxQuantity);
  store.replace(cart);
  if (addedIds.length > 0) await onAdded();
  const namesOf = (some: readonly CartAddition[]) =>
    some.map(({ name }) => isolateText(name)).join(words.orders.between);
  const cut = wanted.filter(({ product }) => product && cutIds.includes(product.id));
  const told = [
    missing.length > 0 ? words.filling.leftOut({ names: namesOf(missing) }) : '',
    cut.length > 0 ? words.filling.cut({ names: namesOf(cut) }) : '',
  ].filter(Boolean);
  const filled = store.items();
  const { notices } = await loadMessages('forms', pageLanguage(), pageSettings());
  const notice = noticeOf(addedIds.length > 0, told.join(' '), { words, addedAll: notices.cart.addedAll });
  notify({ persistsOnNavigation: addedIds.length > 0, ...notice, isTrue: () => store.items() === filled });
};

type AddedTexts = {
  readonly words: Pick<Messages['account'], 'filling'>;
  readonly addedAll: { readonly title: string; readonly body: string };
};

const noticeOf = (isAny: boolean, told: string, { words, addedAll }: AddedTexts): Notice =>
  isAny
    ? { title: addedAll.title, text: told || addedAll.body }
    : { title: words.filling.nothing, text: told, tone: 'error' };
