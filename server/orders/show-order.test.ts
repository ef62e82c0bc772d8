import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OrderView, PlacedOrder } from '../../contract/orders.ts';
import { type OpenShop, openShop, type SignedIn } from '../../tests/world/open-shop.ts';
import { leaveInStock, linesOf, totalOf, wishFor } from '../../tests/world/orders.ts';

let shop: OpenShop;
let salma: SignedIn;
beforeAll(async () => {
  shop = await openShop();
  salma = await shop.signUp();
});
afterAll(async () => {
  expect(shop.logged).toEqual([]);
  await shop.close();
});

const place = (wish: unknown, token: string | undefined = salma.token) =>
  shop.ask<PlacedOrder>('/orders', { body: wish, token });

describe('an order', () => {
  test('does not exist for anybody but its owner and admins', async () => {
    const { body } = await place(wishFor());
    const path = `/orders/${body.orderNumber}?language=en`;
    const stranger = await shop.ask(path);
    expect([stranger.status, stranger.body.code]).toEqual([401, 'SIGN_IN_REQUIRED']);

    const nour = await shop.signUp();
    const theirs = await shop.ask(path, { token: nour.token });
    const nobodys = await shop.ask(`/orders/ORD-1700000000000-ABCDEFGHJ?language=en`, { token: nour.token });
    expect([theirs.status, theirs.body.message]).toEqual([404, 'Order not found']);
    expect(theirs.body).toEqual(nobodys.body);

    await shop.database.pool.query(`insert into user_roles (user_id, role) values ($1, 'admin')`, [nour.userId]);
    expect((await shop.ask(path, { token: nour.token })).status).toBe(200);
  });

  test('stands in its customer’s list, newest first and twenty at a time', async () => {
    const nour = await shop.signUp();
    await leaveInStock(shop, 'plate-lotus-02', 100);
    const lines = linesOf('plate-lotus-02');
    const expectedTotal = await totalOf(shop, nour.token, { lines });
    for (let count = 0; count < 22; count += 1) {
      shop.wait(1);
      await place(wishFor({ lines, expectedTotal }), nour.token);
    }
    type Page = { orders: OrderView[]; hasMore: boolean };
    const { body: first } = await shop.ask<Page>('/orders?language=ar', { token: nour.token });
    expect([first.orders.length, first.hasMore]).toEqual([20, true]);
    const before = first.orders.at(-1)?.createdAt ?? '';
    const { body: rest } = await shop.ask<Page>(`/orders?language=ar&before=${before}`, { token: nour.token });
    expect([rest.orders.length, rest.hasMore]).toEqual([2, false]);
    const times = [...first.orders, ...rest.orders].map(({ createdAt }) => createdAt);
    expect(times).toEqual(times.toSorted().toReversed());
    expect(new Set(times).size).toBe(22);
  });

  test('is not found under what is no number, whatever stands there', async () => {
    for (const text of ['%00', '%27%3B--', 'ORD-1-abc', '%D8%B7%D9%84%D8%A8', 'x'.repeat(60)]) {
      const { status, body } = await shop.ask(`/orders/${text}?language=en`, { token: salma.token });
      expect([text, status, body.code]).toEqual([text, 404, 'ORDER_NOT_FOUND']);
    }
  });

  test('list is refused from a moment that never was', async () => {
    for (const before of ['yesterday', '2026-13-01T00:00:00Z', '2026-01-01T00:00:00%2B23', '%00']) {
      const { body } = await shop.ask(`/orders?language=ar&before=${before}`, { token: salma.token });
      expect([before, body.code]).toEqual([before, 'VALIDATION_FAILED']);
    }
  });
});
