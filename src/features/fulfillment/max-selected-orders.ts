/** Orders of one action on chosen orders. */
export const MAX_SELECTED_ORDERS = 500;
