import pg from 'pg';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { countRows, linesOf, orderInputFor, setStock, stockOf, totalOf } from '#features/orders/testing/orders.ts';
import { shopWithCustomer } from '#tests/support/shop/in-process-shop.ts';

const world = shopWithCustomer();
const { place: placeOrder } = world;

afterEach(() => {
  vi.restoreAllMocks();
});

describe('the last item in stock', () => {
  test('the last item in stock is sold once among twenty concurrent orders', async () => {
    const customers = await Promise.all(Array.from({ length: 4 }, () => world.shop.signUp()));
    await setStock(world.shop, 'cup-tea-01', 1);
    const lines = linesOf('cup-tea-01');
    const expectedTotal = await totalOf(world.shop, world.salma.token, { lines });
    const responses = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        placeOrder(orderInputFor({ lines, expectedTotal }), customers[index % 4]?.token),
      ),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([201, ...Array(19).fill(409)]);
    expect(await stockOf(world.shop, 'cup-tea-01')).toBe(0);
  });

  test('an order with unavailable items does not take the last item in stock', async () => {
    await setStock(world.shop, 'cup-tea-02', 5);
    const before = await countRows(world.shop);
    const lines = linesOf('cup-tea-02', 'plate-star-calligraphy-02');
    const { status, body } = await world.shop.request('/orders', {
      body: orderInputFor({ lines }),
      token: world.salma.token,
    });
    expect([status, body.code]).toEqual([409, 'OUT_OF_STOCK']);
    expect(body.data).toMatchObject({ productId: 'plate-star-calligraphy-02', available: 0 });
    expect(await countRows(world.shop)).toEqual(before);
  });

  test('carts with the same products in opposite order cause no deadlock', async () => {
    const forward = [
      { productId: 'cup-tea-03', quantity: 2 },
      { productId: 'cup-tea-04', quantity: 2 },
    ];
    await setStock(world.shop, 'cup-tea-03', 13);
    await setStock(world.shop, 'cup-tea-04', 40);
    const expectedTotal = await totalOf(world.shop, world.salma.token, { lines: forward });
    const responses = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        placeOrder(orderInputFor({ lines: index % 2 ? forward : forward.toReversed(), expectedTotal })),
      ),
    );
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(6);
    expect(await stockOf(world.shop, 'cup-tea-03')).toBe(1);
    expect(await stockOf(world.shop, 'cup-tea-04')).toBe(28);
  });
});

test('forty carts of five products in any order are all sold without a deadlock', async () => {
  const productIds = ['plate-lotus-01', 'plate-lotus-02', 'plate-papyrus-01', 'cup-tea-05', 'cup-tea-06'];
  for (const productId of productIds) await setStock(world.shop, productId, 40);
  const expectedTotal = await totalOf(world.shop, world.salma.token, { lines: linesOf(...productIds) });
  const querySpy = vi.spyOn(pg.Client.prototype, 'query');
  const responses = await Promise.all(
    Array.from({ length: 40 }, (_, index) => {
      const rotated = [...productIds.slice(index % 5), ...productIds.slice(0, index % 5)];
      return placeOrder(
        orderInputFor({ lines: linesOf(...(index % 2 ? rotated : rotated.toReversed())), expectedTotal }),
      );
    }),
  );
  expect(responses.filter(({ status }) => status !== 201)).toEqual([]);
  for (const productId of productIds) expect(await stockOf(world.shop, productId)).toBe(0);
  // PostgreSQL breaks a deadlock by aborting one transaction, and a retry would show as another insert
  const written = querySpy.mock.calls.filter(([query]: unknown[]) =>
    JSON.stringify(query).includes('insert into orders'),
  );
  expect(written).toHaveLength(40);
});
