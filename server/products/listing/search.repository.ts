import { type Kysely, sql } from 'kysely';
import { type Category, categories } from '../../../domain/products.ts';
import { type CombinationCount, noFilterValues } from '../../../domain/search/list-filters.ts';
import type { Tables } from '../../../platform/database/schema.ts';
import { isBehind, sortColumns, toCombination } from './listing.repository.ts';
import {
  hasKeys,
  hits,
  indexedHits,
  isHit,
  isInTexts,
  isShown,
  none,
  ofValues,
  type Search,
  textHits,
} from './search-conditions.repository.ts';
import type { SearchPlan } from './search-plan.ts';

type Reader = Kysely<Tables>;

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
      -- the golden ratio spreads them and repeats no distance, in which products might resemble each other
      lateral (select * from product_search_keys
        where entry >= first + floor((last - first) * mod(step * 0.618033988749895, 1))::bigint
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

/**
 * Returns how many hits have each combination of filters, whatever is chosen of them; null for more than `most` hits, of which only so
 * many are read. The hits are an array, because PostgreSQL would read all products to join them.
 */
export const countCombinations = async (
  database: Reader,
  plan: SearchPlan,
  search: Search,
  most: number,
): Promise<CombinationCount<Category>[] | null> => {
  const open = { ...search, narrowed: { ...search.narrowed, values: noFilterValues } };
  const { rows } = await sql<Parameters<typeof toCombination>[0]>`
    select category, coalesce(colour, '') as colour, coalesce(motif, '') as motif, price_band(price) as price_band, count(*)
    from product_search_keys where product_id = any(array(
      select product_id from ${hits(plan, open, { most: most + 1 })} limit ${sql.lit(most + 1)}))
    group by 1, 2, 3, 4 ${ofValues}`.execute(database);
  return rows.reduce((sum, { count }) => sum + count, 0) > most ? null : rows.map(toCombination);
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
