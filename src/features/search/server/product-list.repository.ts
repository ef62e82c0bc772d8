import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { ContentLanguage } from '#core/i18n/language.ts';
import type { Category } from '#features/products/product-attributes.ts';
import {
  type CombinationCount,
  type FilterName,
  type FilterValues,
  priceBands,
  pricesOfBand,
} from '#features/products/product-filters.ts';
import type { SearchSort } from '#features/products/sort.ts';
import type { Tables } from '#generated/tables.gen.ts';
import type { PriceRange } from '../price-range.ts';
import type { SearchQuery } from '../search-query.ts';
import type { SearchPlan, TermCondition } from './search-plan.ts';

type Reader = Kysely<Tables>;

/** Filters of a list, except the category. */
export interface ListFilters {
  readonly isNew: boolean;
  readonly isOnSale: boolean;
  /** Prices of the search text, in addition to the price filter. */
  readonly prices: PriceRange | null;
  /** Selected values of price, colour and motif. */
  readonly values: FilterValues;
}

/** Order of a list and the last row of the previous page. */
export interface ListOrder {
  /** `fit`: by relevance, then by date of addition. */
  readonly sort: SearchSort;
  readonly language: ContentLanguage;
  readonly after: {
    readonly id: string;
    readonly name: string;
    readonly price: number;
    readonly isNew: boolean;
    /** In the database's format, with microseconds. */
    readonly addedAt: string;
  } | null;
}

/** A page of a list. */
export interface ListRequest {
  readonly filters: ListFilters;
  readonly order: ListOrder;
  /** Categories of the page; counts cover all categories. */
  readonly categories: readonly Category[];
  readonly limit: number;
}

/** A search plan and the language of the searched texts. */
export interface TextSearch {
  readonly plan: SearchPlan;
  readonly language: ContentLanguage;
  /** Alternatives of literal terms, for plans that read texts: all terms of one alternative must match (decision 34). */
  readonly texts: readonly (readonly SearchQuery[])[];
}

/** A product of a page and the tier of the plan that it matches first. */
export interface Hit {
  readonly product_id: string;
  readonly tier: number;
}

type CombinationRow = Omit<CombinationCount<Category>, 'price'> & { readonly price_band: number };

/**
 * Reads a page of the listed products, or of those that match the search, and counts the products of each combination of filter
 * values, as if no value were selected.
 */
export const readList = async (
  database: Reader,
  request: ListRequest,
  search: TextSearch | null,
): Promise<{ readonly page: readonly Hit[]; readonly combinations: readonly CombinationCount<Category>[] }> => {
  const { rows } = await sql<{ page: Hit[] | null; combinations: CombinationRow[] | null }>`
    with ${listedProducts(request, search)}
    select (select jsonb_agg(page) from (${pageOf(request)}) as page) as page,
      (select jsonb_agg(combination) from (
        select category, coalesce(colour, '') as colour, coalesce(motif, '') as motif, price_band(price) as price_band, count(*) as count
        from listed group by 1, 2, 3, 4) as combination) as combinations`.execute(database);
  const [row] = rows;
  const combinations = (row?.combinations ?? []).map(({ price_band: bandIndex, ...combination }) => ({
    ...combination,
    price: priceBands[bandIndex] ?? priceBands[0],
  }));
  return { page: row?.page ?? [], combinations };
};

/** Reads a page of the products that match the search, without counts. */
export const readPage = async (database: Reader, request: ListRequest, search: TextSearch): Promise<readonly Hit[]> => {
  const { rows } = await sql<Hit>`with ${listedProducts(request, search)} ${pageOf(request)}`.execute(database);
  return rows;
};

/** Counts the products of each category under these flags. */
export const countByCategory = (
  database: Reader,
  { isNew, isOnSale }: Pick<ListFilters, 'isNew' | 'isOnSale'>,
): Promise<{ readonly category: Category; readonly count: number }[]> => {
  let query = database
    .selectFrom('product_search_terms')
    .select(['category', ({ fn }) => fn.countAll<number>().as('count')])
    .groupBy('category');
  if (isNew) query = query.where('is_new', '=', true);
  if (isOnSale) query = query.where('is_on_sale', '=', true);
  return query.execute();
};

/** Filter values that occur in the shop. */
export type ShopValues = { readonly [Name in FilterName]: ReadonlySet<string> };

/** Returns the filter values of all listed products. */
export const findShopValues = async (database: Reader): Promise<ShopValues> => {
  const rows = await database
    .selectFrom('product_search_terms')
    .select(['colour', 'motif', sql<number>`price_band(price)`.as('band')])
    .distinct()
    .execute();
  return {
    price: new Set(rows.map(({ band }) => priceBands[band] ?? priceBands[0])),
    colour: new Set(rows.flatMap(({ colour }) => colour ?? [])),
    motif: new Set(rows.flatMap(({ motif }) => motif ?? [])),
  };
};

/** Returns the sort columns of the last product of a page; undefined when it is no longer listed. */
export const findRow = (database: Reader, id: string) =>
  database
    .selectFrom('product_search_terms')
    .select(['product_id', 'price', 'is_new', 'name_ar', 'name_en', sql<string>`added_at::text`.as('added_at')])
    .where('product_id', '=', id)
    .executeTakeFirst();

/**
 * Common table expression `listed`: the products that match flags and prices, with their tier. Without a search it is not
 * materialized, so that a page can be read by the index of names.
 */
const listedProducts = ({ filters, order }: ListRequest, search: TextSearch | null): RawBuilder<unknown> => {
  const columns = sql`product_id, entry, category, price, colour, motif, is_new, added_at, ${nameIn(order.language)}`;
  return search === null
    ? sql`listed as not materialized (select ${columns}, 0 as tier from product_search_terms where ${matchesFlags(filters)})`
    : sql`listed as materialized (
        select ${columns}, tier from product_search_terms join (${matches(search, order.sort)}) as matches using (entry)
        where ${matchesFlags(filters)})`;
};

