import { afterAll, beforeAll, expect, test } from 'vitest';
import { explainQueries, runWithoutLimits } from '#tests/support/database.ts';
import { type OpenShop, openShop, type SignedIn } from '#tests/support/shop/in-process-shop.ts';
import { listNotificationProducts, listNotifications } from '../testing/list-notifications.ts';
import {
  countStockNotificationProducts,
  countStockNotifications,
  findStockNotificationProducts,
  findStockNotifications,
} from './admin-stock-notifications.repository.ts';

let shop: OpenShop;
let admin: SignedIn;
beforeAll(async () => {
  shop = await openShop();
  admin = await shop.signUpAdmin();
});
afterAll(async () => {
  expect(shop.logged).toEqual([]);
  await shop.close();
});

test('stock notifications are read in order by an index among sixty thousand', async () => {
  await runWithoutLimits(
    shop.database,
    `insert into stock_notifications (email, product_id, notified, created_at)
     select 'visitor-' || n || '@example.com', id, n % 3 = 0, timestamptz '2026-03-14 10:00Z' + n * interval '1 second'
     from products, generate_series(1, 1600) n`,
  );
  await runWithoutLimits(shop.database, 'vacuum analyze stock_notifications');
  const { next } = await listNotifications(shop, admin);
  const plans = await explainQueries(shop.database, async (watched) => {
    for (const status of [undefined, 'pending', 'notified'] as const) {
      for (const after of [undefined, next ?? undefined]) {
        await findStockNotifications(watched, { status, after }, 21);
        await countStockNotifications(watched, { status, after });
      }
    }
    await findStockNotifications(watched, { productId: 'plate-lotus-01' }, 21);
    await findStockNotificationProducts(watched, undefined, 21);
    await countStockNotificationProducts(watched);
  });
  for (const { sql, plan } of plans) {
    if (!sql.includes('as "counted"')) expect(plan, sql).not.toContain('Seq Scan on stock_notifications');
  }
  expect((await listNotificationProducts(shop, admin)).items.find(({ id }) => id === 'cup-tea-01')).toMatchObject({
    pending: 1000,
    notified: 533,
  });
  expect(await listNotifications(shop, admin)).toMatchObject({ count: 1000, isExactCount: false });
});
