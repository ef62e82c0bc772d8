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
import type { SearchSuggestions } from '#features/products/products.contract.ts';
import { findProducts } from '#features/products/server/cart-products.ts';
import { productCard } from '#features/products/server/product.ts';
import type { Tables } from '#generated/tables.gen.ts';
import { markWords } from '../mark-words.ts';
import { markMatches } from '../match-products.ts';
import { parsePriceRange } from '../price-range.ts';
import { noFilterValues } from '../product-filters.ts';
import { correctSearch } from './correct-spelling.ts';
import { countProductsByCategory } from './list-products.ts';
import { planSuggestions } from './search-plan.ts';
import { findFirstHits } from './search-products.ts';
import { type SearchAnalysis, unknownTokens } from './search-terms.ts';
import { foldedWordsOf, splitAtLastWord, suggestedWords } from './suggested-terms.ts';
import { findBegunLemmas, findLemmas, findNamedCategories, findNamesAndKinds } from './suggestions.repository.ts';
import { analyzeSearch, findMarkedWords } from './vocabulary.repository.ts';

const MAX_WORDS = 5;
const MAX_CATEGORIES = 2;
const MAX_PRODUCTS = 3;

/** Minimum letters, because fewer begin too many words, and maximum length of a search with suggestions. */
const SHORTEST = 2;
const MAX_LENGTH = 80;

/** Maximum number of lemmas that the typed letters may begin. */
const MAX_COMPLETIONS = 30;

/** Maximum number of products whose names are read for words. */
const MAX_SAMPLED = 60;

/** Maximum number of cached results per process, and their lifetime in milliseconds. */
const MAX_ENTRIES = 2_000;
const KEPT_FOR = 60_000;

/** Cached result for typed letters; product data is not cached, because it may have changed. */
interface Finding {
  readonly words: readonly string[];
  readonly categories: readonly Category[];
  readonly productIds: readonly string[];
  /** The search and the folded words to highlight. */
  readonly marked: { readonly q: string; readonly words: ReadonlySet<string> };
}

const nothing: Finding = { words: [], categories: [], productIds: [], marked: { q: '', words: new Set() } };

const everything = { isNew: false, isOnSale: false } as const;

const caches = new WeakMap<Database, LRUCache<string, Promise<Finding>>>();

/**
 * Returns words, categories and products for typed letters (decision 203). `spend` counts uncached texts against the rate limit.
 * Each suggested search finds at least one product; archived products are never suggested.
 */
export const suggestSearches = async (
  shop: ShopContext,
  { q, language }: { readonly q: string; readonly language: ContentLanguage },
  spend: () => Promise<void>,
): Promise<SearchSuggestions> => {
  const finding = await keptFinding(shop.database, `${language} ${q}`, spend, () => find(shop, q, language));
  const [products, counts, settings] = await Promise.all([
    findProducts(shop.database.kysely, finding.productIds),
    finding.categories.length === 0 ? null : countProductsByCategory(shop.database.kysely, everything),
    shop.shopSettings.current(),
  ]);
  const labels = messagesOf(language, settings.public).catalogue.categories;
  const { marked } = finding;
  const mark = (text: string) => markWords(marked.q, marked.words, text);
  const highlight = (text: string) => [...(mark(text) ?? markMatches(q, text) ?? [text])];
  const named = finding.categories.filter((category) => counts !== null && counts[category] > 0);
  const { count, ...titles } = serverTexts(language, settings.public).search.suggestions;
  return {
    words: finding.words.map((each) => ({ q: each, text: highlight(each) })),
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
    texts: { ...titles, announced: count(finding.words.length + named.length + products.length) },
  };
};

/**
 * Shares a result between concurrent requests for the same text and caches it for a minute; failures are not cached. `spend` runs
 * before, so that a client above the limit is refused without affecting others with the same text.
 */
