import { defineWorkItem, type WorkItem } from '#core/server/define-work-item.ts';
import { countReturns, findOldestReturn } from './returns.repository.ts';

/** Count, oldest return and address of the list of returns in this state. */
const returnsInState = (
  state: 'requested' | 'received',
): Pick<WorkItem, 'permission' | 'list' | 'badge' | 'count' | 'findOldest'> => ({
  permission: 'customers.read',
  list: `returns?state=${state}&sort=oldest`,
  badge: 'returns',
  count: ({ database }) => countReturns(database.kysely, state),
  findOldest: ({ database }) => findOldestReturn(database.kysely, state),
});

export const returnWork = [
  defineWorkItem({
    ...returnsInState('requested'),
    id: 'returnsToDecide',
    position: 50,
    text: ({ work }, count) => work.returnsToDecide(count),
  }),
  defineWorkItem({
    ...returnsInState('received'),
    id: 'returnsToRefund',
    position: 70,
    text: ({ work }, count) => work.returnsToRefund(count),
  }),
];
