import { type Kysely, sql } from 'kysely';
import type { Category } from '../../../domain/products.ts';
import type { Tables } from '../../database/schema.ts';
import { isBehind, isIndexed, isKept, keysOf, nameIn } from './list-conditions.repository.ts';
import type { Narrowed, Ordered, Reading } from './wanted-products.ts';

type Reader = Kysely<Tables>;

/** How many products of each category there are, as the database keeps count of them. */
export const readCounts = (
  database: Reader,
  { isNew, isOnSale }: Pick<Narrowed, 'isNew' | 'isOnSale'>,
): Promise<{ readonly category: Category; readonly count: number }[]> => {
  let query = database
    .selectFrom('listed_counts')
    .select(['category', sql<number>`sum(count)::bigint`.as('count')])
    .groupBy('category');
  if (isNew) query = query.where('is_new', '=', true);
  if (isOnSale) query = query.where('is_on_sale', '=', true);
  return query.execute();
};

/** The ids of the next products of a list. */
export const findIds = async (
  database: Reader,
  readings: readonly Reading[],
  { narrowed, ordered, limit }: { readonly narrowed: Narrowed; readonly ordered: Ordered; readonly limit: number },
): Promise<string[]> => {
  if (readings.length === 0) return [];
  const beginnings = readings.map(
    (reading) => sql`(
      select product_id, price, ${nameIn(ordered.language)}
      from ${reading.isFew ? lookUp(reading.category, narrowed) : follow(reading.category, narrowed)}
      where ${isBehind(ordered)}
      order by ${keysOf(ordered)} limit ${limit})`,
  );
  const { rows } = await sql<{ product_id: string }>`
    select product_id from (${sql.join(beginnings, sql` union all `)}) as listed_products
    order by ${keysOf(ordered)} limit ${limit}`.execute(database);
  return rows.map(({ product_id: id }) => id);
};

/** What a list goes on behind; undefined when it is not listed any more. */
export const findRow = (database: Reader, id: string) =>
  database
    .selectFrom('listed_products')
    .select(['product_id', 'price', 'name_ar', 'name_en'])
    .where('product_id', '=', id)
    .executeTakeFirst();

/** Found by the index of parts, before anything is put in order: `offset` keeps both apart. */
const lookUp = (category: Category, narrowed: Narrowed) => sql`(
  select * from listed_products where ${isIndexed(category, narrowed)} offset 0) as listed_products`;

/** Read in the order of an index. */
const follow = (category: Category, narrowed: Narrowed) => sql`(
  select * from listed_products where ${isKept(category, narrowed)}) as listed_products`;
