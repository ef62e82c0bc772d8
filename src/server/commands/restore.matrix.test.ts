// starts first: takes a minute or more
import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { connect } from '#core/server/database/connect.ts';
import { removeDataDirectory } from '#core/server/database/embedded/data-directory.ts';
import { startEmbedded } from '#core/server/database/embedded/embedded.ts';
import { orderInputFor } from '#features/orders/testing/orders.ts';
import { type FreshDatabase, freshDatabase, hashTables } from '#tests/support/database.ts';
import { type ServedShop, serveShop } from '#tests/support/shop/http-shop.ts';
import { readSettings } from '../environment/environment.ts';
import { backUp } from './backup.ts';
import { restoreShop } from './restore.ts';

const run = promisify(execFile);
const salma = {
  email: 'salma@example.com',
  password: 'Lapis-1234',
  data: { name: 'سلمى\u2028حسن', phone: '01001234567', dob: '1990-05-17' },
};

let directory: string;
let file: string;
let database: FreshDatabase;
let orderNumber: string;
/** Contents of the tables at the time of the backup. */
let before: Awaited<ReturnType<typeof everythingIn>>;
/** Data folder of the backed-up shop, which generated its own key. */
let dataDir: string;

const settingsOf = (url: string, folder: string, env: Record<string, string> = {}) =>
  readSettings({ DATABASE_URL: url, DATA_DIR: folder, ...env });
const reopen = (url: string, folder: string): Promise<ServedShop> =>
  serveShop(url, { DATA_DIR: folder, SECRET_KEY: '' });

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'lazaward-drill-'));
  file = join(directory, 'shop.backup.gz');
  dataDir = join(directory, 'first');
  database = await freshDatabase();
  const shop = await reopen(database.url, dataDir);
  const { token } = await shop.signUp(salma);
  const order = await shop.fetch('/api/orders', { token, body: orderInputFor() });
  ({ orderNumber } = (await order.json()) as { orderNumber: string });
  await shop.fetch('/api/contact-messages', {
    body: {
      name: 'Amina',
      email: 'amina@example.com',
      subject: 'Cups\tand "tea"',
      message: 'Line one\r\n\\. line two \\N',
    },
  });
  await database.pool.query(`insert into newsletter_subscriptions (email) values ('reader@example.com')`);
  await database.pool.query(`insert into product_picture_files (path, width, format, bytes)
    values ('custom/x/1', 480, 'webp', (select string_agg(decode(md5(n::text), 'hex'), '') from generate_series(1, 20000) n))`);
  // a column with a value that the current trigger would not write
  await database.pool.query(`update auth.users set email = 'salma.before@example.com'`);
  await database.pool.query(
    `insert into audit_log (admin_id, admin_email, action, subject, created_at)
    select id, '', 'ORDER_MOVED', $1, now() - interval '1 day' from auth.users`,
    [orderNumber],
  );
  await database.pool.query(`update auth.users set email = $1`, [salma.email]);
  // all mails were sent
  await vi.waitFor(async () => {
    const { rowCount } = await database.pool.query('select from graphile_worker.jobs');
    expect(rowCount).toBe(0);
  });
  await shop.close();
  // two jobs: one pending, one failed permanently
  await database.pool.query(`select graphile_worker.add_job('later', '{"encrypted":"x"}', job_key => 'a key',
    run_at => now() + interval '1 day', max_attempts => 16)`);
  await database.pool.query(`select graphile_worker.add_job('never', '{}', max_attempts => 1)`);
  await database.pool.query(`update graphile_worker._private_jobs set attempts = max_attempts where max_attempts = 1`);
  await backUp(settingsOf(database.url, dataDir), join(directory, 'recorded-first.backup.gz'));
  expect(await backUp(settingsOf(database.url, dataDir), file)).toMatch(/^\d{3,} rows lie in .*gz\.$/);
  before = await everythingIn(database.url);
});

afterAll(async () => {
  await database.drop();
  await rm(directory, { recursive: true, force: true });
});

/** All tables except the rate limit counters, which backups exclude. */
const everythingIn = async (url: string) => {
  const connection = connect(url, { poolSize: 1 });
  try {
    const jobs =
      await connection.pool.query(`select task_identifier, key, max_attempts, run_at from graphile_worker.jobs
      where attempts < max_attempts order by task_identifier`);
    const { product_changes: _, schema_migrations: ledger, ...shop } = await hashTables(connection);
    return { jobs: jobs.rows, accounts: await hashTables(connection, 'auth'), shop, ledger: ledger?.split(' ')[0] };
  } finally {
    await connection.close();
  }
};

