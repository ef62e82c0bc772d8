import type { Kysely } from 'kysely';
import type { Tables } from '../database/schema.ts';
import type { CardProduct } from './product.ts';
import { findByIds } from './products.repository.ts';

/** These products in this order, without those that are not for sale any more. */
export const findProducts = async (database: Kysely<Tables>, productIds: readonly string[]): Promise<CardProduct[]> => {
  if (productIds.length === 0) return [];
  const found = new Map((await findByIds(database, productIds)).map((product) => [product.id, product]));
  return productIds.flatMap((id) => found.get(id) ?? []);
};
