import type { Kysely } from 'kysely';
import type { OfficeProduct } from '../../../contract/office/products.ts';
import { Refusal } from '../../../domain/refusals.ts';
import type { Tables } from '../../database/schema.ts';
import { findProduct } from './office-products.repository.ts';
import { presentProduct } from './present-product.ts';

/** One product with all that an admin may change, in the archive or not; PRODUCT_UNKNOWN `{ productId }`. */
export const showOfficeProduct = async (database: Kysely<Tables>, id: string): Promise<OfficeProduct> => {
  const found = await findProduct(database, id);
  if (!found) throw new Refusal('PRODUCT_UNKNOWN', { productId: id });
  return presentProduct(found);
};
