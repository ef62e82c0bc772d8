import type { ShopContext } from '#core/server/context.ts';
import type { ReturnState } from '../return.ts';
import { findChangesOfOrders } from './returns.repository.ts';

/** A change of a return in the history of its order. */
type ReturnChange = { readonly at: string; readonly by: string | null; readonly returned: ReturnState };

/** Returns the history of the orders' returns by order, oldest first. */
export const historyOfReturns = async (
  { database }: Pick<ShopContext, 'database'>,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, ReturnChange[]>> => {
  const changes = await findChangesOfOrders(database.kysely, orderIds);
  return new Map(
    [...Map.groupBy(changes, ({ order_id }) => order_id)].map(([id, group]) => [
      id,
      group.map(({ to_state, changed_at, name }) => ({
        at: changed_at.toISOString(),
        by: name,
        returned: to_state,
      })),
    ]),
  );
};
