import { useSyncExternalStore } from 'react';
import { localStore } from '#core/browser/storage.ts';
import { recheckNotices } from '#core/browser/toasts.ts';
import { pounds } from '#core/money/money.ts';
import { pageSettings } from '#core/settings/page-settings.ts';
import type { ProductCard } from '#features/products/products.contract.ts';
import type { CartItem } from '../cart-item.ts';
import type { CartChange } from './cart-notice.ts';
import { CART_KEY, type CartStore, openCart } from './cart-store.ts';

interface CartState {
  readonly items: readonly CartItem[];
  /** False on the server, and in the browser until the stored cart has been read. */
  readonly isLoaded: boolean;
  /** False if the browser blocks storage: the cart is then lost with the page. */
  readonly isStored: boolean;
}

const initialState: CartState = { items: [], isLoaded: false, isStored: true };
const listeners = new Set<() => void>();
let state = initialState;
let store: CartStore | undefined;

/** The cart of this device, synchronized with other tabs. */
export const useCart = (): CartState =>
  useSyncExternalStore(
    subscribe,
    () => state,
    () => initialState,
  );

/** The cart store of this device; created on first use. */
export const deviceCart = (): CartStore => {
  store ??= openCart({
    storage: localStore,
    notify: announce,
    onChange: update,
    maximum: () => pageSettings().service.maxQuantity,
  });
  return store;
};

/**
 * Changes to the cart. Each is stored before it returns, so that leaving the page immediately loses nothing (specification 4),
 * displays its own notice (specification 8), and never throws.
 */
export const cart = {
  /** Returns whether the product was added. */
  add: (product: ProductCard, quantity: number): boolean => deviceCart().add(product, quantity),
  /** Adds one item of each as a bought-together group; the first is the anchor (decision 5). Returns whether they were added. */
  addTogether: (products: readonly ProductCard[]): boolean => deviceCart().addTogether(products),
  /** Zero or less removes the line. */
  setQuantity: (id: string, quantity: number): void => deviceCart().setQuantity(id, quantity),
  remove: (id: string): void => deviceCart().remove(id),
  /** Removes unavailable products, with a notice that names them. */
  removeGone: (ids: readonly string[]): void => deviceCart().removeGone(ids),
  clear: (): void => deviceCart().clear(),
  /** Empties the cart without a notice, after an order. */
  empty: (): void => deviceCart().empty(),
};

/** Whether the stored cart has items, without creating the cart store. */
export const isCartStored = (): boolean => (localStore.read(CART_KEY) ?? '[]') !== '[]';

const subscribe = (listener: () => void): (() => void) => {
  if (!isListening) startListening();
  listeners.add(listener);
  return () => listeners.delete(listener);
};

let isListening = false;
const startListening = (): void => {
  isListening = true;
  addEventListener('storage', ({ key }) => {
    if (key === null || key === CART_KEY) deviceCart().refresh();
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) deviceCart().refresh();
  });
  addEventListener('cart-updated', (event) => {
    if (event instanceof CustomEvent && Array.isArray(event.detail)) deviceCart().replace(event.detail.map(toStored));
  });
  addEventListener('pointerdown', () => void loadNoticeModule(), { once: true, passive: true });
  update();
};

/** Converts an item of a `cart-updated` event, whose price is in EGP with fractions, to a stored one in piastres. */
const toStored = (item: unknown): unknown =>
  typeof item === 'object' && item !== null && 'price' in item && typeof item.price === 'number'
    ? { ...item, price: pounds(item.price) }
    : item;

const update = (): void => {
  state = { items: deviceCart().items(), isLoaded: true, isStored: deviceCart().isStored() };
  for (const listener of listeners) listener();
  recheckNotices();
};

const loadNoticeModule = () => import('./show-cart-change.ts').catch(() => undefined);

/** Displays a notice with separately loaded texts; if that fails, the cart has still changed. */
const announce = (change: CartChange): void =>
  void loadNoticeModule().then((loaded) => loaded?.showCartChange(change, deviceCart().items));
