import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '#core/server/database/schema.ts';
import { type Category, categories } from '#features/products/product-attributes.ts';
import { type CombinationCount, isFiltered, noFilterValues } from '../product-filters.ts';
import {
  followed,
  isAfterCursor,
  type ListFilters,
  matchesValues,
  sortColumns,
  toCombination,
} from './product-list.repository.ts';
import type { Hit } from './search.repository.ts';
import { hasKeys, hits, isHit, matchesFlags, ofValues, type Search } from './search-conditions.repository.ts';
import { planOfPrices, type SearchPlan } from './search-plan.ts';

type Reader = Kysely<Tables>;

/** How the categories are read. */
interface Reading {
  /**
   * Categories with so many hits that the first products read have enough: they are counted to the bound, and for an order compared one
   * after another. All hits of the others are looked up at once.
   */
  readonly dense: readonly Category[];
  /** Others that may have so many hits that these are found in their order; without these the statement takes less time to plan. */
  readonly walked: readonly Category[];
  /** The least number of hits for it; fewer are sorted. */
  readonly minScanned: number;
}

/** How hits are gathered. */
export interface Gathering extends Reading {
  /** Whether dense categories are counted part by part of the shop. */
  readonly isInParts: boolean;
  /** Whether nearly all texts have the letters. */
  readonly isFrequent: boolean;
  /** Whether what the chosen values leave out is looked up too, so that hits of other values are counted. */
  readonly isOpen: boolean;
  /** Hits of a category above this number are not counted by combination of filters, and of dense ones not at all. */
  readonly max: number;
  /** Which page is read: all hits by fit if they are no more than this number, the next ones of the order, or none. */
  readonly page: { readonly fewest: number } | 'in order' | null;
}

/** What is known of the hits. */
export interface Gathered {
  readonly counts: ReadonlyMap<Category, number>;
  /** Products that were looked up whatever values are chosen; 0 where none are. */
  readonly found: number;
  /** How many have each combination of filters; empty above the bound. */
  readonly combinations: readonly CombinationCount<Category>[];
  /** The page, if one is read. */
  readonly page: readonly Hit[];
}

/** Looks hits up once, to count and to sort them. */
export const gatherHits = async (
  database: Reader,
  plan: SearchPlan,
  search: Search,
  gathering: Gathering,
): Promise<Gathered> => {
  const { dense, isOpen, isInParts, isFrequent, max } = gathering;
  const hasFilters = isOpen && isFiltered(search.narrowed.values);
  const found = lookedUp(plan, isOpen ? openTo(search) : search, dense, categories);
  const bounded = dense.map(
    (category) => sql`union all select ${sql.lit(category)}, (select count(*) from (
      select from ${hits(plan, search, { within: [category], max: max + 1, isFrequent, isInParts })}
      limit ${sql.lit(max + 1)}) as bounded)`,
  );
  const { rows } = await sql<GatheredRow>`
    with found as materialized (${found}), counted as materialized (
      select category, count(*) as count from found where true${isChosen(search, gathering)} group by category ${sql.join(bounded, sql` `)}
    ), page as (${pageOf(plan, search, gathering)})
    select (select jsonb_agg(counted) from counted) as counts, ${hasFilters ? sql`(select count(*) from found)` : sql`0::bigint`} as found,
      (${combinationsOf(sql`(select coalesce(max(count), 0) from counted) <= ${sql.lit(max)}`)}) as combinations,
      (select jsonb_agg(page) from page) as page ${ofValues}`.execute(database);
  const [row] = rows;
  return {
    counts: new Map(row?.counts?.map(({ category, count }) => [category, count])),
    found: row?.found ?? 0,
    combinations: (row?.combinations ?? []).map(toCombination),
    page: row?.page ?? [],
  };
};

/** Returns the ids of the next products of a list that is narrowed by flags, price, colour or motif. */
export const findNarrowed = async (database: Reader, search: Search, reading: Reading): Promise<string[]> => {
  const { narrowed, ordered, limit } = search;
  const plan = planOfFilters(narrowed);
  const readDense = (category: Category) => followed(category, narrowed, ordered, limit);
  const { rows } = await sql<{ product_id: string }>`
    with found as materialized (${lookedUp(plan, search, reading.dense, search.shown)}), counted as materialized (
      select category, count(*) as count from found group by category)
    select product_id from (${pageInOrder(search, { ...reading, isOpen: false }, readDense)}) as page
    ${ofValues}`.execute(database);
  return rows.map(({ product_id }) => product_id);
};

