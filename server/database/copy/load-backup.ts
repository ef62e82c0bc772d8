import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { migrateTo, migrateWithin, whileAlone } from '../migrate.ts';
import type { Appendix } from './backup-format.ts';
import { type Place, refuseUnlessFit } from './confirm-place.ts';
import { emptyShop } from './empty-shop.ts';
import { findTables } from './find-tables.ts';
import type { OpenBackup, TableInBackup } from './read-backup.ts';

export type LoadParts = Place & {
  readonly backup: OpenBackup;
  readonly appendices: readonly Appendix[];
};

/**
 * Puts a backup in the place of all that a database holds, in one transaction: the tables as they were then, their rows,
 * and whatever has been added to the tables since. When anything fails, everything stays as it was. Throws while a shop
 * is open on the database, where orders would be lost, and where something else lives.
 */
export const loadBackup = ({ url, backup, appendices, mayReplaceOrders }: LoadParts): Promise<void> =>
  whileAlone(url, async (client) => {
    await refuseUnlessFit(client, { mayReplaceOrders });
    await client.query('begin');
    await emptyShop(client);
    await migrateTo(client, backup.header.migrations);
    await fill(client, backup, appendices);
    await migrateWithin(client);
    await client.query('commit');
    await client.query('analyze');
  });

const fill = async (client: pg.Client, backup: OpenBackup, appendices: readonly Appendix[]): Promise<void> => {
  const here = await findTables(client);
  // what triggers do was done when the rows were first written
  for (const { name } of here) {
    await client.query(`alter table ${name} disable trigger user`);
    // a migration may have written rows of its own
    await client.query(`delete from ${name}`);
  }
  for await (const table of backup.tables()) {
    const appendix = appendices.find(({ name }) => name === table.table);
    if (appendix) await takeIn(client, table, appendix);
    else await copyRows(client, table, nameOf(table, here));
  }
  await client.query(advanceIdentities);
  for (const { name } of here) await client.query(`alter table ${name} enable trigger user`);
};

/** Only names that this database gave itself get into a statement. */
const nameOf = ({ table, columns }: TableInBackup, here: Awaited<ReturnType<typeof findTables>>): string => {
  const found = here.find(({ name }) => name === table);
  if (!found || columns.some((column) => !found.columns.includes(column))) {
    throw new Error(`The backup holds ${table}, which its own migrations do not make.`);
  }
  return `${table} (${columns.join(', ')})`;
};

const takeIn = async (client: pg.Client, table: TableInBackup, { name, columns, takeIn: steps }: Appendix) => {
  await client.query(`create temporary table ${name} (${columns}) on commit drop`);
  await copyRows(client, table, `pg_temp.${name}`);
  for (const step of steps) await client.query(step);
};

const copyRows = async (client: pg.Client, { table, rows }: TableInBackup, into: string): Promise<void> => {
  try {
    await pipeline(Readable.from(rows), client.query(copyFrom(`copy ${into} from stdin`)));
  } catch (error) {
    if (!(error instanceof pg.DatabaseError)) throw error;
    throw new Error(`The rows of ${table} are damaged. Nothing was changed.`, { cause: error });
  }
};

/** What is counted on goes on behind the last row. */
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
