import type { Kysely } from 'kysely';
import { type Category, categories } from '../../../domain/products.ts';
import { type CombinationCount, isFiltered } from '../../../domain/search/list-filters.ts';
import { parseSearchQuery, parseSearchWords } from '../../../domain/search/search-query.ts';
import type { Tables } from '../../../platform/database/schema.ts';
import { correctSearch } from './correct-search.ts';
import { countCombinations, gatherHits } from './gather-hits.repository.ts';
import { type ExpectedHits, expectHits, leastWalked } from './product-sample.ts';
import { findByFit, type Hit } from './search.repository.ts';
import type { Search } from './search-conditions.repository.ts';
import { planOfPrices, planSearch, planWithoutOne, type SearchPlan } from './search-plan.ts';
import { isAbsent, meantTokens, type SearchAnalysis, tokensToCorrect } from './search-units.ts';
import { analyzeSearch, findMarkedWords } from './search-words.repository.ts';

/** Upper bound of the count of hits per category; the page shows "more than" this number. */
export const MOST_COUNTED = 500;

/** From this share of texts on, they are read one after another instead of looked up. */
const MOST_TEXTS = 0.2;

/** Up to this many hits they are counted for values that are not chosen. */
const ALL_COUNTED = MOST_COUNTED * categories.length;

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
  /** Folded words of the texts that are marked. */
  readonly words: ReadonlySet<string>;
}

const nothing: SearchHits = {
  ids: [],
  counts: new Map(),
  widenedFrom: null,
  instead: null,
  combinations: null,
  words: new Set(),
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
  // A word of something that the shop does not sell ("wine glass") is not left out: other glasses would be no answer.
  if (meantTokens(analysis).some(({ lemma }) => isAbsent(analysis, lemma))) return nothing;
  const known = withoutTokens(analysis);
  const meant = meantTokens(analysis).length;
  if (known.tokens.length > 0 && known.tokens.length < meant && known.tokens.length * 2 >= meant) {
    const left = known.tokens.map(({ word }) => word).join(' ');
    const found = await searchProducts(database, left, search);
    if (!isNothing(found)) return { ...found, instead: left };
  }
  const plan = known.tokens.length === meant ? planWithoutOne(analysis) : null;
  if (plan === null) return nothing;
  const found = await answer(database, plan, withTexts(search, q));
  return isNothing(found) ? nothing : { ...found, widenedFrom: found.widenedFrom ?? 0 };
};

/** Returns the ids of the first hits of a plan, by fit, without counting them. */
export const findFirstHits = async (
  database: Kysely<Tables>,
  plan: SearchPlan,
  search: Search,
): Promise<readonly string[]> => {
  if (plan.tiers.length === 0) return [];
  const expected = await expectHits(database, plan, search);
  const isCommon = (tier: number) => fillsPage(expected.tiers[tier] ?? 0, expected);
  const hits = await findByFit(database, plan, search, isCommon);
  return hits.map(({ product_id: id }) => id);
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

/** Whether so many hits of a tier are expected that the first parts of the shop fill a page by fit. */
const fillsPage = (hits: number, { unfiltered, listed }: ExpectedHits) => hits * unfiltered > 5 * listed;

/**
 * Whether reading products in some order finds enough hits of a category sooner than looking up all of them does. Looking up costs in
 * proportion to the products with the words, reading in proportion to the listed products for each hit; a text costs more than keys.
 */
const isDense = (hits: number, { unfiltered, listed }: ExpectedHits, { readsTexts }: SearchPlan) =>
  hits * unfiltered > (readsTexts ? 40 : 300) * listed;

const answer = async (database: Kysely<Tables>, given: SearchPlan, search: Search): Promise<SearchHits> => {
  const plan = search.narrowed.sought.length === 0 ? { ...given, readsTexts: false } : given;
  if (plan.widest.length === 0 && !plan.readsTexts) return nothing;
  const expected = await expectHits(database, plan, search);
  const { isPriceRare } = expected;
  const [{ counts, combinations, page }, words] = await Promise.all([
    countAndRead(database, plan, { ...search, isPriceRare }, expected),
    plan.lemmas.length === 0 ? [] : findMarkedWords(database, plan),
  ]);
  const isByFit = search.ordered.sort === 'fit';
  const widenedFrom = isByFit ? page.findIndex(({ tier }) => plan.tiers[tier]?.isWidened ?? false) : -1;
  return {
    ids: page.map(({ product_id }) => product_id),
    counts,
    widenedFrom: widenedFrom === -1 ? null : widenedFrom,
    instead: null,
    combinations,
    words: new Set(words),
  };
};

/** Counts hits and reads a page of them. */
const countAndRead = async (
  database: Kysely<Tables>,
  plan: SearchPlan,
  search: Search,
  expected: ExpectedHits,
): Promise<Pick<SearchHits, 'counts' | 'combinations'> & { readonly page: readonly Hit[] }> => {
  const dense = categories.filter((category) => isDense(expected.categories.get(category) ?? 0, expected, plan));
  const isOfWords = !plan.readsTexts && plan.isOfPrices !== true;
  const isByFit = search.ordered.sort === 'fit';
  const isFew = expected.all <= FEW;
  const least = leastWalked(expected.listed);
  const isChosen = isFiltered(search.narrowed.values);
  const isOpen = !isChosen || (dense.length === 0 && expected.open <= ALL_COUNTED);
  const countsOpen = !isOpen && Math.max(0, ...expected.categories.values()) <= 2 * MOST_COUNTED;
  const readByFit = () => findByFit(database, plan, search, (tier) => fillsPage(expected.tiers[tier] ?? 0, expected));
  const countOpen = () =>
    countCombinations(database, plan, search, {
      most: ALL_COUNTED,
      isInParts: isOfWords && isDense(expected.open, expected, plan),
    });
  // at the same time where the way of reading does not depend on the number
  const [gathered, first, others] = await Promise.all([
    gatherHits(database, plan, search, {
      dense,
      isInParts: isOfWords,
      isInMostTexts: plan.readsTexts && expected.inTexts >= MOST_TEXTS,
      isOpen,
      most: MOST_COUNTED,
      page: isByFit ? (isFew ? { fewest: FEW } : null) : 'in order',
      walked: categories.filter((category) => 2 * (expected.categories.get(category) ?? 0) > least),
      leastWalked: least,
    }),
    isByFit && !isFew ? readByFit() : null,
    countsOpen ? countOpen() : null,
  ]);
  const { counts, found } = gathered;
  const isWithin = Math.max(0, ...counts.values()) <= MOST_COUNTED;
  // the sample expected far more
  if (isWithin && dense.length > 0) return countAndRead(database, plan, search, { ...expected, categories: new Map() });
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const page = first ?? (isByFit && all > FEW ? await readByFit() : gathered.page);
  if (!isWithin) return { counts, combinations: null, page };
  if (isOpen) return { counts, combinations: found > ALL_COUNTED ? null : gathered.combinations, page };
  return { counts, combinations: countsOpen ? others : await countOpen(), page };
};
