import type { Kysely } from 'kysely';
import { type ContentLanguage, textIn } from '#core/i18n/language.ts';
import type { ShopContext } from '#core/server/context.ts';
import { type Category, categories } from '#features/products/product-attributes.ts';
import { readFilterValues } from '#features/products/product-filters.ts';
import type {
  CategoryCounts,
  ListedProduct,
  ProductList,
  ProductListQuery,
} from '#features/products/products.contract.ts';
import { findProducts, getProductCards } from '#features/products/server/cart-products.ts';
import { getGreatestDiscountPercent } from '#features/products/server/max-discount.ts';
import { type ProductCardData, productCard } from '#features/products/server/product.ts';
import { defaultSortOf } from '#features/products/sort.ts';
import type { Tables } from '#generated/tables.gen.ts';
import { countMarked, highlightMatches } from '../highlight-matches.ts';
import { excerptOf } from '../match-products.ts';
import { parsePriceRange } from '../price-range.ts';
import { findBestSellers } from './best-sellers.repository.ts';
import { similarWords } from './correct-spelling.ts';
import { availableFilters, countCombinations } from './facet-counts.ts';
import {
  countByCategory,
  findRow,
  findShopValues,
  type ListFilters,
  type ListOrder,
  type ListRequest,
  readList,
} from './product-list.repository.ts';
import { MAX_COUNTED, type SearchHits, searchProducts, searchSimilar } from './search-products.ts';
import { analyzeSearch } from './vocabulary.repository.ts';

/** Products per page; fills rows of two, three and four. */
const PAGE_SIZE = 48;

/** A product list request: the searched words and the page. */
interface ListSearch {
  readonly q: string;
  readonly request: ListRequest;
}

/** Counts, and the ids of one page plus the product after it. */
type Page = Pick<ProductList, 'counts' | 'truncatedCounts'> &
  Pick<SearchHits, 'widenedFrom' | 'instead' | 'combinations'> & {
    readonly ids: readonly string[];
    /** The search and the folded words to highlight. */
    readonly highlighted: { readonly q: string; readonly terms: ReadonlySet<string> };
  };

/**
 * Returns a page of the product list: searched in the page's language, filtered and sorted (specification 2, decision 30). Counts
 * are per category under the same search and flags.
 */
export const listProducts = async (shop: ShopContext, query: ProductListQuery): Promise<ProductList> => {
  const { kysely } = shop.database;
  const { language, category } = query;
  const q = (query.q ?? '').trim();
  const priced = parsePriceRange(q);
  const search: ListSearch = {
    q: priced?.rest ?? q,
    request: {
      filters: {
        isNew: query.new !== undefined,
        isOnSale: query.sale !== undefined,
        prices: priced?.range ?? null,
        values: readFilterValues((name) => query[name]?.split(',') ?? []),
      },
      order: await orderOf(kysely, query),
      categories: category === undefined ? categories : [category],
      limit: PAGE_SIZE + 1,
    },
  };
  const { request } = search;
  const hasProducts = ({ counts }: Page) => counts[category ?? 'all'] > 0;
  const other = language === 'ar' ? 'en' : 'ar';
  const [own, shopValues] = await Promise.all([readPage(kysely, search, language), findShopValues(kysely)]);
  const isMissing = !hasProducts(own) && search.q !== '';
  const inOtherLanguage = isMissing ? await readSearch(kysely, search, other) : null;
  const isInOtherLanguage = inOtherLanguage !== null && hasProducts(inOtherLanguage);
  const page = isMissing && !isInOtherLanguage ? await readSearch(kysely, search, language, searchSimilar) : own;
  const hasNothing = isMissing && !isInOtherLanguage && !hasProducts(page);
  return {
    products: await toListed(kysely, language, page, language),
    next: page.ids.length > PAGE_SIZE ? (page.ids[PAGE_SIZE - 1] ?? null) : null,
    counts: page.counts,
    truncatedCounts: page.truncatedCounts,
    similarFrom: page.widenedFrom !== null && page.widenedFrom < PAGE_SIZE ? page.widenedFrom : null,
    instead: page.instead,
    prices: priced === null ? null : { ...priced.range, words: priced.phrase, rest: priced.rest },
    nothingFound: hasNothing ? await suggestAlternatives(shop, search.q, language) : null,
    otherLanguage: inOtherLanguage === null ? [] : await toListed(kysely, language, inOtherLanguage, other),
    filters: availableFilters(shopValues, page.combinations ?? own.combinations, {
      visibleCategories: request.categories,
      selected: request.filters.values,
    }),
    greatestDiscountPercent: request.filters.isOnSale ? await getGreatestDiscountPercent(kysely) : null,
  };
};

const readPage = (database: Kysely<Tables>, search: ListSearch, searchedLanguage: ContentLanguage): Promise<Page> =>
  search.q === '' && search.request.filters.prices === null
    ? readWithoutSearch(database, search.request)
    : readSearch(database, search, searchedLanguage);

