import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FreshDatabase, freshDatabase } from '#tests/support/database.ts';
import { scaledLimit } from '#tests/support/scaled-limit.ts';
import { startUnreliableProxy, type UnreliableProxy } from '#tests/support/servers/unreliable-proxy.ts';
import { connect, type Database, inTransaction } from './connect.ts';
import { isUnavailable } from './errors.ts';
import { monitorDatabase } from './monitor-database.ts';

/** Limits in milliseconds that a query on a busy machine never reaches. */
const [silenceMs, limitMs] = [2_000, 2_000];

let fresh: FreshDatabase;
let network: UnreliableProxy;
let far: Database;

beforeAll(async () => {
  fresh = await freshDatabase();
  network = await startUnreliableProxy(fresh.url);
  far = connect(network.url, { poolSize: 1, timeout: 3_000, silenceMs });
});

afterAll(async () => {
  await far.close();
  await network.close();
  await fresh.drop();
});

const getError = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'it was answered',
    (error: unknown) => error,
  );

test('closes the connection of a silent database, also in a transaction, and reconnects when it is back', async () => {
  await far.pool.query('select 1');
  network.swallow(true);
  expect(isUnavailable(await getError(far.pool.query('select 1')))).toBe(true);
  expect(isUnavailable(await getError(far.pool.query('select 1')))).toBe(true);
  network.swallow(false);
  expect((await far.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);

  const cut = inTransaction(far, async (transaction) => {
    await transaction.selectFrom('products').select('id').execute();
    network.swallow(true);
    await transaction.selectFrom('products').select('id').execute();
  });
  expect(isUnavailable(await getError(cut))).toBe(true);
  network.swallow(false);
  expect((await far.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
});

test('closes a connection whose query gets no response after a long idle time', async () => {
  await far.pool.query('select 1');
  await pause(2 * silenceMs);
  network.swallow(true);
  expect(isUnavailable(await getError(far.pool.query('select 1')))).toBe(true);
  network.swallow(false);
  expect((await far.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
});

test('with a monitor ends a wait only when the database stops responding', async () => {
  const watch = monitorDatabase(network.url, { limitMs });
  const watched = connect(network.url, { poolSize: 1, silenceMs: 600_000, watch });
  const asleep = watched.pool.query('select pg_sleep(5), 1 as one');
  expect((await asleep).rows).toMatchObject([{ one: 1 }]);
  expect(watch.isSilent()).toBe(false);

  network.swallow(true);
  const startedAt = performance.now();
  const both = await Promise.all([getError(watched.pool.query('select 1')), getError(watched.pool.query('select 1'))]);
  expect(both.map(isUnavailable)).toEqual([true, true]);
  expect(performance.now() - startedAt).toBeLessThan(scaledLimit(10_000));
  expect(watch.isSilent()).toBe(true);
  const again = performance.now();
  expect(isUnavailable(await getError(watched.pool.query('select 1')))).toBe(true);
  expect(performance.now() - again).toBeLessThan(limitMs);

  network.swallow(false);
  await expect.poll(() => watch.isSilent()).toBe(false);
  expect((await watched.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  await watched.close();
  await watch.stop();
});

test('treats a database that refuses connections as unavailable, not silent', async () => {
  const watch = monitorDatabase('postgres://shop:secret@127.0.0.1:1/shop', { limitMs });
  expect([await watch.checkResponds(), watch.isSilent()]).toEqual([false, false]);
  await watch.stop();
});

test('does not close an idle connection without a query', async () => {
  const { rows: before } = await far.pool.query('select pg_backend_pid() as pid');
  await pause(2 * silenceMs);
  expect((await far.pool.query('select pg_backend_pid() as pid')).rows).toEqual(before);
});

test('does not treat a database as silent because this process is delayed', async () => {
  const watch = monitorDatabase(fresh.url, { limitMs });
  // each turn of the event loop takes longer than a third of the limit, and a new connection takes several
  const busy = setInterval(() => {
    const end = performance.now() + 700;
    while (performance.now() < end);
  }, 1);
  try {
    expect([await watch.checkResponds(), watch.isSilent()]).toEqual([true, false]);
  } finally {
    clearInterval(busy);
    await watch.stop();
  }
});

test('does not close working connections because a new one gets no response', async () => {
  const slow = await startUnreliableProxy(fresh.url);
  slow.swallow(true);
  const watch = monitorDatabase(slow.url, { limitMs });
  const working = connect(fresh.url, { poolSize: 2, silenceMs: 60_000, watch });
  try {
    // longer than the silence that triggers a check, while other queries succeed
    const sleeping = working.pool.query('select pg_sleep(5)');
    let isDone = false;
    const others = (async () => {
      while (!isDone) {
        await working.pool.query('select 1');
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    })();
    await sleeping;
    isDone = true;
    await others;
    expect(watch.isSilent()).toBe(false);
  } finally {
    await working.close();
    await watch.stop();
    await slow.close();
  }
});
