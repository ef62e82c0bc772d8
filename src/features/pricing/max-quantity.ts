/** Maximum pieces per product in a cart (specification 9). In its own file because pages need it without the schemas. */
export const MAX_QUANTITY = 100;
