/** Maximum quantity per product in a cart (specification 9). A separate file, because pages need it without the schemas. */
export const MAX_QUANTITY = 100;
