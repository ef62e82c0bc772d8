import { requireCaller } from '#core/server/api/access.ts';
import { implementContract } from '#core/server/api/implement.ts';
import { wishlistContract } from '../wishlist.contract.ts';
import { addToWishlist, getWishlist, removeFromWishlist } from './wishlist.ts';

const wishlistApi = implementContract(wishlistContract);

/** Endpoints of the wishlist. */
export const wishlistRouter = wishlistApi.router({
  get: wishlistApi.get.handler(async ({ context, input }) =>
    getWishlist(context.shop, (await requireCaller(context)).userId, input.language),
  ),
  add: wishlistApi.add.handler(async ({ context, input }) => {
    await addToWishlist(context.shop, (await requireCaller(context)).userId, input.productId);
    return { isSaved: true };
  }),
  remove: wishlistApi.remove.handler(async ({ context, input }) => {
    await removeFromWishlist(context.shop, (await requireCaller(context)).userId, input.productId);
    return { isSaved: false };
  }),
});
