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

/** A search, and how many of its hits are asked for. */
export interface Search {
  readonly narrowed: ListFilters;
  readonly ordered: ListOrder;
  /** Of which categories hits are shown; they are counted of all. */
  readonly shown: readonly Category[];
  readonly limit: number;
}

/** The next products of a category in the order of the list, read without an index of what they hold. */
export interface FirstProducts {
  readonly category: Category;
  /** How many were read. */
  readonly read: number;
  /** How many of them are hits. */
  readonly hits: number;
  /** The first hits, in order, as many as are asked for. */
  readonly ids: readonly string[];
}

/** Reads the next products of each category in the order of the list, so many of each. */
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

/** What is left to be found behind a glance. */
export interface RemainingSearch {
  /** Hits that the glance found in the shown categories where it saw enough. */
  readonly ids: readonly string[];
  /** Where hits are looked up, all of them, to be counted and shown. */
  readonly lookedUp: readonly Category[];
  /** Where hits are looked up and counted as far as `most`. */
  readonly counted: readonly Category[];
  /** Where hits are so common that they are counted in order as far as `most`. */
  readonly common: readonly Category[];
  readonly most: number;
}

/** The ids of the hits to show, in order, and how many hits there are in the categories of the rest that have any. */
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
  // one look into the index is quicker than one for each
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
