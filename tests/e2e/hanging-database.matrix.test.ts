import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pageAddresses, plainPages } from '#generated/page-facts.gen.ts';
import { type FreshDatabase, freshDatabase } from '../support/database.ts';
import { scaledLimit } from '../support/scaled-limit.ts';
import { startUnreliableProxy, type UnreliableProxy } from '../support/servers/unreliable-proxy.ts';
import { type RunningShop, runBuiltShop } from '../support/shop/spawned-shop.ts';

let database: FreshDatabase;
let network: UnreliableProxy;
let shop: RunningShop;
beforeAll(async () => {
  database = await freshDatabase();
  network = await startUnreliableProxy(database.url);
  shop = await runBuiltShop({ databaseUrl: network.url, settings: { LOG_LEVEL: 'fatal' } });
});
afterAll(async () => {
  network.swallow(false);
  await shop.stop();
  await network.close();
  await database.drop();
});

const request = async (path: string) => {
  const startedAt = performance.now();
  const response = await fetch(shop.url + path);
  const text = await response.text();
  return {
    status: response.status,
    text,
    retryAfter: response.headers.get('retry-after'),
    ms: performance.now() - startedAt,
  };
};

const addresses = pageAddresses.map(({ address }) => address);

/** Pages and files that need no database. */
const plain = [
  ...addresses.filter((address) => plainPages.test(address)),
  '/admin',
  '/admin/orders',
  '/about.data',
  '/icons/mark.svg',
  '/service-worker.js',
  '/robots.txt',
  '/manifest.webmanifest',
];
/** Pages that no earlier request has put into a cache. */
const withData = [
  ...addresses.filter((address) => !plainPages.test(address)),
  '/products/cups?sort=name',
  '/cart/products?ids=cup-tea-01',
];

test('with a hanging database and full request slots, pages without data are served and all others get 503', async () => {
  network.swallow(true);
  const hanging = Array.from({ length: 30 }, (_, index) => request(`/products?q=${index}`));
  await pause(100);
  const readiness = await request('/readyz/database');
  expect([readiness.status, readiness.ms < scaledLimit(2_000)]).toEqual([503, true]);
  for (const path of plain) expect([path, (await request(path)).status]).toEqual([path, 200]);
  for (const { status, retryAfter } of await Promise.all(hanging)) {
    expect([status, Number(retryAfter) > 0]).toEqual([503, true]);
  }
  for (const path of withData) {
    const { status, retryAfter, ms } = await request(path);
    expect([path, status, Number(retryAfter) > 0, ms < scaledLimit(1_000)]).toEqual([path, 503, true, true]);
  }
  network.swallow(false);
  await expect.poll(async () => (await request('/readyz/database')).status).toBe(200);
  for (const path of withData) expect([path, (await request(path)).status]).toEqual([path, 200]);
});
