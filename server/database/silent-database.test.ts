import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FreshDatabase, freshDatabase } from '../../tests/world/fresh-database.ts';
import { type MoodyNetwork, openMoodyNetwork } from '../../tests/world/moody-network.ts';
import { connect, type Database, inTransaction } from './connect.ts';
import { isUnavailable } from './is-unavailable.ts';

let fresh: FreshDatabase;
let network: MoodyNetwork;
let far: Database;

beforeAll(async () => {
  fresh = await freshDatabase();
  network = await openMoodyNetwork(fresh.url);
  far = connect(network.url, { poolSize: 1, patience: 500, silenceMs: 300 });
});

afterAll(async () => {
  await far.close();
  await network.close();
  await fresh.drop();
});

const failureOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'it was answered',
    (error: unknown) => error,
  );

test('a database that says nothing is hung up on, in a transaction too, and asked anew when it is back', async () => {
  await far.pool.query('select 1');
  network.swallow(true);
  const begun = performance.now();
  expect(isUnavailable(await failureOf(far.pool.query('select 1')))).toBe(true);
  expect(isUnavailable(await failureOf(far.pool.query('select 1')))).toBe(true);
  expect(performance.now() - begun).toBeLessThan(2_000);
  network.swallow(false);
  expect((await far.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);

  const cut = inTransaction(far, async (transaction) => {
    await transaction.selectFrom('products').select('id').execute();
    network.swallow(true);
    await transaction.selectFrom('products').select('id').execute();
  });
  expect(isUnavailable(await failureOf(cut))).toBe(true);
  network.swallow(false);
  expect((await far.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
});

test('nobody hangs up who has asked nothing, however long', async () => {
  const { rows: before } = await far.pool.query('select pg_backend_pid() as pid');
  await new Promise((resolve) => void setTimeout(resolve, 700));
  expect((await far.pool.query('select pg_backend_pid() as pid')).rows).toEqual(before);
});
