/** Filters of the admin product list; without one it contains all products, archived ones last. */
export const productStates = ['for-sale', 'low', 'sold-out', 'archived'] as const;

/** Sort orders of the admin product list. */
export const productSorts = ['position', 'name', 'stock'] as const;

export type ProductSort = (typeof productSorts)[number];

/** Stock up to this number is low: the shop displays the remaining stock, and the admin area marks the product. */
export const LOW_STOCK_THRESHOLD = 5;

/** Number of companions of a product (specification 9). */
export const BOUGHT_TOGETHER_COUNT = 2;
