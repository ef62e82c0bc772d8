import { useCallback, useEffect } from 'react';
import { useFetcher } from 'react-router';
import { refreshSettings } from '#core/browser/refresh-settings.ts';
import type { Language } from '#core/i18n/language.ts';
import { useSettings } from '#core/i18n/messages-provider.tsx';
import type { CartProducts } from '#features/products/products.contract.ts';
import type { CartItem } from '../cart-item.ts';

/** Result of `/cart/products`; null when the server could not be reached. */
export type CartProductsResult = {
  readonly requestedIds: readonly string[];
  readonly cartProducts: CartProducts;
  /** Present if the server could not be reached and this is the last result stored on the device. */
  readonly isLast?: true;
} | null;

/** Serializes a result for the device; `asked` is the stored name of the requested ids. */
export const toStoredCartProducts = (
  { requestedIds, cartProducts }: NonNullable<CartProductsResult>,
  language: Language,
): string => JSON.stringify({ asked: requestedIds, cartProducts, language });

interface CartProductsState {
  /** Null until the products of all lines are loaded. */
  readonly cartProducts: CartProducts | null;
  /** Ids of lines whose products no longer exist. */
  readonly goneIds: readonly string[];
  readonly hasFailed: boolean;
  readonly isLast: boolean;
  readonly tryAgain: () => void;
}

/** Maximum length of the id list in a URL, in characters; all proxies accept that much. */
const MAX_LIST_LENGTH = 4000;

/**
 * Returns the current names, prices and stock of the products in the cart; refetches when a product is added or removed. If
 * the ids are too long for one URL, only the first are requested; the others follow when unavailable products have been
 * removed (decision 38).
 */
export function useCartProducts(items: readonly Pick<CartItem, 'id'>[]): CartProductsState {
  const { load, data, state } = useFetcher<CartProductsResult>();
  const ids = takeFitting(items.map(({ id }) => id).toSorted()).join(',');
  const refetch = useCallback(() => {
    if (ids !== '') void load(`/cart/products?ids=${ids}`);
  }, [ids, load]);
  useEffect(refetch, [refetch]);

  const { revision } = useSettings();
  const isOutdated = data?.isLast !== true && (data?.cartProducts.settingsRevision ?? 0) > revision;
  useEffect(() => {
    if (isOutdated) void refreshSettings();
  }, [isOutdated]);

  const requested = new Set(data?.requestedIds);
  const available = new Set(data?.cartProducts.products.map(({ id }) => id));
  const goneIds = items.map(({ id }) => id).filter((id) => requested.has(id) && !available.has(id));
  const isComplete = data ? items.every(({ id }) => requested.has(id)) : false;
  const isStuck = data ? !isComplete && goneIds.length === 0 && data.requestedIds.join(',') === ids : data === null;
  return {
    cartProducts: isComplete ? (data?.cartProducts ?? null) : null,
    goneIds,
    isLast: data?.isLast === true,
    hasFailed: isStuck && state === 'idle',
    tryAgain: refetch,
  };
}

function takeFitting(ids: readonly string[]): readonly string[] {
  let remaining = MAX_LIST_LENGTH;
  return ids.filter((id) => {
    remaining -= id.length + 1;
    return remaining > 0;
  });
}
