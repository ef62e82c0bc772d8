import { useSyncExternalStore } from 'react';

let quantities: ReadonlyMap<string, number> = new Map();
const listeners = new Set<() => void>();

/** Stores for this visit the remaining stock of a product for which an order was refused. */
export function setRemainingStock(productId: string, quantity: number): void {
  quantities = new Map([...quantities, [productId, quantity]]);
  for (const listener of listeners) listener();
}

/** Remaining stock by product id, for the few products where it is known. */
export const useRemainingStock = (): ReadonlyMap<string, number> => useSyncExternalStore(subscribe, current, current);

const current = () => quantities;

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
