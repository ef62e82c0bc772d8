import pg from 'pg';
import { afterEach, expect, test, vi } from 'vitest';
import { issueCode, linesOf, orderInputFor, setStock, totalOf } from '#features/orders/testing/orders.ts';
import { shopWithCustomer } from '#tests/support/shop/in-process-shop.ts';

const world = shopWithCustomer();

afterEach(() => {
  vi.restoreAllMocks();
});

/** Returns the queries of the shop's pool during some work; jobs use another pool. */
const queriesDuring = async (work: () => Promise<unknown>): Promise<string[]> => {
  const { pool } = world.shop.database;
  const own = new Set<unknown>();
  const remember = (client: unknown) => void own.add(client);
  pool.on('acquire', remember);
  const querySpy = vi.spyOn(pg.Client.prototype, 'query');
  await work();
  pool.off('acquire', remember);
  return querySpy.mock.calls
    .filter((_, call) => own.has(querySpy.mock.contexts[call]))
    .map(([query]: unknown[]) => (typeof query === 'string' ? query : (query as { readonly text: string }).text));
};

test('placing an order takes three round trips: caller, products, and one statement for all writes', async () => {
  const queries = await queriesDuring(() => world.place(orderInputFor()));
  expect(queries).toHaveLength(3);
  expect(queries[0]).toContain('auth.sessions');
  expect(queries[1]).toContain('from products');
  for (const part of ['update products', 'insert into orders', 'insert into order_status_changes', 'add_job']) {
    expect(queries[2]).toContain(part);
  }
});

test('more lines add no round trip, and a promo code adds two: attempts and terms', async () => {
  const lines = linesOf('cup-tea-01', 'cup-tea-02', 'cup-tea-03', 'cup-tea-04', 'plate-lotus-01', 'plate-lotus-02');
  for (const { productId } of lines) await setStock(world.shop, productId, 50);
  await issueCode(world.shop, 'FEW-WORDS');
  const expectedTotal = await totalOf(world.shop, world.salma.token, { lines, promoCode: 'FEW-WORDS' });
  const queries = await queriesDuring(() =>
    world.place(orderInputFor({ lines, promoCode: 'FEW-WORDS', expectedTotal })),
  );
  expect(queries).toHaveLength(5);
});

test('a repeated order takes one more round trip', async () => {
  const input = orderInputFor();
  await world.place(input);
  expect(await queriesDuring(() => world.place(input))).toHaveLength(4);
});
