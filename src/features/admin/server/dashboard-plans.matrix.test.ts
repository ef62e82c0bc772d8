import { afterAll, beforeAll, expect, test } from 'vitest';
import { cairoDay } from '#core/dates/cairo-time.ts';
import { findSalesByDay } from '#features/orders/server/sales.repository.ts';
import { insertManyOrders } from '#features/orders/testing/orders.ts';
import { explainQueries, type FreshDatabase, freshDatabase } from '#tests/support/database.ts';

let database: FreshDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

test('the dashboard uses an index for the sales of a month with 20,000 orders', async () => {
  await insertManyOrders(database, 20_000);
  const plans = await explainQueries(database, async (watched) => {
    await findSalesByDay(watched, cairoDay(new Date()), 30);
  });
  expect(plans).toHaveLength(1);
  for (const { plan } of plans) expect(plan).not.toMatch(/Seq Scan on orders/);
});
