import type { Category } from '#features/products/product-attributes.ts';
import {
  type CombinationCount,
  type FilterName,
  type FilterValues,
  hasFilterValues,
  listFilters,
} from '#features/products/product-filters.ts';
import type { ProductList } from '#features/products/products.contract.ts';
import type { ShopValues } from './product-list.repository.ts';

/** Returns the values of each filter that occur in the shop or are selected, with their product counts. */
export const availableFilters = (
  shop: ShopValues,
  combinations: readonly CombinationCount<Category>[] | null,
  { visibleCategories, selected }: { readonly visibleCategories: readonly Category[]; readonly selected: FilterValues },
): ProductList['filters'] => {
  const visibleCombinations = combinations?.filter(({ category }) => visibleCategories.includes(category)) ?? null;
  const listValues = <Name extends FilterName>(name: Name) => {
    const values: readonly FilterValues[Name][number][] = listFilters[name];
    const isSelected = (value: string) => selected[name].some((each) => each === value);
    return values
      .filter((value) => isSelected(value) || shop[name].has(value))
      .map((value) => ({
        value,
        count:
          visibleCombinations
            ?.filter((each) => each[name] === value && hasFilterValues(each, selected, name))
            .reduce((sum, { count }) => sum + count, 0) ?? null,
      }));
  };
  return { price: listValues('price'), colour: listValues('colour'), motif: listValues('motif') };
};

/** Counts the products of each category that match the selected values. */
export const countCombinations = (
  combinations: readonly CombinationCount<Category>[],
  values: FilterValues,
): ReadonlyMap<Category, number> => {
  const counts = new Map<Category, number>();
  for (const each of combinations) {
    if (hasFilterValues(each, values)) counts.set(each.category, (counts.get(each.category) ?? 0) + each.count);
  }
  return counts;
};
