import { requireCaller } from '../api/access.ts';
import { api } from '../api/implement.ts';
import { addToWishlist, getWishlist, removeFromWishlist } from './wishlist.ts';

/** Endpoints of the wishlist. */
export const wishlist = {
  get: api.wishlist.get.handler(async ({ context, input }) =>
    getWishlist(context.shop, (await requireCaller(context)).userId, input.language),
  ),
  add: api.wishlist.add.handler(async ({ context, input }) => {
    await addToWishlist(context.shop, (await requireCaller(context)).userId, input.productId);
    return { isSaved: true };
  }),
  remove: api.wishlist.remove.handler(async ({ context, input }) => {
    await removeFromWishlist(context.shop, (await requireCaller(context)).userId, input.productId);
    return { isSaved: false };
  }),
};
