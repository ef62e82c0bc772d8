import { afterAll, beforeAll, expect, test } from 'vitest';
import { registry } from '#generated/server.gen.ts';
import { type FreshDatabase, freshDatabase } from '#tests/support/database.ts';
import { withdrawablePurposes } from '../consents.ts';

let database: FreshDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

const tables = registry.personalData.flatMap(({ records }) => records).flatMap((record) => record.tables);

/** Tables that refer only to admin users and set the reference to null with the account. */
const exclusions: Readonly<Record<string, string>> = {
  user_roles: 'roles of admin users, deleted with the account',
};

const namesOf = async (sql: string) => (await database.pool.query<{ name: string }>(sql)).rows.map(({ name }) => name);

test('every table that refers to a person is in the personal data of a feature', async () => {
  const names = await namesOf(
    `select distinct conrelid::regclass::text as name from pg_constraint
     where contype = 'f' and confrelid in ('auth.users'::regclass, 'profiles'::regclass)
       and connamespace = 'public'::regnamespace
     union
     select table_name from information_schema.columns join information_schema.tables using (table_schema, table_name)
     where table_schema = 'public' and table_type = 'BASE TABLE'
       and column_name in ('email', 'phone', 'phone_number', 'recipient', 'user_id', 'subject_hash', 'network')
     order by 1`,
  );
  expect(names.length).toBeGreaterThan(20);
  expect(names.filter((name) => !tables.includes(name) && !(name in exclusions))).toEqual([]);
});

test('every table of the personal data exists', async () => {
  const names = await namesOf(`select table_name as name from information_schema.tables where table_schema = 'public'
    union select 'auth.' || table_name from information_schema.tables where table_schema = 'auth'`);
  const shopTables = tables.filter((name) => name !== 'auth.*' && name !== 'graphile_worker');
  expect(shopTables.filter((name) => !names.includes(name))).toEqual([]);
});

test('every withdrawable consent states how it is withdrawn', () => {
  const withdrawn = registry.personalData.flatMap(({ withdrawals = [] }) => withdrawals.map(({ consent }) => consent));
  expect(withdrawn.toSorted()).toEqual(withdrawablePurposes.toSorted());
});
