import { expect, test } from 'vitest';
import { placeProcessingOrder } from '#features/fulfillment/testing/shipments.ts';
import { bulkRunsOf } from '#features/order-management/testing/bulk-runs.ts';
import { type OpenShop, openShop } from '#tests/support/shop/in-process-shop.ts';
import { BULK_RUN_TASK, runBulkChunk } from './run-bulk-chunk.ts';

/** Opens a shop that runs no jobs, and starts a run that ships this number of orders. */
const startRun = async (count: number) => {
  const shop = await openShop();
  const [customer, admin] = [await shop.signUp(), await shop.signUpAdmin()];
  const ids = [];
  for (let placed = 0; placed < count; placed += 1) ids.push((await placeProcessingOrder(shop, customer)).id);
  const runs = bulkRunsOf(shop, admin);
  const { body } = await runs.start(ids, { action: 'orders.ship' });
  return { shop, runs, ids, runId: body.id, run: () => runBulkChunk(shop.context, { runId: body.id, chunk: 0 }) };
};

const countChanges = async ({ database }: OpenShop): Promise<number> => {
  const { rows } = await database.pool.query<{ count: number }>(
    `select count(*)::int as count from order_status_changes where to_status = 'shipped'`,
  );
  return rows[0]?.count ?? 0;
};

test('concurrent jobs of a run change each order once', async () => {
  const { shop, runs, run } = await startRun(6);
  await Promise.all([run(), run(), run()]);
  expect(await runs.latest()).toMatchObject({ state: 'done', done: 6, refused: 0 });
  expect(await countChanges(shop)).toBe(6);
  await run();
  expect(await countChanges(shop)).toBe(6);
  expect(shop.logged).toEqual([]);
  await shop.close();
});

test('an order that fails three times is refused, and the others are changed', async () => {
  const { shop, runs, ids, runId, run } = await startRun(3);
  await shop.database.pool.query(
    `create function fail() returns trigger language plpgsql as
       $$ begin raise exception 'failure of a test' using errcode = 'XX001'; end $$`,
  );
  await shop.database.pool.query(
    `create trigger fail before update on orders for each row when (new.id = '${ids[1]}') execute function fail()`,
  );
  const isDelayed = `select bool_and(run_at > now() + interval '20 seconds') as "isDelayed" from graphile_worker.jobs
     where task_identifier = '${BULK_RUN_TASK}' and run_at > now()`;
  for (let attempt = 1; attempt <= 2; attempt += 1) {
    await run();
    expect(await runs.latest()).toMatchObject({ state: 'running', done: 2, refused: 0 });
    expect((await shop.database.pool.query(isDelayed)).rows).toEqual([{ isDelayed: true }]);
  }
  await run();
  expect(await runs.latest()).toMatchObject({ state: 'done', done: 2, refused: 1 });
  expect((await runs.rows(runId, 'refused')).map(({ position, reason }) => [position, reason?.en])).toEqual([
    [1, 'This could not be done. Try it on its own page.'],
  ]);
  expect(shop.logged).toEqual([{ message: 'item of a bulk action failed', fields: { run: runId, reason: 'XX001' } }]);
  await shop.close();
});

test('a run with an action that this release does not have ends with a reason', async () => {
  const { shop, runs, run } = await startRun(1);
  await shop.database.pool.query(`update bulk_runs set action = 'orders.unknown'`);
  await run();
  expect(await runs.latest()).toMatchObject({ state: 'refused', done: 0, reason: { ar: expect.any(String) } });
  await shop.close();
});

/** Moves the last progress of all runs back by this number of minutes. */
const ageProgress = ({ database }: OpenShop, minutes: number) =>
  database.pool.query(`update bulk_runs set progress_at = progress_at - $1 * interval '1 minute'`, [minutes]);

test('a run whose job was lost ends with a reason after an hour without progress', async () => {
  const { shop, runs } = await startRun(1);
  await ageProgress(shop, 59);
  expect(await runs.latest()).toMatchObject({ state: 'running' });
  await ageProgress(shop, 2);
  expect(await runs.latest()).toMatchObject({
    state: 'refused',
    done: 0,
    endedAt: expect.any(String),
    reason: { en: 'It made no progress for an hour. Start it again for what was not processed.' },
  });
  await shop.close();
});

test('a run whose job was lost does not keep its admin from starting another', async () => {
  const { shop, runs, ids } = await startRun(1);
  expect((await runs.start(ids, { action: 'orders.ship' })).body.code).toBe('BULK_RUN_UNFINISHED');
  await ageProgress(shop, 61);
  expect((await runs.start(ids, { action: 'orders.ship' })).body).toMatchObject({ state: 'running', total: 1 });
  await shop.close();
});
