/** Settings of a shop in which few accounts place as many orders as thousands would, and all mails go out at once. */
export const noOrderLimits = {
  MAX_UNPAID_ORDERS: '1000000',
  MAX_UNPAID_ITEMS: '1000000',
  MAX_ORDERS_PER_HOUR: '1000000',
  MAILS_PER_HOUR: '1000000',
};
