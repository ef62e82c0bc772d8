import { useLocation, useOutletContext } from 'react-router';
import type { AdminOrderView } from '../orders.contract.ts';

/** Order of the open admin page, for its tabs. */
export interface OrderPage {
  readonly order: AdminOrderView;
  /** Reloads the order after a change or a conflict. */
  readonly refresh: () => Promise<void>;
}

/** Returns the order of the open page; for routes below `orders/:orderNumber`. */
export const useOrderPage = () => useOutletContext<OrderPage>();

/** Query parameter of an order's address: the query of the list that it was opened from (decision 256). */
const LIST = 'list';

/** Returns the address of an order's page, or of one of its tabs or dialogs; `list` is the query of the list that leads to it. */
export const orderPath = (orderNumber: string, part = '', list: string | null = null): string => {
  const [path = '', search = ''] = part.split('?');
  const query = new URLSearchParams(search);
  if (list !== null) query.set(LIST, list);
  return `/admin/orders/${orderNumber}${path && `/${path}`}${query.size > 0 ? `?${query}` : ''}`;
};

/** Returns the query of the list that the open order was opened from; null for an order opened from another page. */
export const useOrderList = (): string | null => new URLSearchParams(useLocation().search).get(LIST);

/** Returns `orderPath` for links on the pages of an order, which keep the list that it was opened from. */
export const useOrderPath = (): ((orderNumber: string, part?: string) => string) => {
  const list = useOrderList();
  return (orderNumber, part) => orderPath(orderNumber, part, list);
};
