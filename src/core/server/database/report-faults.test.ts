import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type FreshDatabase, freshDatabase } from '#tests/support/database.ts';
import { connect, type Database } from './connect.ts';
import { isUnavailable } from './errors.ts';
import { createFaultReporter } from './report-faults.ts';

let fresh: FreshDatabase;
let database: Database;
let now = 0;
let logged: unknown[] = [];

beforeAll(async () => {
  fresh = await freshDatabase();
  const log = { error: (fields: object, message: string) => void logged.push([fields, message]) };
  database = connect(fresh.url, { poolSize: 1, report: createFaultReporter(log, () => now) });
});

beforeEach(() => {
  logged = [];
  now += 3_600_000;
});

afterAll(async () => {
  await database.close();
  await fresh.drop();
});

const fail = (code: string): Promise<unknown> =>
  database.pool.query(`do $$ begin raise exception 'it fails' using errcode = '${code}'; end $$`).then(
    () => null,
    (error: unknown) => error,
  );

test.each([
  ['53100', 'disk of the database is full'],
  ['58030', 'database cannot read or write its files'],
  ['58P01', 'database cannot read or write its files'],
  ['42501', 'database refused a right that the shop needs'],
])('treats %s as an outage and logs it immediately', async (code, message) => {
  expect(isUnavailable(await fail(code))).toBe(true);
  expect(logged).toEqual([[{ code }, message]]);
});

test('logs a fault of every request once a minute', async () => {
  await fail('53100');
  await fail('53100');
  await fail('58030');
  expect(logged).toHaveLength(2);
  now += 61_000;
  await fail('53100');
  expect(logged).toHaveLength(3);
});

test('does not report an error of the shop as a fault of the database', async () => {
  expect(isUnavailable(await fail('23505'))).toBe(false);
  expect(logged).toEqual([]);
});

test('treats a missing table privilege as an outage', async () => {
  await database.pool.query('create table closed (n int)');
  await database.pool.query('create role reader nologin');
  const client = await database.pool.connect();
  await client.query('set role reader');
  const error = await client.query('select from closed').catch((refused: unknown) => refused);
  await client.query('reset role');
  client.release();
  await database.pool.query('drop role reader');
  expect(isUnavailable(error)).toBe(true);
});
