import { useOutletContext } from 'react-router';
import type { AdminOrderView } from '../orders.contract.ts';

/** Order of the open page of the admin area, for the tabs of the page. */
export interface OrderPage {
  readonly order: AdminOrderView;
  /** Loads the order again after a change or a conflict. */
  readonly refresh: () => Promise<void>;
}

/** Returns the order of the open page; for routes below `orders/:orderNumber`. */
export const useOrderPage = () => useOutletContext<OrderPage>();

/** Address of an order's page, or of one of its tabs and dialogs. */
export const orderPath = (orderNumber: string, part = ''): string =>
  `/admin/orders/${orderNumber}${part && `/${part}`}`;
