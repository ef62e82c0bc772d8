import { afterAll, beforeAll, expect, test } from 'vitest';
import { storedSession } from '#features/auth/testing/users.ts';
import { type FreshDatabase, freshDatabase } from '../support/database.ts';
import { scaledLimit } from '../support/scaled-limit.ts';
import { type RunningShop, runBuiltShop } from '../support/shop/spawned-shop.ts';

let database: FreshDatabase;
let shops: RunningShop[];

beforeAll(async () => {
  database = await freshDatabase();
  const open = () => runBuiltShop({ databaseUrl: database.url });
  shops = await Promise.all([open(), open()]);
});

afterAll(async () => {
  await Promise.all(shops.map((shop) => shop.stop()));
  await database.drop();
});

const product = '/product/cup-tea-01';

/** Returns a page of each process, as each has cached it. */
const fetchPages = (path: string) => Promise.all(shops.map(async ({ url }) => (await fetch(url + path)).text()));

const priced = async (price: string) => (await fetchPages(`${product}?lang=en`)).map((page) => page.includes(price));

test('a change made through one process appears in the pages of both', async () => {
  const comment = 'أجمل فنجان في البيت';
  expect((await fetchPages(product)).some((page) => page.includes(comment))).toBe(false);
  const [writer, reader] = shops;
  if (!writer || !reader) throw new Error('two shops must be open');
  const { access_token: token } = JSON.parse(await storedSession(writer.url));
  const response = await fetch(`${writer.url}/api/reviews`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ productId: 'cup-tea-01', rating: 5, comment }),
  });
  expect(response.status).toBe(201);
  // the writing process shows it at once, the other as soon as it is notified
  expect(await (await fetch(writer.url + product)).text()).toContain(comment);
  await expect
    .poll(async () => (await fetch(reader.url + product)).text(), { timeout: scaledLimit(2_000) })
    .toContain(comment);
});

test('a change with a lost notification appears in both within seconds', async () => {
  expect(await priced('7,654')).toEqual([false, false]);
  await database.pool.query(`create or replace function record_product_change() returns void language sql
    as 'insert into product_changes default values'`);
  await database.pool.query(`update products set price = 765400, original_price = null where id = 'cup-tea-01'`);
  await expect.poll(() => priced('7,654'), { timeout: scaledLimit(12_000), interval: 250 }).toEqual([true, true]);
});
