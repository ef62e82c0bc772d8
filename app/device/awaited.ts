import { useSyncExternalStore } from 'react';
import { isProductId } from '../../domain/is-product-id.ts';
import { deviceStorage, parseJson } from './storage.ts';

const KEY = 'lazaward-awaited';
const listeners = new Set<() => void>();

/** Whether somebody on this device has asked to be told when this product is back. */
export const useAwaited = (id: string): boolean =>
  useSyncExternalStore(
    subscribe,
    () => awaited().includes(id),
    () => false,
  );

/** Remembers that a product is waited for. */
export const awaitProduct = (id: string): void => save([...awaited().filter((other) => other !== id), id]);

/** Forgets it: the product is back. */
export const stopAwaiting = (id: string): void => {
  if (awaited().includes(id)) save(awaited().filter((other) => other !== id));
};

const awaited = (): string[] => {
  const stored = parseJson(deviceStorage.read(KEY));
  return Array.isArray(stored) ? stored.filter(isProductId) : [];
};

const save = (ids: readonly string[]): void => {
  deviceStorage.write(KEY, JSON.stringify(ids));
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
