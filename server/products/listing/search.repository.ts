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
import { type KeyCondition, type SearchPlan, type Tier } from './search-plan.ts';

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

/** The hits among the first products of the shop: all, and of each tier; they tell how frequent hits are. */
export interface Glance {
  readonly read: number;
  readonly hits: number;
  readonly tiers: readonly number[];
}

/** Scans the first `most` products of the shop. */
export const glanceAtProducts = async (
  database: Reader,
  plan: SearchPlan,
  search: Search,
  most: number,
): Promise<Glance> => {
  const tiers = plan.tiers.map(
    ({ condition }) => sql`count(*) filter (where ${hasKeys(condition, search, 'row')} and ${isShown(search)})`,
  );
  const { rows } = await sql<Glance>`
    select count(*) as read, count(*) filter (where ${isHit(plan, search)}) as hits,
      array[${sql.join([...tiers, sql`0`])}]::integer[] as tiers
    from (select * from product_search_keys order by entry limit ${sql.lit(most)}) as product_search_keys
    ${textsOf(plan)} ${ofValues}`.execute(database);
  return rows[0] ?? { read: 0, hits: 0, tiers: [] };
};

/** Returns how often each category is hit, up to `most` where hits are frequent. */
export const countHits = async (
  database: Reader,
  plan: SearchPlan,
  search: Search,
  { most, isFrequent }: { readonly most: number; readonly isFrequent: boolean },
): Promise<ReadonlyMap<Category, number>> => {
  const counted = isFrequent
    ? sql`select * from (${sql.join(
        categories.map(
          (category) => sql`select ${sql.lit(category)}::text as category, (select count(*) from (
            select from ${hits(plan, search, category)} limit ${sql.lit(most)}) as counted) as count`,
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
  const tiers = plan.tiers
    .map((tier, index) => ({ ...tier, index }))
    .filter(({ index }) => index >= (after?.tier ?? 0));
  const ofTier = ({ condition, without, index }: Tier & { index: number }) => {
    const from = after?.tier === index ? sql`entry > ${after.entry}::bigint` : sql`true`;
    const own = sql`${isShown(search)} and ${from}`;
    const others = without.map(
      (each) => sql`and entry not in (select entry from product_search_keys where ${hasKeys(each, search, 'index')})`,
    );
    const lookedUp = sql`(select product_id, entry, ${sql.lit(index)}::integer as tier from product_search_keys
      where ${hasKeys(condition, search, 'index')} and ${own} ${sql.join(others, sql` `)}
      order by entry + 0 limit ${sql.lit(search.limit)})`;
    if (!isCommon(index)) return [lookedUp];
    const first = sql`(select * from product_search_keys where ${from} order by entry limit ${sql.lit(READ_IN_ORDER)})`;
    return [
      sql`(select product_id, entry, ${sql.lit(index)}::integer as tier from ${first} as product_search_keys
        where ${hasKeys(condition, search, 'row')} and ${isShown(search)}
        ${none(without.map((each) => hasKeys(each, search, 'row')))} limit ${sql.lit(search.limit)})`,
      sql`(select * from ${lookedUp} as looked_up
        where entry > (select coalesce(max(entry), 0) from ${first} as read))`,
    ];
  };
  const last = plan.tiers.length;
  const behind = after?.tier === last ? sql`entry > ${after.entry}::bigint` : sql`true`;
  const inTexts = plan.readsTexts
    ? [
        sql`(select product_id, entry, ${sql.lit(last)}::integer as tier
          from ${textHits(search)} as product_search_keys
          where ${isShown(search)} and ${behind}
          ${none(plan.widest.map((each) => hasKeys(each, search, 'row')))}
          order by entry limit ${sql.lit(search.limit)})`,
      ]
    : [];
  const branches = [...tiers.flatMap(ofTier), ...inTexts];
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
      where entry in (select entry from ${hits(plan, search)} where ${isShown(search)})
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
        where (select ${isHit(plan, search)} from product_search_keys ${textsOf(plan)}
          where product_search_keys.product_id = listed.product_id) limit ${sql.lit(limit)})`,
    );
  const lookedUp = few.map(
    (category) => sql`(select product_search_index.* from product_search_index
      where product_id in (select product_id from ${hits(plan, search, category)}) and ${isBehind(ordered)})`,
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

/** Condition: flags and prices; columns of product_search_keys. */
const matchesFlags = ({ narrowed: { isNew, isOnSale }, prices }: Search) =>
  sql`(${!isNew} or product_search_keys.is_new) and (${!isOnSale} or product_search_keys.is_on_sale)
    and product_search_keys.price between ${prices?.least ?? 0}::bigint and ${prices?.most ?? Number.MAX_SAFE_INTEGER}::bigint`;

const isShown = (search: Search) =>
  sql`product_search_keys.category = any(${[...search.shown]}) and ${matchesFlags(search)}`;

/** Join of the texts, where they are searched. */
const textsOf = ({ readsTexts }: SearchPlan) =>
  readsTexts
    ? sql`join (select product_id, text_ar, text_en from product_search_index) as texts using (product_id)`
    : sql``;

/** Condition: a row with its keys, and its texts where they are searched, is a hit. */
const isHit = (plan: SearchPlan, search: Search) => {
  const texts = plan.readsTexts ? sql` or ${inTexts(search, matchesSearch)}` : sql``;
  return sql`${matchesFlags(search)} and (${someKeys(plan, search, 'row')}${texts})`;
};

const columns = sql`product_search_keys.entry, product_search_keys.product_id, product_search_keys.category,
  product_search_keys.price, product_search_keys.is_new, product_search_keys.is_on_sale`;

/** All hits, of one category or of all, looked up by the indexes of keys and of texts. */
const hits = (plan: SearchPlan, search: Search, category: Category | null = null) => {
  const inCategory =
    category === null
      ? sql`true`
      : sql`${hasKeys({ all: [`4category_${category}`], any: [] }, search, 'index')} and category = ${sql.lit(category)}`;
  const byKeys = sql`select ${columns} from product_search_keys
    where ${inCategory} and ${someKeys(plan, search, 'index')} and ${matchesFlags(search)}`;
  const isOwn = category === null ? sql`true` : sql`category = ${sql.lit(category)}`;
  const byTexts = sql` union select ${columns} from ${textHits(search)} as product_search_keys
    where ${isOwn} and ${matchesFlags(search)}`;
  return sql`(${byKeys}${plan.readsTexts ? byTexts : sql``}) as product_search_keys`;
};

/** Condition on the texts: the words together, or each of them. */
const inTexts = ({ narrowed, apart = [] }: Search, condition: (filters: ListFilters) => RawBuilder<unknown>) =>
  sql`(${sql.join(
    [narrowed.sought, apart]
      .filter((sought) => sought.length > 0)
      .map((sought) => condition({ ...narrowed, isNew: false, isOnSale: false, sought })),
    sql` or `,
  )})`;

const textHits = (search: Search) =>
  sql`(select * from product_search_keys where product_id in (select product_id from product_search_index
    where ${inTexts(search, (filters) => sql`(${isIndexed(null, filters)} and ${matchesSearch(filters)})`)}))`;
