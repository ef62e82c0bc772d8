/** Categories in display order; bowls has no products yet (specification 3). */
export const categories = ['plates', 'bowls', 'cups', 'sets'] as const;
export type Category = (typeof categories)[number];

/** Badges of a product card (specification 3). */
export const badges = ['SALE', 'NEW'] as const;
