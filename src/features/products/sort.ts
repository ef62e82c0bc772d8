import type { Piastres } from '#core/money/money.ts';

/** Sort orders of the product list; the first is the default (specification 2). `newest`: products marked as new, then the latest. */
export const sorts = ['name', 'price-low', 'price-high', 'newest'] as const;
export type Sort = (typeof sorts)[number];

/** Sort orders of search results; the default is best match first (decision 192). */
export const searchSorts = ['fit', ...sorts] as const;
export type SearchSort = (typeof searchSorts)[number];

/** Returns the default sort order of a list with this search. */
export const defaultSortOf = (q: string): SearchSort => (q === '' ? sorts[0] : searchSorts[0]);

/** Compares two names in the page's language, such as `Intl.Collator`'s `compare`. */
export type CompareNames = (a: string, b: string) => number;

/** Returns a sorted copy; products of equal price are sorted by name (specification 2). */
export function sortProducts<Product extends { readonly name: string; readonly price: Piastres }>(
  products: readonly Product[],
  sort: Exclude<Sort, 'newest'>,
  compareNames: CompareNames,
): Product[] {
  const byName = (a: Product, b: Product) => compareNames(a.name, b.name);
  if (sort === 'name') return products.toSorted(byName);
  const direction = sort === 'price-low' ? 1 : -1;
  return products.toSorted((a, b) => direction * (a.price - b.price) || byName(a, b));
}