/** The plan of a list without a search: a price alone is looked up by the index of the order by price. */
const planOfFilters = ({ isNew, isOnSale, values }: ListFilters): SearchPlan => ({
  ...planOfPrices,
  isOfPrices: !isNew && !isOnSale && values.colour.length === 0 && values.motif.length === 0,
});

/** Selects the hits of these categories apart from the dense ones. */
const lookedUp = (plan: SearchPlan, search: Search, dense: readonly Category[], of: readonly Category[]) => {
  const others = of.filter((category) => !dense.includes(category));
  const columns = sql`select product_id, category, colour, motif, price from`;
  if (others.length === 0) return sql`${columns} product_search_keys where false`;
  return sql`${columns} ${hits(plan, search, { within: others.length === categories.length ? null : others })}`;
};

interface GatheredRow extends Combined {
  readonly counts: readonly { readonly category: Category; readonly count: number }[] | null;
  readonly found: number;
  readonly page: readonly Hit[] | null;
}

const openTo = (search: Search): Search => ({ ...search, narrowed: { ...search.narrowed, values: noFilterValues } });

/** Condition: a product that was looked up has the chosen values. */
const isChosen = ({ narrowed }: Search, { isOpen }: Pick<Gathering, 'isOpen'>) =>
  isOpen ? matchesValues(narrowed.values, 'found') : sql``;

const pageOf = (plan: SearchPlan, search: Search, gathering: Gathering) => {
  const { page } = gathering;
  if (page === null) return sql`select null::text as product_id, 0 as tier where false`;
  return page === 'in order'
    ? pageInOrder(search, gathering, compared(plan, search))
    : pageByFit(plan, search, gathering, page.fewest);
};

const pageByFit = (plan: SearchPlan, search: Search, gathering: Gathering, fewest: number) => {
  const cases = plan.tiers.map(
    ({ condition }, index) => sql`when ${hasKeys(condition, search)} then ${sql.lit(index)}`,
  );
  const last = sql.lit(plan.tiers.length);
  const tier = cases.length === 0 ? last : sql`case ${sql.join(cases, sql` `)} else ${last} end`;
  const afterId = search.ordered.after?.id ?? null;
  return sql`
    with tiered as materialized (
      select keys.product_id, entry, ${tier}::integer as tier from (
          select product_id as id from found where category = any(${[...search.shown]}) ${isChosen(search, gathering)}
            and (select sum(count) from counted) <= ${sql.lit(fewest)} offset 0) as few,
        lateral (select * from product_search_keys where product_id = few.id offset 0) as keys
    )
    select product_id, tier from tiered
    where not exists (select from tiered as last where last.product_id = ${afterId}::text)
      or (tier, entry) > (select tier, entry from tiered as last where last.product_id = ${afterId}::text)
    order by tier, entry limit ${sql.lit(search.limit)}`;
};

/** The next products of an order; `readDense` selects those of a dense category. */
const pageInOrder = (
  search: Search,
  { dense, walked, minScanned, isOpen }: Reading & Pick<Gathering, 'isOpen'>,
  readDense: (category: Category) => readonly RawBuilder<unknown>[],
) => {
  const { ordered, shown, limit } = search;
  const chosen = isChosen(search, { isOpen });
  const others = shown.filter((category) => !dense.includes(category));
  // comparing the category of each hit with all of them takes as long as finding the hits
  const isOfOthers = sql`${others.length === categories.length ? sql`true` : sql`category = any(${others})`} ${chosen}`;
  const isByPrice = ordered.sort === 'price-low' || ordered.sort === 'price-high';
  // by price few are to be sorted, however many there are
  const inTheirOrder = isByPrice ? [] : others.filter((category) => walked.includes(category));
  const found = inTheirOrder.map((category) =>
    inOrder(search, category, {
      read: sql`(select count from counted where category = ${sql.lit(category)}) >= ${sql.lit(minScanned)}`,
      kept: sql`coalesce(product_id in (
        select product_id from found where category = ${sql.lit(category)} ${chosen}), false)`,
    }),
  );
  const few = isByPrice
    ? isNearInPrice(search, isOfOthers)
    : sql`category in (select category from counted where count < ${sql.lit(minScanned)} or category <> all(${inTheirOrder}::text[]))`;
  const sorted = sql`(select listed.* from (
      select product_id as id from found where ${isOfOthers} and ${few} offset 0) as few,
    lateral (select * from product_search_index where product_id = few.id offset 0) as listed
    where ${isAfterCursor(ordered)})`;
  const branches = [
    ...shown.filter((category) => dense.includes(category)).flatMap(readDense),
    ...found,
    ...(others.length > 0 ? [sorted] : []),
  ];
  return sql`
    select product_id, 0 as tier from (${sql.join(branches, sql` union all `)}) as product_search_index
    order by ${sortColumns(ordered)} limit ${sql.lit(limit)}`;
};

