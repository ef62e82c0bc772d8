import type { Kysely } from 'kysely';
import type { ContentLanguage } from '#core/i18n/language.ts';
import { type Category, categories } from '#features/products/product-attributes.ts';
import { type CombinationCount, isFiltered } from '#features/products/product-filters.ts';
import type { Tables } from '#generated/tables.gen.ts';
import { parseSearchQuery, parseSearchWords } from '../search-query.ts';
import { correctSearch } from './correct-spelling.ts';
import { countCombinations } from './facet-counts.ts';
import { type ListRequest, readList, readPage } from './product-list.repository.ts';
import { planSearch, planWithoutOne, type SearchPlan } from './search-plan.ts';
import { isAbsent, meaningfulTokens, type SearchAnalysis, tokensToCorrect } from './search-terms.ts';
import { analyzeSearch, findMarkedWords } from './vocabulary.repository.ts';

/** Maximum displayed count of hits per category; the page shows "more than" this number. */
export const MAX_COUNTED = 500;

/** Maximum number of hits, regardless of the selected filter values, for which facet counts are computed. */
const MAX_FACET_HITS = MAX_COUNTED * categories.length;

/** Hits of a page, in order, and their counts. */
export interface SearchHits {
  readonly ids: readonly string[];
  readonly counts: ReadonlyMap<Category, number>;
  /** Number of leading ids that match the searched words themselves; the others match only similar words. */
  readonly widenedFrom: number | null;
  /** The search used instead, because no product has the searched words. */
  readonly instead: string | null;
  /** Number of hits by combination of filters; null above the maximum, or without a search. */
  readonly combinations: readonly CombinationCount<Category>[] | null;
  /** Folded words to highlight. */
  readonly terms: ReadonlySet<string>;
}

const noHits: SearchHits = {
  ids: [],
  counts: new Map(),
  widenedFrom: null,
  instead: null,
  combinations: null,
  terms: new Set(),
};

/** A page of a search and the language of the searched texts. */
export interface Search extends ListRequest {
  readonly searchedLanguage: ContentLanguage;
}

/** Finds the products that match a search, by relevance or in the requested order (decisions 34 and 192). */
export const searchProducts = async (database: Kysely<Tables>, q: string, search: Search): Promise<SearchHits> =>
  runPlan(database, q, q === '' ? null : planSearch(q, await analyzeSearch(database, q)), search);

/** Finds products for a search without hits by another spelling, or without one of its words. */
export const searchSimilar = async (database: Kysely<Tables>, q: string, search: Search): Promise<SearchHits> => {
  const analysis = await analyzeSearch(database, q);
  const unknown = tokensToCorrect(analysis);
  for (const corrected of await correctSearch(database, analysis, unknown)) {
    const hits = await searchProducts(database, corrected, search);
    if (!hasNoHits(hits)) return { ...hits, instead: corrected };
  }
  // A word for a product that the shop does not sell ("wine glass") is not dropped, because other glasses do not match the intent.
  if (meaningfulTokens(analysis).some(({ lemma }) => isAbsent(analysis, lemma))) return noHits;
  const reducedAnalysis = withoutTokens(analysis);
  const wordCount = meaningfulTokens(analysis).length;
  if (
    reducedAnalysis.tokens.length > 0 &&
    reducedAnalysis.tokens.length < wordCount &&
    reducedAnalysis.tokens.length * 2 >= wordCount
  ) {
    const remaining = reducedAnalysis.tokens.map(({ word }) => word).join(' ');
    const partialHits = await searchProducts(database, remaining, search);
    if (!hasNoHits(partialHits)) return { ...partialHits, instead: remaining };
  }
  const plan = reducedAnalysis.tokens.length === wordCount ? planWithoutOne(analysis) : null;
  if (plan === null) return noHits;
  const widenedHits = await runPlan(database, q, plan, search);
  return hasNoHits(widenedHits) ? noHits : { ...widenedHits, widenedFrom: widenedHits.widenedFrom ?? 0 };
};

/** Returns the ids of a plan's first hits by relevance, without counting. */
export const findFirstHits = async (
  database: Kysely<Tables>,
  plan: SearchPlan,
  { searchedLanguage: language, ...request }: Search,
): Promise<readonly string[]> => {
  if (plan.tiers.length === 0) return [];
  const hits = await readPage(database, request, { plan, language, texts: [] });
  return hits.map(({ product_id: id }) => id);
};

/** Removes words that no product and no group has. */
const withoutTokens = (analysis: SearchAnalysis): SearchAnalysis => ({
  ...analysis,
  tokens: meaningfulTokens(analysis).filter(({ isKnown, containing }) => isKnown || containing.length > 0),
});

export const hasNoHits = ({ counts }: Pick<SearchHits, 'counts'>): boolean =>
  [...counts.values()].every((count) => count === 0);

/** `plan` is null for a search of prices only. */
const runPlan = async (
  database: Kysely<Tables>,
  q: string,
  plan: SearchPlan | null,
  { searchedLanguage: language, ...request }: Search,
): Promise<SearchHits> => {
  const whole = parseSearchQuery(q);
  const readsTexts = plan?.readsTexts === true && whole !== null;
  if (plan?.tiers.length === 0 && !readsTexts) return noHits;
  const texts = [whole === null ? [] : [whole], parseSearchWords(q)].filter((each) => each.length > 0);
  const [{ page, combinations }, terms] = await Promise.all([
    readList(database, request, plan && { plan: { ...plan, readsTexts }, language, texts }),
    plan === null || plan.lemmas.length === 0 ? [] : findMarkedWords(database, plan),
  ]);
  const { values } = request.filters;
  const counts = countCombinations(combinations, values);
  const isCounted =
    Math.max(0, ...counts.values()) <= MAX_COUNTED &&
    (!isFiltered(values) || combinations.reduce((sum, { count }) => sum + count, 0) <= MAX_FACET_HITS);
  const isByFit = request.order.sort === 'fit';
  const widenedFrom = isByFit ? page.findIndex(({ tier }) => plan?.tiers[tier]?.isWidened ?? false) : -1;
  return {
    ids: page.map(({ product_id: id }) => id),
    counts,
    widenedFrom: widenedFrom === -1 ? null : widenedFrom,
    instead: null,
    combinations: isCounted ? combinations : null,
    terms: new Set(terms),
  };
};
