import { isProductId } from '#core/forms/is-product-id.ts';

/** Number of viewed products to store in the browser, and to display on a page (specification 9). */
export const RECENTLY_VIEWED_STORED = 12;
export const RECENTLY_VIEWED_MAX = 4;

/** Adds a visit to the ids of the viewed products: newest first, without duplicates (specification 9). */
export const withRecentlyViewed = (viewed: readonly string[], id: string): string[] =>
  [id, ...viewed.filter((other) => other !== id)].slice(0, RECENTLY_VIEWED_STORED);

/** Ids to show on a product's page: none if only one was viewed, never the product itself (specification 2). */
export const recentlyViewedToShow = (viewed: readonly string[], currentId: string): string[] =>
  viewed.length > 1 ? viewed.filter((id) => id !== currentId).slice(0, RECENTLY_VIEWED_MAX) : [];

/** Parses the stored ids; invalid entries are dropped. */
export function parseRecentlyViewed(stored: unknown): string[] {
  if (!Array.isArray(stored)) return [];
  return [...new Set(stored.filter(isProductId))].slice(0, RECENTLY_VIEWED_STORED);
}
