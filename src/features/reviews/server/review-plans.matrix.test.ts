import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedCatalogue } from '#features/products/server/seed-starter-catalogue.ts';
import {
  concurrentLoad,
  explainQueries,
  type FreshDatabase,
  freshDatabase,
  type QueryPlan,
  runWithoutLimits,
} from '#tests/support/database.ts';
import { countAdminReviews, findAdminReviews } from './admin-reviews.repository.ts';
import { findReviews, rateProduct, upsertReview } from './reviews.repository.ts';

let database: FreshDatabase;
beforeAll(async () => {
  database = await freshDatabase();
  await seedCatalogue(database);
  await concurrentLoad(database);
});
afterAll(async () => {
  await database.drop();
});

const anyReview = async () =>
  (await database.pool.query(`select * from reviews where product_id = 'plate-lotus-01'`)).rows[0];

/** Returns the tables that are scanned sequentially, except the short products table. */
const sequentialScans = (plans: readonly QueryPlan[]) =>
  plans.flatMap(({ plan }) => [...plan.matchAll(/Seq Scan on (?!products)\w+/g)].map(([scan]) => scan));

test('a page of twenty thousand reviews is read in order by an index, without further rows', async () => {
  const { id } = await anyReview();
  const plans = await explainQueries(database, async (watched) => {
    expect(await findReviews(watched, 'plate-lotus-01', { limit: 11 })).toHaveLength(11);
    await findReviews(watched, 'plate-lotus-01', { limit: 11, before: id });
  });
  expect(plans).toHaveLength(2);
  expect(sequentialScans(plans)).toEqual([]);
  for (const { plan } of plans) {
    expect(plan).toContain('using reviews_visible_product_id_idx on reviews review');
    expect(plan).not.toContain('Sort');
  }
  expect(plans[1]?.plan).toMatch(/Index Cond: .*ROW\(/);
});

test('the latest review of each customer among twenty thousand is counted by an index', async () => {
  const plans = await explainQueries(database, async (watched) => {
    expect((await rateProduct(watched, 'plate-lotus-01')).count).toBe(700);
  });
  expect(plans).toHaveLength(1);
  expect(sequentialScans(plans)).toEqual([]);
  expect(plans[0]?.plan).toMatch(/reviews_(latest|shown)/);
});

test('a review is stored without scanning the others', async () => {
  const { user_id: userId } = await anyReview();
  const plans = await explainQueries(database, (watched) =>
    upsertReview(watched, { userId, productId: 'plate-lotus-01', rating: 5, comment: null, now: new Date() }),
  );
  expect(plans).toHaveLength(1);
  expect(sequentialScans(plans)).toEqual([]);
  expect(plans[0]?.plan).toContain('Conflict Arbiter Indexes: reviews_user_id_product_id_text_key');
});

test('the list of reviews uses an index among twenty thousand, visible or hidden', async () => {
  await runWithoutLimits(database, `update reviews set is_hidden = true where right(id::text, 2) = '00'`);
  await runWithoutLimits(database, 'vacuum analyze reviews');
  const after = `1773475200000000.${'0'.repeat(8)}-0000-4000-8000-${'0'.repeat(12)}`;
  const plans = await explainQueries(database, async (watched) => {
    for (const visibility of [undefined, 'shown', 'hidden'] as const)
      await findAdminReviews(watched, { visibility, after }, 21);
    await countAdminReviews(watched, 'hidden');
  });
  expect(plans).toHaveLength(4);
  for (const { plan } of plans) {
    expect(plan).toMatch(/reviews_(?:hidden_)?created_at_idx/);
    expect(plan).not.toMatch(/Seq Scan on reviews/);
  }
});
