import { type RawBuilder, sql } from 'kysely';
import type { Language } from '#core/i18n/language.ts';
import { type Piastres, pounds } from '#core/money/money.ts';
import { type Category, categories } from '#features/products/product-attributes.ts';
import type { PriceRange } from '../price-range.ts';
import { type FilterValues, noFilterValues, pricesOfBand } from '../product-filters.ts';
import type { SearchQuery } from '../search-query.ts';
import {
  isIndexed,
  type ListFilters,
  type ListOrder,
  matchesSearch,
  matchesValues,
} from './product-list.repository.ts';
import type { KeyCondition, SearchPlan } from './search-plan.ts';

/** A search and the maximum number of hits to return. */
export interface Search {
  /** Filters; `sought` has the literal search in texts. */
  readonly narrowed: ListFilters;
  /** The separate words of the literal search; empty for a single word. */
  readonly apart?: readonly SearchQuery[];
  readonly prices: PriceRange | null;
  /** Whether to look up prices by index, because few products have them; otherwise prices are compared in the hits. */
  readonly isPriceRare?: boolean;
  readonly ordered: ListOrder;
  /** Categories of the returned hits; counts cover all categories. */
  readonly shown: readonly Category[];
  readonly limit: number;
}

/**
 * Forces a custom plan: a generic one would read far too much, because frequent and rare keys need different plans (decision 114).
 */
export const ofValues = sql`/* planned for its values */`;

const keysIn = (language: Language) => sql.ref(language === 'ar' ? 'keys_ar' : 'keys_en');

const compared = (
  keys: RawBuilder<unknown>,
  { all, any }: KeyCondition,
  part: RawBuilder<unknown> | null = null,
): RawBuilder<unknown> => {
  const every = part === null ? sql`${[...all]}::text[]` : sql`(${[...all]}::text[] || ('#' || ${part}))`;
  const conditions = [
    ...(all.length > 0 || part !== null ? [sql`${keys} @> ${every}`] : []),
    ...any.map((some) => sql`${keys} && ${[...some]}::text[]`),
  ];
  return conditions.length === 0 ? sql`true` : sql`(${sql.join(conditions, sql` and `)})`;
};

/** Condition without index lookup: the row has the keys. */
export const hasKeys = (condition: KeyCondition, { narrowed }: Search): RawBuilder<unknown> =>
  compared(keysIn(narrowed.foundIn), condition);

/** Further conditions for the word index. */
export interface Within {
  /** Categories; null for all. */
  readonly within?: readonly Category[] | null;
  /** Expression for the number of a shop partition; the whole shop if absent. */
  readonly part?: RawBuilder<unknown> | null;
}

/** Condition by the word index: the keys of words and filters. */
export const isIndexedBy = (
  { all, any }: KeyCondition,
  search: Search,
  { within = null, part = null }: Within = {},
): RawBuilder<unknown> => {
  const { isNew, isOnSale, values, foundIn } = search.narrowed;
  const filters = [
    ...(within?.length === 1 ? within.map((category) => `4category_${category}`) : []),
    ...(isNew ? ['4flag_new'] : []),
    ...(isOnSale ? ['4flag_sale'] : []),
  ];
  const choices = [
    within === null || within.length === 1 ? [] : within.map((category) => `4category_${category}`),
    values.colour.map((colour) => `4colour_${colour}`),
    values.motif.map((motif) => `4motif_${motif}`),
    ...(search.isPriceRare === true ? [stepsOfBands(values.price), stepsOf(search.prices)] : []).map((steps) =>
      steps.map((step) => `$${step}`),
    ),
  ].filter((some) => some.length > 0);
  const keys = sql`indexed_search_keys(${keysIn(foundIn)})`;
  return compared(keys, { all: [...new Set([...all, ...filters])], any: [...any, ...choices] }, part);
};

const stepsOf = (prices: PriceRange | null): readonly number[] =>
  (prices === null ? null : stepsBetween(prices.min, prices.max)) ?? [];

const stepsOfBands = (bands: FilterValues['price']): readonly number[] => [
  ...new Set(
    bands.flatMap((band) => {
      const { from, below } = pricesOfBand(band);
      return stepsBetween(from, below === null ? null : below - 1) ?? [];
    }),
  ),
];

/**
 * Selects the numbers of non-empty shop partitions of 1,024 entries each, from this entry on and in order. They are read lazily, so
 * the reader can stop early. Empty partitions are skipped, because each changed text takes a new entry.
 */
export const partsFrom = (entry: RawBuilder<unknown>) => sql`(
  with recursive numbers as (
    (select entry / 1024 as part from product_search_keys where entry >= ${entry} order by entry limit 1)
    union all
    select (select entry / 1024 from product_search_keys where entry >= (numbers.part + 1) * 1024 order by entry limit 1)
      from numbers where numbers.part is not null
  ) select part from numbers where part is not null) as parts`;

export const none = (conditions: readonly RawBuilder<unknown>[]) =>
  conditions.length === 0 ? sql`` : sql`and not (${sql.join(conditions, sql` or `)})`;

const someOf = (conditions: readonly RawBuilder<unknown>[]) =>
  conditions.length === 0 ? sql`false` : sql`(${sql.join(conditions, sql` or `)})`;

