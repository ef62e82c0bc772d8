import type { Kysely } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { ContentLanguage } from '#core/i18n/language.ts';
import { serverTexts } from '#core/i18n/server-texts.ts';
import { messagesOf } from '#core/i18n/storefront-messages.ts';
import type { ShopContext } from '#core/server/context.ts';
import type { Database } from '#core/server/database/connect.ts';
import { fold } from '#core/text/fold.ts';
import { stemsOf } from '#core/text/without-article.ts';
import { type Category, categories } from '#features/products/product-attributes.ts';
import { noFilterValues } from '#features/products/product-filters.ts';
import type { SearchSuggestions } from '#features/products/products.contract.ts';
import { findProducts } from '#features/products/server/cart-products.ts';
import { productCard } from '#features/products/server/product.ts';
import type { Tables } from '#generated/tables.gen.ts';
import { highlightMatches } from '../highlight-matches.ts';
import { markMatches } from '../match-products.ts';
import { parsePriceRange } from '../price-range.ts';
import { correctSearch } from './correct-spelling.ts';
import { countProductsByCategory } from './list-products.ts';
import { planSuggestions } from './search-plan.ts';
import { findFirstHits } from './search-products.ts';
import { type SearchAnalysis, unknownTokens } from './search-terms.ts';
import { foldedWordsOf, splitAtLastWord, suggestedQueries } from './suggested-terms.ts';
import { findCompletions, findLemmas, findNamedCategories, findNamesAndKinds } from './suggestions.repository.ts';
import { analyzeSearch, findMarkedWords } from './vocabulary.repository.ts';

const MAX_QUERIES = 5;
const MAX_CATEGORIES = 2;
const MAX_PRODUCTS = 3;

/** Minimum length of a search with suggestions, because a single letter begins too many words, and maximum length. */
const MIN_LENGTH = 2;
const MAX_LENGTH = 80;

/** Maximum number of lemmas that begin with the entered letters. */
const MAX_COMPLETIONS = 30;

/** Maximum number of products whose names are read for words. */
const MAX_SAMPLED = 60;

/** Maximum number of cached results per process, and their lifetime in milliseconds. */
const MAX_ENTRIES = 2_000;
const TTL_MS = 60_000;

/** Cached result for entered letters; product data is not cached, because it may have changed. */
interface SuggestionResult {
  readonly queries: readonly string[];
  readonly categories: readonly Category[];
  readonly productIds: readonly string[];
  /** The search and the folded words to highlight. */
  readonly highlighted: { readonly q: string; readonly terms: ReadonlySet<string> };
}

const noResult: SuggestionResult = {
  queries: [],
  categories: [],
  productIds: [],
  highlighted: { q: '', terms: new Set() },
};

const everything = { isNew: false, isOnSale: false } as const;

const caches = new WeakMap<Database, LRUCache<string, Promise<SuggestionResult>>>();

/**
 * Returns searches, categories and products for entered letters (decision 203). `spend` counts uncached texts against the rate limit.
 * Each suggested search finds at least one product; archived products are never suggested.
 */
export const suggestSearches = async (
  shop: ShopContext,
  { q, language }: { readonly q: string; readonly language: ContentLanguage },
  spend: () => Promise<void>,
): Promise<SearchSuggestions> => {
  const result = await getCachedResult(shop.database, `${language} ${q}`, spend, () => find(shop, q, language));
  const [products, counts, settings] = await Promise.all([
    findProducts(shop.database.kysely, result.productIds),
    result.categories.length === 0 ? null : countProductsByCategory(shop.database.kysely, everything),
    shop.shopSettings.current(),
  ]);
  const labels = messagesOf(language, settings.public).catalogue.categories;
  const { highlighted } = result;
  const mark = (text: string) => highlightMatches(highlighted.q, highlighted.terms, text);
  const highlight = (text: string) => [...(mark(text) ?? markMatches(q, text) ?? [text])];
  const named = result.categories.filter((category) => counts !== null && counts[category] > 0);
  const { count, ...titles } = serverTexts(language, settings.public).search.suggestions;
  return {
    words: result.queries.map((each) => ({ q: each, text: highlight(each) })),
    categories: named.map((category) => ({ category, text: highlight(labels[category]) })),
    products: products.map((product) => {
      const { id, name, subtitle, category, price, originalPrice, isInStock, picture } = productCard(product, language);
      const markedName = mark(name);
      return {
        id,
        name,
        category,
        price,
        originalPrice,
        isInStock,
        picture,
        markedName: markedName && [...markedName],
        subtitle: [...(mark(subtitle) ?? [subtitle])],
      };
    }),
    texts: { ...titles, announced: count(result.queries.length + named.length + products.length) },
  };
};

/**
 * Shares a result between concurrent requests for the same text and caches it for a minute; failures are not cached. `spend` runs
 * before, so that a client above the limit is refused without affecting others with the same text.
 */
