import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Language } from '#core/i18n/language.ts';
import type { Tables } from '#core/server/database/schema.ts';
import { type Category, colours, motifs } from '#features/products/product-attributes.ts';
import {
  type CombinationCount,
  type FilterName,
  type FilterValues,
  priceBands,
  pricesOfBand,
} from '../product-filters.ts';
import type { SearchQuery } from '../search-query.ts';
import type { SearchSort } from '../sort.ts';

type Reader = Kysely<Tables>;

/** Returns the products per category from the maintained counts. */
export const toCategoryCounts = (
  database: Reader,
  { isNew, isOnSale }: Pick<ListFilters, 'isNew' | 'isOnSale'>,
): Promise<{ readonly category: Category; readonly count: number }[]> => {
  let query = database
    .selectFrom('product_category_counts')
    .select(['category', sql<number>`sum(count)::bigint`.as('count')])
    .groupBy('category');
  if (isNew) query = query.where('is_new', '=', true);
  if (isOnSale) query = query.where('is_on_sale', '=', true);
  return query.execute();
};

/** Returns the maintained counts of each combination of filters, under these flags. */
export const findFilterCounts = async (
  database: Reader,
  { isNew, isOnSale }: Pick<ListFilters, 'isNew' | 'isOnSale'>,
): Promise<CombinationCount<Category>[]> => {
  let query = database
    .selectFrom('product_filter_counts')
    .select(['category', 'colour', 'motif', 'price_band', sql<number>`sum(count)::bigint`.as('count')])
    .groupBy(['category', 'colour', 'motif', 'price_band']);
  if (isNew) query = query.where('is_new', '=', true);
  if (isOnSale) query = query.where('is_on_sale', '=', true);
  return (await query.execute()).filter(({ count }) => count > 0).map(toCombination);
};

/** Filter values that occur in the shop. */
export type ShopValues = { readonly [Name in FilterName]: ReadonlySet<string> };

/** Returns the filter values that occur in the shop, from the maintained counts. */
export const findShopValues = async (database: Reader): Promise<ShopValues> => {
  // one lookup per value: the first rows of the counts contain nearly all of them
  const kept = (column: string, values: readonly (string | number)[], type: 'text' | 'integer') => sql`array(
    select value from unnest(${[...values]}::${sql.raw(type)}[]) as value
    where (select true from product_filter_counts where ${sql.ref(column)} = value and count > 0 limit 1))`;
  const bands = priceBands.map((_, place) => place);
  const { rows } = await sql<{ colours: string[]; motifs: string[]; bands: number[] }>`
    select ${kept('colour', colours, 'text')} as colours, ${kept('motif', motifs, 'text')} as motifs,
      ${kept('price_band', bands, 'integer')} as bands`.execute(database);
  const [found = { colours: [], motifs: [], bands: [] }] = rows;
  return {
    price: new Set(found.bands.map((place) => priceBands[place] ?? priceBands[0])),
    colour: new Set(found.colours),
    motif: new Set(found.motifs),
  };
};

type CombinationRow = Omit<CombinationCount<Category>, 'price'> & { readonly price_band: number };

/** Maps a row with the index of a price band. */
export const toCombination = ({ price_band: place, ...row }: CombinationRow): CombinationCount<Category> => ({
  ...row,
  price: priceBands[place] ?? priceBands[0],
});

/** Returns the ids of the next products of these categories. */
export const findIds = async (
  database: Reader,
  shown: readonly Category[],
  { narrowed, ordered, limit }: { readonly narrowed: ListFilters; readonly ordered: ListOrder; readonly limit: number },
): Promise<string[]> => {
  const branches = shown.flatMap((category) => followed(category, narrowed, ordered, limit));
  const { rows } = await sql<{ product_id: string }>`
    select product_id from (${sql.join(branches, sql` union all `)}) as product_search_index
    order by ${sortColumns(ordered)} limit ${limit}`.execute(database);
  return rows.map(({ product_id: id }) => id);
};

/** Returns the sort columns of the last product of a page; undefined when it is no longer listed. */
export const findRow = (database: Reader, id: string) =>
  database
    .selectFrom('product_search_index')
    .select(['product_id', 'price', 'is_new', 'name_ar', 'name_en', sql<string>`added_at::text`.as('added_at')])
    .where('product_id', '=', id)
    .executeTakeFirst();

/**
 * Selects the next products of a category by the index of the sort order. In name order each band of the price filter is read
 * separately, because a category has its own prices and matches may be deep in name order.
 */
export const followed = (
  category: Category,
  narrowed: ListFilters,
  ordered: ListOrder,
  limit: number,
): readonly RawBuilder<unknown>[] => {
  const { price } = narrowed.values;
  const follow = (filters: ListFilters, band: RawBuilder<unknown>) => sql`(
    select * from product_search_index where ${matchesFilters(category, filters)}${band} and ${isAfterCursor(ordered)}
    order by ${sortColumns(ordered)} limit ${limit})`;
  if (price.length === 0 || (ordered.sort !== 'name' && ordered.sort !== 'fit')) return [follow(narrowed, sql``)];
  const open = { ...narrowed, values: { ...narrowed.values, price: [] } };
  return price.map((band) => follow(open, sql` and price_band(price) = ${sql.lit(priceBands.indexOf(band))}`));
};

