import { open, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { moveFile } from '#core/server/files/durable-files.ts';
import { appliedMigrations } from '../migrate.ts';
import { unlimitedSession } from '../session-parameters.ts';
import { type BackupHeader, type BackupSection, endOfRows, lineOf } from './format.ts';
import { findTables } from './tables.ts';

export type BackupParts = {
  readonly url: string;
  /** Target file; readable by its owner only, and visible only when it is complete. */
  readonly file: string;
  readonly key: Pick<BackupHeader, 'keyFingerprint' | 'secretKey'>;
  readonly appendices: readonly BackupSection[];
  /** Throws unless the key is the one that encrypted this database's secrets. */
  readonly confirmKey: () => Promise<void>;
};

/**
 * Writes the whole database from one snapshot while it is in use, without blocking other transactions. Throws when the database
 * has never been used by a shop. Returns the number of rows.
 */
export const writeBackup = async ({ url, file, key, appendices, confirmKey }: BackupParts): Promise<number> => {
  const client = new pg.Client({ connectionString: url, application_name: 'backup of lazaward', ...unlimitedSession });
  await client.connect();
  const draft = `${file}.${process.pid}.draft`;
  try {
    await client.query('begin isolation level repeatable read, read only');
    await client.query(`set local timezone to 'UTC'`);
    const { rows } = await client.query(`select to_regclass('public.schema_migrations') as ledger`);
    if (rows[0].ledger === null) throw new Error('There is no shop in this database yet: nothing was backed up.');
    await confirmKey();

    const counts: Record<string, number> = {};
    const handle = await open(draft, 'wx', 0o600).catch((error: NodeJS.ErrnoException) => {
      throw new Error(`No file can be written beside ${file} (${error.code}).`, { cause: error });
    });
    const text = Readable.from(serializeBackup(client, key, appendices, counts));
    await pipeline(text, createGzip(), handle.createWriteStream({ flush: true }));
    await moveFile(draft, file);
    return Object.values(counts).reduce((sum, count) => sum + count, 0);
  } finally {
    await client.end();
    // ignores the failure to remove an unwritable file; an open connection would keep the process alive
    await rm(draft, { force: true }).catch(() => undefined);
  }
};

async function* serializeBackup(
  client: pg.Client,
  key: BackupParts['key'],
  appendices: readonly BackupSection[],
  counts: Record<string, number>,
): AsyncGenerator<string | Buffer> {
  const migrations = await appliedMigrations(client);
  const header: BackupHeader = { lazaward: 'backup', version: 1, madeAt: new Date().toISOString(), migrations, ...key };
  yield lineOf(header);
  for (const { name, columns } of await findTables(client)) {
    yield lineOf({ table: name, columns });
    counts[name] = yield* serializeRows(client, `${name} (${columns.join(', ')})`);
  }
  for (const { name, query } of appendices) {
    yield lineOf({ table: name, columns: [] });
    counts[name] = yield* serializeRows(client, `(${query})`);
  }
  yield lineOf({ end: true, rows: counts });
}

async function* serializeRows(client: pg.Client, source: string): AsyncGenerator<string | Buffer, number> {
  const rows = client.query(copyTo(`copy ${source} to stdout`));
  yield* rows;
  yield endOfRows;
  return rows.rowCount;
}
