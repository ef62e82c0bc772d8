import { type Kysely, type RawBuilder, sql } from 'kysely';
import { type Category, categories } from '../../../domain/products.ts';
import { type CombinationCount, noFilterValues } from '../../../domain/search/list-filters.ts';
import type { Tables } from '../../../platform/database/schema.ts';
import { isBehind, sortColumns, toCombination } from './listing.repository.ts';
import {
  hasKeys,
  hits,
  indexedHits,
  isHit,
  isIndexedBy,
  isInTexts,
  isShown,
  matchesFlags,
  none,
  ofValues,
  partsFrom,
  type Search,
  textHits,
} from './search-conditions.repository.ts';
import type { SearchPlan } from './search-plan.ts';

type Reader = Kysely<Tables>;

/** How hits are counted. */
export interface Counting {
  /** Categories that are counted together, all hits of them. */
  readonly whole: readonly Category[];
  /** Categories of which the first parts of the shop have enough; counting stops at `most`, also for the remaining categories. */
  readonly inParts: readonly Category[];
  readonly most: number;
  readonly isInMostTexts: boolean;
}

/** Returns how often each category is hit, and the ids of the hits in the categories that are counted together. */
export const countHits = async (
  database: Reader,
  plan: SearchPlan,
  search: Search,
  { whole, inParts, most, isInMostTexts }: Counting,
): Promise<{ readonly counts: ReadonlyMap<Category, number>; readonly ids: readonly string[] }> => {
  const within = whole.length === categories.length ? null : whole;
  const bounded = categories
    .filter((category) => !whole.includes(category))
    .map((category) => {
      const isInParts = inParts.includes(category);
      return sql`select ${sql.lit(category)}::text as category, (select count(*) from (
        select from ${hits(plan, search, { within: [category], most, isInMostTexts, isInParts })}
        limit ${sql.lit(most)}) as counted) as count, '{}'::text[] as ids`;
    });
  const together =
    whole.length === 0
      ? []
      : [
          sql`select category, count(*), array_agg(product_id) from ${hits(plan, search, { within })} group by category`,
        ];
  const { rows } = await sql<{ category: Category; count: number; ids: readonly string[] }>`
    select * from (${sql.join([...bounded, ...together], sql` union all `)}) as counted (category, count, ids)
    ${ofValues}`.execute(database);
  return {
    counts: new Map(rows.map(({ category, count }) => [category, count])),
    ids: rows.flatMap(({ ids }) => ids),
  };
};

/**
 * Returns how many hits have each combination of filters, whatever is chosen of them. With `most`, so many hits and one more are
 * counted.
 */
export const countCombinations = async (
  database: Reader,
  plan: SearchPlan,
  search: Search,
  most: number | null = null,
): Promise<readonly CombinationCount<Category>[]> => {
  const open = { ...search, narrowed: { ...search.narrowed, values: noFilterValues } };
  const bound = most === null ? sql`` : sql`limit ${sql.lit(most + 1)}`;
  const { rows } = await sql<Parameters<typeof toCombination>[0]>`
    select category, coalesce(colour, '') as colour, coalesce(motif, '') as motif, price_band(price) as price_band, count(*)
    from (select * from ${hits(plan, open, { most: most === null ? null : most + 1 })} ${bound}) as counted
    group by 1, 2, 3, 4 ${ofValues}`.execute(database);
  return rows.map(toCombination);
};

/** The next hits by fit, each with its tier; `isCommon` tiers have so many products that the first parts of the shop fill the page. */
export const findByFit = async (
  database: Reader,
  plan: SearchPlan,
  search: Search,
  isCommon: (tier: number) => boolean,
): Promise<readonly Hit[]> => {
  const after = search.ordered.after === null ? null : await placeOf(database, plan, search, search.ordered.after.id);
  const branches = branchesByFit(plan, search, isCommon, after).slice(after?.tier ?? 0);
  // a statement with all tiers takes longer to plan than to execute, and the first common one nearly always fills the page
  const common = branches.findIndex(({ tier }) => isCommon(tier));
  const turn = common === -1 ? branches.length : common + 1;
  const first = await readBranches(database, branches.slice(0, turn), search.limit);
  if (first.length === search.limit || turn >= branches.length) return first;
  return [...first, ...(await readBranches(database, branches.slice(turn), search.limit - first.length))];
};

/** A product that is found, and the tier that it is in. */
interface Hit {
  readonly product_id: string;
  readonly tier: number;
}

interface Branch {
  readonly tier: number;
  readonly select: RawBuilder<unknown>;
}

/** Reads branches in this order: a later one only until the page is full. */
const readBranches = async (database: Reader, branches: readonly Branch[], limit: number): Promise<readonly Hit[]> => {
  if (branches.length === 0) return [];
  const { rows } = await sql<Hit>`
    select product_id, tier from (${sql.join(
      branches.map(({ select }) => sql`(${select} limit ${sql.lit(limit)})`),
      sql` union all `,
    )}) as tiers limit ${sql.lit(limit)} ${ofValues}`.execute(database);
  return rows;
};

