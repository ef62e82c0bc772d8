import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertManyOrders } from '#features/orders/testing/orders.ts';
import { explainQueries, type FreshDatabase, freshDatabase, runWithoutLimits } from '#tests/support/database.ts';
import {
  countReturns,
  findChangesOfOrders,
  findLines,
  findLinesOfOrder,
  findListedReturns,
  findReturnChanges,
  findReturnRefunds,
  findReturns,
  findReturnsOfCustomer,
} from './returns.repository.ts';

let database: FreshDatabase;
let orderIds: string[];
let returnIds: string[];
beforeAll(async () => {
  database = await freshDatabase();
  await insertManyOrders(database, 20_000);
  await runWithoutLimits(
    database,
    `insert into returns (order_id, kind, state, created_at)
     select id, 'request', case when random() < 0.002 then 'requested' else 'withdrawn' end, created_at from orders`,
  );
  await runWithoutLimits(
    database,
    `insert into return_lines (return_id, product_id, quantity, reason) select id, 'plate-lotus-01', 1, 'other' from returns`,
  );
  await runWithoutLimits(
    database,
    `insert into return_changes (return_id, to_state, changed_at) select id, 'requested', created_at from returns`,
  );
  await runWithoutLimits(database, 'analyze');
  const { rows } = await database.pool.query('select id, order_id from returns order by created_at desc limit 20');
  returnIds = rows.map(({ id }) => id);
  orderIds = rows.map(({ order_id }) => order_id);
});
afterAll(() => database.drop());

const after = '1750000000000000.3f0a4c9e-0000-4000-8000-000000000000';

test.each([
  [{}, 'returns_created_at_idx'],
  [{ after }, 'returns_created_at_idx'],
  [{ state: 'requested' }, 'returns_state_idx'],
  [{ state: 'withdrawn', after }, 'returns_state_idx'],
  [{ state: 'requested', sort: 'oldest', after }, 'returns_state_idx'],
] as const)('the list of returns is read by an index for %j', async (filters, index) => {
  const plans = await explainQueries(database, (watched) => findListedReturns(watched, filters, 21));
  for (const { plan } of plans) {
    expect(plan).toContain(index);
    expect(plan).not.toContain('Seq Scan');
    expect(plan).not.toContain('Sort');
  }
});

test('queries for an order’s returns and waiting returns use indexes', async () => {
  const plans = await explainQueries(database, async (watched) => {
    await countReturns(watched, 'requested');
    await countReturns(watched, 'received');
    await findReturns(watched, orderIds);
    await findLines(watched, returnIds);
    await findLinesOfOrder(watched, orderIds[0] ?? '');
    await findReturnChanges(watched, returnIds);
    await findChangesOfOrders(watched, orderIds);
    await findReturnRefunds(watched, orderIds);
    await findReturnsOfCustomer(watched, '3f0a4c9e-0000-4000-8000-000000000000', 20);
  });
  expect(plans.length).toBeGreaterThanOrEqual(9);
  const sequentialScans = plans.flatMap(({ plan }) =>
    [...plan.matchAll(/Seq Scan on (?:returns|return_lines|return_changes)\b/gu)].map(([scan]) => scan),
  );
  expect(sequentialScans).toEqual([]);
});
