import { type EndpointExamples, idOf } from '#tests/support/example-data.ts';
import type { OpenShop, SignedIn } from '#tests/support/shop/in-process-shop.ts';

/** Id of an ended run of this person. */
const someRun = async (shop: OpenShop, { userId }: SignedIn) => ({
  id: await idOf(
    shop,
    `insert into bulk_runs (admin_id, idempotency_key, action, input, state, total, created_at)
     values ($1, gen_random_uuid(), 'orders.ship', '{}', 'done', 0, now()) returning id`,
    [userId],
  ),
});

export const endpointExamples: EndpointExamples = {
  'admin.bulkRuns.rows': async (shop, person) => ({ at: await someRun(shop, person) }),
  'admin.bulkRuns.stop': async (shop, person) => ({ at: await someRun(shop, person) }),
};
