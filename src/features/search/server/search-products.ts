import type { Kysely } from 'kysely';
import type { Tables } from '#core/server/database/schema.ts';
import { type Category, categories } from '#features/products/product-attributes.ts';
import { type CombinationCount, isFiltered } from '../product-filters.ts';
import { parseSearchQuery, parseSearchWords } from '../search-query.ts';
import { correctSearch } from './correct-spelling.ts';
import { countCombinations, gatherHits } from './gather-hits.repository.ts';
import { type ExpectedHits, expectHits, minScanned } from './product-sample.ts';
import { findByFit, type Hit } from './search.repository.ts';
import type { Search } from './search-conditions.repository.ts';
import { planOfPrices, planSearch, planWithoutOne, type SearchPlan } from './search-plan.ts';
import { isAbsent, meantTokens, type SearchAnalysis, tokensToCorrect } from './search-terms.ts';
import { analyzeSearch, findMarkedWords } from './vocabulary.repository.ts';

/** Maximum count of hits per category; the page shows "more than" this number. */
export const MAX_COUNTED = 500;

/** Share of matching texts from which they are scanned instead of looked up. */
const MAX_TEXTS = 0.2;

/** Maximum number of hits for counting unselected values. */
const ALL_COUNTED = MAX_COUNTED * categories.length;

/** Maximum number of hits that are all read and sorted. */
const FEW = 100;

/** Ids of the hits to show, in order, and the limited counts per category. */
export interface SearchHits {
  readonly ids: readonly string[];
  readonly counts: ReadonlyMap<Category, number>;
  /** Number of leading ids that match the searched words themselves; the others match only similar words. */
  readonly widenedFrom: number | null;
  /** The search used instead, because no product has the searched words. */
  readonly instead: string | null;
  /** Number of hits by combination of filters; null when there are too many to count, or without a search. */
  readonly combinations: readonly CombinationCount<Category>[] | null;
  /** Folded words to highlight. */
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

/** Finds the products that match a search, by relevance or in the requested order (decisions 34 and 192). */
export const searchProducts = async (database: Kysely<Tables>, q: string, search: Search): Promise<SearchHits> => {
  const plan = q === '' ? planOfPrices : planSearch(q, await analyzeSearch(database, q));
  return answer(database, plan, withTexts(search, q));
};

/** Finds products for a search without hits by another spelling, or without one of its words. */
export const searchNearby = async (database: Kysely<Tables>, q: string, search: Search): Promise<SearchHits> => {
  const analysis = await analyzeSearch(database, q);
  const unknown = tokensToCorrect(analysis);
  for (const corrected of await correctSearch(database, analysis, unknown)) {
    const found = await searchProducts(database, corrected, search);
    if (!isNothing(found)) return { ...found, instead: corrected };
  }
  // A word for a product that the shop does not sell ("wine glass") is not dropped, because other glasses do not match the intent.
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

/** Returns the ids of a plan's first hits by relevance, without counting. */
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

/** Removes words that no product and no group has. */
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

/** Whether a tier is expected to have enough hits that the first shop partitions fill a page by relevance. */
const fillsPage = (hits: number, { unfiltered, listed }: ExpectedHits) => hits * unfiltered > 5 * listed;

/**
 * Whether scanning products in order finds enough hits of a category sooner than looking up all of them. A lookup costs in
 * proportion to the matching products, a scan in proportion to the listed products per hit; a text costs more than keys.
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
  const isSmall = expected.all <= FEW;
  const min = minScanned(expected.listed);
  const isChosen = isFiltered(search.narrowed.values);
  const isOpen = !isChosen || (dense.length === 0 && expected.open <= ALL_COUNTED);
  const countsOpen = !isOpen && Math.max(0, ...expected.categories.values()) <= 2 * MAX_COUNTED;
  const readByFit = () => findByFit(database, plan, search, (tier) => fillsPage(expected.tiers[tier] ?? 0, expected));
  const countOpen = () =>
    countCombinations(database, plan, search, {
      max: ALL_COUNTED,
      isInParts: isOfWords && isDense(expected.open, expected, plan),
    });
  // in parallel if the access path does not depend on the count
  const [gathered, first, others] = await Promise.all([
    gatherHits(database, plan, search, {
      dense,
      isInParts: isOfWords,
      isFrequent: plan.readsTexts && expected.inTexts >= MAX_TEXTS,
      isOpen,
      max: MAX_COUNTED,
      page: isByFit ? (isSmall ? { fewest: FEW } : null) : 'in order',
      walked: categories.filter((category) => 2 * (expected.categories.get(category) ?? 0) > min),
      minScanned: min,
    }),
    isByFit && !isSmall ? readByFit() : null,
    countsOpen ? countOpen() : null,
  ]);
  const { counts, found } = gathered;
  const isWithin = Math.max(0, ...counts.values()) <= MAX_COUNTED;
  // the sample overestimated the hits
  if (isWithin && dense.length > 0) return countAndRead(database, plan, search, { ...expected, categories: new Map() });
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const page = first ?? (isByFit && all > FEW ? await readByFit() : gathered.page);
  if (!isWithin) return { counts, combinations: null, page };
  if (isOpen) return { counts, combinations: found > ALL_COUNTED ? null : gathered.combinations, page };
  return { counts, combinations: countsOpen ? others : await countOpen(), page };
};
