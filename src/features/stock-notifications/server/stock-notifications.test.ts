import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { setStock } from '#features/orders/testing/orders.ts';
import { type OpenShop, openShop, type Refused } from '#tests/support/shop/in-process-shop.ts';

let shop: OpenShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(async () => {
  expect(shop.logged).toEqual([]);
  await shop.close();
});
beforeEach(async () => {
  await shop.database.pool.query('delete from stock_notifications');
  await setStock(shop, 'cup-tea-01', 0);
  await setStock(shop, 'cup-tea-02', 1);
});

const register = (input: object = {}, options: { token?: string; address?: string } = {}) =>
  shop.request<{ accepted: true } & Refused>('/stock-notifications', {
    body: { productId: 'cup-tea-01', email: 'salma@example.com', ...input },
    ...options,
  });
const listRows = async () =>
  (
    await shop.database.pool.query(
      'select user_id, email, product_id, notified from stock_notifications order by email',
    )
  ).rows;

describe('stock notifications', () => {
  test('register a guest and a signed-in customer for an out-of-stock product', async () => {
    const nour = await shop.signUp();
    const { status, body } = await register({ email: ' salma@example.com ' });
    expect([status, body]).toEqual([201, { accepted: true }]);
    expect((await register({ email: 'office@example.com' }, { token: nour.token })).status).toBe(201);
    expect((await register({ email: 'zeinab@example.com' }, { token: 'outdated' })).status).toBe(201);
    const row = { product_id: 'cup-tea-01', notified: false };
    expect(await listRows()).toEqual([
      { ...row, email: 'office@example.com', user_id: nour.userId },
      { ...row, email: 'salma@example.com', user_id: null },
      { ...row, email: 'zeinab@example.com', user_id: null },
    ]);
  });

  test('register a pending recipient once, in any case of the address and with ten concurrent requests', async () => {
    const responses = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        register({ email: index % 2 ? 'Salma@Example.com' : 'salma@example.com' }),
      ),
    );
    expect(responses.map(({ status }) => status)).toEqual(Array(10).fill(201));
    expect(await listRows()).toHaveLength(1);
    await setStock(shop, 'cup-tea-03', 0);
    await register({ productId: 'cup-tea-03' });
    expect(await listRows()).toHaveLength(2);
  });

  test('stock notifications can be registered again after they were sent', async () => {
    await register();
    await shop.database.pool.query('update stock_notifications set notified = true');
    expect((await register()).status).toBe(201);
    expect((await listRows()).map(({ notified }) => notified).sort()).toEqual([false, true]);
  });

  test('stock notifications are refused for a product in stock, and not stored', async () => {
    const { status, body } = await register({ productId: 'cup-tea-02' });
    expect([status, body.code, body.data['productId']]).toEqual([409, 'ALREADY_IN_STOCK', 'cup-tea-02']);
    expect(body.data.localizedMessage.en).toBe('This product is in stock now: you can order it.');
    expect(await listRows()).toEqual([]);
  });

  test('stock notifications are not lost by a concurrent restock', async () => {
    const client = await shop.database.pool.connect();
    try {
      await client.query('begin');
      await client.query(`update products set stock = 4 where id = 'cup-tea-01'`);
      const pendingResponse = register();
      await expect
        .poll(async () => {
          const { rows } = await shop.database.pool.query(
            `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
          );
          return rows.length;
        })
        .toBe(1);
      await client.query('commit');
      expect((await pendingResponse).body.code).toBe('ALREADY_IN_STOCK');
    } finally {
      client.release();
    }
    expect(await listRows()).toEqual([]);
  });
});

describe('the stock notifications endpoint refuses', () => {
  test.each([
    ['no address', { email: undefined }, 400, 'VALIDATION_FAILED', 'email'],
    ['an invalid address', { email: 'salma' }, 400, 'VALIDATION_FAILED', 'email'],
    ['an empty address', { email: '' }, 400, 'VALIDATION_FAILED', 'email'],
    ['an address of 262 characters', { email: `${'m'.repeat(250)}@example.com` }, 400, 'VALIDATION_FAILED', 'email'],
    ['no product', { productId: undefined }, 400, 'VALIDATION_FAILED', 'productId'],
    ['an invalid product id', { productId: 7 }, 400, 'VALIDATION_FAILED', 'productId'],
    ['another user’s id', { userId: randomUUID() }, 400, 'VALIDATION_FAILED', 'userId'],
    ['the notified flag', { notified: true }, 400, 'VALIDATION_FAILED', 'notified'],
    ['an unknown product', { productId: 'plate-of-gold' }, 404, 'PRODUCT_NOT_FOUND', undefined],
  ])('%s', async (_what, input, status, code, path) => {
    const response = await register(input);
    expect([response.status, response.body.code]).toEqual([status, code]);
    expect(response.body.data.issues?.[0]?.path).toBe(path);
    expect(await listRows()).toEqual([]);
  });

  test('the thirty-first request within ten minutes from one address', async () => {
    const address = 'a busy address';
    const responses = [];
    for (let count = 0; count < 31; count += 1) responses.push(await register({}, { address }));
    expect(responses.slice(0, 30).every(({ status }) => status === 201)).toBe(true);
    expect([responses[30]?.status, responses[30]?.body.code]).toEqual([429, 'TOO_MANY_REQUESTS']);
    expect((await register()).status).toBe(201);
  });
});
