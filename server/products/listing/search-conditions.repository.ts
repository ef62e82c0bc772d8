import { type RawBuilder, sql } from 'kysely';
import type { Language } from '../../../domain/language.ts';
import { type Piastres, pounds } from '../../../domain/money.ts';
import { type Category, categories } from '../../../domain/products.ts';
import { type FilterValues, noFilterValues, pricesOfBand } from '../../../domain/search/list-filters.ts';
import type { PriceRange } from '../../../domain/search/price-range.ts';
import type { SearchQuery } from '../../../domain/search/search-query.ts';
import { isIndexed, type ListFilters, type ListOrder, matchesSearch, matchesValues } from './listing.repository.ts';
import type { KeyCondition, SearchPlan } from './search-plan.ts';

/** A search and the maximum number of hits to return. */
export interface Search {
  /** Filters, and in `sought` the literal search for the texts. */
  readonly narrowed: ListFilters;
  /** The words of the literal search apart; empty for a single word. */
  readonly apart?: readonly SearchQuery[];
  readonly prices: PriceRange | null;
  /** Whether prices are looked up, because few products have them; otherwise they are compared in the products that are found. */
  readonly isPriceRare?: boolean;
  readonly ordered: ListOrder;
  /** Categories whose hits are returned; hits of all categories are counted. */
  readonly shown: readonly Category[];
  readonly limit: number;
}

/** A plan for other values would read far too much: frequent and rare keys need different ones (decision 114). */
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

/** Condition: a row that is read anyway has the keys. */
export const hasKeys = (condition: KeyCondition, { narrowed }: Search): RawBuilder<unknown> =>
  compared(keysIn(narrowed.foundIn), condition);

/** What the index of words is asked for beside the words. */
export interface Within {
  /** Null for all. */
  readonly within?: readonly Category[] | null;
  /** The number of a part of the shop, an expression; the whole shop without it. */
  readonly part?: RawBuilder<unknown> | null;
}

/** Condition: the keys of the words and of the filters, looked up in the index of words. */
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
  (prices === null ? null : stepsBetween(prices.least, prices.most)) ?? [];

const stepsOfBands = (bands: FilterValues['price']): readonly number[] => [
  ...new Set(
    bands.flatMap((band) => {
      const { from, below } = pricesOfBand(band);
      return stepsBetween(from, below === null ? null : below - 1) ?? [];
    }),
  ),
];

