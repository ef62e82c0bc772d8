import { type Category, categories } from '../products.ts';

/** What the choice of companions needs to know of a product. */
export interface ShelfProduct {
  readonly id: string;
  readonly category: Category;
  readonly isInStock: boolean;
}

/** How many companions stand beside a product (specification 9). */
export const BOUGHT_TOGETHER_COUNT = 2;

/**
 * The ids of up to two in-stock products of two other categories (specification 2, 9). The same product on the same
 * shelf always gets the same companions; a product that is unknown or out of stock gets none.
 */
export function boughtTogether(anchorId: string, shelf: readonly ShelfProduct[]): string[] {
  const anchor = shelf.find(({ id }) => id === anchorId);
  if (!anchor?.isInStock) return [];
  const place = onShelf(anchor.category, shelf).indexOf(anchor);
  return otherCategories(anchor.category)
    .flatMap((category) => firstInStock(place, onShelf(category, shelf)) ?? [])
    .slice(0, BOUGHT_TOGETHER_COUNT)
    .map(({ id }) => id);
}

/**
 * The groups that these lines claim, each with its anchor first, as `priceCart` wants them (decision 5). An order asks
 * with the shelf as it stood before the order took its own pieces, or buying the last piece would break its group.
 */
export function togetherGroups(
  lines: readonly { readonly togetherWith?: string | undefined }[],
  shelf: readonly ShelfProduct[],
): ReadonlyMap<string, readonly string[]> {
  const anchorIds = new Set(lines.flatMap(({ togetherWith }) => togetherWith ?? []));
  return new Map([...anchorIds].map((anchorId) => [anchorId, [anchorId, ...boughtTogether(anchorId, shelf)]]));
}

const onShelf = (category: Category, shelf: readonly ShelfProduct[]) =>
  shelf.filter((product) => product.category === category);

function otherCategories(category: Category): Category[] {
  const next = categories.indexOf(category) + 1;
  return [...categories.slice(next), ...categories.slice(0, next - 1)];
}

// Neighbours get different companions, and one product selling out changes only the groups that it was in.
function firstInStock(place: number, products: readonly ShelfProduct[]): ShelfProduct | undefined {
  const start = products.length === 0 ? 0 : place % products.length;
  return [...products.slice(start), ...products.slice(0, start)].find(({ isInStock }) => isInStock);
}
