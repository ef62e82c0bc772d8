import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Language } from '../../../domain/language.ts';
import { type Category, categories } from '../../../domain/products.ts';
import type { Sought } from '../../../domain/search/sought.ts';
import type { Tables } from '../../database/schema.ts';
import { marksOf, type Narrowed, type Ordered, type Reading } from './wanted-products.ts';

type Reader = Kysely<Tables>;
type Counted = { readonly category: Category; readonly count: number };

/** How many products of each category there are, as the database keeps count of them. */
export const readCounts = (
  database: Reader,
  { isNew, isOnSale }: Pick<Narrowed, 'isNew' | 'isOnSale'>,
): Promise<Counted[]> => {
  let query = database
    .selectFrom('listed_counts')
    .select(['category', sql<number>`sum(count)::bigint`.as('count')])
    .groupBy('category');
  if (isNew) query = query.where('is_new', '=', true);
  if (isOnSale) query = query.where('is_on_sale', '=', true);
  return query.execute();
};

/** How many products of each category a search finds, counted as far as `most`. */
export const countFound = async (database: Reader, narrowed: Narrowed, most: number): Promise<Counted[]> => {
  const counts = categories.map(
    (category) => sql`
      select ${sql.lit(category)}::text as category, (
        select count(*) from (
          select from listed_products where ${isIndexed(category, narrowed)} and ${holds(narrowed)} limit ${most}
        ) as found
      ) as count`,
  );
  const { rows } = await sql<Counted>`${sql.join(counts, sql` union all `)}`.execute(database);
  return rows;
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
      select product_id, price, ${nameOf(ordered.language)} as name
      from ${reading.isFew ? lookUp(reading.category, narrowed) : follow(reading.category, narrowed)}
      where ${isBehind(ordered)}
      order by ${keysOf(ordered)}, product_id limit ${limit})`,
  );
  const { rows } = await sql<{ product_id: string }>`
    select product_id from (${sql.join(beginnings, sql` union all `)}) as listed_products
    order by ${keysOf(ordered, sql`name`)}, product_id limit ${limit}`.execute(database);
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
  select * from listed_products where ${isIndexed(category, narrowed)} and ${holds(narrowed)} offset 0) as listed_products`;

/** Read in the order of an index. */
const follow = (category: Category, narrowed: Narrowed) => sql`(
  select * from listed_products where category = ${sql.lit(category)}
    and (${!narrowed.isNew} or is_new) and (${!narrowed.isOnSale} or is_on_sale) and ${holds(narrowed)}) as listed_products`;

const isIndexed = (category: Category, narrowed: Narrowed) => {
  const parts = [...marksOf(category, narrowed), ...narrowed.sought.flatMap((each) => each.parts)];
  return sql`parts_for_list(${textOf(narrowed.foundIn)}, category, is_new, is_on_sale) @> ${[...new Set(parts)]}::text[]`;
};

const holds = ({ sought, foundIn }: Narrowed): RawBuilder<unknown> =>
  sought.length === 0
    ? sql`true`
    : sql.join(
        sought.map((each) => holdsOne(each, textOf(foundIn))),
        sql` and `,
      );

const holdsOne = ({ whole, bare }: Sought, text: RawBuilder<unknown>) => {
  const holdsWhole = sql`${text} like ${`%${whole.replaceAll(/[\\%_]/gu, String.raw`\$&`)}%`}`;
  return bare === null ? holdsWhole : sql`(${holdsWhole} or ${text} collate "und-x-icu" ~ ${bare})`;
};

const textOf = (language: Language) => sql.ref(language === 'ar' ? 'text_ar' : 'text_en');

const nameOf = (language: Language) =>
  language === 'ar' ? sql`name_ar collate "ar-x-icu"` : sql`name_en collate "en-x-icu"`;

const keysOf = ({ sort, language }: Ordered, name = nameOf(language)): RawBuilder<unknown> => {
  if (sort === 'name') return name;
  return sort === 'price-low' ? sql`price, ${name}` : sql`price desc, ${name}`;
};

const isBehind = ({ sort, language, after }: Ordered): RawBuilder<unknown> => {
  if (after === null) return sql`true`;
  const name = nameOf(language);
  const isBehindName = sql`(${name}, product_id) > (${after.name}, ${after.id})`;
  if (sort === 'name') return isBehindName;
  const price = sql`${after.price}::bigint`;
  return sort === 'price-low'
    ? sql`(price, ${name}, product_id) > (${price}, ${after.name}, ${after.id})`
    : sql`price <= ${price} and (price < ${price} or ${isBehindName})`;
};
