import type { ShopRoom } from '../shop-room.ts';
import { deleteSaved } from './wishlist.repository.ts';

/** Takes a product out of a customer's wishlist. What is not in it, or not for sale any more, is out of it too. */
export const removeFromWishlist = ({ database }: ShopRoom, userId: string, productId: string): Promise<void> =>
  deleteSaved(database.kysely, userId, productId);