/** Each tier as a select of its products behind the last one of the previous page, in the order of the shop. */
const branchesByFit = (
  plan: SearchPlan,
  search: Search,
  isCommon: (tier: number) => boolean,
  after: Place | null,
): readonly Branch[] => {
  const within = search.shown.length === categories.length ? null : search.shown;
  const behind = (tier: number) => (after?.tier === tier ? sql`${after.entry}::bigint` : sql`0`);
  const select = (tier: number, condition: RawBuilder<unknown>) => ({
    tier,
    select: sql`select product_id, entry, ${sql.lit(tier)}::integer as tier from product_search_keys
      where ${condition} and ${isShown(search)} and entry > ${behind(tier)} order by entry + 0`,
  });
  const tiers = plan.tiers.map(({ condition, without }, tier) => {
    if (!isCommon(tier)) {
      if (plan.isOfPrices)
        return select(tier, sql`product_id in (select product_id from ${indexedHits(plan, search)})`);
      const others = without.map(
        (each) => sql`and entry not in (select entry from product_search_keys where ${isIndexedBy(each, search)})`,
      );
      return select(tier, sql`${isIndexedBy(condition, search, { within })} ${sql.join([sql``, ...others], sql` `)}`);
    }
    return {
      tier,
      select: sql`select product_id, entry, ${sql.lit(tier)}::integer as tier
        from ${partsFrom(sql`${behind(tier)} + 1`)}, lateral (
          select product_id, entry from product_search_keys
          where ${isIndexedBy(condition, search, { within, part: sql`parts.part` })}
            ${none(without.map((each) => hasKeys(each, search)))} and ${isShown(search)} and entry > ${behind(tier)}
          order by entry + 0) as found`,
    };
  });
  if (!plan.readsTexts) return tiers;
  const last = plan.tiers.length;
  const isFoundBefore = none(plan.widest.map((each) => hasKeys(each, search)));
  if (!isCommon(last)) {
    return [
      ...tiers,
      select(last, sql`product_id in (select product_id from ${textHits(search, null)}) ${isFoundBefore}`),
    ];
  }
  return [
    ...tiers,
    {
      tier: last,
      // one product after another: the index of texts would read all of them first
      select: sql`select product_id, entry, ${sql.lit(last)}::integer as tier from (
          select * from product_search_keys where entry > ${behind(last)} order by entry) as product_search_keys
        where ${isShown(search)} and ${isInTexts(search)} ${isFoundBefore}`,
    },
  ];
};

/** The same for few hits: all of them are read and sorted. */
export const sortFewByFit = async (database: Reader, plan: SearchPlan, search: Search): Promise<readonly Hit[]> => {
  const cases = plan.tiers.map(
    ({ condition }, index) => sql`when ${hasKeys(condition, search)} then ${sql.lit(index)}`,
  );
  const last = sql.lit(plan.tiers.length);
  const tier = cases.length === 0 ? last : sql`case ${sql.join(cases, sql` `)} else ${last} end`;
  const afterId = search.ordered.after?.id ?? null;
  const { rows } = await sql<Hit>`
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

/** How the categories of a page by name or price are read. */
export interface Reading {
  /** In that order, comparing the keys of one product after another. */
  readonly compared: readonly Category[];
  /** In that order, with all hits of the category at hand. */
  readonly probed: readonly Category[];
  /** All hits of the remaining categories, where they are known. */
  readonly ids: readonly string[] | null;
}

/** Ids of the next hits by name or price. */
export const findInOrder = async (
  database: Reader,
  plan: SearchPlan,
  search: Search,
  { compared, probed, ids }: Reading,
): Promise<string[]> => {
  const { ordered, shown, limit } = search;
  const inOrder = (category: Category, condition: RawBuilder<unknown>) => sql`(select listed.* from (
      select * from product_search_index where category = ${sql.lit(category)}
        and ${matchesFlags(search, 'product_search_index')} and ${isBehind(ordered)}
      order by ${sortColumns(ordered)} offset 0) as listed
    where ${condition} limit ${sql.lit(limit)})`;
  // one row after another in both: a join would lose the order
  const read = [
    ...compared.map((category) =>
      inOrder(
        category,
        sql`(select ${isHit(plan, search)} from product_search_keys
          where product_search_keys.product_id = listed.product_id)`,
      ),
    ),
    ...probed.map((category) =>
      inOrder(
        category,
        sql`coalesce(product_id in (select product_id from ${hits(plan, search, { within: [category] })}), false)`,
      ),
    ),
  ];
  const others = shown.filter((category) => !compared.includes(category) && !probed.includes(category));
  const found = ids === null ? hits(plan, search, { within: others }) : sql`unnest(${[...ids]}::text[]) as product_id`;
  const lookedUp = sql`(select listed.* from (
      select * from product_search_index where product_id in (select product_id from ${found}) offset 0) as listed
    where category = any(${others}) and ${isBehind(ordered)})`;
  const { rows } = await sql<{ product_id: string }>`
    select product_id from (${sql.join([...read, ...(others.length > 0 ? [lookedUp] : [])], sql` union all `)}) as product_search_index
    order by ${sortColumns(ordered)} limit ${sql.lit(limit)} ${ofValues}`.execute(database);
  return rows.map(({ product_id }) => product_id);
};

interface Place {
  readonly entry: string;
  readonly tier: number;
}

/** Returns tier and entry of the last product of the previous page; null when it is no hit any more. */
const placeOf = async (database: Reader, plan: SearchPlan, search: Search, id: string): Promise<Place | null> => {
  const tiers = plan.tiers.map(({ condition }) => sql`${hasKeys(condition, search)}`);
  const { rows } = await sql<{ entry: string; fits: boolean[] }>`
    select entry, array[${sql.join(tiers)}]::boolean[] as fits from product_search_keys where product_id = ${id}
  `.execute(database);
  const [row] = rows;
  if (!row) return null;
  const tier = row.fits.indexOf(true);
  return { entry: row.entry, tier: tier === -1 ? plan.tiers.length : tier };
};
