import type { Kysely } from 'kysely';
import type { CategoryCounts, ListedProduct, ProductList, ProductListQuery } from '../../../contract/products.ts';
import type { Language } from '../../../domain/language.ts';
import { type Category, categories } from '../../../domain/products.ts';
import { excerptOf, markMatches } from '../../../domain/search/match-products.ts';

import type { Tables } from '../../../platform/database/schema.ts';
import type { ShopContext } from '../../shop-context.ts';
import { findProducts } from '../cart-products.ts';
import { getGreatestDiscountPercent } from '../greatest-discount.ts';
import { type ProductCardData, productCard } from '../product.ts';
import {
  type CategoryScan,
  findIds,
  findRow,
  type ListFilters,
  type ListOrder,
  toCategoryCounts,
} from './listing.repository.ts';
import { MOST_COUNTED, searchProducts } from './search-products.ts';

/** Products per page: full rows of two, three and four. */
const PAGE = 48;

/** Up to this many filtered products of a category are looked up and sorted; for more the index is read in list order. */
const FEW = 500;

/** A product list request with its filters, order and categories. */
interface Wanted {
  readonly q: string;
  readonly shown: readonly Category[];
  readonly flags: Pick<ListFilters, 'isNew' | 'isOnSale'>;
  readonly ordered: ListOrder;
}

/** Counts, and the ids of one page plus the product after it. */
type Page = Pick<ProductList, 'counts' | 'truncatedCounts'> & { readonly ids: readonly string[] };

/**
 * Returns a page of the product list: searched in the page's language, filtered and sorted (specification 2, decision 30).
 * Counts say what each category contains under the same search and flags. The cost does not grow with the number of products
 * (decision 100).
 */
export const listProducts = async ({ database }: ShopContext, query: ProductListQuery): Promise<ProductList> => {
  const { kysely } = database;
  const { language, category, q = '' } = query;
  const wanted: Wanted = {
    q: q.trim(),
    shown: category === undefined ? categories : [category],
    flags: { isNew: query.new !== undefined, isOnSale: query.sale !== undefined },
    ordered: await orderOf(kysely, query),
  };
  const page = await readPage(kysely, wanted, language);
  const isFound = page.counts[category ?? 'all'] > 0;
  const other = language === 'ar' ? 'en' : 'ar';
  const elsewhere = isFound || wanted.q === '' ? null : await readPage(kysely, wanted, other);
  return {
    products: await show(kysely, query, page, language),
    next: page.ids.length > PAGE ? (page.ids[PAGE - 1] ?? null) : null,
    counts: page.counts,
    truncatedCounts: page.truncatedCounts,
    otherLanguage: elsewhere === null ? [] : await show(kysely, query, elsewhere, other),
    greatestDiscountPercent: wanted.flags.isOnSale ? await getGreatestDiscountPercent(kysely) : null,
  };
};

const readPage = (database: Kysely<Tables>, wanted: Wanted, foundIn: Language): Promise<Page> =>
  wanted.q === '' ? readList(database, wanted) : readFound(database, wanted, foundIn);

/** Reads a list without a search; the query plan of each category depends on its number of products. */
const readList = async (database: Kysely<Tables>, { shown, flags, ordered }: Wanted): Promise<Page> => {
  const counted = countProductsByCategory(database, flags);
  const narrowed: ListFilters = { ...flags, foundIn: ordered.language, sought: [] };
  const found = findIds(database, await readingsOf(shown, flags, counted), { narrowed, ordered, limit: PAGE + 1 });
  const [counts, ids] = await Promise.all([counted, found]);
  return { ids, counts, truncatedCounts: [] };
};

/** Chooses the scan of each category; without flags the index order is used without waiting for the counts. */
const readingsOf = async (
  shown: readonly Category[],
  { isNew, isOnSale }: Wanted['flags'],
  counted: Promise<CategoryCounts>,
): Promise<readonly CategoryScan[]> => {
  if (!isNew && !isOnSale) return shown.map((category) => ({ category, isFew: false }));
  const counts = await counted;
  return shown
    .filter((category) => counts[category] > 0)
    .map((category) => ({ category, isFew: counts[category] <= FEW }));
};

/** Reads a list with a search; counts stop at MOST_COUNTED. */
const readFound = async (
  database: Kysely<Tables>,
  { q, shown, flags, ordered }: Wanted,
  foundIn: Language,
): Promise<Page> => {
  const narrowed: ListFilters = { ...flags, foundIn, sought: [] };
  const found = await searchProducts(database, q, { narrowed, ordered, shown, limit: PAGE + 1 });
  const beyond = categories.filter((category) => (found.counts.get(category) ?? 0) > MOST_COUNTED);
  const counts = withTotalCount(found.counts);
  if (beyond.length === 0) return { ids: found.ids, counts, truncatedCounts: beyond };
  for (const category of ['all', ...beyond] as const) counts[category] = MOST_COUNTED;
  return { ids: found.ids, counts, truncatedCounts: ['all', ...beyond] };
};

const show = async (
  database: Kysely<Tables>,
  { language, q = '' }: ProductListQuery,
  { ids }: Page,
  foundIn: Language,
) => {
  const products = await findProducts(database, ids.slice(0, PAGE));
  return products.map((product) => listedProduct(product, { language, q, foundIn }));
};

const orderOf = async (database: Kysely<Tables>, { language, sort, after }: ProductListQuery): Promise<ListOrder> => {
  const row = after === undefined ? undefined : await findRow(database, after);
  return {
    language,
    sort: sort ?? 'name',
    after: row ? { id: row.product_id, price: row.price, name: language === 'ar' ? row.name_ar : row.name_en } : null,
  };
};

/** Counts the products of each category under these flags (specification 2); bowls may have none (decision 31). */
export const countProductsByCategory = async (
  database: Kysely<Tables>,
  flags: Pick<ListFilters, 'isNew' | 'isOnSale'>,
): Promise<CategoryCounts> => {
  const counted = await toCategoryCounts(database, flags);
  return withTotalCount(new Map(counted.map(({ category, count }) => [category, count])));
};

/** Adds the total to the counts of the categories. */
const withTotalCount = (found: ReadonlyMap<Category, number>): CategoryCounts => {
  const counts = { all: 0, plates: 0, bowls: 0, cups: 0, sets: 0 };
  for (const category of categories) {
    counts[category] = found.get(category) ?? 0;
    counts.all += counts[category];
  }
  return counts;
};

interface Search {
  /** The language of the page. */
  readonly language: Language;
  readonly q: string;
  /** The language that the search matched. */
  readonly foundIn: Language;
}

/** Maps a product to its list entry: matches are marked in the name, otherwise in an excerpt. */
const listedProduct = (product: ProductCardData, { language, q, foundIn }: Search): ListedProduct => {
  const card = productCard(product, language);
  const name = markMatches(q, product.name[foundIn]);
  if (name && foundIn === language) return { ...card, markedName: [...name], excerpt: null };
  const description = markMatches(q, product.description[foundIn]);
  const text = name ?? (description && excerptOf(description));
  return { ...card, markedName: null, excerpt: text && { language: foundIn, text: [...text] } };
};
