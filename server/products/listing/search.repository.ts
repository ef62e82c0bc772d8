import { type Kysely, type RawBuilder, sql } from 'kysely';
import { type Category, categories } from '../../../domain/products.ts';
import type { Tables } from '../../../platform/database/schema.ts';
import {
  isBehind,
  isIndexed,
  type ListFilters,
  type ListOrder,
  matchesFilters,
  matchesSearch,
  nameIn,
  sortColumns,
} from './listing.repository.ts';

type Reader = Kysely<Tables>;

/** A search and the maximum number of hits to return. */
export interface Search {
  readonly narrowed: ListFilters;
  readonly ordered: ListOrder;
  /** Categories whose hits are returned; hits of all categories are counted. */
  readonly shown: readonly Category[];
  readonly limit: number;
}

/** The result of scanning the next products of a category in list order. */
export interface FirstProducts {
  readonly category: Category;
  /** Number of scanned products. */
  readonly read: number;
  /** Number of hits among them. */
  readonly hits: number;
  /** The first hits in order, up to the limit. */
  readonly ids: readonly string[];
}

/** Scans the next `most` products of each category in list order. */
export const readFirstProducts = async (
  database: Reader,
  { narrowed, ordered, limit }: Search,
  most: number,
): Promise<FirstProducts[]> => {
  const glances = categories.map(
    (category) => sql`
      select ${sql.lit(category)}::text as category, count(*) as read, count(*) filter (where is_hit) as hits,
        coalesce((array_agg(product_id) filter (where is_hit))[1:${sql.lit(limit)}], '{}') as ids
      from (
        select product_id, ${matchesFilters(category, narrowed)} and ${matchesSearch(narrowed)} as is_hit
        from product_search_index where category = ${sql.lit(category)} and ${isBehind(ordered)}
        order by ${sortColumns(ordered)} limit ${sql.lit(most)}
      ) as seen`,
  );
  const { rows } = await sql<FirstProducts>`${sql.join(glances, sql` union all `)}`.execute(database);
  return rows;
};

/** The part of a search that the scan could not answer. */
export interface RemainingSearch {
  /** Hits of the scan in shown categories where the scan is sufficient. */
  readonly ids: readonly string[];
  /** Categories whose hits are all looked up by index, to be counted and shown. */
  readonly lookedUp: readonly Category[];
  /** Categories whose hits are looked up by index and counted up to `most`. */
  readonly counted: readonly Category[];
  /** Categories with so many hits that they are counted in list order up to `most`. */
  readonly common: readonly Category[];
  readonly most: number;
}

/** Returns the ids of the hits to show, in order, and the counts of the categories that the scan did not answer. */
export const findRemainingMatches = async (
  database: Reader,
  { narrowed, ordered, limit }: Search,
  { ids, lookedUp, counted, common, most }: RemainingSearch,
): Promise<{ ids: string[]; counts: Partial<Record<Category, number>> }> => {
  const columns = sql`category, product_id, price, ${nameIn(ordered.language)}`;
  const hitsOf = (category: Category | null) =>
    sql`select ${columns} from product_search_index where ${isIndexed(category, narrowed)} and ${matchesSearch(narrowed)}`;
  const isCommonHit = (category: Category) => sql`${matchesFilters(category, narrowed)} and ${matchesSearch(narrowed)}`;
  const countOf = (category: Category, found: RawBuilder<unknown>) =>
    sql`select ${sql.lit(category)}::text as category, (select count(*) from (${found} limit ${sql.lit(most)}) as found) as count`;
  // one index lookup over all categories is faster than one for each
  const lookedUpIn = lookedUp.length === categories.length ? [null] : lookedUp;
  const none = sql`select ${columns} from product_search_index where false`;
  const together = (parts: readonly RawBuilder<unknown>[]) => sql.join(parts, sql` union all `);
  const counts = [
    sql`select category, count(*) from looked_up group by category`,
    ...counted.map((category) => countOf(category, hitsOf(category))),
    ...common.map((category) =>
      countOf(
        category,
        sql`select from product_search_index where ${isCommonHit(category)} order by ${sortColumns(ordered)}`,
      ),
    ),
  ];
  const { rows } = await sql<{ ids: string[]; counts: Partial<Record<Category, number>> }>`
    with looked_up as materialized (${together([none, ...lookedUpIn.map(hitsOf)])}), glanced as (
      select ${columns} from product_search_index where product_id = any(${ids})
    )
    select array(
      select product_id from (
        select * from glanced union all (select * from looked_up where ${isBehind(ordered)})
      ) as product_search_index order by ${sortColumns(ordered)} limit ${sql.lit(limit)}
    ) as ids, (select coalesce(json_object_agg(category, count), '{}') from (${together(counts)}) as counts) as counts
  `.execute(database);
  return rows[0] ?? { ids: [], counts: {} };
};
