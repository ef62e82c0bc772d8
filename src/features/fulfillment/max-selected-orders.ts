/** Maximum number of orders in one bulk action. */
export const MAX_SELECTED_ORDERS = 500;