/** Condition: in this category, with these flags. */
const matchesFilters = (
  category: Category,
  { isNew, isOnSale, values }: Pick<ListFilters, 'isNew' | 'isOnSale' | 'values'>,
) =>
  sql`category = ${sql.lit(category)} and (${!isNew} or is_new) and (${!isOnSale} or is_on_sale)${matchesValues(values)}`;

/**
 * Further conditions: one of the selected values of each filter. Both search index tables and search results have these columns.
 */
export const matchesValues = (
  { price, colour, motif }: FilterValues,
  table: 'product_search_keys' | 'product_search_index' | 'found' = 'product_search_index',
): RawBuilder<unknown> => {
  const column = (name: string) => sql.ref(`${table}.${name}`);
  // price ranges, because the indexes contain prices, not bands
  const ranges = price.map((band) => {
    const { from, below } = pricesOfBand(band);
    const ends = [
      ...(from === null ? [] : [sql`${column('price')} >= ${from}::bigint`]),
      ...(below === null ? [] : [sql`${column('price')} < ${below}::bigint`]),
    ];
    return sql`${sql.join(ends, sql` and `)}`;
  });
  const conditions = [
    ...(ranges.length > 0 ? [sql`and (${sql.join(ranges, sql` or `)})`] : []),
    ...(colour.length > 0 ? [sql`and ${column('colour')} = any(${[...colour]}::text[])`] : []),
    ...(motif.length > 0 ? [sql`and ${column('motif')} = any(${[...motif]}::text[])`] : []),
  ];
  return conditions.length === 0 ? sql`` : sql` ${sql.join(conditions, sql` `)}`;
};

/** Condition for the search index in one category or in all; `matchesSearch` verifies the candidates. */
export const isIndexed = (category: Category | null, { isNew, isOnSale, sought, foundIn }: ListFilters) => {
  const parts = new Set([
    ...(category === null ? [] : [`#${category}`]),
    ...(isNew ? ['#new'] : []),
    ...(isOnSale ? ['#sale'] : []),
    ...sought.flatMap((each) => each.parts),
  ]);
  return sql`listing_search_terms(${textOf(foundIn)}, category, is_new, is_on_sale) @> ${[...parts]}::text[]`;
};

/** Condition: the text contains every term, of which there is at least one (decision 34). */
export const matchesSearch = ({ sought, foundIn }: Pick<ListFilters, 'sought' | 'foundIn'>): RawBuilder<unknown> =>
  sql.join(
    sought.map((each) => holdsOne(each, textOf(foundIn))),
    sql` and `,
  );

const holdsOne = ({ whole, bare, parts }: SearchQuery, text: RawBuilder<unknown>) => {
  const stands = (words: string) => sql`strpos(${text}, ${words}) > 0`;
  if (bare === null) return stands(whole);
  // the regular expression is expensive and rarely evaluated after the other conditions
  const isBare = sql`${text} collate "und-x-icu" ~ ${bare}`;
  return sql`(${stands(whole)} or (${sql.join([...parts.map(stands), isBare], sql` and `)}))`;
};

const textOf = (language: Language) => sql.ref(language === 'ar' ? 'text_ar' : 'text_en');

const sortedNameIn = (language: Language) =>
  language === 'ar' ? sql`name_ar collate "ar-x-icu"` : sql`name_en collate "en-x-icu"`;

/** Returns the sort columns; ids break ties. */
export const sortColumns = ({ sort, language }: Pick<ListOrder, 'sort' | 'language'>): RawBuilder<unknown> => {
  const name = sortedNameIn(language);
  if (sort === 'name' || sort === 'fit') return sql`${name}, product_id`;
  if (sort === 'newest') return sql`is_new desc, added_at desc, ${name}, product_id`;
  return sort === 'price-low' ? sql`price, ${name}, product_id` : sql`price desc, ${name}, product_id`;
};

/** Condition: after the last row of the previous page. */
export const isAfterCursor = ({ sort, language, after }: ListOrder): RawBuilder<unknown> => {
  if (after === null) return sql`true`;
  const name = sortedNameIn(language);
  const isBehindName = sql`(${name}, product_id) > (${after.name}, ${after.id})`;
  if (sort === 'name' || sort === 'fit') return isBehindName;
  if (sort === 'newest') {
    const isEarlier = sql`(added_at < ${after.addedAt}::timestamptz or (added_at = ${after.addedAt}::timestamptz and ${isBehindName}))`;
    // false sorts before true, so new products come first
    return sql`is_new <= ${after.isNew} and (is_new < ${after.isNew} or ${isEarlier})`;
  }
  const price = sql`${after.price}::bigint`;
  return sort === 'price-low'
    ? sql`(price, ${name}, product_id) > (${price}, ${after.name}, ${after.id})`
    : sql`price <= ${price} and (price < ${price} or ${isBehindName})`;
};

/** Filters of a list, except the category. */
export interface ListFilters {
  readonly isNew: boolean;
  readonly isOnSale: boolean;
  /** The language of the searched texts. */
  readonly foundIn: Language;
  /** Price, colour and motif. */
  readonly values: FilterValues;
  /** Terms, all of which must match. */
  readonly sought: readonly SearchQuery[];
}

/** Order of a list and the last row of the previous page. */
export interface ListOrder {
  /** `fit` requires a search; it has the columns of `name`. */
  readonly sort: SearchSort;
  readonly language: Language;
  readonly after: {
    readonly id: string;
    readonly name: string;
    readonly price: number;
    readonly isNew: boolean;
    /** In the database's format, with microseconds. */
    readonly addedAt: string;
  } | null;
}
