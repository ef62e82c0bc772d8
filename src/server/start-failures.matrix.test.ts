import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { byLanguage } from '#core/i18n/language.ts';
import { type FreshDatabase, freshDatabase } from '#tests/support/database.ts';
import { readSettings } from './environment/environment.ts';
import { runShop } from './start-server.ts';

let folder: string;
let database: FreshDatabase;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lazaward-start-'));
  database = await freshDatabase();
});

afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true });
});

const pages = {
  render: () => Promise.reject(new Error('no page is asked for')),
  textsChunks: byLanguage(() => null),
  vendorChunk: null,
  sheets: new Map(),
  inlineScript: '',
};

/** Returns the error message of a failed start. */
const getStartError = (env: Record<string, string>): Promise<string> =>
  runShop(readSettings({ PORT: '0', LOG_LEVEL: 'silent', ...env }), pages).then(
    () => 'it started',
    (error: Error) => error.message,
  );

test('a start on a port in use names PORT', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => other.once('listening', resolve));
  const { port } = other.address() as { port: number };
  expect(await getStartError({ PORT: String(port), DATABASE_URL: database.url })).toMatch(
    new RegExp(`^PORT is ${port}, which another program on 127\\.0\\.0\\.1 uses already`),
  );
  other.close();
});

test('a start on an address of another machine names HOST', async () => {
  expect(await getStartError({ HOST: '192.0.2.1', DATABASE_URL: database.url })).toBe(
    'HOST is "192.0.2.1", which is no address of this machine.',
  );
});

test.each([
  ['the embedded database', () => ({})],
  ['an external database', () => ({ DATABASE_URL: database.url })],
])('a start with %s in a folder that cannot be created names DATA_DIR', async (_, env) => {
  await writeFile(join(folder, 'file'), '');
  const below = join(folder, 'file/data');
  expect(await getStartError({ DATA_DIR: below, ...env() })).toMatch(
    `DATA_DIR is "${below}", which cannot be used: a part of this path is a file`,
  );
});

test('a start with a file instead of the data folder names DATA_DIR', async () => {
  const file = join(folder, 'file');
  await writeFile(file, '');
  expect(await getStartError({ DATA_DIR: file })).toMatch(
    `DATA_DIR is "${file}", which cannot be used: a file has this name`,
  );
});

test('a start with a missing accounts file names ACCOUNTS_FILE', async () => {
  const file = join(folder, 'none.json');
  expect(await getStartError({ ACCOUNTS_FILE: file, DATABASE_URL: database.url })).toBe(
    `ACCOUNTS_FILE (${file}) cannot be used. There is no such file.`,
  );
});

/** Starts a shop on a database, with a data folder of this name. */
const startWithDataDir = ({ url }: FreshDatabase, name: string) =>
  runShop(
    readSettings({
      PORT: '0',
      LOG_LEVEL: 'silent',
      DATABASE_URL: url,
      DATA_DIR: join(folder, name),
      SECRET_KEY: Buffer.alloc(32, 3).toString('base64'),
      ADMIN_EMAIL: 'owner@example.com',
      ADMIN_PASSWORD: 'Lapis-Lazuli-1',
    }),
    pages,
  );

test('a start inserts the catalogue under the migration lock, for which another start waits', async () => {
  const fresh = await freshDatabase();
  const locks = async () => {
    const { rows } = await fresh.pool.query(`select locktype, granted from pg_locks
      where database = (select oid from pg_database where datname = current_database())
        and (locktype = 'advisory' or (relation = 'products'::regclass and not granted))`);
    return rows;
  };
  const holder = await fresh.pool.connect();
  await holder.query('begin; lock table products in share row exclusive mode');
  const start = startWithDataDir(fresh, 'locked');
  try {
    await expect.poll(locks).toContainEqual({ locktype: 'relation', granted: false });
    expect(await locks()).toContainEqual({ locktype: 'advisory', granted: true });
  } finally {
    await holder.query('rollback');
    holder.release();
    await (await start).stop();
    await fresh.drop();
  }
});

test('two concurrent starts on an empty database both succeed', async () => {
  const empty = await freshDatabase({ isMigrated: false });
  const starts = await Promise.allSettled(['one', 'two', 'three'].map((name) => startWithDataDir(empty, name)));
  for (const start of starts) if (start.status === 'fulfilled') await start.value.stop();
  expect(starts.map((start) => (start.status === 'rejected' ? String(start.reason) : 'open'))).toEqual(
    Array.from({ length: 3 }, () => 'open'),
  );
  const { rows } = await empty.pool.query('select count(*)::int as count from user_roles');
  expect(rows).toEqual([{ count: 1 }]);
  await empty.drop();
});
