import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertSent } from '#core/server/mail/sent-messages.repository.ts';
import { type FreshDatabase, freshDatabase, hashTables } from './database.ts';

let mine: FreshDatabase;
let yours: FreshDatabase;

beforeAll(async () => {
  [mine, yours] = await Promise.all([freshDatabase(), freshDatabase()]);
});

afterAll(async () => {
  await Promise.all([mine.drop(), yours.drop()]);
});

test('test files do not see the data of each other', async () => {
  await mine.kysely.insertInto('newsletter_subscriptions').values({ email: 'amina@example.com' }).execute();
  const rows = await yours.kysely.selectFrom('newsletter_subscriptions').selectAll().execute();
  expect(rows).toEqual([]);
});

test('a fresh database has all tables of the shop and the accounts service', async () => {
  const { rows } = await mine.pool.query(`select table_schema || '.' || table_name as name
    from information_schema.tables where table_schema in ('public', 'auth') order by 1`);
  expect(rows.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['auth.users', 'public.orders', 'public.products', 'public.profiles', 'public.promo_codes']),
  );
});

test('a database is dropped even with open connections', async () => {
  const brief = await freshDatabase();
  await brief.pool.query('select 1');
  await brief.drop();
  const { rows } = await mine.pool.query('select 1 from pg_database where datname = $1', [
    new URL(brief.url).pathname.slice(1),
  ]);
  expect(rows).toEqual([]);
});

test('the content of a database stays the same while a mail is sent, and changes with a row', async () => {
  const before = await hashTables(yours);
  await insertSent(yours.kysely, 'mail', 'a key');
  expect(await hashTables(yours)).toEqual(before);
  await yours.kysely.insertInto('newsletter_subscriptions').values({ email: 'salma@example.com' }).execute();
  expect(await hashTables(yours)).not.toEqual(before);
});
