import { afterAll, beforeAll, expect, test } from 'vitest';
import { explainQueries, type FreshDatabase, freshDatabase, runWithoutLimits } from '#tests/support/database.ts';
import { findMovements } from './inventory.repository.ts';

let database: FreshDatabase;
beforeAll(async () => {
  database = await freshDatabase({ isStocked: true });
});
afterAll(() => database.drop());

test('a page of a hundred thousand movements uses an index with every filter', async () => {
  await runWithoutLimits(
    database,
    `
    insert into stock_movements (product_id, quantity, stock, reason)
      select ids[1 + n % array_length(ids, 1)], 1, n, case when n % 5000 = 0 then 'return' else 'order' end
      from generate_series(1, 100000) n, (select array_agg(id) as ids from products) as every`,
  );
  await runWithoutLimits(database, 'vacuum analyze stock_movements');
  const filters = [
    {},
    { product: 'cup-tea-01' },
    { reason: 'return' },
    { product: 'cup-tea-02', reason: 'return' },
    { product: 'cup-tea-02', reason: 'order' },
  ] as const;
  for (const filter of filters) {
    for (const after of [undefined, '60000']) {
      const plans = await explainQueries(database, (watched) =>
        findMovements(watched, { language: 'ar', ...filter, after }, 21),
      );
      for (const { plan } of plans) expect(plan).not.toContain('Seq Scan on stock_movements');
    }
  }
});
