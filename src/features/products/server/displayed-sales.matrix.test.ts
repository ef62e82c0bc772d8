import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FreshDatabase, freshDatabase } from '#tests/support/database.ts';
import { scaledLimit } from '#tests/support/scaled-limit.ts';
import { type ServedShop, serveShop } from '#tests/support/shop/http-shop.ts';
import type { HomeSections, ProductDetail, ProductList } from '../products.contract.ts';
import { FULL, planSale, REDUCED } from '../testing/scheduled-sales.ts';

const id = 'plate-lotus-01';

let database: FreshDatabase;
let shops: ServedShop[];
beforeAll(async () => {
  database = await freshDatabase({ isStocked: true });
  shops = await Promise.all([serveShop(database.url), serveShop(database.url)]);
});
afterAll(async () => {
  await Promise.all(shops.map((shop) => shop.close()));
  await database.drop();
});

/** Public output of each process: product, list, counts, sections and claim of the home page, a cached page, the feed. */
const readShops = () =>
  Promise.all(
    shops.map(async ({ fetch: request }) => {
      const json = async <Body>(path: string) => (await (await request(`/api${path}`)).json()) as Body;
      const product = await json<ProductDetail>(`/products/${id}?language=en`);
      const list = await json<ProductList>('/products?language=en&sale=true');
      const [cheapest] = (await json<ProductList>('/products?language=en&sort=price-low&category=plates')).products;
      const home = await json<HomeSections>('/home?language=en');
      const feed = await (await request('/feeds/products-en.xml')).text();
      const item = feed.split('<item>').find((each) => each.includes(`<g:id>${id}</g:id>`)) ?? '';
      return {
        price: product.price,
        badge: product.badge,
        hasEnd: product.saleEndsAt !== null,
        isListed: list.products.some((each) => each.id === id),
        plates: list.counts.plates,
        isCheapest: cheapest?.id === id,
        isAtHome: home.onSale.some((each) => each.id === id),
        claimed: home.greatestDiscountPercent,
        listClaim: list.greatestDiscountPercent,
        page: /\d+ %/.exec(await (await request('/')).text())?.[0],
        feed: /<g:sale_price>(.*?)</.exec(item)?.[1],
        period: /<g:sale_price_effective_date>(.*?)</.exec(item)?.[1]?.length,
      };
    }),
  );
const without = {
  price: FULL,
  badge: null,
  hasEnd: false,
  isListed: false,
  plates: 0,
  isCheapest: false,
  isAtHome: false,
  claimed: 0,
  listClaim: 0,
  page: '0 %',
  feed: undefined,
  period: undefined,
};
const during = {
  price: REDUCED,
  badge: 'SALE',
  hasEnd: true,
  isListed: true,
  plates: 1,
  isCheapest: true,
  isAtHome: true,
  claimed: 68,
  listClaim: 68,
  page: '68 %',
  // with 14 % tax
  feed: '456.00 EGP',
  period: '2026-11-30T22:00Z/2026-12-01T22:00Z'.length,
};

test('two processes on one database display a sale from its start to its end, each within two seconds', async () => {
  // nothing else is on sale
  await database.pool.query(
    `update products set price = coalesce(original_price, price), original_price = null, is_on_sale = false, badge = null`,
  );
  const second = scaledLimit(1_000);
  const started = Date.now();
  await planSale(database, { from: `${3 * second} milliseconds`, until: `${7 * second} milliseconds` });
  await expect.poll(readShops, { timeout: 2.5 * second }).toEqual([without, without]);
  expect(Date.now() - started).toBeLessThan(3 * second);
  await pause(started + 2.9 * second - Date.now());
  await expect.poll(readShops, { timeout: 2.1 * second, interval: 50 }).toEqual([during, during]);
  await pause(started + 6.9 * second - Date.now());
  await expect.poll(readShops, { timeout: 2.1 * second, interval: 50 }).toEqual([without, without]);
});
