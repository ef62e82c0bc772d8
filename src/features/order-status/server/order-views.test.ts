import { describe, expect, test } from 'vitest';
import type { OrderView } from '#features/orders/orders.contract.ts';
import { linesOf, orderInputFor, setStock, totalOf } from '#features/orders/testing/orders.ts';
import { shopWithCustomer } from '#tests/support/shop/in-process-shop.ts';

const world = shopWithCustomer();
const { place: placeOrder } = world;

describe('an order', () => {
  test('an order is visible only to its owner and admins', async () => {
    const { body } = await placeOrder(orderInputFor());
    const path = `/orders/${body.orderNumber}?language=en`;
    const anonymous = await world.shop.request(path);
    expect([anonymous.status, anonymous.body.code]).toEqual([401, 'SIGN_IN_REQUIRED']);

    const nour = await world.shop.signUp();
    const foreign = await world.shop.request(path, { token: nour.token });
    const missing = await world.shop.request(`/orders/ORD-1700000000000-ABCDEFGHJ?language=en`, { token: nour.token });
    expect([foreign.status, foreign.body.message]).toEqual([404, 'Order not found']);
    expect(foreign.body).toEqual(missing.body);

    await world.shop.database.pool.query(`insert into user_roles (user_id, role) values ($1, 'admin')`, [nour.userId]);
    expect((await world.shop.request(path, { token: nour.token })).status).toBe(200);
  });

  test('a customer’s orders are listed newest first, 20 per page', async () => {
    const nour = await world.shop.signUp();
    await setStock(world.shop, 'plate-lotus-02', 100);
    const lines = linesOf('plate-lotus-02');
    const expectedTotal = await totalOf(world.shop, nour.token, { lines });
    for (let count = 0; count < 22; count += 1) {
      world.shop.wait(1);
      await placeOrder(orderInputFor({ lines, expectedTotal }), nour.token);
    }
    type Page = { orders: OrderView[]; hasMore: boolean };
    const { body: first } = await world.shop.request<Page>('/orders?language=ar', { token: nour.token });
    expect([first.orders.length, first.hasMore]).toEqual([20, true]);
    const before = first.orders.at(-1)?.createdAt ?? '';
    const { body: nextPage } = await world.shop.request<Page>(`/orders?language=ar&before=${before}`, {
      token: nour.token,
    });
    expect([nextPage.orders.length, nextPage.hasMore]).toEqual([2, false]);
    const times = [...first.orders, ...nextPage.orders].map(({ createdAt }) => createdAt);
    expect(times).toEqual(times.toSorted().toReversed());
    expect(new Set(times).size).toBe(22);
  });

  test('the order list finds the own unpaid order of a product behind 20 newer orders', async () => {
    const nour = await world.shop.signUp();
    await Promise.all(['plate-lotus-01', 'plate-lotus-02'].map((id) => setStock(world.shop, id, 100)));
    const buy = async (productId: string) => {
      world.shop.wait(1);
      const lines = linesOf(productId);
      const expectedTotal = await totalOf(world.shop, nour.token, { lines });
      return (await placeOrder(orderInputFor({ lines, expectedTotal }), nour.token)).body.orderNumber;
    };
    const update = (orderNumber: string, change: string) =>
      world.shop.database.pool.query(`update orders set ${change} where order_number = $1`, [orderNumber]);
    const unpaid = await buy('plate-lotus-01');
    for (let count = 0; count < 20; count += 1) await buy('plate-lotus-02');
    await update(await buy('plate-lotus-01'), `payment_status = 'paid'`);
    const list = async (productId: string, token = nour.token) => {
      const path = `/orders?language=ar&unpaidWith=${productId}`;
      const { body } = await world.shop.request<{ orders: OrderView[]; hasMore: boolean }>(path, { token });
      return [body.orders.map(({ orderNumber }) => orderNumber), body.hasMore];
    };
    expect(await list('plate-lotus-01')).toEqual([[unpaid], false]);
    expect(await list('cup-tea-01')).toEqual([[], false]);
    const { token } = await world.shop.signUp();
    expect(await list('plate-lotus-01', token)).toEqual([[], false]);
    for (const change of [
      `status = 'processing'`,
      `status = 'cancelled'`,
      `status = 'pending', waived_amount = total`,
    ]) {
      await update(unpaid, change);
      expect([change, await list('plate-lotus-01')]).toEqual([change, [[], false]]);
    }
  });

  test('text that is not an order number finds no order', async () => {
    for (const text of ['%00', '%27%3B--', 'ORD-1-abc', '%D8%B7%D9%84%D8%A8', 'x'.repeat(60)]) {
      const { status, body } = await world.shop.request(`/orders/${text}?language=en`, { token: world.salma.token });
      expect([text, status, body.code]).toEqual([text, 404, 'ORDER_NOT_FOUND']);
    }
  });

  test('the order list refuses an impossible date as cursor', async () => {
    for (const before of ['yesterday', '2026-13-01T00:00:00Z', '2026-01-01T00:00:00%2B23', '%00']) {
      const { body } = await world.shop.request(`/orders?language=ar&before=${before}`, { token: world.salma.token });
      expect([before, body.code]).toEqual([before, 'VALIDATION_FAILED']);
    }
  });
});
