import type { Category } from '../../../domain/products.ts';
import { type Sort, sorts } from '../../../domain/search/sort.ts';

/** State of the product list, stored in its URL (decision 30). */
export interface ProductListQueryState {
  readonly category: Category | null;
  readonly q: string;
  readonly sort: Sort;
  readonly isNew: boolean;
  readonly isOnSale: boolean;
}

/** Maximum length of a search, as in the contract. */
export const MAX_QUERY_LENGTH = 200;

const [defaultSort] = sorts;

/** Parses the state from a URL query or form data; ignores unknown values. */
export const readListState = (
  category: Category | null,
  fields: { readonly get: (name: string) => unknown },
): ProductListQueryState => ({
  category,
  q: textOf(fields.get('q')).slice(0, MAX_QUERY_LENGTH).trim(),
  sort: sorts.find((sort) => sort === fields.get('sort')) ?? defaultSort,
  isNew: fields.get('new') === 'true',
  isOnSale: fields.get('sale') === 'true',
});

/** URL of a list, without default values. */
export const productListUrl = ({ category, q, sort, isNew, isOnSale }: ProductListQueryState): string => {
  const query = new URLSearchParams();
  if (q) query.set('q', q);
  if (isNew) query.set('new', 'true');
  if (isOnSale) query.set('sale', 'true');
  if (sort !== defaultSort) query.set('sort', sort);
  const path = category ? `/products/${category}` : '/products';
  return query.size > 0 ? `${path}?${query}` : path;
};

/** Canonical URL of a list, without sort order and search. */
export const canonicalListUrl = (state: ProductListQueryState): string =>
  productListUrl({ ...state, q: '', sort: defaultSort });

export type AppliedFilter = 'q' | 'new' | 'sale';

/** Applied filters besides the category, in display order. */
export const appliedFilters = ({ q, isNew, isOnSale }: ProductListQueryState): AppliedFilter[] => [
  ...(q ? ['q' as const] : []),
  ...(isNew ? ['new' as const] : []),
  ...(isOnSale ? ['sale' as const] : []),
];

/** Removes one filter. */
export const withoutFilter = (state: ProductListQueryState, filter: AppliedFilter): ProductListQueryState => ({
  ...state,
  ...unset[filter],
});

/** Removes all filters. */
export const withoutFilters = (state: ProductListQueryState): ProductListQueryState => ({
  ...state,
  ...unset.q,
  ...unset.new,
  ...unset.sale,
});

const unset = { q: { q: '' }, new: { isNew: false }, sale: { isOnSale: false } } as const;

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');
