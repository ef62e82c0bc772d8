import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '#core/server/database/schema.ts';
import { categories } from '#features/products/product-attributes.ts';
import {
  hasKeys,
  indexedHits,
  isIndexedBy,
  isInTexts,
  isShown,
  none,
  ofValues,
  partsFrom,
  type Search,
  textHits,
} from './search-conditions.repository.ts';
import type { SearchPlan } from './search-plan.ts';

type Reader = Kysely<Tables>;

/**
 * Returns the next hits by relevance with their tier; `isCommon` tiers have so many products that the first shop partitions fill
 * the page.
 */
export const findByFit = async (
  database: Reader,
  plan: SearchPlan,
  search: Search,
  isCommon: (tier: number) => boolean,
): Promise<readonly Hit[]> => {
  const after = search.ordered.after === null ? null : await placeOf(database, plan, search, search.ordered.after.id);
  const branches = branchesByFit(plan, search, isCommon, after).slice(after?.tier ?? 0);
  // planning all tiers takes longer than executing them, and the first common tier nearly always fills the page
  const common = branches.findIndex(({ tier }) => isCommon(tier));
  const turn = common === -1 ? branches.length : common + 1;
  const first = await readBranches(database, branches.slice(0, turn), search.limit);
  if (first.length === search.limit || turn >= branches.length) return first;
  return [...first, ...(await readBranches(database, branches.slice(turn), search.limit - first.length))];
};

/** A hit and its tier. */
export interface Hit {
  readonly product_id: string;
  readonly tier: number;
}

interface Branch {
  readonly tier: number;
  readonly select: RawBuilder<unknown>;
}

/** Reads branches in this order, later ones only until the page is full. */
const readBranches = async (database: Reader, branches: readonly Branch[], limit: number): Promise<readonly Hit[]> => {
  if (branches.length === 0) return [];
  const { rows } = await sql<Hit>`
    select product_id, tier from (${sql.join(
      branches.map(({ select }) => sql`(${select} limit ${sql.lit(limit)})`),
      sql` union all `,
    )}) as tiers limit ${sql.lit(limit)} ${ofValues}`.execute(database);
  return rows;
};

/** Builds one select per tier for its products after the last one of the previous page, in shop order. */
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
      // a scan, because the text index would read all matches first
      select: sql`select product_id, entry, ${sql.lit(last)}::integer as tier from (
          select * from product_search_keys where entry > ${behind(last)} order by entry) as product_search_keys
        where ${isShown(search)} and ${isInTexts(search)} ${isFoundBefore}`,
    },
  ];
};

interface Place {
  readonly entry: string;
  readonly tier: number;
}

/** Returns tier and entry of the last product of the previous page; null when it is no longer a hit. */
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
