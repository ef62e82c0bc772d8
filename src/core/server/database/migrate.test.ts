import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type FreshDatabase, freshDatabase } from '#tests/support/database.ts';
import { migrate, migrateWithin, withMigrationLock } from './migrate.ts';

let database: FreshDatabase;
let directory: string;
let folder: string;

beforeEach(async () => {
  database = await freshDatabase({ isMigrated: false });
  directory = await mkdtemp(join(tmpdir(), 'migrations-'));
  folder = join(directory, 'shelves');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, '0001-shelf.sql'), 'create table shelf (id integer primary key);');
  await writeFile(join(folder, '0002-board.sql'), 'create table board (shelf_id integer references shelf);');
});

afterEach(async () => {
  await database.drop();
  await rm(directory, { recursive: true });
});

const tables = async (): Promise<string[]> => {
  const { rows } = await database.pool.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  );
  return rows.map(({ name }) => name);
};

test('applies nothing on the second start', async () => {
  expect(await migrate(database.url, [folder])).toEqual(['shelves/0001-shelf.sql', 'shelves/0002-board.sql']);
  expect(await migrate(database.url, [folder])).toEqual([]);
  expect(await tables()).toEqual(['board', 'schema_migrations', 'shelf']);
});

test('applies each migration once in concurrent starts', async () => {
  const applied = await Promise.all([migrate(database.url, [folder]), migrate(database.url, [folder])]);
  expect(applied.map((names) => names.length).sort()).toEqual([0, 2]);
});

test('applies only the new files of a later release', async () => {
  await migrate(database.url, [folder]);
  await writeFile(join(folder, '0003-lamp.sql'), 'create table lamp (id integer);');
  expect(await migrate(database.url, [folder])).toEqual(['shelves/0003-lamp.sql']);
});

test('throws for a file that changed after it was applied, and applies no further file', async () => {
  await migrate(database.url, [folder]);
  await writeFile(join(folder, '0001-shelf.sql'), 'create table shelf (id bigint primary key);');
  await writeFile(join(folder, '0003-lamp.sql'), 'create table lamp (id integer);');
  await expect(migrate(database.url, [folder])).rejects.toThrow(/another version of shelves\/0001-shelf\.sql/);
  expect(await tables()).not.toContain('lamp');
});

test('rolls back a failed file, and keeps the previous ones', async () => {
  await writeFile(join(folder, '0003-lamp.sql'), 'create table lamp (id integer); select 1/0;');
  await expect(migrate(database.url, [folder])).rejects.toThrow(/shelves\/0003-lamp\.sql failed.*division by zero/);
  expect(await tables()).toEqual(['board', 'schema_migrations', 'shelf']);
});

test('applies folders in the given order, independent of their names', async () => {
  const accounts = join(directory, 'zz-accounts');
  await mkdir(accounts, { recursive: true });
  await writeFile(join(accounts, '0001-people.sql'), 'create table people (id integer primary key);');
  await writeFile(join(folder, '0003-owner.sql'), 'create table owner (person_id integer references people);');
  const applied = await migrate(database.url, [accounts, folder]);
  expect(applied[0]).toBe('zz-accounts/0001-people.sql');
});

test('logs the holder of the migration lock, and throws after the timeout', async () => {
  const lines: unknown[] = [];
  const log = { warn: (fields: unknown, message: string) => void lines.push({ fields, message }) };
  const waiting = await withMigrationLock(database.url, () =>
    withMigrationLock(database.url, async () => undefined, { log, waitMs: 500, reportMs: 100 }).catch(String),
  );
  const holder = expect.stringMatching(/process \d+ \(lazaward migrate, idle since /);
  expect(waiting).toMatch(/not free within 1 s; it is held by process \d+ \(lazaward migrate, .*DATABASE_DIRECT_URL/);
  expect(lines[0]).toEqual({ fields: { holder }, message: 'start waited for the migrations of another process' });
  // the first one has ended
  await expect(withMigrationLock(database.url, async () => 'taken')).resolves.toBe('taken');
});

test('disables the statement timeout of the role', async () => {
  const { rows } = await database.pool.query<{ here: string }>('select current_database() as here');
  await database.pool.query(`alter role current_user in database ${rows[0]?.here} set statement_timeout = '1ms'`);
  await writeFile(join(folder, '0003-long.sql'), 'select pg_sleep(0.05);');
  await expect(migrate(database.url, [folder])).resolves.toContain('shelves/0003-long.sql');
});

test('builds an index concurrently in one of several processes while the others wait', async () => {
  await migrate(database.url, [folder]);
  const sql = '-- outside a transaction\ncreate index concurrently shelf_by_id on shelf (id);\n';
  await writeFile(join(folder, '0003-index.sql'), sql);
  const applied = await Promise.all([1, 2, 3, 4].map(() => migrate(database.url, [folder])));
  expect(applied.flat()).toEqual(['shelves/0003-index.sql']);
});

test('builds an index concurrently in a file that runs outside a transaction', async () => {
  await migrate(database.url, [folder]);
  const sql = `-- outside a transaction: writers do not wait
drop index concurrently if exists board_by_shelf;
-- built; and kept
create index concurrently board_by_shelf on board (shelf_id);
`;
  await writeFile(join(folder, '0003-index.sql'), sql);
  expect(await migrate(database.url, [folder])).toEqual(['shelves/0003-index.sql']);
  const { rows } = await database.pool.query(`select 1 from pg_indexes where indexname = 'board_by_shelf'`);
  expect(rows.length).toBe(1);
});

test("applies such a file inside the caller's transaction, and rolls it back with it", async () => {
  await migrate(database.url, [folder]);
  const sql = '-- outside a transaction\ncreate index concurrently board_by_shelf on board (shelf_id);\n';
  await writeFile(join(folder, '0003-index.sql'), sql);
  const existsQuery = `select to_regclass('board_by_shelf') is not null as yes`;
  await withMigrationLock(database.url, async (client) => {
    await client.query('begin');
    await migrateWithin(client, [folder]);
    expect((await client.query(existsQuery)).rows).toEqual([{ yes: true }]);
    await client.query('rollback');
    expect((await client.query(existsQuery)).rows).toEqual([{ yes: false }]);
  });
});

test('starts a version that does not know the newest migration', async () => {
  await writeFile(join(folder, '0003-lamp.sql'), 'create table lamp (id integer);');
  await migrate(database.url, [folder]);
  await rm(join(folder, '0003-lamp.sql'));
  expect(await migrate(database.url, [folder])).toEqual([]);
});
