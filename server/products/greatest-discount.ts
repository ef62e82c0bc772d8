import type { Kysely } from 'kysely';
import { greatestDiscountPercent } from '../../catalogue/catalogue.ts';
import type { Tables } from '../../platform/database/schema.ts';
import { findLargestDiscount } from './sections.repository.ts';

/** Returns the N of "up to N % off" from what is on sale now (decision 32); 0 when nothing is, and then the claim is not made. */
export const getGreatestDiscountPercent = async (database: Kysely<Tables>): Promise<number> => {
  const reduced = await findLargestDiscount(database);
  return greatestDiscountPercent(reduced ? [reduced] : []);
};