const readWithoutSearch = async (database: Kysely<Tables>, request: ListRequest): Promise<Page> => {
  const { page, combinations } = await readList(database, request, null);
  return {
    ids: page.map(({ product_id: id }) => id),
    counts: withTotalCount(countCombinations(combinations, request.filters.values)),
    combinations,
    truncatedCounts: [],
    widenedFrom: null,
    instead: null,
    highlighted: { q: '', terms: new Set() },
  };
};

/** Reads a list with a search; displayed counts stop at MAX_COUNTED. */
const readSearch = async (
  database: Kysely<Tables>,
  { q, request }: ListSearch,
  searchedLanguage: ContentLanguage,
  find: typeof searchProducts = searchProducts,
): Promise<Page> => {
  const hits = await find(database, q, { ...request, searchedLanguage });
  const beyond = categories.filter((category) => (hits.counts.get(category) ?? 0) > MAX_COUNTED);
  const counts = withTotalCount(hits.counts);
  if (beyond.length > 0) for (const category of ['all', ...beyond] as const) counts[category] = MAX_COUNTED;
  return {
    ids: hits.ids,
    counts,
    truncatedCounts: beyond.length > 0 ? ['all', ...beyond] : [],
    widenedFrom: hits.widenedFrom,
    instead: hits.instead,
    combinations: hits.combinations,
    highlighted: { q: hits.instead ?? q, terms: hits.terms },
  };
};

const toListed = async (
  database: Kysely<Tables>,
  language: ContentLanguage,
  { ids, highlighted }: Page,
  searchedLanguage: ContentLanguage,
) => {
  const products = await findProducts(database, ids.slice(0, PAGE_SIZE));
  return products.map((product) => listedProduct(product, { ...highlighted, language, searchedLanguage }));
};

const orderOf = async (
  database: Kysely<Tables>,
  { language, sort, q, after }: ProductListQuery,
): Promise<ListOrder> => {
  const row = after === undefined ? undefined : await findRow(database, after);
  const isSearched = q !== undefined && q.trim() !== '';
  return {
    language,
    sort: sort === undefined || (sort === 'fit' && !isSearched) ? defaultSortOf(isSearched ? q : '') : sort,
    after: row
      ? {
          id: row.product_id,
          price: row.price,
          isNew: row.is_new,
          addedAt: row.added_at,
          name: language === 'ar' ? row.name_ar : row.name_en,
        }
      : null,
  };
};

/** Counts the products of each category under these flags (specification 2); bowls may have none (decision 31). */
export const countProductsByCategory = async (
  database: Kysely<Tables>,
  flags: Pick<ListFilters, 'isNew' | 'isOnSale'>,
): Promise<CategoryCounts> => {
  const counted = await countByCategory(database, flags);
  return withTotalCount(new Map(counted.map(({ category, count }) => [category, count])));
};

/** Adds the total to the counts of the categories. */
const withTotalCount = (counted: ReadonlyMap<Category, number>): CategoryCounts => {
  const counts = { all: 0, plates: 0, bowls: 0, cups: 0, sets: 0 };
  for (const category of categories) {
    counts[category] = counted.get(category) ?? 0;
    counts.all += counts[category];
  }
  return counts;
};

interface Highlighting {
  /** Language of the page. */
  readonly language: ContentLanguage;
  readonly q: string;
  readonly terms: ReadonlySet<string>;
  /** Language in which the search matched. */
  readonly searchedLanguage: ContentLanguage;
}

/** Maps a product to its list entry; highlights matches in the name, or in the text with the most matches if the name has none. */
const listedProduct = (
  product: ProductCardData,
  { language, searchedLanguage, ...search }: Highlighting,
): ListedProduct => {
  const card = productCard(product, language);
  if (search.q === '') return { ...card, markedName: null, excerpt: null };
  const mark = (text: string) => highlightMatches(search.q, search.terms, text);
  const name = mark(textIn(product.name, searchedLanguage));
  if (name && searchedLanguage === language) return { ...card, markedName: [...name], excerpt: null };
  const texts = [
    textIn(product.description, searchedLanguage),
    textIn(product.subtitle, searchedLanguage),
    ...textIn(product.features, searchedLanguage),
  ];
  const marked = texts.map(mark).filter((text) => text !== null);
  const [best] = marked.toSorted((a, b) => countMarked(b) - countMarked(a));
  const text = name ?? (best && excerptOf(best));
  return { ...card, markedName: null, excerpt: text ? { language: searchedLanguage, text: [...text] } : null };
};

const MAX_SUGGESTED = 4;

/** Returns suggestions for a search without results: similar words of the shop, and best sellers. */
const suggestAlternatives = async (
  shop: ShopContext,
  q: string,
  language: ContentLanguage,
): Promise<NonNullable<ProductList['nothingFound']>> => {
  const { kysely } = shop.database;
  const [analysis, ids] = await Promise.all([analyzeSearch(kysely, q), findBestSellers(kysely, MAX_SUGGESTED)]);
  const [similar, bestSellers] = await Promise.all([
    similarWords(kysely, analysis, language),
    getProductCards(shop, ids, language),
  ]);
  return { words: similar.slice(0, MAX_SUGGESTED), bestSellers };
};
