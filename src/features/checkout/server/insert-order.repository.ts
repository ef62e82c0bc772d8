import { type RawBuilder, sql } from 'kysely';
import { allConditionsHold, type Clause } from '#core/server/database/atomic-statement.ts';
import type { NewOrder } from '#features/orders/server/stored-order.ts';

/** Inserts an order and its first history entry, with the user who placed it, unless its idempotency key exists. */
export const insertOrderClause = (
  order: NewOrder,
  placedBy: string | null = order.user_id,
  sharesMail: RawBuilder<boolean> | null = null,
): Clause => {
  const row = {
    ...order,
    items: JSON.stringify(order.items),
    shipping_info: JSON.stringify(order.shipping_info),
    shipping_zone: JSON.stringify(order.shipping_zone),
  };
  return {
    name: sharesMail === null ? 'order' : 'om',
    condition: sql`not exists (
      select from orders where user_id = ${order.user_id} and idempotency_key = ${order.idempotency_key})`,
    writes: sql`saved as (
      insert into orders (${sql.join([...Object.keys(row), 'shares_mail'].map(sql.ref))})
      select ${sql.join([...Object.values(row), sharesMail ?? sql`false`])} where ${allConditionsHold}
      returning id, status, created_at
    ), history as (
      insert into order_status_changes (order_id, to_status, changed_by, changed_at)
      select id, status, ${placedBy}::uuid, created_at from saved
    )`,
  };
};
