import type { Kysely } from 'kysely';
import { BOUGHT_TOGETHER_COUNT } from '../../domain/products/bought-together.ts';
import type { Tables } from '../database/schema.ts';
import { findCompanions } from './shelf.repository.ts';

/** The group of each of these products, itself first; one that is sold out, or unknown, stands alone (decision 5). */
export const togetherGroups = async (
  database: Kysely<Tables>,
  productIds: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> => {
  if (productIds.length === 0) return new Map();
  const companions = await findCompanions(database, productIds, BOUGHT_TOGETHER_COUNT);
  return new Map(productIds.map((id) => [id, [id, ...(companions.get(id) ?? [])]]));
};