/** Selects the entries of matching products with their first tier, which only the order by relevance uses; texts are the last tier. */
const matches = (
  { plan: { tiers, readsTexts }, language, texts }: TextSearch,
  sort: SearchSort,
): RawBuilder<unknown> => {
  const terms = sql`indexed_search_terms(${sql.ref(`terms_${language}`)})`;
  const conditions = tiers
    .filter(({ isIncluded }) => sort === 'fit' || !isIncluded)
    .map(({ condition }) => hasTerms(terms, condition));
  if (readsTexts) conditions.push(containsOne(texts, sql.ref(`text_${language}`)));
  const selects = conditions.map(
    (condition, tier) => sql`select entry, ${sql.lit(tier)} as tier from product_search_terms where ${condition}`,
  );
  return sql`select entry, min(tier) as tier from (${sql.join(selects, sql` union all `)}) as tiers group by entry`;
};

const hasTerms = (terms: RawBuilder<unknown>, { all, any }: TermCondition): RawBuilder<unknown> =>
  conjunction([
    ...(all.length > 0 ? [sql`${terms} @> ${[...all]}::text[]`] : []),
    ...any.map((some) => sql`${terms} && ${[...some]}::text[]`),
  ]);

const containsOne = (alternatives: TextSearch['texts'], text: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql.join(
    alternatives.map(
      (each) =>
        sql`(${sql.join(
          each.map((query) => contains(query, text)),
          sql` and `,
        )})`,
    ),
    sql` or `,
  );

const contains = ({ whole, bare }: SearchQuery, text: RawBuilder<unknown>): RawBuilder<unknown> => {
  const includes = (letters: string) => sql`strpos(${text}, ${letters}) > 0`;
  if (bare === null) return includes(whole);
  // the regular expression is expensive and rarely evaluated after the other conditions
  const isBare = sql`${text} collate "und-x-icu" ~ ${bare.pattern}`;
  return sql`(${includes(whole)} or (${sql.join([...bare.stems.map(includes), isBare], sql` and `)}))`;
};

/** Selects the next hits of `listed`. */
const pageOf = ({ filters, order, categories, limit }: ListRequest): RawBuilder<unknown> => sql`
  select product_id, tier from listed
  where category = any(${[...categories]}::text[]) and ${hasValues(filters.values)} and ${isAfterCursor(order)}
  order by ${sortColumns(order)} limit ${sql.lit(limit)}`;

const conjunction = (conditions: readonly RawBuilder<unknown>[]): RawBuilder<unknown> =>
  conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);

const matchesFlags = ({ isNew, isOnSale, prices }: ListFilters): RawBuilder<unknown> =>
  conjunction([
    ...(isNew ? [sql`is_new`] : []),
    ...(isOnSale ? [sql`is_on_sale`] : []),
    ...(prices === null
      ? []
      : [sql`price between ${prices.min ?? 0}::bigint and ${prices.max ?? Number.MAX_SAFE_INTEGER}::bigint`]),
  ]);

/** Condition: one of the selected values of each filter. */
const hasValues = ({ price, colour, motif }: FilterValues): RawBuilder<unknown> =>
  conjunction([
    ...(price.length > 0 ? [sql`(${sql.join(price.map(isInBand), sql` or `)})`] : []),
    ...(colour.length > 0 ? [sql`colour = any(${[...colour]}::text[])`] : []),
    ...(motif.length > 0 ? [sql`motif = any(${[...motif]}::text[])`] : []),
  ]);

const isInBand = (band: FilterValues['price'][number]): RawBuilder<unknown> => {
  const { from, below } = pricesOfBand(band);
  return conjunction([
    ...(from === null ? [] : [sql`price >= ${from}::bigint`]),
    ...(below === null ? [] : [sql`price < ${below}::bigint`]),
  ]);
};

const nameIn = (language: ContentLanguage) => sql.ref(`name_${language}`);

const sortedName = (language: ContentLanguage) => sql`${nameIn(language)} collate ${sql.ref(`${language}-x-icu`)}`;

/** Returns the sort columns; ids break ties. */
const sortColumns = ({ sort, language }: ListOrder): RawBuilder<unknown> => {
  const name = sortedName(language);
  if (sort === 'fit') return sql`tier, entry`;
  if (sort === 'name') return sql`${name}, product_id`;
  if (sort === 'newest') return sql`is_new desc, added_at desc, ${name}, product_id`;
  return sort === 'price-low' ? sql`price, ${name}, product_id` : sql`price desc, ${name}, product_id`;
};

/** Condition: after the last row of the previous page. */
const isAfterCursor = ({ sort, language, after }: ListOrder): RawBuilder<unknown> => {
  if (after === null) return sql`true`;
  // a product that no longer matches has no tier; the list then starts again
  if (sort === 'fit')
    return sql`coalesce((tier, entry) > (select tier, entry from listed where product_id = ${after.id}), true)`;
  const isAfterName = sql`(${sortedName(language)}, product_id) > (${after.name}, ${after.id})`;
  if (sort === 'name') return isAfterName;
  if (sort === 'newest') {
    const addedAt = sql`${after.addedAt}::timestamptz`;
    // false sorts before true, so new products come first
    return sql`(is_new < ${after.isNew} or is_new = ${after.isNew} and (added_at < ${addedAt} or added_at = ${addedAt} and ${isAfterName}))`;
  }
  const price = sql`${after.price}::bigint`;
  return sql`(${sort === 'price-low' ? sql`price > ${price}` : sql`price < ${price}`} or price = ${price} and ${isAfterName})`;
};
