import { useOutletContext } from 'react-router';
import type { AdminOrderView } from '../orders.contract.ts';

/** Order of the open admin page, for its tabs. */
export interface OrderPage {
  readonly order: AdminOrderView;
  /** Reloads the order after a change or a conflict. */
  readonly refresh: () => Promise<void>;
}

/** Returns the order of the open page; for routes below `orders/:orderNumber`. */
export const useOrderPage = () => useOutletContext<OrderPage>();

/** Returns the path of an order's page, or of one of its tabs or dialogs. */
export const orderPath = (orderNumber: string, part = ''): string =>
  `/admin/orders/${orderNumber}${part && `/${part}`}`;
