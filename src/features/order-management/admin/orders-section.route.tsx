import { useEffect, useRef } from 'react';
import { Outlet, useLocation, useOutletContext } from 'react-router';
import { type Selection, useSelection } from '#core/admin/selection/use-selection.ts';
import { MAX_SELECTED } from '#features/bulk-runs/bulk-runs.admin.contract.ts';

/** State that the pages of the orders section share while one of them is open. */
export interface OrdersSection {
  readonly selection: Selection;
  /** Returns the address of the list with the filters of its last visit. */
  readonly listAddress: () => string;
}

/** The orders section: keeps selected orders and filters of the list while another of its pages is open. */
export default function OrdersSectionRoute() {
  const selection = useSelection('orders', MAX_SELECTED);
  const { pathname, search } = useLocation();
  const filters = useRef('');
  const isList = /^\/admin\/orders\/?$/i.test(pathname);
  useEffect(() => {
    if (isList) filters.current = search;
  }, [isList, search]);
  const section: OrdersSection = { selection, listAddress: () => `/admin/orders${filters.current}` };
  return <Outlet context={section} />;
}

/** Returns the shared state; for the pages directly below the section. */
export const useOrdersSection = () => useOutletContext<OrdersSection>();
