import { Refusal } from '../../domain/refusals.ts';
import type { ShopRoom } from '../shop-room.ts';
import { insertSaved } from './wishlist.repository.ts';

/** Puts a product into a customer's wishlist, where it may lie already; PRODUCT_UNKNOWN `{ productId }`. */
export const addToWishlist = async (
  { database, clock }: ShopRoom,
  userId: string,
  productId: string,
): Promise<void> => {
  const isKnown = await insertSaved(database.kysely, { userId, productId, now: clock() });
  if (!isKnown) throw new Refusal('PRODUCT_UNKNOWN', { productId });
};
