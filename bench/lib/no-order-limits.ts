/** Settings without limits on orders per account and on mails per hour. */
export const noOrderLimits = {
  MAX_UNPAID_ORDERS: '1000000',
  MAX_UNPAID_ITEMS: '1000000',
  MAX_ORDERS_PER_HOUR: '1000000',
  MAX_MAILED_ORDERS_PER_DAY: '1000000',
  MAX_UNPROVEN_ORDERS: '1000000',
  MAX_UNPROVEN_ITEMS: '1000000',
  UNPROVEN_STOCK_PERCENT: '100',
  MAX_MAILS_PER_HOUR: '1000000',
};
