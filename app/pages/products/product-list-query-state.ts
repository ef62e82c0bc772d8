import type { Category } from '../../../domain/products.ts';
import { type Sort, sorts } from '../../../domain/search/sort.ts';

/** Everything the list shows depends on this, and this stands in its address (decision 30). */
export interface ProductListQueryState {
  readonly category: Category | null;
  readonly q: string;
  readonly sort: Sort;
  readonly isNew: boolean;
  readonly isOnSale: boolean;
}

/** The longest search, as the contract has it. */
export const MAX_QUERY_LENGTH = 200;

const [defaultSort] = sorts;

/** The list that an address or a filled form asks for; what it does not know it leaves out. */
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

/** The one address of a list: what is as usual is not said in it. */
export const productListUrl = ({ category, q, sort, isNew, isOnSale }: ProductListQueryState): string => {
  const query = new URLSearchParams();
  if (q) query.set('q', q);
  if (isNew) query.set('new', 'true');
  if (isOnSale) query.set('sale', 'true');
  if (sort !== defaultSort) query.set('sort', sort);
  const path = category ? `/products/${category}` : '/products';
  return query.size > 0 ? `${path}?${query}` : path;
};

/** The address by which search engines know a list: neither the order nor what somebody typed makes it another one. */
export const canonicalListUrl = (state: ProductListQueryState): string =>
  productListUrl({ ...state, q: '', sort: defaultSort });

export type AppliedFilter = 'q' | 'new' | 'sale';

/** What narrows this list beside its category, in the order in which it is shown. */
export const appliedFilters = ({ q, isNew, isOnSale }: ProductListQueryState): AppliedFilter[] => [
  ...(q ? ['q' as const] : []),
  ...(isNew ? ['new' as const] : []),
  ...(isOnSale ? ['sale' as const] : []),
];

/** The same list without one of its filters. */
export const withoutFilter = (state: ProductListQueryState, filter: AppliedFilter): ProductListQueryState => ({
  ...state,
  ...unset[filter],
});

/** The same list without any of them. */
export const withoutFilters = (state: ProductListQueryState): ProductListQueryState => ({
  ...state,
  ...unset.q,
  ...unset.new,
  ...unset.sale,
});

const unset = { q: { q: '' }, new: { isNew: false }, sale: { isOnSale: false } } as const;

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');
