import { useSyncExternalStore } from 'react';

let known: ReadonlyMap<string, number> = new Map();
const listeners = new Set<() => void>();

/** Remembers for this visit how many pieces the shop had left when it refused an order for want of them. */
export function setRemainingStock(productId: string, left: number): void {
  known = new Map([...known, [productId, left]]);
  for (const listener of listeners) listener();
}

/** Pieces left by product id, of the few products of which that is known. */
export const useRemainingStock = (): ReadonlyMap<string, number> => useSyncExternalStore(subscribe, current, current);

const current = () => known;

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
