import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FreshDatabase, freshDatabase } from '#tests/support/database.ts';
import { connect } from './connect.ts';
import { startEmbedded } from './embedded/embedded.ts';
import { isUnavailable } from './errors.ts';

let database: FreshDatabase;

beforeAll(async () => {
  database = await freshDatabase();
});

afterAll(async () => {
  await database.drop();
});

const getError = async (work: Promise<unknown>): Promise<unknown> => {
  try {
    await work;
  } catch (error) {
    return error;
  }
  throw new Error('This was meant to fail');
};

test('recognizes a stopped database for pending and later queries', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'lazaward-stopped-'));
  const embedded = await startEmbedded({ dataDir, isThrowaway: true });
  const shop = connect(embedded.url);
  const waiting = getError(shop.pool.query('select pg_sleep(60)'));
  await shop.pool.query('select 1');
  await embedded.stop();
  expect(isUnavailable(await waiting)).toBe(true);
  expect(isUnavailable(await getError(shop.pool.query('select 1')))).toBe(true);
  await shop.close();
  await rm(dataDir, { recursive: true });
});

test('recognizes a port without a listener', async () => {
  const unreachable = connect('postgres://shop:secret@127.0.0.1:1/shop');
  expect(isUnavailable(await getError(unreachable.pool.query('select 1')))).toBe(true);
  await unreachable.close();
});

test('recognizes a socket that accepts the connection and never responds', async () => {
  const silent = createServer().listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  const client = new pg.Client({ host: '127.0.0.1', port, connectionTimeoutMillis: 100 });
  client.on('error', () => undefined);
  expect(isUnavailable(await client.connect().catch((error: unknown) => error))).toBe(true);
  silent.close();
});

test('recognizes a database without free connections', async () => {
  const narrow = connect(database.url, { poolSize: 1, timeout: 3_000 });
  const only = await narrow.pool.connect();
  expect(isUnavailable(await getError(narrow.pool.query('select 1')))).toBe(true);
  only.release();
  await narrow.close();
});

test('recognizes a statement timeout', async () => {
  const slow = database.pool.query(`set statement_timeout = 20; select pg_sleep(5)`);
  expect(isUnavailable(await getError(slow))).toBe(true);
});

test('recognizes an error that is wrapped in another one', async () => {
  const unreachable = connect('postgres://shop:secret@127.0.0.1:1/shop');
  const cause = await getError(unreachable.pool.query('select 1'));
  expect(isUnavailable(new Error('The order was not placed', { cause }))).toBe(true);
  await unreachable.close();
});

test('does not treat programming errors as unavailability', async () => {
  expect(isUnavailable(await getError(database.pool.query('select nothing')))).toBe(false);
  expect(isUnavailable(await getError(database.pool.query('select 1/0')))).toBe(false);
  expect(isUnavailable(Object.assign(new Error('no such file'), { code: 'ENOENT', syscall: 'open' }))).toBe(false);
  expect(isUnavailable('down')).toBe(false);
});
