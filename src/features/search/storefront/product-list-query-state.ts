import { MAX_SEARCH_LENGTH } from '#core/forms/limits.ts';
import { type Category, categories } from '#features/products/product-attributes.ts';
import {
  type FilterName,
  type FilterValues,
  filterNames,
  noFilterValues,
  readFilterValues,
} from '#features/products/product-filters.ts';
import { defaultSortOf, type SearchSort, searchSorts } from '#features/products/sort.ts';

/** State of the product list, stored in its URL (decision 30). */
export interface ProductListQueryState {
  readonly category: Category | null;
  readonly q: string;
  /** `fit` only with a search, where it is the default. */
  readonly sort: SearchSort;
  readonly isNew: boolean;
  readonly isOnSale: boolean;
  /** Selected prices, colours and motifs. */
  readonly values: FilterValues;
}

/** Parses the state from a URL query or form data; ignores unknown values. */
export const readListState = (
  category: Category | null,
  fields: { readonly get: (name: string) => unknown; readonly getAll: (name: string) => readonly unknown[] },
): ProductListQueryState => {
  const q = textOf(fields.get('q')).slice(0, MAX_SEARCH_LENGTH).trim();
  const sort = searchSorts.find((each) => each === fields.get('sort'));
  return {
    category,
    q,
    sort: sort === undefined || (sort === 'fit' && q === '') ? defaultSortOf(q) : sort,
    isNew: fields.get('new') === 'true',
    isOnSale: fields.get('sale') === 'true',
    values: readFilterValues((name) => fields.getAll(name)),
  };
};

/** Parses the state from the URL of a list; null for other pages. */
export const readListUrl = (url: {
  readonly pathname: string;
  readonly search: string;
}): ProductListQueryState | null => {
  const category = categories.find((each) => url.pathname === `/products/${each}`) ?? null;
  if (category === null && url.pathname !== '/products') return null;
  return readListState(category, new URLSearchParams(url.search));
};

/** URL of a list, without default values. */
export const productListUrl = ({ category, q, sort, isNew, isOnSale, values }: ProductListQueryState): string => {
  const query = new URLSearchParams();
  if (q) query.set('q', q);
  if (isNew) query.set('new', 'true');
  if (isOnSale) query.set('sale', 'true');
  for (const name of filterNames) for (const value of values[name]) query.append(name, value);
  if (sort !== defaultSortOf(q)) query.set('sort', sort);
  const path = category ? `/products/${category}` : '/products';
  return query.size > 0 ? `${path}?${query}` : path;
};

/** Canonical URL of a list, without sort order, search, prices, colours and motifs. */
export const canonicalListUrl = (state: ProductListQueryState): string =>
  productListUrl({ ...state, q: '', values: noFilterValues, sort: defaultSortOf('') });

/** A search, a flag, or one value of a filter such as `colour=blue`. */
export type AppliedFilter = 'q' | 'new' | 'sale' | { readonly name: FilterName; readonly value: string };

/** Applied filters besides the category, in display order. */
export const appliedFilters = ({ q, isNew, isOnSale, values }: ProductListQueryState): AppliedFilter[] => [
  ...(q ? ['q' as const] : []),
  ...(isNew ? ['new' as const] : []),
  ...(isOnSale ? ['sale' as const] : []),
  ...filterNames.flatMap((name) => values[name].map((value) => ({ name, value }))),
];

/** Removes one filter. */
export const withoutFilter = (state: ProductListQueryState, filter: AppliedFilter): ProductListQueryState => {
  if (filter === 'q') return withSearch(state, '');
  if (typeof filter === 'string') return { ...state, ...unset[filter] };
  const { name: removed, value } = filter;
  const values: Record<string, readonly string[]> = { ...state.values };
  values[removed] = state.values[removed].filter((each) => each !== value);
  return { ...state, values: readFilterValues((name) => values[name] ?? []) };
};

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
  values: noFilterValues,
});

const unset = { new: { isNew: false }, sale: { isOnSale: false } } as const;

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');
