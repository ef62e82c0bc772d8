import { useSyncExternalStore } from 'react';
import { isProductId } from '../../domain/is-product-id.ts';
import { localStore, parseJson } from './storage.ts';

const KEY = 'lazaward-stock-notifications';
const listeners = new Set<() => void>();

/** Whether a stock notification for this product was requested on this device. */
export const useHasStockNotification = (id: string): boolean =>
  useSyncExternalStore(
    subscribe,
    () => awaited().includes(id),
    () => false,
  );

/** Stores that a stock notification was requested. */
export const rememberStockNotification = (id: string): void => save([...awaited().filter((other) => other !== id), id]);

/** Deletes it, because the product is back in stock. */
export const clearStockNotification = (id: string): void => {
  if (awaited().includes(id)) save(awaited().filter((other) => other !== id));
};

const awaited = (): string[] => {
  const stored = parseJson(localStore.read(KEY));
  return Array.isArray(stored) ? stored.filter(isProductId) : [];
};

const save = (ids: readonly string[]): void => {
  localStore.write(KEY, JSON.stringify(ids));
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
};
