import { cups } from './cups.ts';
import { plates } from './plates.ts';
import type { CatalogueProduct } from './product.ts';
import { sets } from './sets.ts';

/** The built-in products in default list order (specification 3). */
export const catalogue: readonly CatalogueProduct[] = [...plates, ...cups, ...sets];

const byId = new Map(catalogue.map((product) => [product.id, product]));

/** Returns the built-in product with this id, or undefined. */
export const findInCatalogue = (id: string): CatalogueProduct | undefined => byId.get(id);

/**
 * The greatest real discount among these products in whole percent, rounded down, so that "up to … % off" never
 * promises more than a product gives (decision 32). 0 when nothing is reduced.
 */
export function greatestDiscountPercent(
  products: readonly Pick<CatalogueProduct, 'price' | 'originalPrice'>[],
): number {
  const percents = products.map(({ price, originalPrice }) =>
    originalPrice ? Math.floor(((originalPrice - price) * 100) / originalPrice) : 0,
  );
  return Math.max(0, ...percents);
}
