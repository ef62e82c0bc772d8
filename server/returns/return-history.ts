import type { OrderChange } from '../../contract/admin/orders.ts';
import type { ShopContext } from '../shop-context.ts';
import { findChangesOfOrders } from './returns.repository.ts';

/** What became of the returns of orders, for the history of each order, oldest first. */
export const historyOfReturns = async (
  { database }: Pick<ShopContext, 'database'>,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, OrderChange[]>> => {
  const changes = await findChangesOfOrders(database.kysely, orderIds);
  return new Map(
    [...Map.groupBy(changes, ({ order_id }) => order_id)].map(([id, own]) => [
      id,
      own.map(({ to_state, changed_at, name }) => ({
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
