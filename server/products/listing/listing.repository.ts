import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Language } from '../../../domain/language.ts';
import type { Category } from '../../../domain/products.ts';
import type { SearchQuery } from '../../../domain/search/search-query.ts';
import type { Sort } from '../../../domain/search/sort.ts';
import type { Tables } from '../../../platform/database/schema.ts';

type Reader = Kysely<Tables>;

/** How many products of each category there are, as the database keeps count of them. */
export const toCategoryCounts = (
  database: Reader,
  { isNew, isOnSale }: Pick<ListFilters, 'isNew' | 'isOnSale'>,
): Promise<{ readonly category: Category; readonly count: number }[]> => {
  let query = database
    .selectFrom('product_category_counts')
    .select(['category', sql<number>`sum(count)::bigint`.as('count')])
    .groupBy('category');
  if (isNew) query = query.where('is_new', '=', true);
  if (isOnSale) query = query.where('is_on_sale', '=', true);
  return query.execute();
};

/** The ids of the next products of a list. */
export const findIds = async (
  database: Reader,
  readings: readonly CategoryScan[],
  { narrowed, ordered, limit }: { readonly narrowed: ListFilters; readonly ordered: ListOrder; readonly limit: number },
): Promise<string[]> => {
  if (readings.length === 0) return [];
  const beginnings = readings.map(
    (reading) => sql`(
      select product_id, price, ${nameIn(ordered.language)}
      from ${reading.isFew ? lookUp(reading.category, narrowed) : follow(reading.category, narrowed)}
      where ${isBehind(ordered)}
      order by ${sortColumns(ordered)} limit ${limit})`,
  );
  const { rows } = await sql<{ product_id: string }>`
    select product_id from (${sql.join(beginnings, sql` union all `)}) as product_search_index
    order by ${sortColumns(ordered)} limit ${limit}`.execute(database);
  return rows.map(({ product_id: id }) => id);
};

/** What a list goes on behind; undefined when it is not listed any more. */
export const findRow = (database: Reader, id: string) =>
  database
    .selectFrom('product_search_index')
    .select(['product_id', 'price', 'name_ar', 'name_en'])
    .where('product_id', '=', id)
    .executeTakeFirst();

/** Found by the index of parts, before anything is put in order: `offset` keeps both apart. */
const lookUp = (category: Category, narrowed: ListFilters) => sql`(
  select * from product_search_index where ${isIndexed(category, narrowed)} offset 0) as product_search_index`;

/** Read in the order of an index. */
const follow = (category: Category, narrowed: ListFilters) => sql`(
  select * from product_search_index where ${matchesFilters(category, narrowed)}) as product_search_index`;

/** Of this category, with these flags. */
export const matchesFilters = (category: Category, { isNew, isOnSale }: Pick<ListFilters, 'isNew' | 'isOnSale'>) =>
  sql`category = ${sql.lit(category)} and (${!isNew} or is_new) and (${!isOnSale} or is_on_sale)`;

/** What the index of parts knows of a hit in a category, or in any; `holds` decides afterwards. */
export const isIndexed = (category: Category | null, { isNew, isOnSale, sought, foundIn }: ListFilters) => {
  const parts = new Set([
    ...(category === null ? [] : [`#${category}`]),
    ...(isNew ? ['#new'] : []),
    ...(isOnSale ? ['#sale'] : []),
    ...sought.flatMap((each) => each.parts),
  ]);
  return sql`listing_search_terms(${textOf(foundIn)}, category, is_new, is_on_sale) @> ${[...parts]}::text[]`;
};

/** The text holds all that is sought, which is something (decision 34). */
export const matchesSearch = ({ sought, foundIn }: Pick<ListFilters, 'sought' | 'foundIn'>): RawBuilder<unknown> =>
  sql.join(
    sought.map((each) => holdsOne(each, textOf(foundIn))),
    sql` and `,
  );

const holdsOne = ({ whole, bare, parts }: SearchQuery, text: RawBuilder<unknown>) => {
  const stands = (words: string) => sql`strpos(${text}, ${words}) > 0`;
  if (bare === null) return stands(whole);
  // the expression is dear, and seldom asked where the parts are looked for first
  const isBare = sql`${text} collate "und-x-icu" ~ ${bare}`;
  return sql`(${stands(whole)} or (${sql.join([...parts.map(stands), isBare], sql` and `)}))`;
};

const textOf = (language: Language) => sql.ref(language === 'ar' ? 'text_ar' : 'text_en');

/** The name that a list in this language is sorted by, as its column and in its order. */
export const nameIn = (language: Language) => sql.ref(language === 'ar' ? 'name_ar' : 'name_en');

const sortedNameIn = (language: Language) =>
  language === 'ar' ? sql`name_ar collate "ar-x-icu"` : sql`name_en collate "en-x-icu"`;

/** What the list is sorted by; ids part what is equal. */
export const sortColumns = ({ sort, language }: Pick<ListOrder, 'sort' | 'language'>): RawBuilder<unknown> => {
  const name = sortedNameIn(language);
  if (sort === 'name') return sql`${name}, product_id`;
  return sort === 'price-low' ? sql`price, ${name}, product_id` : sql`price desc, ${name}, product_id`;
};

/** Stands in the list behind the row that it goes on from. */
export const isBehind = ({ sort, language, after }: ListOrder): RawBuilder<unknown> => {
  if (after === null) return sql`true`;
  const name = sortedNameIn(language);
  const isBehindName = sql`(${name}, product_id) > (${after.name}, ${after.id})`;
  if (sort === 'name') return isBehindName;
  const price = sql`${after.price}::bigint`;
  return sort === 'price-low'
    ? sql`(price, ${name}, product_id) > (${price}, ${after.name}, ${after.id})`
    : sql`price <= ${price} and (price < ${price} or ${isBehindName})`;
};

/** What a list is narrowed to beside its category. */
export interface ListFilters {
  readonly isNew: boolean;
  readonly isOnSale: boolean;
  /** In which language's texts is searched. */
  readonly foundIn: Language;
  /** All of it must be found. */
  readonly sought: readonly SearchQuery[];
}

/** In which order a list stands, and behind which of its rows it goes on. */
export interface ListOrder {
  readonly sort: Sort;
  readonly language: Language;
  readonly after: { readonly id: string; readonly name: string; readonly price: number } | null;
}

/**
 * How the products of a category are found where nothing is searched for: so few are looked up and put in order, of so many
 * the order is followed until enough of them have come by.
 */
export type CategoryScan = { readonly category: Category; readonly isFew: boolean };
