import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { countRows, issueCode, linesOf, orderInputFor, setStock, totalOf } from '#features/orders/testing/orders.ts';
import { shopWithCustomer } from '#tests/support/shop/in-process-shop.ts';

const world = shopWithCustomer({ maxUnpaidOrders: 3, maxUnpaidItems: 12, maxOrdersPerHour: 5 });
const { place: placeOrder } = world;

const sumUnpaid = async (userId: string) => {
  const { rows } = await world.shop.database.pool.query(
    `select count(*)::integer as orders, coalesce(sum(quantity), 0)::integer as items from orders,
       lateral (select sum((item ->> 'quantity')::integer) as quantity from jsonb_array_elements(items) as item) as line
     where user_id = $1 and status <> 'cancelled'`,
    [userId],
  );
  return rows[0];
};

const placeConcurrently = async (count: number, overrides: Parameters<typeof orderInputFor>[0], token: string) => {
  const expectedTotal = await totalOf(world.shop, token, overrides ?? {});
  const responses = await Promise.all(
    Array.from({ length: count }, () =>
      world.shop.request('/orders', { body: orderInputFor({ ...overrides, expectedTotal }), token }),
    ),
  );
  return responses.map(({ status, body }) => (status === 201 ? 201 : body.code)).sort();
};

describe('a promo code for a first order', () => {
  test('a first-order promo code is used by only one of twenty concurrent orders of a customer', async () => {
    await issueCode(world.shop, 'FIRST', { is_first_order_only: true, user_id: null });
    const nour = await world.shop.signUp();
    const responses = await placeConcurrently(20, { promoCode: 'FIRST' }, nour.token);
    expect(responses).toEqual([201, ...Array(19).fill('PROMO_FIRST_ORDER_ONLY')]);
    const { rows } = await world.shop.database.pool.query(`select current_uses from promo_codes where code = 'FIRST'`);
    expect(rows).toEqual([{ current_uses: 1 }]);
  });
});

describe('the unpaid orders of an account', () => {
  test('unpaid orders are limited by the setting under twenty concurrent orders', async () => {
    const nour = await world.shop.signUp();
    const responses = await placeConcurrently(20, {}, nour.token);
    expect(responses).toEqual([201, 201, 201, ...Array(17).fill('TOO_MANY_UNPAID_ORDERS')]);
    expect(await sumUnpaid(nour.userId)).toEqual({ orders: 3, items: 3 });
  });

  test('unpaid items are limited by the setting under twenty concurrent orders', async () => {
    await setStock(world.shop, 'cup-tea-01', 500);
    const nour = await world.shop.signUp();
    const responses = await placeConcurrently(20, { lines: [{ productId: 'cup-tea-01', quantity: 5 }] }, nour.token);
    expect(responses).toEqual([201, 201, ...Array(18).fill('TOO_MANY_UNPAID_ITEMS')]);
    expect(await sumUnpaid(nour.userId)).toEqual({ orders: 2, items: 10 });
  });

  test('orders above the limit are refused in both languages with the figures, without side effects', async () => {
    const nour = await world.shop.signUp();
    await placeConcurrently(3, {}, nour.token);
    const before = await countRows(world.shop);
    const orders = await world.shop.request('/orders', { body: orderInputFor(), token: nour.token });
    expect([orders.status, orders.body.code, orders.body.defined]).toEqual([409, 'TOO_MANY_UNPAID_ORDERS', true]);
    expect(orders.body.data).toMatchObject({ max: 3 });
    expect(orders.body.data.localizedMessage.en).toContain('3');
    expect(orders.body.data.localizedMessage.ar).toContain('٣');
    const farid = await world.shop.signUp();
    const lines = [{ productId: 'cup-tea-01', quantity: 13 }];
    const expectedTotal = await totalOf(world.shop, farid.token, { lines });
    const items = await world.shop.request('/orders', {
      body: orderInputFor({ lines, expectedTotal }),
      token: farid.token,
    });
    expect([items.status, items.body.code]).toEqual([409, 'TOO_MANY_UNPAID_ITEMS']);
    expect(items.body.data).toMatchObject({ max: 12 });
    expect(items.body.data.localizedMessage.en).toContain('12');
    expect(items.body.data.localizedMessage.ar).toContain('١٢');
    expect(await countRows(world.shop)).toEqual({ ...before, profiles: expect.anything(), users: expect.anything() });
  });

  test.each(["payment_status = 'paid'", "status = 'shipped'", "status = 'cancelled'"])(
    'unpaid orders do not include one with %s',
    async (change) => {
      const nour = await world.shop.signUp();
      await placeConcurrently(3, {}, nour.token);
      await world.shop.database.pool.query(
        `update orders set ${change} where id = (select id from orders where user_id = $1 limit 1)`,
        [nour.userId],
      );
      expect((await placeOrder(orderInputFor(), nour.token)).status).toBe(201);
    },
  );

  test('the limit does not prevent the repeated response for an existing order', async () => {
    const nour = await world.shop.signUp();
    const input = orderInputFor({ idempotencyKey: randomUUID(), lines: linesOf('plate-lotus-01') });
    const first = await placeOrder(input, nour.token);
    await placeConcurrently(2, {}, nour.token);
    const again = await placeOrder(input, nour.token);
    expect([again.status, again.body.orderNumber]).toEqual([201, first.body.orderNumber]);
  });
});

describe('the orders of an account within an hour', () => {
  test('orders per hour are limited by the setting even when paid or cancelled at once', async () => {
    await setStock(world.shop, 'plate-lotus-01', 100);
    const nour = await world.shop.signUp();
    const settle = () =>
      world.shop.database.pool.query(`update orders set status = 'cancelled' where user_id = $1`, [nour.userId]);
    await placeConcurrently(2, {}, nour.token);
    await settle();
    expect(await placeConcurrently(10, {}, nour.token)).toEqual([
      201,
      201,
      201,
      ...Array(7).fill('TOO_MANY_UNPAID_ORDERS'),
    ]);
    await settle();
    const late = await world.shop.request('/orders', { body: orderInputFor(), token: nour.token });
    expect([late.status, late.body.code, late.body.defined]).toEqual([429, 'TOO_MANY_REQUESTS', true]);
    const seconds = Number(late.body.data['seconds']);
    expect(seconds).toBeGreaterThan(3000);
    expect(seconds).toBeLessThanOrEqual(3600);
    world.shop.wait(seconds + 1);
    expect((await placeOrder(orderInputFor(), nour.token)).status).toBe(201);
  });
});
