import type { Kysely } from 'kysely';
import type { Tables } from '#generated/tables.gen.ts';
import { greatestDiscountPercent } from '../starter-catalogue/catalogue.ts';
import { findLargestDiscount } from './product-sections.repository.ts';

/** Returns the N of "up to N % off" from the current sales (decision 32); 0 without sales, which hides the claim. */
export const getGreatestDiscountPercent = async (database: Kysely<Tables>): Promise<number> => {
  const reduced = await findLargestDiscount(database);
  return greatestDiscountPercent(reduced ? [reduced] : []);
};
