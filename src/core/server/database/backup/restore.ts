import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { migrateTo, migrateWithin, withMigrationLock } from '../migrate.ts';
import type { BackupSection } from './format.ts';
import type { OpenBackup, TableInBackup } from './read.ts';
import { findTables } from './tables.ts';

type LoadParts = RestoreTarget & {
  readonly backup: OpenBackup;
  readonly migrationFolders: readonly string[];
  readonly appendices: readonly BackupSection[];
};

/**
 * Replaces the content of a database with a backup, in one transaction: the tables as of the backup, their rows, then all newer
 * migrations. Changes nothing when a step fails. Throws while a shop is running on the database, because its orders would be
 * lost, and when the database has other content.
 */
export const loadBackup = ({ url, backup, migrationFolders, appendices, mayReplaceOrders }: LoadParts): Promise<void> =>
  withMigrationLock(url, async (client) => {
    await refuseUnlessRestorable(client, { mayReplaceOrders });
    await client.query('begin');
    await dropShopTables(client);
    await migrateTo(client, migrationFolders, backup.header.migrations);
    await fill(client, backup, appendices);
    await migrateWithin(client, migrationFolders);
    await client.query('commit');
    await client.query('analyze');
  });

const fill = async (client: pg.Client, backup: OpenBackup, appendices: readonly BackupSection[]): Promise<void> => {
  const here = await findTables(client);
  // the effects of the triggers are already in the rows
  for (const { name } of here) {
    await client.query(`alter table ${name} disable trigger user`);
    // a migration may have inserted rows
    await client.query(`delete from ${name}`);
  }
  for await (const table of backup.tables()) {
    const appendix = appendices.find(({ name }) => name === table.table);
    if (appendix) await loadAppendix(client, table, appendix);
    else await copyRows(client, table, nameOf(table, here));
  }
  await client.query(advanceIdentities);
  for (const { name } of here) await client.query(`alter table ${name} enable trigger user`);
};

/** Only names read from this database are used in a statement. */
const nameOf = ({ table, columns }: TableInBackup, here: Awaited<ReturnType<typeof findTables>>): string => {
  const localTable = here.find(({ name }) => name === table);
  if (!localTable || columns.some((column) => !localTable.columns.includes(column))) {
    throw new Error(`The backup holds ${table}, which its own migrations do not make.`);
  }
  return `${table} (${columns.join(', ')})`;
};

const loadAppendix = async (
  client: pg.Client,
  table: TableInBackup,
  { name, columns, loadStatements }: BackupSection,
) => {
  await client.query(`create temporary table ${name} (${columns}) on commit drop`);
  await copyRows(client, table, `pg_temp.${name}`);
  for (const statement of loadStatements) await client.query(statement);
};

const copyRows = async (client: pg.Client, { table, rows }: TableInBackup, into: string): Promise<void> => {
  try {
    await pipeline(Readable.from(rows), client.query(copyFrom(`copy ${into} from stdin`)));
  } catch (error) {
    if (!(error instanceof pg.DatabaseError)) throw error;
    throw new Error(`The rows of ${table} are damaged. Nothing was changed.`, { cause: error });
  }
};

/** Sets each identity sequence after its last row. */
const advanceIdentities = `
  do $$
  declare each record;
  begin
    for each in
      select attrelid::regclass as owner, attname as name from pg_attribute
        join pg_class on pg_class.oid = attrelid and relnamespace in ('public'::regnamespace, 'auth'::regnamespace)
        where attidentity <> '' and not attisdropped
    loop
      execute format('select setval(pg_get_serial_sequence(%L, %L), coalesce(max(%I), 0) + 1, false) from %s',
        each.owner, each.name, each.name, each.owner);
    end loop;
  end $$`;

type RestoreTarget = {
  readonly url: string;
  /** Whether existing orders may be deleted. */
  readonly mayReplaceOrders: boolean;
};

/** Throws while a shop is running on the database. */
export const assertNoShopOpen = (url: string): Promise<void> => withMigrationLock(url, refuseWhileOpen);

/** Throws before any change unless a backup may replace the content of the database. */
export const assertRestorable = (index: RestoreTarget): Promise<void> =>
  withMigrationLock(index.url, (client) => refuseUnlessRestorable(client, index));

/** Throws while a shop is running on the database, when it has other content, and when orders would be lost. */
const refuseUnlessRestorable = async (
  client: pg.Client,
  { mayReplaceOrders }: Pick<RestoreTarget, 'mayReplaceOrders'>,
): Promise<void> => {
  await refuseWhileOpen(client);
  await refuseForeignContent(client);
  if (!mayReplaceOrders) await refuseOrders(client);
};

/** Time for the database to notice a closed connection, in milliseconds. */
const DISCONNECT_TIMEOUT_MS = 2_000;

const refuseWhileOpen = async (client: pg.Client): Promise<void> => {
  for (const deadline = Date.now() + DISCONNECT_TIMEOUT_MS; ; await pause(50)) {
    const { rows } = await client.query<{ isOpen: boolean }>(`
      select exists (select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
        and application_name in ('lazaward', 'lazaward listener')) as "isOpen"`);
    if (!rows[0]?.isOpen) return;
    if (Date.now() > deadline) throw new Error('A shop is open on this database: stop it first.');
  }
};

const refuseForeignContent = async (client: pg.Client): Promise<void> => {
  const { rows } = await client.query<{ isShop: boolean; isEmpty: boolean }>(`
    select to_regclass('public.schema_migrations') is not null as "isShop",
      not exists (select from pg_class where relnamespace in ('public'::regnamespace, to_regnamespace('auth'))
        and relkind in ('r', 'p') ) as "isEmpty"`);
  if (rows[0]?.isShop || rows[0]?.isEmpty) return;
  throw new Error('Something else than a shop lives in this database: name an empty one in DATABASE_URL.');
};

const refuseOrders = async (client: pg.Client): Promise<void> => {
  const { rows } = await client.query<{ hasOrdersTable: boolean }>(
    `select to_regclass('public.orders') is not null as "hasOrdersTable"`,
  );
  if (!rows[0]?.hasOrdersTable) return;
  const orders = await client.query('select from public.orders limit 1');
  if (orders.rowCount === 0) return;
  throw new Error('There are orders in this shop, which would be lost. To replace them say so with --force.');
};

/**
 * Drops all tables and functions of a shop inside the caller's transaction; objects of extensions and the schema of the jobs
 * stay. The caller has checked that the database has no other content.
 */
const dropShopTables = async (client: pg.Client): Promise<void> => {
  await client.query(`set local client_min_messages to warning`);
  await client.query(dropEverything);
  await client.query('drop schema if exists auth cascade');
};

const dropEverything = `
  do $$
  declare each text;
  begin
    -- the names are read before anything goes: one takes along another that leans on it
    foreach each in array
      array(select format('drop table if exists %s cascade', oid::regclass) from pg_class
        where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not exists (select from pg_depend
          where classid = 'pg_class'::regclass and objid = pg_class.oid and deptype = 'e'))
      || array(select format('drop routine if exists %s cascade', oid::regprocedure) from pg_proc
        where pronamespace = 'public'::regnamespace and not exists (select from pg_depend
          where classid = 'pg_proc'::regclass and objid = pg_proc.oid and deptype = 'e'))
    loop execute each; end loop;
  end $$`;
