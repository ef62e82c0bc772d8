import type { Kysely } from 'kysely';
import type { CategoryCounts } from '../../../contract/products.ts';
import { categories } from '../../../domain/products.ts';
import { soughtBy, soughtByWords } from '../../../domain/search/sought.ts';
import type { Tables } from '../../database/schema.ts';
import { countFound, readCounts } from './listed-products.repository.ts';
import type { Narrowed } from './wanted-products.ts';

/** The most hits of a category that a search counts; beyond that there are "more than" so many. */
export const MOST_COUNTED = 500;

/** What was counted, and what a list has to be narrowed to so as to show just that. */
export interface Count {
  readonly narrowed: Narrowed;
  readonly counts: CategoryCounts;
}

/** What each category holds under these flags and this search (specification 2); bowls may well hold none (decision 31). */
export const countProducts = async (
  database: Kysely<Tables>,
  { q, ...narrowing }: Omit<Narrowed, 'sought'> & { readonly q: string },
): Promise<Count> => {
  const everything: Narrowed = { ...narrowing, sought: [] };
  if (q.trim() === '') return { narrowed: everything, counts: summedUp(await readCounts(database, everything)) };
  const together = await countSought(database, { ...everything, sought: soughtOf(q) });
  const words = together.counts.all > 0 ? [] : soughtByWords(q);
  return words.length === 0 ? together : countSought(database, { ...everything, sought: words });
};

const soughtOf = (q: string) => {
  const sought = soughtBy(q);
  return sought === null ? [] : [sought];
};

/** A search for signs that are written upon letters and no letter finds nothing. */
const countSought = async (database: Kysely<Tables>, narrowed: Narrowed): Promise<Count> => ({
  narrowed,
  counts: summedUp(narrowed.sought.length === 0 ? [] : await countFound(database, narrowed, MOST_COUNTED + 1)),
});

const summedUp = (found: Awaited<ReturnType<typeof countFound>>): CategoryCounts => {
  const counts = { all: 0, plates: 0, bowls: 0, cups: 0, sets: 0 };
  for (const { category, count } of found) counts[category] = count;
  for (const category of categories) counts.all += counts[category];
  return counts;
};
