import { useSyncExternalStore } from 'react';
import type { ProductCard } from '../../contract/products.ts';
import type { CartItem } from '../../domain/cart/cart-item.ts';
import { loadTillMessages } from '../../locales/load-messages.ts';
import type { CartStore } from './cart-store.ts';
import { notify } from './notices.ts';
import { spokenLanguage } from './spoken-language.ts';
import { deviceStorage } from './storage.ts';

interface CartState {
  readonly items: readonly CartItem[];
  /** False on the server, and in the browser until a stored cart has been read. */
  readonly isLoaded: boolean;
}

const KEY = 'lazaward-cart';
const unknown: CartState = { items: [], isLoaded: false };
const listeners = new Set<() => void>();
let state = unknown;
let opened: Promise<CartStore> | undefined;

/** The cart of this device, kept in step with its other tabs. */
export const useCart = (): CartState =>
  useSyncExternalStore(
    subscribe,
    () => state,
    () => unknown,
  );

/** Changes to the cart; each says its own notice (specification 8), and none throws. */
export const cart = {
  add: (product: ProductCard, quantity: number): void => change((store) => store.add(product, quantity)),
  /** One piece of each, as a bought-together group of which the first is the anchor (decision 5). */
  addTogether: (products: readonly ProductCard[]): void => change((store) => store.addTogether(products)),
  /** Zero or less removes the line. */
  setQuantity: (id: string, quantity: number): void => change((store) => store.setQuantity(id, quantity)),
  remove: (id: string): void => change((store) => store.remove(id)),
  /** Takes away products that the shop has no longer, naming each. */
  removeGone: (ids: readonly string[]): void => change((store) => store.removeGone(ids)),
  clear: (): void => change((store) => store.clear()),
  /** Silently, after an order. */
  empty: (): void => change((store) => store.empty()),
};

/** Whether something lies in the cart that this device has stored, told without opening it. */
export const isCartStored = (): boolean => (deviceStorage.read(KEY) ?? '[]') !== '[]';

const subscribe = (listener: () => void): (() => void) => {
  if (listeners.size === 0 && !opened) wakeUp();
  listeners.add(listener);
  return () => listeners.delete(listener);
};

// The rules of the cart come with the first thing to rule on: a visitor with an empty cart who only looks loads none.
function wakeUp(): void {
  addEventListener('storage', ({ key }) => {
    if (key === null || key === KEY) change((store) => store.refresh());
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) change((store) => store.refresh());
  });
  addEventListener('cart-updated', (event) => {
    if (event instanceof CustomEvent && Array.isArray(event.detail)) change((store) => store.replace(event.detail));
  });
  addEventListener('pointerdown', () => void open(), { once: true, passive: true });
  if (isCartStored()) void open();
  else setState({ items: [], isLoaded: true });
}

function open(): Promise<CartStore> {
  opened ??= import('./open-device-cart.ts').then(({ openDeviceCart }) => {
    const store = openDeviceCart(() => setState({ items: store.items(), isLoaded: true }));
    setState({ items: store.items(), isLoaded: true });
    return store;
  });
  return opened;
}

/** Changes the cart by its rules; a chunk of them that the network lost is asked for again by the next change. */
export const change = (act: (store: CartStore) => void): void =>
  void open().then(act, async () => {
    opened = undefined;
    const { general } = await loadTillMessages(spokenLanguage());
    notify({ title: general.error, text: general.somethingWrong, tone: 'alarm' });
  });

function setState(next: CartState): void {
  state = next;
  for (const listener of listeners) listener();
}
