import type { OwnData } from '../../contract/own-data.ts';
import type { ShopRoom } from '../shop-room.ts';
import { findSavedSince } from './wishlist.repository.ts';

/** Everything in a customer's wishlist, also what is not for sale any more, newest first. */
export const tellWishlistOf = async ({ database }: ShopRoom, userId: string): Promise<OwnData['wishlist']> => {
  const saved = await findSavedSince(database.kysely, userId);
  return saved.map(({ product_id, created_at }) => ({ productId: product_id, savedAt: created_at.toISOString() }));
};
