import type { Kysely } from 'kysely';
import type { Category } from '../../../domain/products.ts';
import { parseSearchQuery, parseSearchWords } from '../../../domain/search/search-query.ts';
import type { Tables } from '../../../platform/database/schema.ts';
import type { ListFilters } from './listing.repository.ts';
import { type FirstProducts, findRemainingMatches, readFirstProducts, type Search } from './search.repository.ts';

/** The most hits of a category that a search counts; beyond that there are "more than" so many. */
export const MOST_COUNTED = 500;

/** How many products of a category a search reads in the list's order before it looks its hits up. */
const GLANCE = 250;

/** What a search found: the ids of the hits to show, in order, and how many each category holds, as far as counted. */
export interface SearchHits {
  readonly ids: readonly string[];
  readonly counts: ReadonlyMap<Category, number>;
}

/** Products that hold all of a query together, or else each of its words somewhere (decision 34). */
export const searchProducts = async (database: Kysely<Tables>, q: string, search: Search): Promise<SearchHits> => {
  const whole = parseSearchQuery(q);
  const together = await searchFor(database, whole === null ? [] : [whole], search);
  const words = isNothing(together) ? parseSearchWords(q) : [];
  return words.length === 0 ? together : searchFor(database, words, search);
};

const isNothing = ({ counts }: SearchHits) => [...counts.values()].every((count) => count === 0);

/**
 * A glance at the beginning of the list is enough for a short shelf, and for what is common on a long one; what is rarer is
 * looked up in an index (decision 100). Signs that are written upon letters and no letter find nothing.
 */
const searchFor = async (
  database: Kysely<Tables>,
  sought: ListFilters['sought'],
  wanted: Search,
): Promise<SearchHits> => {
  if (sought.length === 0) return { ids: [], counts: new Map() };
  const search = { ...wanted, narrowed: { ...wanted.narrowed, sought } };
  const isShown = ({ category }: FirstProducts) => search.shown.includes(category);
  const glances = await readFirstProducts(database, search, GLANCE);
  const isWhole = ({ read }: FirstProducts) => search.ordered.after === null && read < GLANCE;
  const seen = glances.filter((each) => isWhole(each) || isCommon(each));
  const rare = glances.filter((each) => !seen.includes(each));
  const { ids, counts } = await findRemainingMatches(database, search, {
    ids: seen.filter(isShown).flatMap((each) => each.ids),
    lookedUp: categoriesOf(rare.filter(isShown)),
    counted: categoriesOf(rare.filter((each) => !isShown(each))),
    common: categoriesOf(seen.filter((each) => !isWhole(each))),
    most: MOST_COUNTED + 1,
  });
  const countOf = (each: FirstProducts) => (isWhole(each) ? each.hits : (counts[each.category] ?? 0));
  return { ids, counts: new Map(glances.map((each) => [each.category, countOf(each)])) };
};

/** Every fourth is a hit, so a page is full, and enough to be counted come by soon. */
const isCommon = ({ hits }: FirstProducts) => hits * 4 >= GLANCE;

const categoriesOf = (glances: readonly FirstProducts[]) => glances.map(({ category }) => category);
