import { useState } from 'react';
import type { AdminOrder } from '../../../../contract/admin/orders.ts';
import { MAX_CHOSEN_ORDERS } from '../../../../domain/shipments/max-chosen-orders.ts';

/** The orders that an admin has chosen for an action, in the sequence of the choice; the choice outlives the page of the list. */
export interface ChosenOrders {
  readonly ids: readonly string[];
  readonly has: (order: AdminOrder) => boolean;
  readonly toggle: (orders: readonly AdminOrder[], isChosen: boolean) => void;
  readonly clear: () => void;
}

export const useChosenOrders = (): ChosenOrders => {
  const [ids, setIds] = useState<readonly string[]>([]);
  return {
    ids,
    has: ({ id }) => ids.includes(id),
    toggle: (orders, isChosen) => {
      const named = orders.map(({ id }) => id);
      const others = ids.filter((id) => !named.includes(id));
      setIds(isChosen ? [...others, ...named].slice(0, MAX_CHOSEN_ORDERS) : others);
    },
    clear: () => setIds([]),
  };
};