/** Condition: flags and prices, which both index tables have. */
export const matchesFlags = (
  { narrowed: { isNew, isOnSale, values }, prices }: Search,
  table: 'product_search_keys' | 'product_search_index' = 'product_search_keys',
) => {
  const conditions = [
    ...(isNew ? [sql`${sql.table(table)}.is_new`] : []),
    ...(isOnSale ? [sql`${sql.table(table)}.is_on_sale`] : []),
    ...(prices === null
      ? []
      : [
          sql`${sql.table(table)}.price between ${prices.min ?? 0}::bigint and ${prices.max ?? Number.MAX_SAFE_INTEGER}::bigint`,
        ]),
  ];
  return sql`${conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `)}${matchesValues(values, table)}`;
};

export const isShown = (search: Search) =>
  sql`product_search_keys.category = any(${[...search.shown]}) and ${matchesFlags(search)}`;

/** Condition: the row matches by its keys or, if the plan reads texts, by its texts. */
export const isHit = (plan: SearchPlan, search: Search) => {
  const texts = plan.readsTexts ? sql` or ${isInTexts(search)}` : sql``;
  return sql`${matchesFlags(search)} and (${someOf(plan.widest.map((each) => hasKeys(each, search)))}${texts})`;
};

/**
 * Selects hits with their filter columns, of some or all categories, by the key and text indexes. `max` limits each index; a union
 * with fewer rows is complete. `isInParts` reads one shop partition at a time, for hits so frequent that the first partitions
 * suffice.
 */
export const hits = (
  plan: SearchPlan,
  search: Search,
  {
    within = null,
    max = null,
    isFrequent = false,
    isInParts = false,
  }: Pick<Within, 'within'> & {
    readonly max?: number | null;
    readonly isFrequent?: boolean;
    readonly isInParts?: boolean;
  } = {},
) => {
  const bound = max === null ? sql`` : sql`limit ${sql.lit(max)}`;
  const indexed = isInParts
    ? sql`${partsFrom(sql`0`)}, lateral ${indexedHits(plan, search, { within, part: sql`parts.part` })}`
    : indexedHits(plan, search, { within });
  const columns = sql`product_id, category, colour, motif, price`;
  const byKeys = sql`(select ${columns} from ${indexed} ${bound})`;
  const byTexts = sql`union (select ${columns} from ${textHits(search, within, isFrequent)} ${bound})`;
  return sql`(${byKeys} ${plan.readsTexts ? byTexts : sql``}) as hits`;
};

/** Applies a text condition to all words together, or to each of them. */
const inTexts = ({ narrowed, apart = [] }: Search, condition: (filters: ListFilters) => RawBuilder<unknown>) =>
  sql`(${sql.join(
    [narrowed.sought, apart]
      .filter((sought) => sought.length > 0)
      .map((sought) => condition({ ...narrowed, isNew: false, isOnSale: false, values: noFilterValues, sought })),
    sql` or `,
  )})`;

/** Condition without index lookup: the texts of a product_search_keys row contain the words. */
export const isInTexts = (search: Search) =>
  sql`(select ${inTexts(search, matchesSearch)} from product_search_index
    where product_search_index.product_id = product_search_keys.product_id)`;

/** Selects products with the keys of a search by the key index; a search for prices alone uses the price index. */
export const indexedHits = (plan: SearchPlan, search: Search, { within = null, part = null }: Within = {}) => {
  const isOneOf = (some: readonly Category[]) => sql`category = any(${[...some]})`;
  if (plan.isOfPrices) {
    // the first index column is the category
    return sql`(select product_id, category, colour, motif, price from product_search_index
      where ${isOneOf(within ?? categories)} and ${matchesFlags(search, 'product_search_index')}) as indexed`;
  }
  return sql`(select product_id, category, colour, motif, price from product_search_keys
    where ${someOf(plan.widest.map((each) => isIndexedBy(each, search, { within, part })))}
    and ${within === null ? sql`true` : isOneOf(within)} and ${matchesFlags(search)}) as indexed`;
};

/**
 * Selects products whose texts contain the words, of some or all categories: by the text index (decision 100), or by a scan if most
 * texts contain the words, because the index would read all matches first.
 */
export const textHits = (search: Search, within: readonly Category[] | null, isFrequent = false) => {
  const [only = null, another] = within ?? [];
  const found = inTexts(search, (filters) =>
    isFrequent
      ? matchesSearch(filters)
      : sql`(${isIndexed(another === undefined ? only : null, filters)} and ${matchesSearch(filters)})`,
  );
  return sql`(select product_id, category, colour, motif, price from product_search_index
    where ${within === null ? sql`true` : sql`category = any(${[...within]})`}
    and ${matchesFlags(search, 'product_search_index')} and ${found}) as text_hits`;
};

/** Lower bounds of the word index's price steps, in piastres; must equal `search_price_step` in the database. */
export const priceSteps: readonly Piastres[] = [
  100, 150, 200, 250, 300, 350, 400, 450, 500, 600, 700, 800, 900, 1000, 1200, 1400, 1600, 1800, 2000, 2500, 3000, 4000,
  5000, 7500, 10_000,
].map(pounds);

/** Returns the step of a price. */
const stepOf = (price: number): number => priceSteps.filter((step) => step <= price).length;

/** Returns the steps with prices from `min` to `max`, in piastres; null for all steps. */
export const stepsBetween = (min: number | null, max: number | null): readonly number[] | null => {
  const [first, last] = [stepOf(min ?? 0), max === null ? priceSteps.length : stepOf(max)];
  if (first === 0 && last === priceSteps.length) return null;
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, place) => first + place);
};
