import type { ShopContext } from '#core/server/context.ts';
import type { OrderChange } from '#features/order-management/orders.admin.contract.ts';
import { findChangesOfOrders } from './returns.repository.ts';

/** Returns the history of the orders' returns by order, oldest first. */
export const historyOfReturns = async (
  { database }: Pick<ShopContext, 'database'>,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, OrderChange[]>> => {
  const changes = await findChangesOfOrders(database.kysely, orderIds);
  return new Map(
    [...Map.groupBy(changes, ({ order_id }) => order_id)].map(([id, group]) => [
      id,
      group.map(({ to_state, changed_at, name }) => ({
        at: changed_at.toISOString(),
        by: name,
        isAutomatic: false,
        status: null,
        payment: null,
        content: null,
        returned: to_state,
      })),
    ]),
  );
};
