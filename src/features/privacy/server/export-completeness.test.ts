import * as v from 'valibot';
import { expect, test } from 'vitest';
import { registry } from '#generated/server.gen.ts';
import { shopWithMails } from '#tests/support/shop/http-shop.ts';
import { ExportFile, nestedMembers } from '../testing/exported-data.ts';
import { seedTraceableData } from '../testing/seed-traces.ts';
import { traceableUsers } from '../testing/traceable-users.ts';

const world = shopWithMails();

type Row = Readonly<Record<string, unknown>>;

/** Returns every row of the shop's and the accounts' tables as JSON. */
const listAllRows = async (): Promise<{ readonly table: string; readonly row: Row }[]> => {
  const { rows: tables } = await world.database.pool.query<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  );
  const columns = [];
  for (const { name } of tables) {
    const { rows } = await world.database.pool.query<{ row: Row }>(
      `select to_jsonb(entry) as row from ${name} as entry`,
    );
    columns.push(...rows.map(({ row }) => ({ table: name.replace(/^public\./, ''), row })));
  }
  return columns;
};

/** Returns the rows about a person: those that contain one of the names, and those that refer to one of these by id. */
const findRowsAbout = async (names: readonly string[]) => {
  const all = await listAllRows();
  const lowerNames = new Set(names.map((name) => name.toLowerCase()));
  let about: typeof all = [];
  for (let before = -1; before < about.length; ) {
    before = about.length;
    about = all.filter(({ row }) => {
      const text = JSON.stringify(row).toLowerCase();
      return [...lowerNames].some((name) => text.includes(name));
    });
    for (const { row } of about)
      if (typeof row['id'] === 'string' && row['id'].length === 36) lowerNames.add(row['id']);
  }
  return about;
};

const isMoment = (value: unknown): value is string => typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value);

/** Returns the leaf values of JSON data, with timestamps in one format. */
const leavesOf = (value: unknown): string[] => {
  if (value === null) return [];
  if (typeof value === 'object') return Object.values(value).flatMap(leavesOf);
  return [isMoment(value) ? String(Date.parse(value)) : String(value).toLowerCase()];
};

/** Returns the columns that identify a row: those of type uuid, and numbers of a primary or foreign key. */
const listKeys = async (): Promise<ReadonlySet<string>> => {
  const { rows } = await world.database.pool.query<{ name: string }>(
    `select concat(attrelid::regclass, '.', attname) as name from pg_attribute where atttypid = 'uuid'::regtype
     union select concat(attrelid::regclass, '.', attname) from pg_attribute join pg_constraint
       on conrelid = attrelid and attnum = any(conkey) and contype in ('p', 'f')
     where atttypid in ('integer'::regtype, 'bigint'::regtype)`,
  );
  return new Set(rows.map(({ name }) => name));
};

const records = registry.personalData.flatMap((data) => data.records);
const declared = records.flatMap(({ tables }) => tables);

const isDeclared = (table: string): boolean =>
  declared.includes(table) || (table.startsWith('auth.') && declared.includes('auth.*'));

test('everything stored about a customer is in the export or excluded for a reason', async () => {
  const [person] = traceableUsers;
  if (person === undefined) throw new Error('no user to look for');
  const { token, userId, email, orderNumber } = await seedTraceableData(world.shop, world.mails, person);
  const response = await world.shop.fetch('/api/personal-data', { token });
  expect(response.status).toBe(200);
  const file = await response.json();
  const exportedValues = new Set(leavesOf(file));
  v.parse(ExportFile, file);
  for (const order of file.orders) v.parse(nestedMembers('orders'), order);

  const about = await findRowsAbout([userId, email, orderNumber]);
  const tables = new Set(about.map(({ table }) => table));
  expect([...tables].filter((table) => !isDeclared(table))).toEqual([]);
  // each record is right about which of its tables have no trace of the customer
  const isUntraced = (table: string) => table !== 'auth.*' && !tables.has(table);
  expect(records.map(({ data, tables: own }) => ({ data, withoutCustomers: own.filter(isUntraced) }))).toEqual(
    records.map(({ data, withoutCustomers = [] }) => ({ data, withoutCustomers })),
  );

  const unexported = new Set<string>();
  const moments = new Set<string>();
  for (const { table, row } of about) {
    for (const [column, value] of Object.entries(row)) {
      if (leavesOf(value).some((leaf) => !exportedValues.has(leaf))) unexported.add(`${table}.${column}`);
      if (isMoment(value)) moments.add(`${table}.${column}`);
    }
  }
  const excluded = registry.personalData.flatMap(({ notExported = {} }) => Object.values(notExported).flat());
  const keys = await listKeys();
  expect([...unexported].filter((each) => !keys.has(each) && !excluded.includes(each)).toSorted()).toEqual([]);
  // every exclusion is needed and exists; two timestamps may be equal by chance
  expect(excluded.filter((each) => !unexported.has(each) && !moments.has(each))).toEqual([]);
});

test('no table with personal data was left empty by the test', async () => {
  const { rows } = await world.database.pool.query<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.columns
     where table_schema in ('public', 'auth') and column_name in ('user_id', 'user_id', 'email', 'person', 'phone', 'recipient')
     group by 1 order by 1`,
  );
  const empty = [];
  for (const { name } of rows) {
    const { rowCount } = await world.database.pool.query(`select from ${name} limit 1`);
    if (rowCount === 0) empty.push(name);
  }
  // only the table of staff roles
  expect(empty).toEqual(['public.user_roles']);
});
