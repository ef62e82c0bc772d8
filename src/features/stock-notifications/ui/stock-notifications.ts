import { useSyncExternalStore } from 'react';
import { onSession } from '#core/browser/known-session.ts';
import { parseJson } from '#core/browser/storage.ts';
import { userLocalStore } from '#core/browser/user-storage.ts';
import { isProductId } from '#core/forms/is-product-id.ts';

const KEY = 'lazaward-stock-notifications';
const listeners = new Set<() => void>();

/** Whether a stock notification for this product was requested on this device. */
export const useHasStockNotification = (id: string): boolean =>
  useSyncExternalStore(
    subscribe,
    () => readIds().includes(id),
    () => false,
  );

/** Stores that a stock notification was requested. */
export const saveStockNotification = (id: string): void => save([...readIds().filter((other) => other !== id), id]);

/** Deletes it, because the product is back in stock. */
export const clearStockNotification = (id: string): void => {
  if (readIds().includes(id)) save(readIds().filter((other) => other !== id));
};

const readIds = (): string[] => {
  const stored = parseJson(userLocalStore.read(KEY));
  return Array.isArray(stored) ? stored.filter(isProductId) : [];
};

const save = (ids: readonly string[]): void => {
  userLocalStore.write(KEY, JSON.stringify(ids));
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  addEventListener('storage', listener);
  const unsubscribe = onSession(listener);
  return () => {
    unsubscribe();
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
};
