import { afterAll, beforeAll, expect, test } from 'vitest';
import { concurrentLoad, explainQueries, type FreshDatabase, freshDatabase } from '#tests/support/database.ts';
import { deleteWishlistEntry, findWishlist, insertWishlistEntry } from './wishlist.repository.ts';

let database: FreshDatabase;
beforeAll(async () => {
  database = await freshDatabase({ isStocked: true });
});
afterAll(() => database.drop());

test('a wishlist is found by index among twenty thousand entries', async () => {
  await concurrentLoad(database);
  const { rows } = await database.pool.query(`select id from auth.users where email = 'crowd-7@example.com'`);
  const userId: string = rows[0].id;
  const plans = await explainQueries(database, async (watched) => {
    expect(await findWishlist(watched, userId)).toHaveLength(29);
    await insertWishlistEntry(watched, { userId, productId: 'cup-tea-01', now: new Date() });
    await deleteWishlistEntry(watched, userId, 'cup-tea-01');
  });
  expect(plans).toHaveLength(3);
  for (const { plan } of plans) expect(plan).not.toContain('Seq Scan on wishlist');
  expect(plans[0]?.plan).toContain('wishlist_pkey');
  expect(plans[2]?.plan).toContain('Index Scan using wishlist_pkey');
});
