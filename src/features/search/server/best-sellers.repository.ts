import { type Kysely, sql } from 'kysely';
import type { Tables } from '#generated/tables.gen.ts';

type Reader = Kysely<Tables>;

/** Number of latest orders that determine the current best sellers. */
const RECENT_ORDERS = 300;

/** Returns the ids of products in stock: best sellers of the latest orders first, then featured, then other products. */
export const findBestSellers = async (database: Reader, max: number): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    select id from (
      (select products.id, 0 as round, -sum((item ->> 'quantity')::integer) as place
        from (select items from orders where status <> 'cancelled' order by created_at desc, id desc limit ${sql.lit(RECENT_ORDERS)})
          as latest, jsonb_array_elements(latest.items) as item
        join products on products.id = item ->> 'productId' where not is_archived and stock > 0
        group by products.id order by place, products.id limit ${max})
      union all
      (select id, 1, position from products where is_featured and stock > 0 and not is_archived order by position, id limit ${max})
      union all
      (select id, 2, position from products where stock > 0 and not is_archived order by position, id limit ${max})
    ) as sold group by id order by min(round), min(place), id limit ${max}`.execute(database);
  return rows.map(({ id }) => id);
};
