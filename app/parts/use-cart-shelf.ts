import { useCallback, useEffect } from 'react';
import { useFetcher } from 'react-router';
import type { CartShelf } from '../../contract/products.ts';
import type { CartItem } from '../../domain/cart/cart-item.ts';

/** What `/cart/shelf` answers; null when the shop could not be reached. */
export type ShelfAnswer = {
  readonly asked: readonly string[];
  readonly shelf: CartShelf;
  /** The shop could not be reached: this is the last that the device knows. */
  readonly isLast?: true;
} | null;

interface ShelfState {
  /** Null until every line of the cart has been looked up. */
  readonly shelf: CartShelf | null;
  /** Lines that were looked up and that the shop has no longer. */
  readonly goneIds: readonly string[];
  readonly hasFailed: boolean;
  readonly isLast: boolean;
  readonly tryAgain: () => void;
}

/** Today's names, prices and stock of what lies in the cart, looked up again whenever another product joins or leaves. */
export function useCartShelf(items: readonly Pick<CartItem, 'id'>[]): ShelfState {
  const { load, data, state } = useFetcher<ShelfAnswer>();
  const ids = items
    .map(({ id }) => id)
    .toSorted()
    .join(',');
  const lookUp = useCallback(() => {
    if (ids !== '') void load(`/cart/shelf?ids=${encodeURIComponent(ids)}`);
  }, [ids, load]);
  useEffect(lookUp, [lookUp]);

  const isComplete = data ? items.every(({ id }) => data.asked.includes(id)) : false;
  const known = new Set(data?.shelf.products.map(({ id }) => id));
  return {
    shelf: isComplete ? (data?.shelf ?? null) : null,
    goneIds: isComplete ? items.filter(({ id }) => !known.has(id)).map(({ id }) => id) : [],
    isLast: data?.isLast === true,
    hasFailed: data === null && state === 'idle',
    tryAgain: lookUp,
  };
}
