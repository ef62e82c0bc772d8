import type { Transaction } from 'kysely';
import { Refusal } from '../../../domain/refusals.ts';
import type { Tables } from '../../database/schema.ts';
import { holdProduct } from '../office/office-products.repository.ts';

/** A product, at the version that an admin has seen. */
export type SeenProduct = { readonly id: string; readonly version: number };

/**
 * Holds a product until the transaction ends. PRODUCT_UNKNOWN `{ productId }`; PRODUCT_CHANGED when somebody else has
 * changed it since it was seen.
 */
export const holdSeen = async (transaction: Transaction<Tables>, { id, version }: SeenProduct): Promise<void> => {
  const found = await holdProduct(transaction, id);
  if (!found) throw new Refusal('PRODUCT_UNKNOWN', { productId: id });
  if (found.version !== version) throw new Refusal('PRODUCT_CHANGED');
};
