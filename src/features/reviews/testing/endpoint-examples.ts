import { type EndpointExamples, idOf, randomText } from '#tests/support/example-data.ts';
import type { OpenShop, SignedIn } from '#tests/support/shop/in-process-shop.ts';

const someReview = (shop: OpenShop, { userId }: SignedIn) =>
  idOf(
    shop,
    `insert into reviews (user_id, product_id, rating, comment) values ($1, 'cup-tea-01', 4, $2) returning id`,
    [userId, randomText()],
  );

export const endpointExamples: EndpointExamples = {
  'reviews.create': () => ({ body: { comment: randomText() } }),
  'admin.reviews.reply': async (shop, person) => ({ at: { id: await someReview(shop, person) } }),
  'admin.reviews.deleteReply': async (shop, person) => ({ at: { id: await someReview(shop, person) } }),
  'admin.reviews.hide': async (shop, person) => ({ at: { id: await someReview(shop, person) } }),
  'admin.reviews.unhide': async (shop, person) => {
    const id = await someReview(shop, person);
    await shop.database.pool.query('update reviews set is_hidden = true where id = $1', [id]);
    return { at: { id } };
  },
};
