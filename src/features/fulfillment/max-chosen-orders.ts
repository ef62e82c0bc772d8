/** Orders of one action on chosen orders. */
export const MAX_CHOSEN_ORDERS = 500;
