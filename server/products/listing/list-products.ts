import type { Kysely } from 'kysely';
import type { CategoryCounts, ListedProduct, ProductList, ProductListQuery } from '../../../contract/products.ts';
import type { Language } from '../../../domain/language.ts';
import { type Category, categories } from '../../../domain/products.ts';
import { excerptOf, markMatches } from '../../../domain/search/match-products.ts';

import type { Tables } from '../../../platform/database/schema.ts';
import type { ShopContext } from '../../shop-context.ts';
import { findProducts } from '../cart-products.ts';
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

/** How many products a list shows before it is asked for more: whole rows of two, three and four. */
const PAGE = 48;

/** Of no more than so many products of a category the wanted ones are looked up; of more the list is read in its order. */
const FEW = 500;

/** A list with all that it is asked for. */
interface Wanted {
  readonly q: string;
  readonly shown: readonly Category[];
  readonly flags: Pick<ListFilters, 'isNew' | 'isOnSale'>;
  readonly ordered: ListOrder;
}

/** What a list holds, and the ids of a page of it and of the product behind that. */
type Page = Pick<ProductList, 'counts' | 'truncatedCounts'> & { readonly ids: readonly string[] };

/**
 * The product list: searched in the shown language, filtered and sorted (specification 2, decision 30), a page of it. The
 * counts tell what each category would show under the same search and flags. What it costs does not grow with the shelf
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
  };
};

const readPage = (database: Kysely<Tables>, wanted: Wanted, foundIn: Language): Promise<Page> =>
  wanted.q === '' ? readList(database, wanted) : readFound(database, wanted, foundIn);

/** Of a list that is not searched each category is read as many or few of it are there. */
const readList = async (database: Kysely<Tables>, { shown, flags, ordered }: Wanted): Promise<Page> => {
  const counted = countProductsByCategory(database, flags);
  const narrowed: ListFilters = { ...flags, foundIn: ordered.language, sought: [] };
  const found = findIds(database, await readingsOf(shown, flags, counted), { narrowed, ordered, limit: PAGE + 1 });
  const [counts, ids] = await Promise.all([counted, found]);
  return { ids, counts, truncatedCounts: [] };
};

/** The whole of a category is read in its order, without waiting for how much it is. */
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

/** A search is not counted to its end where it finds very many. */
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

/** What each category holds under these flags (specification 2); bowls may well hold none (decision 31). */
export const countProductsByCategory = async (
  database: Kysely<Tables>,
  flags: Pick<ListFilters, 'isNew' | 'isOnSale'>,
): Promise<CategoryCounts> => {
  const counted = await toCategoryCounts(database, flags);
  return withTotalCount(new Map(counted.map(({ category, count }) => [category, count])));
};

/** What each category holds, and all of them. */
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
  /** The language in which the product was found. */
  readonly foundIn: Language;
}

/** A product as the list shows it: what was searched for is marked in its name, else where it was found. */
const listedProduct = (product: ProductCardData, { language, q, foundIn }: Search): ListedProduct => {
  const card = productCard(product, language);
  const name = markMatches(q, product.name[foundIn]);
  if (name && foundIn === language) return { ...card, markedName: [...name], excerpt: null };
  const description = markMatches(q, product.description[foundIn]);
  const text = name ?? (description && excerptOf(description));
  return { ...card, markedName: null, excerpt: text && { language: foundIn, text: [...text] } };
};
