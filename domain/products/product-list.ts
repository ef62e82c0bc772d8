/** What the office's list of products may be narrowed to; nothing is everything, the archive last. */
export const productStates = ['for-sale', 'low', 'sold-out', 'archived'] as const;

/** What the office's list of products is sorted by. */
export const productSorts = ['shelf', 'name', 'stock'] as const;

export type ProductSort = (typeof productSorts)[number];

/** So few pieces are few: the shopper is told how many are left, and the office that there are few. */
export const LOW_STOCK_THRESHOLD = 5;

/** How many companions stand beside a product (specification 9). */
export const BOUGHT_TOGETHER_COUNT = 2;
