import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FreshDatabase, freshDatabase } from '#tests/support/database.ts';
import { readSettings } from '../environment/environment.ts';
import { rotateShopKeys } from './rotate-signing-keys.ts';

let database: FreshDatabase;

beforeAll(async () => {
  database = await freshDatabase();
});

afterAll(() => database.drop());

const settingsWith = (secretKey: Buffer) =>
  readSettings({ DATABASE_URL: database.url, SECRET_KEY: secretKey.toString('base64') });

test('publishes a new key and reports when it starts to sign', async () => {
  const secretKey = randomBytes(32);
  const first = await rotateShopKeys(settingsWith(secretKey));
  expect(first).toMatch(/^A new key was published: [\w-]{36}\. It signs from \d{4}-/);
  expect(await rotateShopKeys(settingsWith(secretKey))).toBe(first.replace('published:', 'published already:'));
  const { rows } = await database.pool.query('select 1 from auth.signing_keys');
  expect(rows).toHaveLength(2);
});

test('refuses to rotate with another secret key', async () => {
  await expect(rotateShopKeys(settingsWith(randomBytes(32)))).rejects.toThrow(/SECRET_KEY is not the key/);
});
