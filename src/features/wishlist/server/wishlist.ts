import { AppError } from '#core/errors/app-error.ts';
import type { Language } from '#core/i18n/language.ts';
import type { ShopContext } from '#core/server/context.ts';
import { productErrors } from '#features/products/products.errors.ts';
import { getProductCards } from '#features/products/server/cart-products.ts';
import type { Wishlist } from '../wishlist.contract.ts';
import { deleteWishlistEntry, findWishlist, insertWishlistEntry } from './wishlist.repository.ts';

/** Returns a customer's wishlist, newest first; archived products are omitted until they are restored. */
export const getWishlist = async (shop: ShopContext, userId: string, language: Language): Promise<Wishlist> => {
  const products = await getProductCards(shop, await findWishlist(shop.database.kysely, userId), language);
  return { productIds: products.map(({ id }) => id), products };
};

/** Adds a product to a customer's wishlist; no-op if it is already there. PRODUCT_NOT_FOUND `{ productId }`. */
export const addToWishlist = async (
  { database, clock }: ShopContext,
  userId: string,
  productId: string,
): Promise<void> => {
  const isKnown = await insertWishlistEntry(database.kysely, { userId, productId, now: clock() });
  if (!isKnown) throw new AppError(productErrors, 'PRODUCT_NOT_FOUND', { productId });
};

/** Removes a product from a customer's wishlist; no-op if it is not there. */
export const removeFromWishlist = ({ database }: ShopContext, userId: string, productId: string): Promise<void> =>
  deleteWishlistEntry(database.kysely, userId, productId);
