import { useEffect } from 'react';
import { useFetcher } from 'react-router';
import type { CategoryCounts } from '../../contract/products.ts';
import { useMessages } from '../i18n/messages.tsx';

/** Formats the number of products of a collection; empty until it is known. */
export const useCollectionCounts = (): ((category: keyof CategoryCounts) => string) => {
  const { catalogue, counts } = useMessages('common');
  const { load, data } = useFetcher<CategoryCounts | null>();
  useEffect(() => void load('/collections'), [load]);
  return (category) => {
    if (!data) return '';
    return data[category] > 0 ? counts.products(data[category]) : catalogue.soon;
  };
};
