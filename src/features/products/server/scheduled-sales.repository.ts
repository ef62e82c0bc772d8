import { type Kysely, sql } from 'kysely';
import type { Tables } from '#generated/tables.gen.ts';

type Reader = Kysely<Tables>;

/** Next start or end of a product's sale; the same expression as in its index. */
const nextChange = sql`(case when planned_sale_price is null then sale_ends_at else sale_starts_at end)`;

/** Returns the milliseconds until a sale starts or ends, by the database clock: 0 or less when one is due, null without any. */
export const findTimeToNextSaleChange = async (database: Reader): Promise<number | null> => {
  const { rows } = await sql<{ ms: number }>`
    select (extract(epoch from ${nextChange} - now()) * 1000)::double precision as ms from products
    where ${nextChange} is not null order by ${nextChange} limit 1`.execute(database);
  return rows[0]?.ms ?? null;
};

/**
 * Starts and ends up to `max` due sales in one statement; writes nothing when none is due. A sale that started and ended in the
 * meantime is only removed. Locks the products by id, as orders do, so that two processes or an order cannot deadlock.
 */
export const updateDueSales = async (database: Reader, max: number): Promise<void> => {
  const hasEnded = sql`coalesce(products.sale_ends_at <= now(), false)`;
  const unlessOver = (column: string) => sql`case when ${hasEnded} then null else ${sql.ref(column)} end`;
  await sql`
    with due as (
      select id from products where ${nextChange} <= now() order by id limit ${max} for no key update
    )
    update products set price = current_price(products), original_price = ${unlessOver('products.price')},
      is_on_sale = not ${hasEnded}, badge = case when ${hasEnded} then nullif(badge, 'SALE') else badge end,
      planned_sale_price = null, sale_starts_at = ${unlessOver('sale_starts_at')},
      sale_ends_at = ${unlessOver('sale_ends_at')}, version = version + 1, updated_at = now()
    from due where products.id = due.id`.execute(database);
};
