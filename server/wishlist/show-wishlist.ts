import type { Wishlist } from '../../contract/wishlist.ts';
import type { Language } from '../../domain/language.ts';
import { findCards } from '../products/find-cards.ts';
import type { ShopRoom } from '../shop-room.ts';
import { findSaved } from './wishlist.repository.ts';

/** A customer's wishlist, newest first. A product that was archived is left out, and comes back when it does. */
export const showWishlist = async (shop: ShopRoom, userId: string, language: Language): Promise<Wishlist> => {
  const products = await findCards(shop, await findSaved(shop.database.kysely, userId), language);
  return { productIds: products.map(({ id }) => id), products };
};
