import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser, startVisit, waitForHydration } from '../support/browser.ts';
import { type FreshDatabase, freshDatabase } from '../support/database.ts';
import { type RunningShop, runBuiltShop } from '../support/shop/spawned-shop.ts';

let database: FreshDatabase;
let shop: RunningShop;

beforeAll(async () => {
  database = await freshDatabase({ isStocked: true });
  shop = await runBuiltShop({
    databaseUrl: database.url,
    entry: 'scripts/dev.ts',
    settings: { NODE_ENV: 'development' },
  });
});

afterAll(async () => {
  await shop.stop();
  await database.drop();
});

test('the development server hydrates pages of the shop and the admin area, reports no error and keeps a connection for hot updates', async () => {
  const browser = await openBrowser();
  const visit = await startVisit(browser, shop.url, { language: 'ar', width: 1440 });
  const connected = visit.page.waitForEvent('websocket').then((socket) => socket.waitForEvent('framereceived'));
  await visit.open('/');
  // the first message of Vite
  expect(JSON.parse(String((await connected).payload))).toEqual({ type: 'connected' });
  // the admin area has a frame and modules of its own
  await visit.page.goto('/admin/orders');
  await visit.page.waitForURL('**/auth?to=**');
  await waitForHydration(visit.page);
  expect(visit.faults).toEqual([]);
  await browser.close();
});
