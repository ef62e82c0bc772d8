import { MAX_SEARCH_LENGTH } from '../../../domain/limits.ts';
import type { Category } from '../../../domain/products.ts';
import { defaultSortOf, type SearchSort, searchSorts } from '../../../domain/search/sort.ts';

/** State of the product list, stored in its URL (decision 30). */
export interface ProductListQueryState {
  readonly category: Category | null;
  readonly q: string;
  /** `fit` only with a search, where it is the default. */
  readonly sort: SearchSort;
  readonly isNew: boolean;
  readonly isOnSale: boolean;
}

/** Parses the state from a URL query or form data; ignores unknown values. */
export const readListState = (
  category: Category | null,
  fields: { readonly get: (name: string) => unknown },
): ProductListQueryState => {
  const q = textOf(fields.get('q')).slice(0, MAX_SEARCH_LENGTH).trim();
  const sort = searchSorts.find((each) => each === fields.get('sort'));
  return {
    category,
    q,
    sort: sort === undefined || (sort === 'fit' && q === '') ? defaultSortOf(q) : sort,
    isNew: fields.get('new') === 'true',
    isOnSale: fields.get('sale') === 'true',
  };
};

/** URL of a list, without default values. */
export const productListUrl = ({ category, q, sort, isNew, isOnSale }: ProductListQueryState): string => {
  const query = new URLSearchParams();
  if (q) query.set('q', q);
  if (isNew) query.set('new', 'true');
  if (isOnSale) query.set('sale', 'true');
  if (sort !== defaultSortOf(q)) query.set('sort', sort);
  const path = category ? `/products/${category}` : '/products';
  return query.size > 0 ? `${path}?${query}` : path;
};

/** Canonical URL of a list, without sort order and search. */
export const canonicalListUrl = (state: ProductListQueryState): string =>
  productListUrl({ ...state, q: '', sort: defaultSortOf('') });

export type AppliedFilter = 'q' | 'new' | 'sale';

/** Applied filters besides the category, in display order. */
export const appliedFilters = ({ q, isNew, isOnSale }: ProductListQueryState): AppliedFilter[] => [
  ...(q ? ['q' as const] : []),
  ...(isNew ? ['new' as const] : []),
  ...(isOnSale ? ['sale' as const] : []),
];

/** Removes one filter. */
export const withoutFilter = (state: ProductListQueryState, filter: AppliedFilter): ProductListQueryState =>
  filter === 'q' ? withSearch(state, '') : { ...state, ...unset[filter] };

/** Replaces the search; the default sort order stays the default. */
export const withSearch = (state: ProductListQueryState, q: string): ProductListQueryState => ({
  ...state,
  q,
  sort: state.sort === defaultSortOf(state.q) || state.sort === 'fit' ? defaultSortOf(q) : state.sort,
});

/** Removes all filters. */
export const withoutFilters = (state: ProductListQueryState): ProductListQueryState => ({
  ...withSearch(state, ''),
  ...unset.new,
  ...unset.sale,
});

const unset = { new: { isNew: false }, sale: { isOnSale: false } } as const;

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');
