import { useState } from 'react';
import { MAX_SELECTED_ORDERS } from '#features/fulfillment/max-selected-orders.ts';
import type { AdminOrder } from '../orders.admin.contract.ts';

/** A selected order, with the data shown while filters hide it. */
export interface SelectedOrder {
  readonly id: string;
  readonly orderNumber: string;
  /** Empty for a deleted account. */
  readonly customer: string;
}

/** Orders selected for an action, in selection order; the selection survives paging and filtering. */
export interface SelectedOrders {
  readonly ids: readonly string[];
  readonly orders: readonly SelectedOrder[];
  readonly has: (order: AdminOrder) => boolean;
  readonly toggle: (orders: readonly AdminOrder[], isChosen: boolean) => void;
  readonly remove: (ids: readonly string[]) => void;
  readonly clear: () => void;
}

export const useSelectedOrders = (): SelectedOrders => {
  const [orders, setOrders] = useState<readonly SelectedOrder[]>([]);
  const ids = orders.map(({ id }) => id);
  const without = (removed: readonly string[]) => orders.filter(({ id }) => !removed.includes(id));
  return {
    ids,
    orders,
    has: ({ id }) => ids.includes(id),
    toggle: (toggled, isChosen) => {
      const others = without(toggled.map(({ id }) => id));
      const added = toggled.map(({ id, orderNumber, shipping }) => ({ id, orderNumber, customer: shipping.fullName }));
      setOrders(isChosen ? [...others, ...added].slice(0, MAX_SELECTED_ORDERS) : others);
    },
    remove: (removed) => setOrders(without(removed)),
    clear: () => setOrders([]),
  };
};

/** Returns the selected orders that are not among the rows of the list. */
export const hiddenOrders = (
  { orders }: Pick<SelectedOrders, 'orders'>,
  rows: readonly Pick<AdminOrder, 'id'>[],
): readonly SelectedOrder[] => orders.filter(({ id }) => !rows.some((row) => row.id === id));
