/** The most pieces of one product in a cart (specification 9). Stands alone: pages need it without the schemas. */
export const MAX_QUANTITY = 100;
