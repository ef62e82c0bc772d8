import type { CategoryCounts } from '../../contract/products.ts';
import type { Category } from '../../domain/products.ts';

/** How many of these products each category holds; bowls may well hold none (decision 31). */
export const countCategories = (products: readonly { readonly category: Category }[]): CategoryCounts => {
  const counts = { all: products.length, plates: 0, bowls: 0, cups: 0, sets: 0 };
  for (const { category } of products) counts[category] += 1;
  return counts;
};
