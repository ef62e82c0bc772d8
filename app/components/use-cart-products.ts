import { useCallback, useEffect } from 'react';
import { useFetcher } from 'react-router';
import type { CartProducts } from '../../contract/products.ts';
import type { CartItem } from '../../domain/cart/cart-item.ts';

/** What `/cart/products` answers; null when the shop could not be reached. */
export type CartProductsResult = {
  readonly asked: readonly string[];
  readonly shelf: CartProducts;
  /** The shop could not be reached: this is the last that the device knows. */
  readonly isLast?: true;
} | null;

interface ShelfState {
  /** Null until every line of the cart has been looked up. */
  readonly shelf: CartProducts | null;
  /** Lines that were looked up and that the shop has no longer. */
  readonly goneIds: readonly string[];
  readonly hasFailed: boolean;
  readonly isLast: boolean;
  readonly tryAgain: () => void;
}

/** How long the list of ids in an address may be: every proxy on the way takes that much. */
const LONGEST_LIST = 4000;

/**
 * Today's names, prices and stock of what lies in the cart, looked up again whenever another product joins or leaves.
 * Of a cart that is too long for an address the first ids are asked about; those that are gone leave it to the next
 * (decision 38).
 */
export function useCartProducts(items: readonly Pick<CartItem, 'id'>[]): ShelfState {
  const { load, data, state } = useFetcher<CartProductsResult>();
  const ids = fitting(items.map(({ id }) => id).toSorted()).join(',');
  const lookUp = useCallback(() => {
    if (ids !== '') void load(`/cart/products?ids=${ids}`);
  }, [ids, load]);
  useEffect(lookUp, [lookUp]);

  const asked = new Set(data?.asked);
  const known = new Set(data?.shelf.products.map(({ id }) => id));
  const goneIds = items.map(({ id }) => id).filter((id) => asked.has(id) && !known.has(id));
  const isComplete = data ? items.every(({ id }) => asked.has(id)) : false;
  const isStuck = data ? !isComplete && goneIds.length === 0 && data.asked.join(',') === ids : data === null;
  return {
    shelf: isComplete ? (data?.shelf ?? null) : null,
    goneIds,
    isLast: data?.isLast === true,
    hasFailed: isStuck && state === 'idle',
    tryAgain: lookUp,
  };
}

function fitting(ids: readonly string[]): readonly string[] {
  let left = LONGEST_LIST;
  return ids.filter((id) => {
    left -= id.length + 1;
    return left > 0;
  });
}
