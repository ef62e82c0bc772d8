import { type RawBuilder, sql } from 'kysely';
import type { Language } from '../../../domain/language.ts';
import { type Category, categories } from '../../../domain/products.ts';
import { noFilterValues } from '../../../domain/search/list-filters.ts';
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
  readonly ordered: ListOrder;
  /** Categories whose hits are returned; hits of all categories are counted. */
  readonly shown: readonly Category[];
  readonly limit: number;
}

/** A plan for other values would read far too much: frequent and rare keys need different ones (decision 114). */
export const ofValues = sql`/* planned for its values */`;

const keysIn = (language: Language) => sql.ref(language === 'ar' ? 'keys_ar' : 'keys_en');

/** How keys are compared: looked up in the index, or read from rows that are read anyway. */
type Reading = 'index' | 'row';

export const hasKeys = ({ all, any }: KeyCondition, { narrowed }: Search, reading: Reading): RawBuilder<unknown> => {
  const own = keysIn(narrowed.foundIn);
  const keys = reading === 'index' ? sql`indexed_search_keys(${own})` : own;
  const conditions = [
    ...(all.length > 0 ? [sql`${keys} @> ${[...all]}::text[]`] : []),
    ...any.map((some) => sql`${keys} && ${[...some]}::text[]`),
  ];
  return conditions.length === 0 ? sql`true` : sql`(${sql.join(conditions, sql` and `)})`;
};

export const none = (conditions: readonly RawBuilder<unknown>[]) =>
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
  return sql`${matchesFlags(search)} and (${someKeys(plan, search, 'row')}${texts})`;
};

/**
 * Hits, as product and category, of one category or of all, looked up by the indexes of keys and of texts. With `most`, either
 * index is read so far only: a union with fewer rows is complete.
 */
export const hits = (
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
      .map((sought) => condition({ ...narrowed, isNew: false, isOnSale: false, values: noFilterValues, sought })),
    sql` or `,
  )})`;

/** Condition: the texts of a row of product_search_keys that is read anyway have the words. */
export const isInTexts = (search: Search) =>
  sql`(select ${inTexts(search, matchesSearch)} from product_search_index
    where product_search_index.product_id = product_search_keys.product_id)`;

/** Products with the keys of a search, looked up by the index of keys; those of a search for prices only by the index of prices. */
export const indexedHits = (plan: SearchPlan, search: Search, category: Category | null) => {
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
export const textHits = (search: Search, category: Category | null, isInMostTexts = false) => {
  const isOwn = category === null ? sql`true` : sql`category = ${sql.lit(category)}`;
  const found = inTexts(search, (filters) =>
    isInMostTexts ? matchesSearch(filters) : sql`(${isIndexed(category, filters)} and ${matchesSearch(filters)})`,
  );
  return sql`(select product_id, category from product_search_index
    where ${isOwn} and ${matchesFlags(search, 'product_search_index')} and ${found}) as text_hits`;
};
