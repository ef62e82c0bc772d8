import { useSyncExternalStore } from 'react';

let quantities: ReadonlyMap<string, number> = new Map();
const listeners = new Set<() => void>();

/** Stores the remaining stock of a product after a refused order, until the page is unloaded. */
export function setRemainingStock(productId: string, quantity: number): void {
  quantities = new Map([...quantities, [productId, quantity]]);
  for (const listener of listeners) listener();
}

/** Returns the remaining stock by product id, for products of refused orders. */
export const useRemainingStock = (): ReadonlyMap<string, number> => useSyncExternalStore(subscribe, current, current);

const current = () => quantities;

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
