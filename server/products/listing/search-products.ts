import type { Kysely } from 'kysely';
import { type Category, categories } from '../../../domain/products.ts';
import { type CombinationCount, isFiltered, noFilterValues } from '../../../domain/search/list-filters.ts';
import { parseSearchQuery, parseSearchWords } from '../../../domain/search/search-query.ts';
import type { Tables } from '../../../platform/database/schema.ts';
import { correctSearch } from './correct-search.ts';
import { countsOf } from './offered-filters.ts';
import { type ExpectedHits, expectHits } from './product-sample.ts';
import {
  type Counting,
  countCombinations,
  countHits,
  findByFit,
  findInOrder,
  sortFewByFit,
} from './search.repository.ts';
import type { Search } from './search-conditions.repository.ts';
import { planOfPrices, planSearch, planWithoutOne, type SearchPlan } from './search-plan.ts';
import { isAbsent, meantTokens, type SearchAnalysis, tokensToCorrect } from './search-units.ts';
import { analyzeSearch } from './search-words.repository.ts';

/** Upper bound of the count of hits per category; the page shows "more than" this number. */
export const MOST_COUNTED = 500;

/** From this share of hits on, counting those of prices and texts stops at MOST_COUNTED. */
const FREQUENT = 0.04;

/** From this share of texts on, they are read one after another instead of looked up. */
const MOST_TEXTS = 0.2;

/** Up to this many hits all of them are counted. */
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
  // other cups are no answer to a glass for wine
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

/*
 * Whether reading products in some order finds enough hits sooner than looking up all of them does. Looking up costs in proportion to
 * the products with the words, reading in proportion to the listed products for each hit.
 */
type IsDense = (hits: number, all: { readonly unfiltered: number; readonly listed: number }) => boolean;
/** For a page in the order of the shop, by parts of the shop. */
const fillsPage: IsDense = (hits, { unfiltered, listed }) => hits * unfiltered > 5 * listed;
/** For counting to the bound, by parts of the shop. */
const reachesBound: IsDense = (hits, { unfiltered, listed }) => hits * unfiltered > 400 * listed;
/** For a page by name or price, comparing each product. */
const fillsCompared: IsDense = (hits, { listed }) => hits ** 2 > 400 * listed;
/** The same, with all hits of the category at hand: then only for sorting them. */
const fillsProbed: IsDense = (hits, { listed }) => hits ** 2 > 3 * listed;

const answer = async (database: Kysely<Tables>, given: SearchPlan, search: Search): Promise<SearchHits> => {
  const plan = search.narrowed.sought.length === 0 ? { ...given, readsTexts: false } : given;
  if (plan.widest.length === 0 && !plan.readsTexts) return nothing;
  const expected = await expectHits(database, plan, search);
  const { isPriceRare } = expected;
  const { counts, combinations, page } = await countAndRead(database, plan, { ...search, isPriceRare }, expected);
  const isByFit = search.ordered.sort === 'fit';
  const widenedFrom = isByFit ? page.findIndex(({ tier }) => plan.tiers[tier]?.isWidened ?? false) : -1;
  return {
    ids: page.map(({ product_id }) => product_id),
    counts,
    widenedFrom: widenedFrom === -1 ? null : widenedFrom,
    instead: null,
    combinations,
    plan,
  };
};

/** Counts hits and reads a page of them, at the same time where the way of reading does not depend on the number. */
const countAndRead = async (database: Kysely<Tables>, plan: SearchPlan, search: Search, expected: ExpectedHits) => {
  const isOfWords = !plan.readsTexts && plan.isOfPrices !== true;
  const isFew = isOfWords ? expected.all <= ALL_COUNTED : expected.all < FREQUENT * expected.listed;
  const expectedOf = (category: Category) => expected.categories.get(category) ?? 0;
  const how: Counting = {
    // one look-up for all rare categories, because with a frequent word it costs the same for each
    whole: categories.filter((each) => isFew || (isOfWords && expectedOf(each) <= MOST_COUNTED)),
    inParts: categories.filter((each) => isOfWords && !isFew && reachesBound(expectedOf(each), expected)),
    most: MOST_COUNTED + 1,
    isInMostTexts: plan.readsTexts && expected.inTexts >= MOST_TEXTS,
  };
  if (search.ordered.sort !== 'fit') return countAndSort(database, plan, search, { how, expected });
  const counting = countAll(database, plan, search, how);
  const isCommon = (tier: number) => fillsPage(expected.tiers[tier] ?? 0, expected);
  if (expected.all > FEW) {
    const [counted, page] = await Promise.all([counting, findByFit(database, plan, search, isCommon)]);
    return { ...counted, page };
  }
  const counted = await counting;
  const all = [...counted.counts.values()].reduce((sum, count) => sum + count, 0);
  const page =
    all <= FEW ? await sortFewByFit(database, plan, search) : await findByFit(database, plan, search, isCommon);
  return { ...counted, page };
};

/** The same by name or price. */
const countAndSort = async (
  database: Kysely<Tables>,
  plan: SearchPlan,
  search: Search,
  { how, expected }: { readonly how: Counting; readonly expected: ExpectedHits },
) => {
  const counted = await countAll(database, plan, search, how);
  const isDense = (category: Category, test: IsDense) =>
    test((how.whole.includes(category) ? counted.counts : expected.categories).get(category) ?? 0, expected);
  const compared = search.shown.filter((category) => isDense(category, fillsCompared));
  const probed = search.shown.filter((category) => !compared.includes(category) && isDense(category, fillsProbed));
  const isRead = (category: Category) => compared.includes(category) || probed.includes(category);
  // the hits of rare categories are known since they were counted
  const areKnown = counted.ids !== null && search.shown.every((each) => isRead(each) || how.whole.includes(each));
  const ids = areKnown ? counted.ids : null;
  const sorted = await findInOrder(database, plan, search, { compared, probed, ids });
  return { ...counted, page: sorted.map((id) => ({ product_id: id, tier: 0 })) };
};

/** Counts hits of each category, and of each combination of filters where counting a category does not stop at the bound. */
const countAll = async (database: Kysely<Tables>, plan: SearchPlan, search: Search, how: Counting) => {
  const isFiltering = isFiltered(search.narrowed.values);
  const isWithin = (counts: ReadonlyMap<Category, number>) =>
    [...counts.values()].every((count) => count <= MOST_COUNTED);
  if (how.whole.length === categories.length && !isFiltering) {
    // the combinations tell the counts too
    const combinations = await countCombinations(database, plan, search);
    const counts = countsOf(combinations, noFilterValues);
    return { counts, combinations: isWithin(counts) ? combinations : null, ids: null };
  }
  const { counts, ids } = await countHits(database, plan, search, how);
  const combinations = isWithin(counts) ? await countCombinations(database, plan, search, ALL_COUNTED) : [];
  const isCounted = combinations.reduce((sum, { count }) => sum + count, 0) <= ALL_COUNTED;
  return { counts, combinations: isWithin(counts) && isCounted ? combinations : null, ids };
};
