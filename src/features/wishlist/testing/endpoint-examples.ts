import type { EndpointExamples } from '#tests/support/example-data.ts';
import type { OpenShop, SignedIn } from '#tests/support/shop/in-process-shop.ts';

/** Leaves one product in one wishlist; returns the product. */
const setWishlist = async (shop: OpenShop, { userId }: SignedIn): Promise<string> => {
  await shop.database.pool.query('delete from wishlist');
  await shop.database.pool.query(`insert into wishlist (user_id, product_id) values ($1, 'plate-lotus-01')`, [userId]);
  return 'plate-lotus-01';
};

export const endpointExamples: EndpointExamples = {
  'wishlist.get': async (shop, person) => ({ owned: await setWishlist(shop, person) }),
  'wishlist.add': async (shop) => {
    await shop.database.pool.query('delete from wishlist');
    return {};
  },
  'wishlist.remove': async (shop, person) => ({ at: { productId: await setWishlist(shop, person) } }),
};
