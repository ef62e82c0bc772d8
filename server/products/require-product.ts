import { Refusal } from '../../domain/refusals.ts';
import type { ShopRoom } from '../shop-room.ts';
import { isForSale } from './products.repository.ts';

/** Refuses a product that nobody sells; PRODUCT_UNKNOWN `{ productId }`. */
export const requireProduct = async ({ database }: ShopRoom, productId: string): Promise<void> => {
  if (!(await isForSale(database.kysely, productId))) throw new Refusal('PRODUCT_UNKNOWN', { productId });
};
