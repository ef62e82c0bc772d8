import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type FreshDatabase, freshDatabase } from '#tests/support/database.ts';
import { scaledLimit } from '#tests/support/scaled-limit.ts';
import { type ServedShop, serveShop } from '#tests/support/shop/http-shop.ts';
import type { ProductDetail } from '../products.contract.ts';
import { FULL, planSale, REDUCED } from '../testing/scheduled-sales.ts';
import { listenForProductChanges } from './listen-for-changes.ts';
import { applyDueSales } from './scheduled-sales.ts';

const id = 'plate-lotus-01';

const rowOf = async ({ pool }: FreshDatabase, product = id) => {
  const { rows } = await pool.query(
    `select price, original_price, is_on_sale, badge, planned_sale_price, sale_starts_at is null as has_no_start,
      sale_ends_at is null as has_no_end, version from products where id = $1`,
    [product],
  );
  return rows[0];
};

const full = {
  price: FULL,
  original_price: null,
  is_on_sale: false,
  badge: null,
  planned_sale_price: null,
  has_no_start: true,
  has_no_end: true,
};
const reduced = { ...full, price: REDUCED, original_price: FULL, is_on_sale: true, badge: 'SALE', has_no_start: false };

describe('applying due sales', () => {
  let database: FreshDatabase;
  beforeAll(async () => {
    database = await freshDatabase({ isStocked: true });
  });
  afterAll(() => database.drop());

  test('starts and ends a sale, and increments the version each time', async () => {
    await planSale(database, { from: '-1 second', until: '1 hour' });
    const { version } = await rowOf(database);
    const ms = await applyDueSales(database.kysely);
    expect(ms).toBeGreaterThan(3_590_000);
    expect(ms).toBeLessThanOrEqual(3_600_000);
    expect(await rowOf(database)).toEqual({ ...reduced, has_no_end: false, version: version + 1 });
    await database.pool.query(
      `update products set sale_starts_at = now() - interval '1 day', sale_ends_at = now() where id = $1`,
      [id],
    );
    expect(await applyDueSales(database.kysely)).toBeNull();
    expect(await rowOf(database)).toEqual({ ...full, version: version + 2 });
  });

  test('keeps a badge other than that of the sale', async () => {
    await planSale(database, { from: '-1 second' });
    await database.pool.query(`update products set badge = 'NEW', sale_ends_at = now() where id = $1`, [id]);
    await applyDueSales(database.kysely);
    expect(await rowOf(database)).toMatchObject({ ...full, badge: 'NEW' });
  });

  test('removes a sale that started and ended in the meantime', async () => {
    await planSale(database, { from: '-2 days', until: '-1 day' });
    expect(await applyDueSales(database.kysely)).toBeNull();
    expect(await rowOf(database)).toMatchObject(full);
  });

  test('changes nothing before the start', async () => {
    await planSale(database, { from: '1 hour' });
    const before = await rowOf(database);
    expect(await applyDueSales(database.kysely)).toBeGreaterThan(3_590_000);
    expect(await rowOf(database)).toEqual(before);
  });

  test('changes each product once with several concurrent processes, and a repetition sends no notification', async () => {
    const { rows } = await database.pool.query(
      `update products set price = ${FULL}, original_price = null, is_on_sale = false, planned_sale_price = ${REDUCED},
        sale_starts_at = now(), sale_ends_at = null returning id, version`,
    );
    expect(rows).toHaveLength(37);
    await Promise.all(Array.from({ length: 5 }, () => applyDueSales(database.kysely)));
    const { rows: after } = await database.pool.query('select id, version, price from products');
    const expected = rows.map(({ id: each, version }) => ({ id: each, version: version + 1, price: REDUCED }));
    expect(after).toEqual(expect.arrayContaining(expected));

    let signals = 0;
    const listening = listenForProductChanges(database.url, () => (signals += 1));
    await expect.poll(() => signals).toBe(1);
    await applyDueSales(database.kysely);
    await listening.catchUp();
    expect(signals).toBe(1);
    await listening.stop();
  });
});

describe('the database refuses', () => {
  let database: FreshDatabase;
  beforeAll(async () => {
    database = await freshDatabase({ isStocked: true });
  });
  afterAll(() => database.drop());

  test.each([
    ['a planned price that is not lower', 'planned_sale_price = price, sale_starts_at = now()'],
    ['a planned price without a beginning', 'planned_sale_price = 1'],
    [
      'a planned sale of a reduced product',
      'original_price = price + 1, planned_sale_price = 1, sale_starts_at = now()',
    ],
    ['dates without a sale', 'sale_ends_at = now()'],
    ['an end before the beginning', `original_price = price + 1, sale_starts_at = now(), sale_ends_at = now()`],
  ])('%s', async (_, change) => {
    await expect(database.pool.query(`update products set ${change} where id = $1`, [id])).rejects.toThrow(/_check/);
  });
});

describe('two processes on one database', () => {
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

  /** Price of the product, and the discount that the home page claims, of each process. */
  const readShops = () =>
    Promise.all(
      shops.map(async ({ fetch: request }) => {
        const product = (await (await request(`/api/products/${id}?language=en`)).json()) as ProductDetail;
        const page = /\d+ %/.exec(await (await request('/')).text())?.[0];
        return { price: product.price, page };
      }),
    );

  test('display a sale on time when it was planned or moved after they started', async () => {
    await planSale(database, { from: '1 hour' });
    await pause(100);
    await database.pool.query(
      `update products set sale_starts_at = now() + interval '500 milliseconds' where id = $1`,
      [id],
    );
    await expect
      .poll(async () => (await readShops()).map(({ price }) => price), { timeout: scaledLimit(2_500) })
      .toEqual([REDUCED, REDUCED]);
  });

  test('two processes on one database apply sales that became due during a long outage before the first response', async () => {
    await Promise.all(shops.map((shop) => shop.close()));
    await planSale(database, { from: '-3 days' });
    await planSale(database, { from: '-3 days', until: '-1 day', product: 'plate-lotus-02' });
    shops = await Promise.all([serveShop(database.url), serveShop(database.url)]);
    expect((await readShops()).map(({ price, page }) => [price, page])).toEqual([
      [REDUCED, '68 %'],
      [REDUCED, '68 %'],
    ]);
    expect(await rowOf(database, 'plate-lotus-02')).toMatchObject(full);
  });
});
