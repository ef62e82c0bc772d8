import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { executeAtomically } from '#core/server/database/atomic-statement.ts';
import { orderInputFor, stockOf, totalOf } from '#features/orders/testing/orders.ts';
import { findOrderProducts, takeStockClause } from '#features/products/server/order-products.ts';
import { applyDueSales } from '#features/products/server/scheduled-sales.ts';
import { scaledLimit } from '#tests/support/scaled-limit.ts';
import { shopWithCustomer } from '#tests/support/shop/in-process-shop.ts';

// no process has a timer here: orders are priced before the sale is applied
const world = shopWithCustomer();
const { place: placeOrder } = world;

const FULL = 125_000;
const REDUCED = 80_000;
const id = 'plate-lotus-01';
/** With 150 EGP shipping and 14 % tax. */
const fullTotal = FULL + 15_000 + 17_500;
const reducedTotal = REDUCED + 15_000 + 11_200;

const plan = async (from: string, until: string | null = null) => {
  const { rows } = await world.shop.database.pool.query<{ from: Date; until: Date | null }>(
    `update products set price = ${FULL}, original_price = null, is_on_sale = false, planned_sale_price = ${REDUCED}, stock = 1000,
      sale_starts_at = date_trunc('milliseconds', now()) + $2::interval,
      sale_ends_at = date_trunc('milliseconds', now()) + $3::interval where id = $1
      returning sale_starts_at as from, sale_ends_at as until`,
    [id, from, until],
  );
  return { from: rows[0]?.from.getTime() ?? 0, until: rows[0]?.until?.getTime() ?? 0 };
};

/** Ends the running sale now. */
const end = () =>
  world.shop.database.pool.query(
    `update products set sale_starts_at = now() - interval '1 hour', sale_ends_at = now() where id = $1`,
    [id],
  );

test('an order after the start has exactly the sale price, even if no process has applied it', async () => {
  await plan('1 hour');
  expect((await placeOrder(orderInputFor({ expectedTotal: reducedTotal }))).status).toBe(409);
  await plan('0 seconds');
  const refused = await placeOrder(orderInputFor({ expectedTotal: fullTotal }));
  expect([refused.status, refused.body]).toMatchObject([409, { code: 'TOTAL_CHANGED', data: { total: reducedTotal } }]);
  expect((await placeOrder(orderInputFor({ expectedTotal: reducedTotal }))).status).toBe(201);
});

test('an order after the end has exactly the full price, even if no process has applied it', async () => {
  await plan('-1 second');
  await applyDueSales(world.shop.database.kysely);
  expect(await totalOf(world.shop, world.salma.token, {})).toBe(reducedTotal);
  await end();
  expect((await placeOrder(orderInputFor({ expectedTotal: reducedTotal }))).body).toMatchObject({
    code: 'TOTAL_CHANGED',
  });
  expect((await placeOrder(orderInputFor({ expectedTotal: fullTotal }))).status).toBe(201);
});

test.each([
  ['begins', () => plan('300 milliseconds')],
  ['ends', () => plan('-1 hour', '300 milliseconds')],
])('no stock is sold at a price read before the sale %s', async (_, change) => {
  await change();
  const lines = [{ productId: id, quantity: 1 }];
  const take = async (items: Awaited<ReturnType<typeof findOrderProducts>>) =>
    executeAtomically(world.shop.database, [takeStockClause(items.values(), 'ORD-1-AAAAAAAAA')]);
  const read = await findOrderProducts(world.shop, lines);
  expect(await take(read)).toBe(true);
  await pause(400);
  const before = await stockOf(world.shop, id);
  expect(await take(read)).toBe(false);
  expect(await stockOf(world.shop, id)).toBe(before);
  expect(await take(await findOrderProducts(world.shop, lines))).toBe(true);
});

test('orders placed continuously across start and end each have the price of their time', async () => {
  // long enough for orders in each phase
  const phaseMs = Math.round(scaledLimit(750));
  const { from, until } = await plan(`${phaseMs} milliseconds`, `${2 * phaseMs} milliseconds`);
  await world.shop.database.pool.query('delete from orders');
  // the time of the statement, which decides; the moments are whole milliseconds, as its Date is
  await world.shop.database.pool.query('alter table orders add column written_at timestamptz default now()');
  const buy = async () => {
    while (Date.now() < until + phaseMs) {
      for (const expectedTotal of [reducedTotal, fullTotal]) await placeOrder(orderInputFor({ expectedTotal }));
    }
  };
  const apply = async () => {
    while (Date.now() < until + phaseMs) {
      await applyDueSales(world.shop.database.kysely);
      await pause(50);
    }
  };
  await Promise.all([buy(), buy(), buy(), apply()]);
  const { rows } = await world.shop.database.pool.query<{ written_at: Date; subtotal: number }>(
    'select written_at, subtotal from orders',
  );
  const phases = { before: 0, during: 0, after: 0 };
  for (const { written_at: writtenAt, subtotal } of rows) {
    const ms = writtenAt.getTime();
    const isDuring = ms >= from && ms < until;
    phases[ms < from ? 'before' : isDuring ? 'during' : 'after'] += 1;
    expect(subtotal, `${ms} in ${from} to ${until}`).toBe(isDuring ? REDUCED : FULL);
  }
  expect(Math.min(...Object.values(phases))).toBeGreaterThan(3);
});