/** An empty database without connections, and an empty data folder. */
const emptyPlace = async () => {
  const fresh = await freshDatabase({ isMigrated: false });
  const folder = await mkdtemp(join(directory, 'data-'));
  return { url: fresh.url, folder, drop: fresh.drop };
};

const queryDatabase = async (url: string, sql: string) => {
  const connection = connect(url, { poolSize: 1 });
  try {
    return await connection.pool.query(sql);
  } finally {
    await connection.close();
  }
};

test('restores every row of every table into an empty database, and the shop starts on it', async () => {
  const { url, folder, drop } = await emptyPlace();
  expect(await restoreShop(settingsOf(url, folder), file, { isForced: false })).toMatch(
    /^The shop is as it was on \d{4}/,
  );
  const after = await everythingIn(url);
  expect(after).toEqual(before);
  expect(after.jobs).toHaveLength(1);
  expect(Object.keys(after.shop).length).toBeGreaterThan(15);
  expect(Object.keys(after.accounts).length).toBeGreaterThan(7);

  const shop = await reopen(url, folder);
  const { status, token } = await shop.signIn(salma.email, salma.password);
  expect(status).toBe(200);
  const response = await shop.fetch(`/api/orders/${orderNumber}?language=ar`, { token });
  expect(((await response.json()) as { orderNumber: string }).orderNumber).toBe(orderNumber);
  // sequences continue and triggers work
  expect((await shop.fetch('/api/orders', { token, body: orderInputFor() })).status).toBe(201);

  // a running shop can be backed up, but not replaced
  const again = (isForced: boolean) => restoreShop(settingsOf(url, folder), file, { isForced });
  await expect(again(true)).rejects.toThrow(/stop it first/);
  await backUp(settingsOf(url, folder), join(directory, 'open.backup.gz'));
  await shop.close();
  await expect(queryDatabase(url, 'delete from audit_log')).rejects.toThrow(/only ever added to/);

  await expect(again(false)).rejects.toThrow(/orders.*--force/);
  await again(true);
  expect(await everythingIn(url)).toEqual(before);
  // the same key was restored, so no second key file exists
  expect((await readdir(folder)).filter((name) => name.startsWith('secret-key'))).toEqual(['secret-key']);
  await drop();
});

test('a backup is gzipped plain text that only the file’s owner can read', async () => {
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  const text = gunzipSync(await readFile(file)).toString('utf8');
  expect(text).toContain('{"table":"public.orders","columns":["id","user_id","order_number"');
});

test('a backup that cannot be written reports the path and leaves no open connection', async () => {
  const unwritable = join(directory, 'a'.repeat(300));
  await expect(backUp(settingsOf(database.url, dataDir), unwritable)).rejects.toThrow(
    `No file can be written beside ${unwritable} (ENAMETOOLONG).`,
  );
  const open = `select count(*)::int from pg_stat_activity where application_name = 'backup of lazaward' and datname = current_database()`;
  await expect.poll(async () => (await database.pool.query(open)).rows[0].count).toBe(0);
});

test('backs up a shop behind a pooler by a direct connection', async () => {
  const pooled = settingsOf('postgres://lazaward@127.0.0.1:1/nobody-listens', dataDir, {
    DATABASE_DIRECT_URL: database.url,
  });
  expect(await backUp(pooled, join(directory, 'pooled.backup.gz'))).toMatch(/^\d{3,} rows lie in /);
});

