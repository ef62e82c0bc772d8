import { type Kysely, sql } from 'kysely';
import type { Tables } from '#generated/tables.gen.ts';
import { type Category, categories } from '../product-attributes.ts';
import { columnsOf, toFields } from './product-columns.ts';

type Reader = Kysely<Tables>;

/** Returns the product with the largest discount in percent; undefined when none is reduced. */
export const findLargestDiscount = async (database: Reader) => {
  const row = await database
    .selectFrom('products')
    .select(columnsOf(priceFields))
    .where('is_archived', '=', sql.lit(false))
    .where('original_price', 'is not', null)
    .orderBy(sql`(original_price - price) * 100 / original_price`, 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && toFields(priceFields, row);
};

const priceFields = ['price', 'originalPrice'] as const;

/** Returns the ids after a listed product in its category, wrapping around at the end. */
export const findRelatedIds = async (database: Reader, id: string, max: number): Promise<string[]> => {
  const others = (round: number, condition: ReturnType<typeof sql>) => sql`(
    select id, position, ${sql.lit(round)} as round from products
    where category = own.category and not is_archived and ${condition} order by position, id limit ${max})`;
  const { rows } = await sql<{ id: string }>`
    select next.id from products as own cross join lateral (
      ${others(0, sql`(position, id) > (own.position, own.id)`)} union all
      ${others(1, sql`(position, id) < (own.position, own.id)`)}
    ) as next
    where own.id = ${id} and not own.is_archived
    order by next.round, next.position, next.id limit ${max}`.execute(database);
  return rows.map((row) => row.id);
};

/** Returns the first ids in stock of these categories, without the excluded ones. */
export const findInStock = async (
  database: Reader,
  { of, without, max }: { readonly of: readonly Category[]; readonly without: readonly string[]; readonly max: number },
): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    select first.id from unnest(${[...of]}::text[]) as wanted (category) cross join lateral (
      select id, position from products
      where products.category = wanted.category and stock > 0 and not is_archived and id <> all (${[...without]}::text[])
      order by position, id limit ${max}
    ) as first order by first.position, first.id limit ${max}`.execute(database);
  return rows.map((row) => row.id);
};

/**
 * Returns for each product in stock the ids of up to `max` products in stock of other categories (specification 2, 9;
 * decision 5). A companion has the product's offset in its own category, or is the next one in stock after that,
 * wrapping around. Thus neighbours have different companions, and a product that sells out changes only its own groups.
 */
export const findCompanions = async (
  database: Reader,
  ids: readonly string[],
  max: number,
): Promise<ReadonlyMap<string, string[]>> => {
  const { rows } = await sql<{ id: string; companions: string[] }>`
    with sections as (
      select category, array_position(${order}, category) as turn, ends.first, ends.last
      from unnest(${order}) as category cross join lateral (
        select min(position) as first, max(position) as last from products
        where products.category = category.category and not is_archived
      ) as ends where ends.first is not null
    )
    select anchor.id, array(
      select companion.id
      from sections as own
      join sections as other on other.category <> own.category
      cross join lateral (
        (select id, 0 as round from products
          where category = other.category and stock > 0 and not is_archived
            and position >= other.first + (anchor.position - own.first) % (other.last - other.first + 1)
          order by position, id limit 1)
        union all
        (select id, 1 from products where category = other.category and stock > 0 and not is_archived
          order by position, id limit 1)
        order by round limit 1
      ) as companion
      where own.category = anchor.category
      order by (other.turn - own.turn + ${categories.length}) % ${categories.length}
      limit ${max}
    ) as companions
    from products as anchor where id = any (${[...ids]}::text[]) and stock > 0 and not is_archived`.execute(database);
  return new Map(rows.map(({ id, companions }) => [id, companions]));
};

const order = sql`${[...categories]}::text[]`;
