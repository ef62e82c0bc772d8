import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Language } from '../../../domain/language.ts';
import { type Category, categories } from '../../../domain/products.ts';
import type { PriceRange } from '../../../domain/search/price-range.ts';
import type { SearchQuery } from '../../../domain/search/search-query.ts';
import type { Tables } from '../../../platform/database/schema.ts';
import {
  isBehind,
  isIndexed,
  type ListFilters,
  type ListOrder,
  matchesSearch,
  sortColumns,
} from './listing.repository.ts';
import type { KeyCondition, SearchPlan } from './search-plan.ts';

type Reader = Kysely<Tables>;

/** A search and the maximum number of hits to return. */
export interface Search {
  /** Filters, and in `sought` the literal search for the texts. */
  readonly narrowed: ListFilters;
  /** The words of the literal search apart; empty for a single word. */
  readonly apart?: readonly SearchQuery[];
  readonly prices: PriceRange | null;
  readonly ordered: ListOrder;
  /** Categories whose hits are returned; hits of all categories are counted. */
  readonly shown: readonly Category[];
  readonly limit: number;
}

/** The hits in a sample of the products: all, and of each tier, the one of the texts last; they tell how frequent hits are. */
export interface Sample {
  readonly read: number;
  readonly hits: number;
  readonly tiers: readonly number[];
}

/** Reads `size` products, evenly spread over the shop, because neighbours resemble each other. */
export const sampleProducts = async (
  database: Reader,
  plan: SearchPlan,
  search: Search,
  size: number,
): Promise<Sample> => {
  const tiers = [
    ...plan.tiers.map(({ condition }) => hasKeys(condition, search, 'row')),
    ...(plan.readsTexts ? [isInTexts(search)] : []),
  ].map((condition) => sql`count(*) filter (where ${condition} and ${isShown(search)})`);
  const { rows } = await sql<Sample>`
    select count(*) as read, count(*) filter (where ${isHit(plan, search)}) as hits,
      array[${sql.join([...tiers, sql`0`])}]::integer[] as tiers
    from (select min(entry) as first, max(entry) as last from product_search_keys) as ends,
      generate_series(0, ${sql.lit(size - 1)}) as step,
      lateral (select * from product_search_keys where entry >= first + (last - first) * step / ${sql.lit(size)}
        order by entry limit 1) as product_search_keys
    ${ofValues}`.execute(database);
  return rows[0] ?? { read: 0, hits: 0, tiers: [] };
};

/** Returns how often each category is hit, up to `most` where hits are frequent. */
export const countHits = async (
  database: Reader,
  plan: SearchPlan,
  search: Search,
  {
    most,
    isFrequent,
    isInMostTexts,
  }: { readonly most: number; readonly isFrequent: boolean; readonly isInMostTexts: boolean },
): Promise<ReadonlyMap<Category, number>> => {
  const counted = isFrequent
    ? sql`select * from (${sql.join(
        categories.map(
          (category) => sql`select ${sql.lit(category)}::text as category, (select count(*) from (
            select from ${hits(plan, search, { category, most, isInMostTexts })} limit ${sql.lit(most)}) as counted) as count`,
        ),
        sql` union all `,
      )}) as categories`
    : sql`select category, count(*) from ${hits(plan, search)} group by category`;
  const { rows } = await sql<{ category: Category; count: number }>`${counted} ${ofValues}`.execute(database);
  return new Map(rows.map(({ category, count }) => [category, count]));
};

/** So many products are read in the order of the shop for a frequent tier, before the index is used. */
const READ_IN_ORDER = 1_000;

/** Ids of the next hits by fit, each with its tier. `isCommon` tiers have so many products that the first ones fill the page. */
export const findByFit = async (
  database: Reader,
  plan: SearchPlan,
  search: Search,
  isCommon: (tier: number) => boolean,
): Promise<{ product_id: string; tier: number }[]> => {
  const after = search.ordered.after === null ? null : await placeOf(database, plan, search, search.ordered.after.id);
  const branches = [
    ...plan.tiers.map(({ condition, without }) => ({
      row: sql`${hasKeys(condition, search, 'row')} ${none(without.map((each) => hasKeys(each, search, 'row')))}`,
      index: plan.isOfPrices
        ? sql`product_id in (select product_id from ${indexedHits(plan, search, null)})`
        : sql`${hasKeys(condition, search, 'index')} ${sql.join(
            without.map(
              (each) =>
                sql`and entry not in (select entry from product_search_keys where ${hasKeys(each, search, 'index')})`,
            ),
            sql` `,
          )}`,
    })),
    ...(plan.readsTexts
      ? [
          {
            row: sql`${isInTexts(search)} ${none(plan.widest.map((each) => hasKeys(each, search, 'row')))}`,
            index: sql`product_id in (select product_id from ${textHits(search, null)})
              ${none(plan.widest.map((each) => hasKeys(each, search, 'row')))}`,
          },
        ]
      : []),
  ].flatMap(({ row, index }, tier) => {
    if (tier < (after?.tier ?? 0)) return [];
    const from = after?.tier === tier ? sql`entry > ${after.entry}::bigint` : sql`true`;
    const lookedUp = sql`(select product_id, entry, ${sql.lit(tier)}::integer as tier from product_search_keys
      where ${index} and ${isShown(search)} and ${from} order by entry + 0 limit ${sql.lit(search.limit)})`;
    if (!isCommon(tier)) return [lookedUp];
    const first = sql`(select * from product_search_keys where ${from} order by entry limit ${sql.lit(READ_IN_ORDER)})`;
    return [
      sql`(select product_id, entry, ${sql.lit(tier)}::integer as tier from ${first} as product_search_keys
        where ${row} and ${isShown(search)} limit ${sql.lit(search.limit)})`,
      sql`(select * from ${lookedUp} as looked_up
        where entry > (select coalesce(max(entry), 0) from ${first} as read))`,
    ];
  });
  if (branches.length === 0) return [];
  // appended in this order: a later tier is only read until the page is full
  const { rows } = await sql<{ product_id: string; tier: number }>`
    select product_id, tier from (${sql.join(branches, sql` union all `)}) as tiers limit ${sql.lit(search.limit)}
    ${ofValues}`.execute(database);
  return rows;
};