describe('a damaged backup changes nothing', () => {
  let shop: Awaited<ReturnType<typeof emptyPlace>>;
  let untouched: Awaited<ReturnType<typeof everythingIn>>;
  beforeAll(async () => {
    shop = await emptyPlace();
    await restoreShop(settingsOf(shop.url, shop.folder), file, { isForced: false });
    await queryDatabase(shop.url, `update profiles set name = 'changed since'`);
    untouched = await everythingIn(shop.url);
  });
  afterAll(() => shop.drop());

  test.each([
    [
      'is truncated',
      (bytes: Buffer) => bytes.subarray(0, bytes.length / 2),
      /cannot be read as a backup|ends too early/,
    ],
    [
      'has one changed byte',
      (bytes: Buffer) => flipped(bytes),
      /cannot be read as a backup|no backup|lacks rows|are damaged/,
    ],
    [
      'lacks its last table',
      (bytes: Buffer) =>
        gzipSync(
          gunzipSync(bytes)
            .toString()
            .replace(/\{"table":"public.wishlist[\s\S]*?\\\.\n/, ''),
        ),
      /lacks rows of public.wishlist/,
    ],
    [
      'has a changed row and the old checksum',
      (bytes: Buffer) => withOldChecksum(bytes, (text) => text.replace('القاهرة', 'القاهرت')),
      /cannot be read as a backup/,
    ],
    ['is not a backup', () => gzipSync('a letter'), /no backup of a shop/],
    [
      'is from a newer version',
      (bytes: Buffer) => gzipSync(gunzipSync(bytes).toString().replace('shop/0001_schema.sql', 'shop/9999_new.sql')),
      /newer shop.*9999_new/,
    ],
    [
      'names an unknown table',
      (bytes: Buffer) =>
        gzipSync(gunzipSync(bytes).toString().replace('"public.wishlist"', '"public.wishlist; drop table x"')),
      /its own migrations do not make/,
    ],
  ])('refuses a backup that %s', async (_what, spoil, reason) => {
    const spoilt = join(directory, 'spoilt.backup.gz');
    await writeFile(spoilt, spoil(await readFile(file)));
    await expect(restoreShop(settingsOf(shop.url, shop.folder), spoilt, { isForced: true })).rejects.toThrow(reason);
    expect(await everythingIn(shop.url)).toEqual(untouched);
  });
});

/** Repacks changed content with the original checksum. */
const withOldChecksum = (bytes: Buffer, change: (text: string) => string): Buffer => {
  const changed = gzipSync(change(gunzipSync(bytes).toString()));
  return Buffer.concat([changed.subarray(0, -8), bytes.subarray(-8)]);
};

const flipped = (bytes: Buffer): Buffer => {
  const copy = Buffer.from(bytes);
  const middle = copy.length >> 1;
  copy.writeUInt8(copy.readUInt8(middle) ^ 0x10, middle);
  return copy;
};

test('reports an invalid file name instead of a damaged file', async () => {
  const settings = settingsOf(database.url, dataDir);
  await expect(restoreShop(settings, directory, { isForced: true })).rejects.toThrow(`${directory} is a folder`);
  const missing = join(directory, 'no.gz');
  await expect(restoreShop(settings, missing, { isForced: true })).rejects.toThrow(`There is no file ${missing}.`);
});

test('refuses a database with foreign tables', async () => {
  const { url, folder, drop } = await emptyPlace();
  await queryDatabase(url, 'create table invoices (id integer)');
  await expect(restoreShop(settingsOf(url, folder), file, { isForced: true })).rejects.toThrow(/Something else/);
  expect((await queryDatabase(url, 'select from invoices')).rowCount).toBe(0);
  const schemas = await queryDatabase(
    url,
    `select nspname from pg_namespace where nspname !~ '^(pg_|information_schema)'`,
  );
  expect(schemas.rows).toEqual([{ nspname: 'public' }]);
  await expect(backUp(settingsOf(url, folder), join(directory, 'none.gz'))).rejects.toThrow(/no shop in this database/);
  await drop();
});

test('does not back up a configured key, and refuses to restore without it', async () => {
  const { url, folder, drop } = await emptyPlace();
  const SECRET_KEY = Buffer.alloc(32, 7).toString('base64');
  const shop = await serveShop(url, { SECRET_KEY });
  await shop.close();
  const customFile = join(directory, 'chosen.backup.gz');
  expect(await backUp(settingsOf(url, folder, { SECRET_KEY }), customFile)).toContain('SECRET_KEY');
  expect(gunzipSync(await readFile(customFile)).toString()).not.toContain(SECRET_KEY);
  await expect(restoreShop(settingsOf(url, folder), customFile, { isForced: true })).rejects.toThrow(/set SECRET_KEY/);
  await restoreShop(settingsOf(url, folder, { SECRET_KEY }), customFile, { isForced: true });
  await drop();
});

test('backup and restore commands work with the embedded database', async () => {
  const root = join(import.meta.dirname, '../../..');
  const folder = await mkdtemp(join(directory, 'embedded-'));
  const command = (script: string, args: string[], env: Record<string, string>) =>
    run(process.execPath, [join(root, 'scripts', script), ...args], {
      cwd: root,
      env: { PATH: process.env['PATH'] ?? '', INIT_CWD: directory, ...env },
    });
  await command('restore.ts', ['shop.backup.gz'], { DATA_DIR: folder });
  const embedded = await startEmbedded({ dataDir: folder });
  try {
    expect(await everythingIn(embedded.url)).toEqual(before);
    const { stdout } = await command('backup.ts', ['again.backup.gz'], { DATA_DIR: folder });
    expect(stdout).toContain(join(directory, 'again.backup.gz'));
    await expect(command('restore.ts', ['again.backup.gz', '--force'], { DATA_DIR: folder })).rejects.toThrow(
      /Another shop is already running/,
    );
  } finally {
    await embedded.stop();
    await removeDataDirectory(folder);
  }
});
