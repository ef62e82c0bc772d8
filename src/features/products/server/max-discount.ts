import type { Kysely } from 'kysely';
import type { Tables } from '#generated/tables.gen.ts';
import { greatestDiscountPercent } from '../starter-catalogue/catalogue.ts';
import { findLargestDiscount } from './product-sections.repository.ts';

/** Returns the N of "up to N % off" from what is on sale now (decision 32); 0 when nothing is, and then the claim is not made. */
export const getGreatestDiscountPercent = async (database: Kysely<Tables>): Promise<number> => {
  const reduced = await findLargestDiscount(database);
  return greatestDiscountPercent(reduced ? [reduced] : []);
};
