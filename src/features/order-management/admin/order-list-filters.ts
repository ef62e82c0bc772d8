import { anyText, calendarDay, oneOf } from '#core/admin/admin-loader.ts';
import { orderStatuses, paymentFilters } from '#features/orders/order-status.ts';

/** Search, filters and sort order of the list of orders, by query parameter. */
export const orderListFilters = {
  q: anyText,
  status: oneOf(orderStatuses),
  payment: oneOf(paymentFilters),
  from: calendarDay,
  to: calendarDay,
  sort: oneOf(['oldest']),
};

/** Returns the query of a list without its page, which determines the next and previous orders. */
export const toOrderList = (get: (name: string) => string | undefined): string => {
  const query = new URLSearchParams();
  for (const [name, filter] of Object.entries(orderListFilters)) {
    const value = filter(get(name));
    if (value !== undefined) query.set(name, value);
  }
  return query.toString();
};
