import { mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect } from '#core/server/database/connect.ts';
import { orderInputFor } from '#features/orders/testing/orders.ts';
import { type FreshDatabase, freshDatabase } from '#tests/support/database.ts';
import { type ServedShop, serveShop } from '#tests/support/shop/http-shop.ts';
import { readSettings } from '../environment/environment.ts';
import { resetSecretKey } from './reset-secret-key.ts';

const salma = {
  email: 'salma@example.com',
  password: 'Lapis-1234',
  data: { name: 'سلمى حسن', phone: '01001234567', dob: '1990-05-17' },
};

let database: FreshDatabase;
let dataDir: string;
let orderNumber: string;

const keyFile = () => join(dataDir, 'secret-key');
const reset = () => resetSecretKey(readSettings({ DATABASE_URL: database.url, DATA_DIR: dataDir }));
const open = (): Promise<ServedShop> => serveShop(database.url, { DATA_DIR: dataDir, SECRET_KEY: '' });

/** Runs a statement on a separate connection and closes it, because the command refuses a database in use. */
const query = async (sql: string) => {
  const { pool, close } = connect(database.url, { poolSize: 1 });
  try {
    return await pool.query(sql);
  } finally {
    await close();
  }
};
const count = async (sql: string): Promise<number> => (await query(sql)).rowCount ?? 0;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'lazaward-lost-key-'));
  database = await freshDatabase();
});

afterAll(async () => {
  await database.drop();
  await rm(dataDir, { recursive: true });
});

test('replaces a key file that a power cut has emptied while nothing is encrypted', async () => {
  await writeFile(keyFile(), '');
  const shop = await open();
  expect(Buffer.from(await readFile(keyFile(), 'utf8'), 'base64')).toHaveLength(32);
  const { token } = await shop.signUp(salma);
  const placed = await shop.fetch('/api/orders', { token, body: orderInputFor() });
  ({ orderNumber } = (await placed.json()) as { orderNumber: string });
  await shop.close();
});

test('does not replace a matching key', async () => {
  const key = await readFile(keyFile(), 'utf8');
  expect(await reset()).toMatch(/fits/);
  expect(await readFile(keyFile(), 'utf8')).toBe(key);
});

test('refuses to replace the key of a running shop', async () => {
  const shop = await open();
  await truncate(keyFile());
  await expect(reset()).rejects.toThrow(/stop it first/);
  await shop.close();
});

test.each([
  ['is empty', () => writeFile(keyFile(), '')],
  ['is missing', () => rm(keyFile(), { force: true })],
  ['is another one', () => writeFile(keyFile(), `${Buffer.alloc(32, 7).toString('base64')}\n`)],
])('a start whose key %s lists the lost data, names the command and writes no key', async (_, lose) => {
  await lose();
  const before = await readFile(keyFile(), 'utf8').catch(() => null);
  const refusal = await open().catch((error: Error) => error.message);
  expect(refusal).toMatch(/npm run keys:reset/);
  expect(refusal).toMatch(/signed out/);
  expect(refusal).toMatch(/payment gateways/);
  expect(await readFile(keyFile(), 'utf8').catch(() => null)).toBe(before);
});

test('replaces a lost key: keeps orders, accounts and passwords, and deletes encrypted data', async () => {
  await query(`
    insert into auth.factors (user_id, factor_type, status, friendly_name, encrypted_secret)
      select id, 'totp', 'verified', 'phone', '\\x00' from auth.users;
    insert into setting_versions (section, version, value, admin_id, published_at) values ('payments', 1,
      '{"holdMinutes": 60, "transferHoldHours": null, "providers": {"stripe": {"isEnabled": true, "values": {"a": "b"}, "secrets": {"secretKey": "x"}}}}',
      gen_random_uuid(), now());
    select graphile_worker.add_job('send-shop-mail', '{"encrypted": "x"}', run_at => now() + interval '1 hour');
    select graphile_worker.add_job('refresh-reports', '{}', run_at => now() + interval '1 hour')`);
  const message = await reset();
  expect(message).toMatch(/goes on with a new key/);
  expect(message).toMatch(/[1-9]\d* waiting jobs were dropped, and 1 payment gateways/);
  expect((await readdir(dataDir)).some((name) => name.startsWith('secret-key.until-'))).toBe(true);
  expect(await count(`select from auth.factors`)).toBe(0);
  expect(await count(`select from graphile_worker._private_jobs where payload::jsonb ? 'encrypted'`)).toBe(0);
  expect(await count(`select from graphile_worker.jobs where task_identifier = 'refresh-reports'`)).toBe(1);
  const { rows } = await query(`select value -> 'providers' -> 'stripe' as stripe from setting_versions`);
  expect(rows).toEqual([{ stripe: { isEnabled: false, values: { a: 'b' }, secrets: {} } }]);

  const shop = await open();
  const { status, token } = await shop.signIn(salma.email, salma.password);
  expect(status).toBe(200);
  const order = await shop.fetch(`/api/orders/${orderNumber}?language=ar`, { token });
  expect(((await order.json()) as { orderNumber: string }).orderNumber).toBe(orderNumber);
  expect((await shop.fetch('/api/orders', { token, body: orderInputFor() })).status).toBe(201);
  await shop.close();
  expect(await reset()).toMatch(/fits/);
});