/**
 * The numbers of the parts of the shop, 1,024 entries each, that have products, from this entry on and in order. They are read one
 * after another, so what reads them can stop. Parts without products are skipped, because each changed text takes an entry.
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

/** Condition: flags and prices, which both tables of the index have. */
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
          sql`${sql.table(table)}.price between ${prices.least ?? 0}::bigint and ${prices.most ?? Number.MAX_SAFE_INTEGER}::bigint`,
        ]),
  ];
  return sql`${conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `)}${matchesValues(values, table)}`;
};

export const isShown = (search: Search) =>
  sql`product_search_keys.category = any(${[...search.shown]}) and ${matchesFlags(search)}`;

/** Condition: a row with its keys, and its texts where they are searched, is a hit. */
export const isHit = (plan: SearchPlan, search: Search) => {
  const texts = plan.readsTexts ? sql` or ${isInTexts(search)}` : sql``;
  return sql`${matchesFlags(search)} and (${someOf(plan.widest.map((each) => hasKeys(each, search)))}${texts})`;
};

/**
 * Hits, as product with what filters count, of some categories or of all, looked up by the indexes of keys and of texts. With `most`,
 * either index is read so far only: a union with fewer rows is complete. `isInParts` reads one part of the shop after another, for
 * hits so frequent that the first parts have enough.
 */
export const hits = (
  plan: SearchPlan,
  search: Search,
  {
    within = null,
    most = null,
    isInMostTexts = false,
    isInParts = false,
  }: Pick<Within, 'within'> & {
    readonly most?: number | null;
    readonly isInMostTexts?: boolean;
    readonly isInParts?: boolean;
  } = {},
) => {
  const bound = most === null ? sql`` : sql`limit ${sql.lit(most)}`;
  const indexed = isInParts
    ? sql`${partsFrom(sql`0`)}, lateral ${indexedHits(plan, search, { within, part: sql`parts.part` })}`
    : indexedHits(plan, search, { within });
  const columns = sql`product_id, category, colour, motif, price`;
  const byKeys = sql`(select ${columns} from ${indexed} ${bound})`;
  const byTexts = sql`union (select ${columns} from ${textHits(search, within, isInMostTexts)} ${bound})`;
  return sql`(${byKeys} ${plan.readsTexts ? byTexts : sql``}) as hits`;
};

/** Condition on the texts: the words together, or each of them. */
const inTexts = ({ narrowed, apart = [] }: Search, condition: (filters: ListFilters) => RawBuilder<unknown>) =>
  sql`(${sql.join(
    [narrowed.sought, apart]
      .filter((sought) => sought.length > 0)
      .map((sought) => condition({ ...narrowed, isNew: false, isOnSale: false, values: noFilterValues, sought })),
    sql` or `,
  )})`;

/** Condition: the texts of a row of product_search_keys that is read anyway have the words. */
export const isInTexts = (search: Search) =>
  sql`(select ${inTexts(search, matchesSearch)} from product_search_index
    where product_search_index.product_id = product_search_keys.product_id)`;

/** Products with the keys of a search, looked up by the index of keys; those of a search for prices only by the index of prices. */
export const indexedHits = (plan: SearchPlan, search: Search, { within = null, part = null }: Within = {}) => {
  const isOneOf = (some: readonly Category[]) => sql`category = any(${[...some]})`;
  if (plan.isOfPrices) {
    // the index begins with the category
    return sql`(select product_id, category, colour, motif, price from product_search_index
      where ${isOneOf(within ?? categories)} and ${matchesFlags(search, 'product_search_index')}) as indexed`;
  }
  return sql`(select product_id, category, colour, motif, price from product_search_keys
    where ${someOf(plan.widest.map((each) => isIndexedBy(each, search, { within, part })))}
    and ${within === null ? sql`true` : isOneOf(within)} and ${matchesFlags(search)}) as indexed`;
};

/**
 * Products whose texts have the words, of some categories or of all: looked up by the index of decision 100, or read one after
 * another where most of them have the words, because the index would read all of them first.
 */
export const textHits = (search: Search, within: readonly Category[] | null, isInMostTexts = false) => {
  const [only = null, another] = within ?? [];
  const found = inTexts(search, (filters) =>
    isInMostTexts
      ? matchesSearch(filters)
      : sql`(${isIndexed(another === undefined ? only : null, filters)} and ${matchesSearch(filters)})`,
  );
  return sql`(select product_id, category, colour, motif, price from product_search_index
    where ${within === null ? sql`true` : sql`category = any(${[...within]})`}
    and ${matchesFlags(search, 'product_search_index')} and ${found}) as text_hits`;
};

/** Prices, in piastres, at which a step of the index of words begins; the database has them too (`search_price_step`). */
export const priceSteps: readonly Piastres[] = [
  100, 150, 200, 250, 300, 350, 400, 450, 500, 600, 700, 800, 900, 1000, 1200, 1400, 1600, 1800, 2000, 2500, 3000, 4000,
  5000, 7500, 10_000,
].map(pounds);

/** The step of a price. */
const stepOf = (price: number): number => priceSteps.filter((step) => step <= price).length;

/** The steps with prices from `least` to `most`, in piastres; null where all of them have. */
export const stepsBetween = (least: number | null, most: number | null): readonly number[] | null => {
  const [first, last] = [stepOf(least ?? 0), most === null ? priceSteps.length : stepOf(most)];
  if (first === 0 && last === priceSteps.length) return null;
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, place) => first + place);
};