/** Condition: a hit has one of the next prices of its list, so that the others are neither looked up nor sorted by name. */
const isNearInPrice = ({ ordered: { sort, after }, limit }: Search, isOfList: RawBuilder<unknown>) => {
  const [order, last, next, notBefore] =
    sort === 'price-low'
      ? [sql`price`, sql`max(price)`, sql`>`, sql`price >=`]
      : [sql`price desc`, sql`min(price)`, sql`<`, sql`price <=`];
  const price = after === null ? null : sql`${after.price}::bigint`;
  const prices = (further: RawBuilder<unknown>) =>
    sql`(select ${last} from (select price from found where ${isOfList}${further} order by ${order} limit ${sql.lit(limit)}) as nearest)`;
  const isUpTo = sort === 'price-low' ? sql`price <=` : sql`price >=`;
  return price === null
    ? sql`${isUpTo} ${prices(sql``)}`
    : sql`${notBefore} ${price} and ${isUpTo} coalesce(${prices(sql` and price ${next} ${price}`)}, ${price})`;
};

/** The next products of a category that fulfil a condition, read one after another: a join would lose the order. */
const inOrder = (
  { ordered, limit }: Search,
  category: Category,
  { read, kept }: { readonly read: RawBuilder<unknown>; readonly kept: RawBuilder<unknown> },
) => sql`(
  select listed.* from (
    select * from product_search_index where category = ${sql.lit(category)} and ${read} and ${isAfterCursor(ordered)}
    order by ${sortColumns(ordered)} offset 0) as listed
  where ${kept} limit ${sql.lit(limit)})`;

/** The same, comparing each product with the search. */
const compared = (plan: SearchPlan, search: Search) => (category: Category) => [
  inOrder(search, category, {
    read: matchesFlags(search, 'product_search_index'),
    kept: sql`(select ${isHit(plan, search)} from product_search_keys
      where product_search_keys.product_id = listed.product_id)`,
  }),
];

/** Returns how many hits have each combination of filters, whatever is chosen of them; null for more than `max` hits. */
export const countCombinations = async (
  database: Reader,
  plan: SearchPlan,
  search: Search,
  { max, isInParts }: { readonly max: number; readonly isInParts: boolean },
): Promise<readonly CombinationCount<Category>[] | null> => {
  const { rows } = await sql<Combined & { readonly count: number }>`
    with found as materialized (
      select * from ${hits(plan, openTo(search), { max: max + 1, isInParts })} limit ${sql.lit(max + 1)}),
    counted as materialized (select count(*) from found)
    select (select count from counted), (${combinationsOf(sql`(select count from counted) <= ${sql.lit(max)}`)}) as combinations
    ${ofValues}`.execute(database);
  const [row] = rows;
  return row === undefined || row.count > max ? null : (row.combinations ?? []).map(toCombination);
};

interface Combined {
  readonly combinations: readonly Parameters<typeof toCombination>[0][] | null;
}

/** Selects how many of the rows in `found` have each combination of filters; nothing is grouped unless the condition holds. */
const combinationsOf = (condition: RawBuilder<unknown>) => sql`
  select jsonb_agg(combined) from (
    select category, coalesce(colour, '') as colour, coalesce(motif, '') as motif, price_band(price) as price_band, count(*) as count
    from found where ${condition} group by 1, 2, 3, 4) as combined`;
