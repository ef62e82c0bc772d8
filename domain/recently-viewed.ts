import { isProductId } from './is-product-id.ts';

/** How many viewed products a device remembers, and how many a page shows (specification 9). */
export const RECENTLY_VIEWED_STORED = 12;
export const RECENTLY_VIEWED_SHOWN = 4;

/** The viewed products' ids after one more visit: newest first, none twice (specification 9). */
export const withRecentlyViewed = (viewed: readonly string[], id: string): string[] =>
  [id, ...viewed.filter((other) => other !== id)].slice(0, RECENTLY_VIEWED_STORED);

/** The ids to show on a product's page: only when more than one was viewed, never the product itself (specification 2). */
export const recentlyViewedToShow = (viewed: readonly string[], currentId: string): string[] =>
  viewed.length > 1 ? viewed.filter((id) => id !== currentId).slice(0, RECENTLY_VIEWED_SHOWN) : [];

/** The ids in what a device has stored; whatever is broken is left out. */
export function parseRecentlyViewed(stored: unknown): string[] {
  if (!Array.isArray(stored)) return [];
  return [...new Set(stored.filter(isProductId))].slice(0, RECENTLY_VIEWED_STORED);
}
