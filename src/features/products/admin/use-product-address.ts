import { useSearchParams } from 'react-router';

/** URLs from the list of products to a product and back. */
export interface ProductAddress {
  readonly toProduct: (id: string) => string;
  readonly toNew: string;
  readonly toList: string;
}

/** Builds the URLs of the products section; the list's filters are preserved in them. */
export function useProductAddress(): ProductAddress {
  const [query] = useSearchParams();
  const to = (path: string): string => `/admin/products${path}${query.size > 0 ? `?${query}` : ''}`;
  return { toProduct: (id) => to(`/${id}`), toNew: to('/new'), toList: to('') };
}
