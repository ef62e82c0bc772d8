import type { Kysely } from 'kysely';
import type { CategoryCounts } from '../../../contract/products.ts';
import { type Category, categories } from '../../../domain/products.ts';
import type { Tables } from '../../database/schema.ts';
import { readCounts } from './listed-products.repository.ts';
import type { Narrowed } from './wanted-products.ts';

/** What each category holds under these flags (specification 2); bowls may well hold none (decision 31). */
export const countProducts = async (
  database: Kysely<Tables>,
  flags: Pick<Narrowed, 'isNew' | 'isOnSale'>,
): Promise<CategoryCounts> => {
  const counted = await readCounts(database, flags);
  return summedUp(new Map(counted.map(({ category, count }) => [category, count])));
};

/** What each category holds, and all of them. */
export const summedUp = (found: ReadonlyMap<Category, number>): CategoryCounts => {
  const counts = { all: 0, plates: 0, bowls: 0, cups: 0, sets: 0 };
  for (const category of categories) {
    counts[category] = found.get(category) ?? 0;
    counts.all += counts[category];
  }
  return counts;
};
