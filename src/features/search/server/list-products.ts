import type { Kysely } from 'kysely';
import type { Language } from '#core/i18n/language.ts';
import type { ShopContext } from '#core/server/context.ts';
import type { Tables } from '#core/server/database/schema.ts';
import { type Category, categories } from '#features/products/product-attributes.ts';
import type {
  CategoryCounts,
  ListedProduct,
  ProductList,
  ProductListQuery,
} from '#features/products/products.contract.ts';
import { findProducts } from '#features/products/server/cart-products.ts';
import { getGreatestDiscountPercent } from '#features/products/server/max-discount.ts';
import { type ProductCardData, productCard } from '#features/products/server/product.ts';
import { countMarked, markWords } from '../mark-words.ts';
import { excerptOf } from '../match-products.ts';
import { type PriceRange, parsePriceRange } from '../price-range.ts';
import { type CombinationCount, isFiltered, readFilterValues } from '../product-filters.ts';
import { defaultSortOf } from '../sort.ts';
import { countsOf, offeredFilters } from './facet-counts.ts';
import { findNarrowed } from './gather-hits.repository.ts';
import { offerInstead } from './no-results.ts';
import {
  findFilterCounts,
  findIds,
  findRow,
  findShopValues,
  type ListFilters,
  type ListOrder,
  toCategoryCounts,
} from './product-list.repository.ts';
import { countListedLately, minScanned, RARE } from './product-sample.ts';
import type { Search } from './search-conditions.repository.ts';
import { MAX_COUNTED, type SearchHits, searchNearby, searchProducts } from './search-products.ts';

/** Products per page; fills rows of two, three and four. */
const PAGE = 48;

/**
 * A category is scanned in list order if the square of its filtered products is at least this number times its listed products,
 * because the page then fills early.
 */
const MANY = 40;

/** A product list request with its filters, order and categories. */
interface Wanted {
  readonly q: string;
  readonly prices: PriceRange | null;
  readonly shown: readonly Category[];
  readonly flags: Pick<ListFilters, 'isNew' | 'isOnSale' | 'values'>;
  readonly ordered: ListOrder;
}

/** Counts, and the ids of one page plus the product after it. */
type Page = Pick<ProductList, 'counts' | 'truncatedCounts'> &
  Pick<SearchHits, 'widenedFrom' | 'instead' | 'combinations'> & {
    readonly ids: readonly string[];
    /** The search and the folded words to highlight. */
    readonly marked: { readonly q: string; readonly words: ReadonlySet<string> };
  };

/**
 * Returns a page of the product list: searched in the page's language, filtered and sorted (specification 2, decision 30). Counts
 * are per category under the same search and flags. The cost is independent of the number of products (decision 100).
 */
export const listProducts = async (shop: ShopContext, query: ProductListQuery): Promise<ProductList> => {
  const { kysely } = shop.database;
  const { language, category } = query;
  const typed = (query.q ?? '').trim();
  const priced = parsePriceRange(typed);
  const wanted: Wanted = {
    q: priced?.rest ?? typed,
    prices: priced?.range ?? null,
    shown: category === undefined ? categories : [category],
    flags: {
      isNew: query.new !== undefined,
      isOnSale: query.sale !== undefined,
      values: readFilterValues((name) => query[name]?.split(',') ?? []),
    },
    ordered: await orderOf(kysely, query),
  };
  const isFound = ({ counts }: Page) => counts[category ?? 'all'] > 0;
  const other = language === 'ar' ? 'en' : 'ar';
  const [own, inShop] = await Promise.all([readPage(kysely, wanted, language), findShopValues(kysely)]);
  const isMissing = !isFound(own) && wanted.q !== '';
  const elsewhere = isMissing ? await readFound(kysely, wanted, other) : null;
  const isElsewhere = elsewhere !== null && isFound(elsewhere);
  const page = isMissing && !isElsewhere ? await readFound(kysely, wanted, language, searchNearby) : own;
  const isNothing = isMissing && !isElsewhere && !isFound(page);
  return {
    products: await show(kysely, language, page, language),
    next: page.ids.length > PAGE ? (page.ids[PAGE - 1] ?? null) : null,
    counts: page.counts,
    truncatedCounts: page.truncatedCounts,
    similarFrom: page.widenedFrom !== null && page.widenedFrom < PAGE ? page.widenedFrom : null,
    instead: page.instead,
    prices: priced === null ? null : { ...priced.range, words: priced.words, rest: priced.rest },
    nothingFound: isNothing ? await offerInstead(shop, wanted.q, language) : null,
    otherLanguage: elsewhere === null ? [] : await show(kysely, language, elsewhere, other),
    filters: offeredFilters(inShop, page.combinations ?? own.combinations, {
      shown: wanted.shown,
      chosen: wanted.flags.values,
    }),
    greatestDiscountPercent: wanted.flags.isOnSale ? await getGreatestDiscountPercent(kysely) : null,
  };
};