const keptFinding = async (
  database: Database,
  key: string,
  spend: () => Promise<void>,
  work: () => Promise<Finding>,
): Promise<Finding> => {
  let findings = caches.get(database);
  if (!findings) caches.set(database, (findings = new LRUCache({ max: MAX_ENTRIES, ttl: KEPT_FOR })));
  if (!findings.has(key)) await spend();
  const cached = findings.get(key);
  if (cached) return cached;
  const started = work();
  findings.set(key, started);
  started.catch(() => findings.delete(key));
  return started;
};

const find = async (shop: ShopContext, q: string, language: ContentLanguage): Promise<Finding> => {
  // a price is a list filter, and too expensive for suggestions
  if (fold(q).length < SHORTEST || q.length > MAX_LENGTH || parsePriceRange(q) !== null) return nothing;
  const { kysely } = shop.database;
  const analysis = await analyzeSearch(kysely, q, 1);
  if (analysis.tokens.length === 0) return nothing;
  const [finding, named] = await Promise.all([
    findFor(kysely, analysis, { q, language }),
    findCategories(shop, analysis, { q, language }),
  ]);
  if (finding.productIds.length > 0 || named.length > 0) return { ...finding, categories: named };
  const [corrected] = await correctSearch(kysely, analysis, unknownTokens(analysis));
  if (corrected === undefined) return nothing;
  const instead = await findFor(kysely, await analyzeSearch(kysely, corrected, 1), { q: corrected, language });
  if (instead.productIds.length === 0) return nothing;
  return { ...instead, words: [corrected, ...instead.words].slice(0, MAX_WORDS) };
};

interface SuggestionQuery {
  readonly q: string;
  readonly language: ContentLanguage;
}

const findFor = async (
  kysely: Kysely<Tables>,
  analysis: SearchAnalysis,
  { q, language }: SuggestionQuery,
): Promise<Finding> => {
  const last = analysis.tokens.at(-1);
  if (!last) return nothing;
  const beginnings = beginningsOf(last.word);
  // any Arabic word may begin with the article
  const completions = last.word === 'ال' ? [] : await findBegunLemmas(kysely, beginnings, MAX_COMPLETIONS);
  const plan = planSuggestions(q, analysis, completions);
  const findIn = (foundIn: ContentLanguage) =>
    findFirstHits(kysely, plan, {
      filters: { ...everything, prices: null, values: noFilterValues },
      order: { language, sort: 'fit', after: null },
      categories,
      limit: MAX_SAMPLED,
      searchedLanguage: foundIn,
    });
  const own = await findIn(language);
  const foundIn = own.length > 0 ? language : language === 'ar' ? 'en' : 'ar';
  const ids = own.length > 0 ? own : await findIn(foundIn);
  if (ids.length === 0) return nothing;
  const groupsOfLast = analysis.members
    .filter(({ lemma, kind }) => lemma === last.lemma && kind === 'similar')
    .map(({ group }) => group);
  const [names, markedWords, similar] = await Promise.all([
    findNamesAndKinds(kysely, ids, foundIn),
    findMarkedWords(kysely, plan),
    groupsOfLast.length === 0 ? [] : findMarkedWords(kysely, { lemmas: [], groups: groupsOfLast }),
  ]);
  const lemmas = await findLemmas(kysely, foldedWordsOf(names.flatMap(({ name, kind }) => [name, kind])));
  const { head } = splitAtLastWord(q);
  const letters = beginnings.at(-1) ?? last.word;
  const input = { q, head, letters, lemma: last.lemma, completions: new Set(completions), similar: new Set(similar) };
  const completed = [...lemmas].flatMap(([word, lemma]) => (input.completions.has(lemma) ? [word] : []));
  return {
    words: suggestedWords(names, lemmas, input).slice(0, MAX_WORDS),
    categories: [],
    productIds: ids.slice(0, MAX_PRODUCTS),
    marked: { q, words: new Set([...markedWords, ...completed, ...completions]) },
  };
};

/** Returns the typed letters, with and without the article. */
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