/** The same for few hits: all of them are read and sorted. */
export const sortFewByFit = async (
  database: Reader,
  plan: SearchPlan,
  search: Search,
): Promise<{ product_id: string; tier: number }[]> => {
  const cases = plan.tiers.map(
    ({ condition }, index) => sql`when ${hasKeys(condition, search, 'row')} then ${sql.lit(index)}`,
  );
  const last = sql.lit(plan.tiers.length);
  const tier = cases.length === 0 ? last : sql`case ${sql.join(cases, sql` `)} else ${last} end`;
  const afterId = search.ordered.after?.id ?? null;
  const { rows } = await sql<{ product_id: string; tier: number }>`
    with found as materialized (
      select product_id, entry, ${tier}::integer as tier from product_search_keys
      where product_id in (select product_id from ${hits(plan, search)} where category = any(${[...search.shown]}))
    )
    select product_id, tier from found
    where not exists (select from found as last where last.product_id = ${afterId}::text)
      or (tier, entry) > (select tier, entry from found as last where last.product_id = ${afterId}::text)
    order by tier, entry limit ${sql.lit(search.limit)} ${ofValues}`.execute(database);
  return rows;
};

/** Ids of the next hits by name or price; categories with `many` hits are read in that order until the page is full. */
export const findInOrder = async (
  database: Reader,
  plan: SearchPlan,
  search: Search,
  many: readonly Category[],
): Promise<string[]> => {
  const { ordered, shown, limit } = search;
  const few = shown.filter((category) => !many.includes(category));
  const read = many
    .filter((category) => shown.includes(category))
    .map(
      (category) => sql`(select listed.* from (
          select * from product_search_index where category = ${sql.lit(category)} and ${isBehind(ordered)}
          order by ${sortColumns(ordered)} offset 0) as listed
        -- one row after another: a join would lose the order
        where (select ${isHit(plan, search)} from product_search_keys
          where product_search_keys.product_id = listed.product_id) limit ${sql.lit(limit)})`,
    );
  const lookedUp = few.map(
    (category) => sql`(select product_search_index.* from product_search_index
      where product_id in (select product_id from ${hits(plan, search, { category })}) and ${isBehind(ordered)})`,
  );
  const { rows } = await sql<{ product_id: string }>`
    select product_id from (${sql.join([...read, ...lookedUp], sql` union all `)}) as product_search_index
    order by ${sortColumns(ordered)} limit ${sql.lit(limit)} ${ofValues}`.execute(database);
  return rows.map(({ product_id }) => product_id);
};

/** Returns tier and entry of the last product of the previous page; null when it is no hit any more. */
const placeOf = async (database: Reader, plan: SearchPlan, search: Search, id: string) => {
  const tiers = plan.tiers.map(({ condition }) => sql`${hasKeys(condition, search, 'row')}`);
  const { rows } = await sql<{ entry: string; fits: boolean[] }>`
    select entry, array[${sql.join(tiers)}]::boolean[] as fits from product_search_keys where product_id = ${id}
  `.execute(database);
  const [row] = rows;
  if (!row) return null;
  const tier = row.fits.indexOf(true);
  return { entry: row.entry, tier: tier === -1 ? plan.tiers.length : tier };
};

/** A plan for other values would read far too much: frequent and rare keys need different ones (decision 114). */
const ofValues = sql`/* planned for its values */`;

const keysIn = (language: Language) => sql.ref(language === 'ar' ? 'keys_ar' : 'keys_en');

/** How keys are compared: looked up in the index, or read from rows that are read anyway. */
type Reading = 'index' | 'row';

const hasKeys = ({ all, any }: KeyCondition, { narrowed }: Search, reading: Reading): RawBuilder<unknown> => {
  const own = keysIn(narrowed.foundIn);
  const keys = reading === 'index' ? sql`indexed_search_keys(${own})` : own;
  const conditions = [
    ...(all.length > 0 ? [sql`${keys} @> ${[...all]}::text[]`] : []),
    ...any.map((some) => sql`${keys} && ${[...some]}::text[]`),
  ];
  return conditions.length === 0 ? sql`true` : sql`(${sql.join(conditions, sql` and `)})`;
};

