import { once } from 'node:events';
import { type AddressInfo, createServer, Socket } from 'node:net';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { type PostgresPair, startPostgresPair } from '#tests/support/servers/postgres-pair.ts';
import { startUnreliableProxy, type UnreliableProxy } from '#tests/support/servers/unreliable-proxy.ts';
import { connect, type Database, inTransaction } from './connect.ts';
import { isUnavailable } from './errors.ts';
import { listenTo } from './listen.ts';
import { type DatabaseMonitor, monitorDatabase } from './monitor-database.ts';
import { keepAliveOptions } from './primary-client.ts';
import { verifyDatabase } from './verify-database.ts';

/** Limit of the monitor in milliseconds that a check on a busy machine never reaches. */
const limitMs = 5_000;

let pair: PostgresPair;
let network: UnreliableProxy;
beforeAll(async () => {
  pair = await startPostgresPair();
  await pair.primary().query('create table changes (id integer)');
});
afterAll(() => pair.close());
beforeEach(async () => {
  network = await startUnreliableProxy(pair.primary().url);
});
afterEach(() => network.close());

const getError = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'it was answered',
    (error: unknown) => error,
  );

const getServerPid = async ({ pool }: Database): Promise<unknown> =>
  (await pool.query('select pg_backend_pid() as pid')).rows[0].pid;

test('rejects a standby as unavailable, and connects to the primary as soon as the balancer routes to it', async () => {
  network.leadTo(pair.standby().url);
  const watch = monitorDatabase(network.url, { limitMs });
  const database = connect(network.url, { poolSize: 2, watch });
  const refused = await Promise.all(Array.from({ length: 6 }, () => getError(database.pool.query('select'))));
  expect(refused.map(isUnavailable)).toEqual(refused.map(() => true));
  expect([await watch.checkResponds(), watch.isSilent()]).toEqual([false, false]);
  network.leadTo(pair.primary().url);
  await database.pool.query('insert into changes values (1)');
  expect(await watch.checkResponds()).toBe(true);
  await database.close();
  await watch.stop();
});

test('a start with a standby reports it', async () => {
  const { url } = pair.standby();
  const reached = verifyDatabase({ setting: 'DATABASE_URL', url, isPooled: false });
  await expect(reached).rejects.toThrow('cannot be reached: it is a standby; name the primary.');
});

test('closes a connection that has become read-only, and its transaction fails as unavailable', async () => {
  const database = connect(network.url, { poolSize: 1 });
  const before = await getServerPid(database);
  await database.pool.query('set default_transaction_read_only = on');
  const cut = await getError(
    inTransaction(database, (transaction) => sql`insert into changes values (2)`.execute(transaction)),
  );
  expect(isUnavailable(cut)).toBe(true);
  expect(await getServerPid(database)).not.toBe(before);
  await database.pool.query('insert into changes values (2)');
  await database.close();
});

test('closes all connections to a frozen primary when another server responds to the monitor', async () => {
  const watch = monitorDatabase(network.url, { limitMs });
  expect(await watch.checkResponds()).toBe(true);
  // without timeouts
  const withoutTimeouts = { timeout: 600_000, silenceMs: 600_000, watch };
  const open = connect(network.url, { ...withoutTimeouts, poolSize: 3 });
  await Promise.all(Array.from({ length: 3 }, () => open.pool.query('select pg_sleep(0.1)')));
  const opening = connect(network.url, { ...withoutTimeouts, poolSize: 1 });
  let changeCount = 0;
  const listening = listenTo(network.url, {
    ...changes,
    pollIntervalMs: 600_000,
    watch,
    onSignal: () => (changeCount += 1),
  });
  await expect.poll(() => changeCount).toBe(1);

  await pair.primary().freeze();
  expect(isUnavailable(await getError(opening.pool.query('select')))).toBe(true);
  await pair.promote();
  network.leadTo(pair.primary().url);
  await expect.poll(() => watch.checkResponds()).toBe(true);
  await Promise.all(Array.from({ length: 3 }, () => open.pool.query('insert into changes values (3)')));
  await opening.pool.query('insert into changes values (4)');
  // one call for the changed server, and one when the listener has connected to the new one
  await expect.poll(() => changeCount).toBe(3);
  await pair.replace();
  await listening.stop();
  await Promise.all([open.close(), opening.close()]);
  await watch.stop();
});

/** Query that never reports a change. */
const changes = {
  channel: 'changes',
  marks: `select '' as snapshot, array[]::text[] as transactions where $1::text is not distinct from $1`,
};

test('a listener reconnects every two seconds during a long outage', async () => {
  let attempts = 0;
  const closing = createServer((socket) => {
    attempts += 1;
    socket.destroy();
  }).listen(0, '127.0.0.1');
  await once(closing, 'listening');
  const { port } = closing.address() as AddressInfo;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  // without spyOn: `restoreMocks` would restore the fake clock of this test for all later files of the worker
  const setTimer = vi.fn<typeof globalThis.setTimeout>(globalThis.setTimeout);
  vi.stubGlobal('setTimeout', setTimer);
  onTestFinished(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });
  const listening = listenTo(`postgres://shop@127.0.0.1:${port}/shop`, { ...changes, onSignal: () => undefined });
  for (let attempt = 1; attempt <= 8; attempt += 1) {
    // one timer limits the attempt, another starts the next
    while (setTimer.mock.calls.length < 2 * attempt) await new Promise(setImmediate);
    expect(attempts).toBe(attempt);
    await vi.advanceTimersByTimeAsync(2_000);
  }
  await listening.stop();
  closing.close();
});

test('enables TCP keep-alive probes for each connection', async () => {
  const setKeepAlive = vi.spyOn(Socket.prototype, 'setKeepAlive');
  const { url } = pair.primary();
  const opened: readonly (() => Promise<() => Promise<unknown>>)[] = [
    async () => {
      const database = connect(url);
      await database.pool.query('select');
      return database.close;
    },
    async () => {
      const watch: DatabaseMonitor = monitorDatabase(url, { limitMs });
      await watch.checkResponds();
      return watch.stop;
    },
    async () => {
      let changeCount = 0;
      const listening = listenTo(url, { ...changes, onSignal: () => (changeCount += 1) });
      await expect.poll(() => changeCount).toBe(1);
      return listening.stop;
    },
  ];
  for (const open of opened) {
    setKeepAlive.mockClear();
    const close = await open();
    expect(setKeepAlive.mock.calls).toEqual([[true, keepAliveOptions.keepAliveInitialDelayMillis]]);
    await close();
  }
});
