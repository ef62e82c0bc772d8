import type { Kysely } from 'kysely';
import type { Category } from '../../../domain/products.ts';
import { parseSearchQuery, parseSearchWords } from '../../../domain/search/search-query.ts';
import type { Tables } from '../../../platform/database/schema.ts';
import type { ListFilters } from './listing.repository.ts';
import { type FirstProducts, findRemainingMatches, readFirstProducts, type Search } from './search.repository.ts';

/** Upper bound of the count of hits per category; the page shows "more than" this number. */
export const MOST_COUNTED = 500;

/** Products per category that are scanned in list order before the index is used. */
const GLANCE = 250;

/** Ids of the hits to show, in order, and the counts per category, up to the bound. */
export interface SearchHits {
  readonly ids: readonly string[];
  readonly counts: ReadonlyMap<Category, number>;
}

/** Finds products that contain the whole query, otherwise each of its words (decision 34). */
export const searchProducts = async (database: Kysely<Tables>, q: string, search: Search): Promise<SearchHits> => {
  const whole = parseSearchQuery(q);
  const together = await searchFor(database, whole === null ? [] : [whole], search);
  const words = isNothing(together) ? parseSearchWords(q) : [];
  return words.length === 0 ? together : searchFor(database, words, search);
};

const isNothing = ({ counts }: SearchHits) => [...counts.values()].every((count) => count === 0);

/**
 * Scans the beginning of the list first, which is enough for short lists and frequent terms; rarer terms use an index
 * (decision 100). A query of combining marks alone finds nothing.
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

/** At least every fourth scanned product is a hit, so the page is full and counting ends soon. */
const isCommon = ({ hits }: FirstProducts) => hits * 4 >= GLANCE;

const categoriesOf = (glances: readonly FirstProducts[]) => glances.map(({ category }) => category);