const none = (conditions: readonly RawBuilder<unknown>[]) =>
  conditions.length === 0 ? sql`` : sql`and not (${sql.join(conditions, sql` or `)})`;

const someKeys = (plan: SearchPlan, search: Search, reading: Reading) =>
  plan.widest.length === 0
    ? sql`false`
    : sql`(${sql.join(
        plan.widest.map((each) => hasKeys(each, search, reading)),
        sql` or `,
      )})`;

/** Condition: flags and prices, which both tables of the index have. */
const matchesFlags = (
  { narrowed: { isNew, isOnSale }, prices }: Search,
  table: 'product_search_keys' | 'product_search_index' = 'product_search_keys',
) => {
  const conditions = [
    ...(isNew ? [sql`${sql.table(table)}.is_new`] : []),
    ...(isOnSale ? [sql`${sql.table(table)}.is_on_sale`] : []),
    ...(prices === null
      ? []
      : [
          sql`${sql.table(table)}.price between ${prices.least ?? 0}::bigint and ${prices.most ?? Number.MAX_SAFE_INTEGER}::bigint`,
        ]),
  ];
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
};

const isShown = (search: Search) =>
  sql`product_search_keys.category = any(${[...search.shown]}) and ${matchesFlags(search)}`;

/** Condition: a row with its keys, and its texts where they are searched, is a hit. */
const isHit = (plan: SearchPlan, search: Search) => {
  const texts = plan.readsTexts ? sql` or ${isInTexts(search)}` : sql``;
  return sql`${matchesFlags(search)} and (${someKeys(plan, search, 'row')}${texts})`;
};

/**
 * Hits, as product and category, of one category or of all, looked up by the indexes of keys and of texts. With `most`, either
 * index is read so far only: a union with fewer rows is complete.
 */
const hits = (
  plan: SearchPlan,
  search: Search,
  {
    category = null,
    most = null,
    isInMostTexts = false,
  }: { readonly category?: Category | null; readonly most?: number | null; readonly isInMostTexts?: boolean } = {},
) => {
  const bound = most === null ? sql`` : sql`limit ${sql.lit(most)}`;
  const byKeys = sql`(select product_id, category from ${indexedHits(plan, search, category)} ${bound})`;
  const byTexts = sql`union (select product_id, category from ${textHits(search, category, isInMostTexts)} ${bound})`;
  return sql`(${byKeys} ${plan.readsTexts ? byTexts : sql``}) as hits`;
};

/** Condition on the texts: the words together, or each of them. */
const inTexts = ({ narrowed, apart = [] }: Search, condition: (filters: ListFilters) => RawBuilder<unknown>) =>
  sql`(${sql.join(
    [narrowed.sought, apart]
      .filter((sought) => sought.length > 0)
      .map((sought) => condition({ ...narrowed, isNew: false, isOnSale: false, sought })),
    sql` or `,
  )})`;

/** Condition: the texts of a row of product_search_keys that is read anyway have the words. */
const isInTexts = (search: Search) =>
  sql`(select ${inTexts(search, matchesSearch)} from product_search_index
    where product_search_index.product_id = product_search_keys.product_id)`;

/** Products with the keys of a search, looked up by the index of keys; those of a search for prices only by the index of prices. */
const indexedHits = (plan: SearchPlan, search: Search, category: Category | null) => {
  const { isNew, isOnSale } = search.narrowed;
  const isOwn = sql`category = any(${category === null ? [...categories] : [category]})`;
  if (plan.isOfPrices) {
    return sql`(select product_id, category from product_search_index
      where ${isOwn} and ${matchesFlags(search, 'product_search_index')}) as priced`;
  }
  const filters = [
    ...(category === null ? [] : [`4category_${category}`]),
    ...(isNew ? ['4flag_new'] : []),
    ...(isOnSale ? ['4flag_sale'] : []),
  ];
  return sql`(select product_id, category from product_search_keys
    where ${hasKeys({ all: filters, any: [] }, search, 'index')} and ${someKeys(plan, search, 'index')}
    and ${isOwn} and ${matchesFlags(search)}) as indexed`;
};

/**
 * Products whose texts have the words, of one category or of all: looked up by the index of decision 100, or read one after
 * another where most of them have the words, because the index would read all of them first.
 */
const textHits = (search: Search, category: Category | null, isInMostTexts = false) => {
  const isOwn = category === null ? sql`true` : sql`category = ${sql.lit(category)}`;
  const found = inTexts(search, (filters) =>
    isInMostTexts ? matchesSearch(filters) : sql`(${isIndexed(category, filters)} and ${matchesSearch(filters)})`,
  );
  return sql`(select product_id, category from product_search_index
    where ${isOwn} and ${matchesFlags(search, 'product_search_index')} and ${found}) as text_hits`;
};