const readPage = (database: Kysely<Tables>, wanted: Wanted, foundIn: Language): Promise<Page> =>
  wanted.q === '' && wanted.prices === null ? readList(database, wanted) : readFound(database, wanted, foundIn);

const unmarked = { q: '', words: new Set<string>() };

/** Reads a list without a search: in index order, or by lookup if few products match the filters. */
const readList = async (database: Kysely<Tables>, { shown, flags, ordered }: Wanted): Promise<Page> => {
  const combinations = findFilterCounts(database, flags);
  const narrowed: ListFilters = { ...flags, foundIn: ordered.language, sought: [] };
  const reading = { narrowed, ordered, limit: PAGE + 1 };
  const hasFilters = flags.isNew || flags.isOnSale || isFiltered(flags.values);
  const [counted, ids] = await Promise.all([
    combinations,
    hasFilters ? readNarrowed(database, await combinations, { ...reading, shown }) : findIds(database, shown, reading),
  ]);
  return {
    ids,
    counts: withTotalCount(countsOf(counted, flags.values)),
    combinations: counted,
    truncatedCounts: [],
    widenedFrom: null,
    instead: null,
    marked: unmarked,
  };
};

/** Scans categories with many matching products in list order and looks up the products of the others. */
const readNarrowed = async (
  database: Kysely<Tables>,
  combinations: readonly CombinationCount<Category>[],
  { shown, ...reading }: Pick<Search, 'narrowed' | 'ordered' | 'shown' | 'limit'>,
): Promise<string[]> => {
  const { values } = reading.narrowed;
  const counts = countsOf(combinations, values);
  const listed = await countListedLately(database);
  const withMinimum = (count: number) => shown.filter((category) => (counts.get(category) ?? 0) >= count);
  const inShop = withMinimum(1);
  const dense = withMinimum(Math.ceil(Math.sqrt(MANY * listed)));
  const min = minScanned(listed);
  if (dense.length === inShop.length) return inShop.length === 0 ? [] : findIds(database, inShop, reading);
  const priced = combinations.filter(({ price }) => values.price.includes(price));
  const isPriceRare = sumOf(priced) < RARE * sumOf(combinations);
  const search = { ...reading, prices: null, isPriceRare, shown: inShop };
  return findNarrowed(database, search, { dense, walked: withMinimum(min), minScanned: min });
};

const sumOf = (combinations: readonly CombinationCount[]) => combinations.reduce((sum, { count }) => sum + count, 0);

/** Reads a list with a search; counts stop at MAX_COUNTED. */
const readFound = async (
  database: Kysely<Tables>,
  { q, prices, shown, flags, ordered }: Wanted,
  foundIn: Language,
  search: typeof searchProducts = searchProducts,
): Promise<Page> => {
  const narrowed: ListFilters = { ...flags, foundIn, sought: [] };
  const found = await search(database, q, { narrowed, prices, ordered, shown, limit: PAGE + 1 });
  const beyond = categories.filter((category) => (found.counts.get(category) ?? 0) > MAX_COUNTED);
  const counts = withTotalCount(found.counts);
  if (beyond.length > 0) for (const category of ['all', ...beyond] as const) counts[category] = MAX_COUNTED;
  return {
    ids: found.ids,
    counts,
    truncatedCounts: beyond.length > 0 ? ['all', ...beyond] : [],
    widenedFrom: found.widenedFrom,
    instead: found.instead,
    combinations: found.combinations,
    marked: { q: found.instead ?? q, words: found.words },
  };
};

const show = async (database: Kysely<Tables>, language: Language, { ids, marked }: Page, foundIn: Language) => {
  const products = await findProducts(database, ids.slice(0, PAGE));
  return products.map((product) => listedProduct(product, { ...marked, language, foundIn }));
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

interface Found {
  /** Language of the page. */
  readonly language: Language;
  readonly q: string;
  readonly words: ReadonlySet<string>;
  /** Language in which the search matched. */
  readonly foundIn: Language;
}

/** Maps a product to its list entry; highlights matches in the name, otherwise in the text with most of them. */
const listedProduct = (product: ProductCardData, { language, foundIn, ...search }: Found): ListedProduct => {
  const card = productCard(product, language);
  if (search.q === '') return { ...card, markedName: null, excerpt: null };
  const mark = (text: string) => markWords(search.q, search.words, text);
  const name = mark(product.name[foundIn]);
  if (name && foundIn === language) return { ...card, markedName: [...name], excerpt: null };
  const texts = [product.description[foundIn], product.subtitle[foundIn], ...product.features[foundIn]];
  const marked = texts.map(mark).filter((text) => text !== null);
  const [best] = marked.toSorted((a, b) => countMarked(b) - countMarked(a));
  const text = name ?? (best && excerptOf(best));
  return { ...card, markedName: null, excerpt: text ? { language: foundIn, text: [...text] } : null };
};
