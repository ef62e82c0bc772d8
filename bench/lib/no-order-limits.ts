/** Settings without limits on orders per account and on mails per hour. */
export const noOrderLimits = {
  MAX_UNPAID_ORDERS: '1000000',
  MAX_UNPAID_ITEMS: '1000000',
  MAX_ORDERS_PER_HOUR: '1000000',
  MAILS_PER_HOUR: '1000000',
};
