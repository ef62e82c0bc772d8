import { type Kysely, sql } from 'kysely';
import type { ShippingForm } from '#features/shipping/shipping-address.ts';
import type { Tables } from '#generated/tables.gen.ts';

type Reader = Kysely<Tables>;

/** Returns the shipping address of the last order of each customer. */
export const findLastShippings = async (
  database: Reader,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, ShippingForm>> => {
  const { rows } = await sql<{ user_id: string; shipping_info: ShippingForm }>`
    select customer.id as user_id, last.shipping_info from unnest(${[...userIds]}::uuid[]) as customer (id)
    cross join lateral (
      select shipping_info from orders where user_id = customer.id order by created_at desc limit 1
    ) as last`.execute(database);
  return new Map(rows.map((row) => [row.user_id, row.shipping_info]));
};
