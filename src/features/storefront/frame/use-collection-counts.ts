import { useEffect } from 'react';
import { useFetcher } from 'react-router';
import { useMessages } from '#core/i18n/messages-provider.tsx';
import type { CategoryCounts } from '#features/products/products.contract.ts';

/** Returns a formatter of a collection's number of products; the text is empty until the number is loaded. */
export const useCollectionCounts = (): ((category: keyof CategoryCounts) => string) => {
  const { catalogue, counts } = useMessages('common');
  const { load, data } = useFetcher<CategoryCounts | null>();
  useEffect(() => void load('/collections'), [load]);
  return (category) => {
    if (!data) return '';
    return data[category] > 0 ? counts.products(data[category]) : catalogue.soon;
  };
};
