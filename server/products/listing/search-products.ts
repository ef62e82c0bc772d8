import type { Kysely } from 'kysely';
import { type Category, categories } from '../../../domain/products.ts';
import type { CombinationCount } from '../../../domain/search/list-filters.ts';
import { parseSearchQuery, parseSearchWords } from '../../../domain/search/search-query.ts';
import type { Tables } from '../../../platform/database/schema.ts';
import { correctSearch } from './correct-search.ts';
import {
  countCombinations,
  countHits,
  findByFit,
  findInOrder,
  sampleProducts,
  sortFewByFit,
} from './search.repository.ts';
import type { Search } from './search-conditions.repository.ts';
import { planOfPrices, planSearch, planWithoutOne, type SearchPlan } from './search-plan.ts';
import { meantTokens, type SearchAnalysis, tokensToCorrect } from './search-units.ts';
import { analyzeSearch } from './search-words.repository.ts';

/** Upper bound of the count of hits per category; the page shows "more than" this number. */
export const MOST_COUNTED = 500;

/** Products that are read to learn how frequent hits are. */
const SAMPLE = 50;

/** From this share of hits on, products are read in order instead of looked up by an index. */
const COMMON = 0.06;

/** From this share of hits on, counting stops at MOST_COUNTED. */
const FREQUENT = 0.04;

/** From this share of texts on, they are read one after another instead of looked up. */
const MOST_TEXTS = 0.2;

/** Up to this many hits are all read and sorted. */
const FEW = 100;

/** Ids of the hits to show, in order, and the counts per category, up to the bound. */
export interface SearchHits {
  readonly ids: readonly string[];
  readonly counts: ReadonlyMap<Category, number>;
  /** How many of the ids, from the first, were found by the searched words themselves; the others by similar words only. */
  readonly widenedFrom: number | null;
  /** What was searched instead, because nothing has the searched words. */
  readonly instead: string | null;
  /** How many hits have each combination of filters; null when they are too many to count, or nothing was searched. */
  readonly combinations: readonly CombinationCount<Category>[] | null;
  /** What the hits have, for the marks; null when nothing was searched. */
  readonly plan: SearchPlan | null;
}

const nothing: SearchHits = {
  ids: [],
  counts: new Map(),
  widenedFrom: null,
  instead: null,
  combinations: null,
  plan: null,
};

/** Finds the products that have the words of a search, by fit or in the order that was asked for (decisions 34 and 192). */
export const searchProducts = async (database: Kysely<Tables>, q: string, search: Search): Promise<SearchHits> => {
  const plan = q === '' ? planOfPrices : planSearch(q, await analyzeSearch(database, q));
  return answer(database, plan, withTexts(search, q));
};

/** Finds what may have been meant by a search that finds nothing: another spelling, or all words but one. */
export const searchNearby = async (database: Kysely<Tables>, q: string, search: Search): Promise<SearchHits> => {
  const analysis = await analyzeSearch(database, q);
  const unknown = tokensToCorrect(analysis);
  for (const corrected of await correctSearch(database, analysis, unknown)) {
    const found = await searchProducts(database, corrected, search);
    if (!isNothing(found)) return { ...found, instead: corrected };
  }
  const known = withoutTokens(analysis);
  const meant = meantTokens(analysis).length;
  if (known.tokens.length > 0 && known.tokens.length < meant && known.tokens.length * 2 > meant) {
    const left = known.tokens.map(({ word }) => word).join(' ');
    const found = await searchProducts(database, left, search);
    if (!isNothing(found)) return { ...found, instead: left };
  }
  const plan = known.tokens.length === meant ? planWithoutOne(analysis) : null;
  if (plan === null) return nothing;
  const found = await answer(database, plan, withTexts(search, q));
  return { ...found, widenedFrom: found.widenedFrom ?? 0 };
};

/** Returns the ids of the first hits of a plan, by fit, without counting them. */
export const findFirstHits = async (
  database: Kysely<Tables>,
  plan: SearchPlan,
  search: Search,
): Promise<readonly string[]> => {
  if (plan.tiers.length === 0) return [];
  const { isCommon } = await howFrequent(database, plan, search);
  return (await findByFit(database, plan, search, isCommon)).map(({ product_id: id }) => id);
};

/** Leaves out words that no product and no group has. */
const withoutTokens = (analysis: SearchAnalysis): SearchAnalysis => ({
  ...analysis,
  tokens: meantTokens(analysis).filter(({ isKnown, containing }) => isKnown || containing.length > 0),
});

export const isNothing = ({ counts }: Pick<SearchHits, 'counts'>): boolean =>
  [...counts.values()].every((count) => count === 0);

const withTexts = (search: Search, q: string): Search => {
  const whole = parseSearchQuery(q);
  return {
    ...search,
    narrowed: { ...search.narrowed, sought: whole === null ? [] : [whole] },
    apart: parseSearchWords(q),
  };
};

/** Estimates from a sample how frequent the hits of a plan and of its tiers are, on which the way of reading them depends. */
const howFrequent = async (database: Kysely<Tables>, plan: SearchPlan, search: Search) => {
  const { read, hits, tiers } = await sampleProducts(database, plan, search, SAMPLE);
  return {
    isCommon: (tier: number) => (tiers[tier] ?? 0) >= COMMON * read,
    isFrequent: hits >= FREQUENT * read,
    isInMostTexts: plan.readsTexts && (tiers[plan.tiers.length] ?? 0) >= MOST_TEXTS * read,
  };
};

const answer = async (database: Kysely<Tables>, given: SearchPlan, search: Search): Promise<SearchHits> => {
  const plan = search.narrowed.sought.length === 0 ? { ...given, readsTexts: false } : given;
  if (plan.widest.length === 0 && !plan.readsTexts) return nothing;
  const { isCommon, isFrequent, isInMostTexts } = await howFrequent(database, plan, search);
  const counting = countHits(database, plan, search, { most: MOST_COUNTED + 1, isFrequent, isInMostTexts });
  const isByFit = search.ordered.sort === 'fit';
  // frequent hits are read without waiting for their number
  const [counts, first] =
    isFrequent && isByFit
      ? await Promise.all([counting, findByFit(database, plan, search, isCommon)])
      : [await counting, null];
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const many = [...counts].filter(([, count]) => count > MOST_COUNTED).map(([category]) => category);
  // where counting a category stops, the values of filters are not counted either
  const [page, combinations] = await Promise.all([
    first ??
      (!isByFit
        ? findInOrder(database, plan, search, many).then((ids) => ids.map((id) => ({ product_id: id, tier: 0 })))
        : all <= FEW
          ? sortFewByFit(database, plan, search)
          : findByFit(database, plan, search, isCommon)),
    many.length > 0 ? null : countCombinations(database, plan, search, MOST_COUNTED * categories.length),
  ]);
  const isWidened = ({ tier }: { tier: number }) => plan.tiers[tier]?.isWidened ?? false;
  const widenedFrom = isByFit ? page.findIndex(isWidened) : -1;
  return {
    ids: page.map(({ product_id }) => product_id),
    counts,
    widenedFrom: widenedFrom === -1 ? null : widenedFrom,
    instead: null,
    combinations,
    plan,
  };
};
