import { defineWorkItem, type WorkItem } from '#core/server/define-work-item.ts';
import { countOrders, findOldestOrder, type OrderFilters } from './admin-orders.repository.ts';

/** Count, oldest order and path of the list with these filters. */
const filteredOrders = (
  filters: Pick<OrderFilters, 'status' | 'payment'>,
): Pick<WorkItem, 'permission' | 'list' | 'count' | 'findOldest'> => ({
  permission: 'orders.read',
  list: `orders?${[...Object.entries(filters), ['sort', 'oldest']].map((pair) => pair.join('=')).join('&')}`,
  count: ({ database }) => countOrders(database.kysely, filters),
  findOldest: ({ database }) => findOldestOrder(database.kysely, filters),
});

export const orderWork = [
  defineWorkItem({
    ...filteredOrders({ status: 'pending', payment: 'ready' }),
    id: 'ordersToPack',
    position: 20,
    badge: 'pendingOrders',
    text: ({ work }, count) => work.ordersToPack(count),
  }),
  defineWorkItem({
    ...filteredOrders({ payment: 'owed' }),
    id: 'refundsOwed',
    position: 60,
    text: ({ work }, count) => work.refundsOwed(count),
  }),
  defineWorkItem({
    ...filteredOrders({ payment: 'overdue' }),
    id: 'paymentsOverdue',
    position: 80,
    text: ({ work }, count) => work.paymentsOverdue(count),
  }),
];