const getCachedResult = async (
  database: Database,
  key: string,
  spend: () => Promise<void>,
  work: () => Promise<SuggestionResult>,
): Promise<SuggestionResult> => {
  let cache = caches.get(database);
  if (!cache) caches.set(database, (cache = new LRUCache({ max: MAX_ENTRIES, ttl: TTL_MS })));
  if (!cache.has(key)) await spend();
  const cached = cache.get(key);
  if (cached) return cached;
  const started = work();
  cache.set(key, started);
  started.catch(() => cache.delete(key));
  return started;
};

const find = async (shop: ShopContext, q: string, language: ContentLanguage): Promise<SuggestionResult> => {
  // a price is a list filter, and too expensive for suggestions
  if (fold(q).length < MIN_LENGTH || q.length > MAX_LENGTH || parsePriceRange(q) !== null) return noResult;
  const { kysely } = shop.database;
  const analysis = await analyzeSearch(kysely, q, 1);
  if (analysis.tokens.length === 0) return noResult;
  const [result, named] = await Promise.all([
    findFor(kysely, analysis, { q, language }),
    findCategories(shop, analysis, { q, language }),
  ]);
  if (result.productIds.length > 0 || named.length > 0) return { ...result, categories: named };
  const [corrected] = await correctSearch(kysely, analysis, unknownTokens(analysis));
  if (corrected === undefined) return noResult;
  const instead = await findFor(kysely, await analyzeSearch(kysely, corrected, 1), { q: corrected, language });
  if (instead.productIds.length === 0) return noResult;
  return { ...instead, queries: [corrected, ...instead.queries].slice(0, MAX_QUERIES) };
};

interface SuggestionQuery {
  readonly q: string;
  readonly language: ContentLanguage;
}

const findFor = async (
  kysely: Kysely<Tables>,
  analysis: SearchAnalysis,
  { q, language }: SuggestionQuery,
): Promise<SuggestionResult> => {
  const last = analysis.tokens.at(-1);
  if (!last) return noResult;
  const beginnings = beginningsOf(last.word);
  // any Arabic word may begin with the article
  const completions = last.word === 'ال' ? [] : await findCompletions(kysely, beginnings, MAX_COMPLETIONS);
  const plan = planSuggestions(q, analysis, completions);
  const findIn = (textLanguage: ContentLanguage) =>
    findFirstHits(kysely, plan, {
      filters: { ...everything, prices: null, values: noFilterValues },
      order: { language, sort: 'fit', after: null },
      categories,
      limit: MAX_SAMPLED,
      searchedLanguage: textLanguage,
    });
  const own = await findIn(language);
  const searchedLanguage = own.length > 0 ? language : language === 'ar' ? 'en' : 'ar';
  const ids = own.length > 0 ? own : await findIn(searchedLanguage);
  if (ids.length === 0) return noResult;
  const groupsOfLast = analysis.members
    .filter(({ lemma, kind }) => lemma === last.lemma && kind === 'similar')
    .map(({ group }) => group);
  const [names, markedWords, similar] = await Promise.all([
    findNamesAndKinds(kysely, ids, searchedLanguage),
    findMarkedWords(kysely, plan),
    groupsOfLast.length === 0 ? [] : findMarkedWords(kysely, { lemmas: [], groups: groupsOfLast }),
  ]);
  const lemmas = await findLemmas(kysely, foldedWordsOf(names.flatMap(({ name, kind }) => [name, kind])));
  const { head } = splitAtLastWord(q);
  const letters = beginnings.at(-1) ?? last.word;
  const input = { q, head, letters, lemma: last.lemma, completions: new Set(completions), similar: new Set(similar) };
  const completed = [...lemmas].flatMap(([word, lemma]) => (input.completions.has(lemma) ? [word] : []));
  return {
    queries: suggestedQueries(names, lemmas, input).slice(0, MAX_QUERIES),
    categories: [],
    productIds: ids.slice(0, MAX_PRODUCTS),
    highlighted: { q, terms: new Set([...markedWords, ...completed, ...completions]) },
  };
};

/** Returns the entered letters, with and without the article. */
const beginningsOf = (word: string): string[] => [...new Set([word, stemsOf(word)?.[0] ?? word])];

/** Finds categories by the beginning of their label or of a word that means them. */
const findCategories = async (
  { database, shopSettings }: ShopContext,
  { tokens }: SearchAnalysis,
  { q, language }: SuggestionQuery,
): Promise<Category[]> => {
  const letters = beginningsOf(fold(q)).at(-1) ?? '';
  const [named, settings] = await Promise.all([
    findNamedCategories(database.kysely, letters, tokens.length === 1 ? (tokens[0]?.lemma ?? null) : null),
    shopSettings.current(),
  ]);
  const labels = messagesOf(language, settings.public).catalogue.categories;
  const isLabelled = (category: Category) =>
    foldedWordsOf([labels[category]]).some((word) => word.startsWith(letters)) ||
    fold(labels[category]).startsWith(letters);
  return categories.filter((category) => named.includes(category) || isLabelled(category)).slice(0, MAX_CATEGORIES);
};
