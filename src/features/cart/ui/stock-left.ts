import { useSyncExternalStore } from 'react';

let known: ReadonlyMap<string, number> = new Map();
const listeners = new Set<() => void>();

/** Stores for this visit the remaining stock of a product for which an order was refused. */
export function setRemainingStock(productId: string, left: number): void {
  known = new Map([...known, [productId, left]]);
  for (const listener of listeners) listener();
}

/** Remaining stock by product id, for the few products where it is known. */
export const useRemainingStock = (): ReadonlyMap<string, number> => useSyncExternalStore(subscribe, current, current);

const current = () => known;

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
