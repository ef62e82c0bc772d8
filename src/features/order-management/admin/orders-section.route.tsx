import { useEffect, useRef } from 'react';
import { Outlet, useLocation, useOutletContext } from 'react-router';
import { type Selection, useSelection } from '#core/admin/selection/use-selection.ts';
import { MAX_SELECTED } from '#features/bulk-runs/bulk-runs.admin.contract.ts';
import { useOrderList } from '#features/orders/ui/use-order-page.ts';

/** State that the pages of the orders section share while one of them is open. */
export interface OrdersSection {
  readonly selection: Selection;
  /** Returns the address of the list with the filters of its last visit, or with those that led to the open order. */
  readonly listAddress: () => string;
}

/** The orders section: keeps selected orders and filters of the list while another of its pages is open. */
export default function OrdersSectionRoute() {
  const selection = useSelection('orders', MAX_SELECTED);
  const { pathname, search } = useLocation();
  const lastQuery = useRef<string | null>(null);
  const listOfOrder = useOrderList();
  const isList = /^\/admin\/orders\/?$/i.test(pathname);
  useEffect(() => {
    if (isList) lastQuery.current = search;
  }, [isList, search]);
  const section: OrdersSection = {
    selection,
    listAddress: () => `/admin/orders${lastQuery.current ?? (listOfOrder ? `?${listOfOrder}` : '')}`,
  };
  return <Outlet context={section} />;
}

/** Returns the shared state; for the pages directly below the section. */
export const useOrdersSection = () => useOutletContext<OrdersSection>();
