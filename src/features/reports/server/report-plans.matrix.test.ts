import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertManyOrders } from '#features/orders/testing/orders.ts';
import { explainQueries, type FreshDatabase, freshDatabase, runWithoutLimits } from '#tests/support/database.ts';
import { salesBreakdowns } from '../report.ts';
import { refreshReports } from './refresh-reports.ts';
import { replaceReportDays } from './report-days.repository.ts';
import { countSalesRows, findCash, findReasons, findSales, findSalesTotals, findTax } from './reports.repository.ts';

let database: FreshDatabase;
beforeAll(async () => {
  database = await freshDatabase();
  await insertManyOrders(database, 10_000);
  await runWithoutLimits(
    database,
    `with attempt as (
       insert into payment_attempts (order_id, number, provider, method, amount, is_live, reference, state, created_at, changed_at)
       select id, 1, 'manual', payment_method, total, true, order_number, 'succeeded', created_at, created_at from orders
       returning id, order_id, amount, created_at
     ), charge as (
       insert into payment_transactions (order_id, attempt_id, provider, transaction_id, kind, outcome, amount, currency, is_live, is_counted,
         instrument, recorded_by, recorded_at)
       select order_id, id, 'manual', id::text, 'charge', 'succeeded', amount, 'EGP', true, true, 'cash', 'admin', created_at from attempt
       returning id, order_id, amount, recorded_at
     )
     insert into refunds (order_id, charge_id, amount, reason, state, created_at, done_at)
     select order_id, id, amount, 'goodwill', 'done', recorded_at, recorded_at from charge`,
  );
  await runWithoutLimits(
    database,
    `insert into returns (order_id, kind, state, created_at) select id, 'request', 'requested', created_at from orders`,
  );
  await runWithoutLimits(
    database,
    `insert into return_lines (return_id, product_id, quantity, reason) select id, 'plate-lotus-01', 1, 'other' from returns`,
  );
  await runWithoutLimits(
    database,
    `insert into return_changes (return_id, to_state, changed_at) select id, 'received', created_at from returns`,
  );
  await runWithoutLimits(database, 'analyze');
  await refreshReports({ database });
  // some of today's orders are not stored yet
  await database.pool.query(`insert into report_dirty_days (day) select cairo_day(now())`);
  await runWithoutLimits(database, 'vacuum analyze');
});
afterAll(() => database.drop());

const days = { from: '2020-01-01', to: '2099-12-31' };

test('a report of all days reads stored days, and orders, refunds and returns of dirty days only', async () => {
  const plans = await explainQueries(database, async (watched) => {
    for (const by of salesBreakdowns) await findSales(watched, by, { ...days, limit: 101 });
    await countSalesRows(watched, 'product', days);
    await findSalesTotals(watched, days);
    await findTax(watched, days);
    await findReasons(watched, days);
  });
  expect(plans).toHaveLength(9);
  for (const { plan } of plans) {
    expect(plan).not.toMatch(/Seq Scan on (?:orders|refunds|returns|return_lines|return_changes)/u);
    expect(plan).toMatch(/orders_created_at_idx|returns_\w+_idx/u);
  }
});

test('the query of outstanding cash uses an index on orders with an amount due', async () => {
  const [match] = await explainQueries(database, findCash);
  expect(match?.plan).toContain('orders_cash_owed_idx');
});

test('the computation of days uses the indexes on instants', async () => {
  const plans = await explainQueries(database, (watched) => replaceReportDays(watched, ['2026-03-01', '2026-03-02']));
  for (const { sql, plan } of plans) {
    if (!sql.includes('requested_days')) continue;
    expect(plan).toMatch(/orders_created_at_idx|returns_\w+_idx/u);
    expect(plan).not.toMatch(/Seq Scan on (?:orders|refunds|returns|return_lines|return_changes)/u);
  }
});
