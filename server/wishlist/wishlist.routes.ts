import { api } from '../api/implement.ts';
import { signedIn } from '../api/who-may.ts';
import { addToWishlist } from './add-to-wishlist.ts';
import { removeFromWishlist } from './remove-from-wishlist.ts';
import { showWishlist } from './show-wishlist.ts';

/** The wishlist's door. */
export const wishlist = {
  show: api.wishlist.show.handler(async ({ context, input }) =>
    showWishlist(context.shop, (await signedIn(context)).userId, input.language),
  ),
  add: api.wishlist.add.handler(async ({ context, input }) => {
    await addToWishlist(context.shop, (await signedIn(context)).userId, input.productId);
    return { isSaved: true };
  }),
  remove: api.wishlist.remove.handler(async ({ context, input }) => {
    await removeFromWishlist(context.shop, (await signedIn(context)).userId, input.productId);
    return { isSaved: false };
  }),
};
