import { useSearchParams } from 'react-router';

/** Open product, and URLs from the list to a product and back. */
export interface ProductAddress {
  readonly openId: string | undefined;
  readonly isNew: boolean;
  readonly toProduct: (id: string) => string;
  readonly toNew: string;
  readonly toList: string;
}

/** Reads the URL of the products section; the list's filters are preserved in it. */
export function useProductAddress(): ProductAddress {
  const [query] = useSearchParams();
  const to = (name?: string, value = ''): string => {
    const next = new URLSearchParams(query);
    next.delete('product');
    next.delete('new');
    if (name !== undefined) next.set(name, value);
    return `/admin/products?${next}`;
  };
  return {
    openId: query.get('product') ?? undefined,
    isNew: query.has('new'),
    toProduct: (id) => to('product', id),
    toNew: to('new', 'true'),
    toList: to(),
  };
}
