import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { unlimitedSession } from './session-parameters.ts';

/** A migration as recorded in a database. */
export type AppliedMigration = { readonly name: string; readonly hash: string };

type Migration = AppliedMigration & { readonly sql: string };

/**
 * Applies the `.sql` files of each folder in the given order, sorted by name, each in its own transaction, and records them in
 * `schema_migrations`. Two processes that start at once apply each file once. Throws when an applied file has changed, or when
 * a file fails; the files before it stay applied. @returns the names applied now, such as `shop/0001_schema.sql`
 */
export const migrate = async (
  url: string,
  folders: readonly string[],
  log: WaitingLog | null = null,
): Promise<string[]> => {
  const migrations = await readAll(folders);
  return withMigrationLock(url, (client) => applyNew(client, migrations), { log });
};

/**
 * Applies exactly the `requested` migrations of the folders inside the caller's transaction to an empty database. Throws when one of
 * them is unknown or has a different hash.
 */
export const migrateTo = async (
  client: pg.Client,
  folders: readonly string[],
  requested: readonly AppliedMigration[],
): Promise<void> => {
  const migrations = await readAll(folders);
  const hashes = new Map(requested.map(({ name, hash }) => [name, hash]));
  const unknown = requested.filter(({ name }) => !migrations.some((migration) => migration.name === name));
  if (unknown.length > 0) {
    const names = unknown.map(({ name }) => name).join(', ');
    throw new Error(`A newer shop has migrated the database with ${names}. Bring this shop up to date first.`);
  }
  refuseChanged(migrations, hashes);
  await createMigrationsTable(client);
  for (const migration of migrations) if (hashes.has(migration.name)) await applyWithin(client, migration);
};

/** Applies migrations like `migrate`, inside the caller's transaction. */
export const migrateWithin = async (client: pg.Client, folders: readonly string[]): Promise<void> => {
  for (const migration of await findNew(client, await readAll(folders))) await applyWithin(client, migration);
};

/** Migrations that were applied to a database. */
export const appliedMigrations = async (client: pg.ClientBase): Promise<AppliedMigration[]> => {
  const { rows } = await client.query<AppliedMigration>('select name, hash from schema_migrations order by name');
  return rows;
};

/** Logs who holds the migration lock. */
export type WaitingLog = { readonly warn: (fields: Readonly<Record<string, unknown>>, message: string) => void };

type LockOptions = {
  readonly log?: WaitingLog | null;
  /** Maximum wait for the lock, in milliseconds; half an hour by default, because another process may build indexes. */
  readonly waitMs?: number;
  /** Interval of the log lines while waiting, in milliseconds. */
  readonly reportMs?: number;
};

/** Runs `work` with the migration lock of the database. Waits until the lock is free, and throws after `waitMs`. */
export const withMigrationLock = async <Result>(
  url: string,
  work: (client: pg.Client) => Promise<Result>,
  options: LockOptions = {},
): Promise<Result> => {
  const client = new pg.Client({ connectionString: url, application_name: 'lazaward migrate', ...unlimitedSession });
  await client.connect();
  try {
    await takeLock(client, options);
    return await work(client);
  } finally {
    await client.end();
  }
};

/**
 * Polls, because a waiting statement would hold a snapshot, for whose end a concurrent index build of another process
 * waits: a deadlock.
 */
const takeLock = async (
  client: pg.Client,
  { log = null, waitMs = 1_800_000, reportMs = 15_000 }: LockOptions,
): Promise<void> => {
  const startedAt = performance.now();
  let reportAt = startedAt + reportMs;
  while (!(await takesLock(client))) {
    const now = performance.now();
    if (now - startedAt >= waitMs) {
      const seconds = Math.round(waitMs / 1000);
      throw new Error(
        `The lock of migrations was not free within ${seconds} s; it is held by ${await findHolder(client)}. ` +
          'A pooler keeps it for ever: then set DATABASE_DIRECT_URL to the database itself, and end that connection.',
      );
    }
    if (now >= reportAt) {
      reportAt = now + reportMs;
      log?.warn({ holder: await findHolder(client) }, 'start waited for the migrations of another process');
    }
    await pause(LOCK_PAUSE_MS);
  }
};

/** Describes the connection that holds the lock. */
const findHolder = async (client: pg.Client): Promise<string> => {
  const { rows } = await client.query<{ holder: string }>(
    `select format('process %s (%s, %s since %s)', pid, application_name, state, state_change::timestamptz(0)) as holder
     from pg_locks join pg_stat_activity using (pid)
     where locktype = 'advisory' and granted and classid = 0 and objid = $1
       and database = (select oid from pg_database where datname = current_database())`,
    [lockKey],
  );
  return rows[0]?.holder ?? 'a process that has just ended';
};

const LOCK_PAUSE_MS = 100;

const takesLock = async (client: pg.Client): Promise<boolean> =>
  (await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [lockKey])).rows[0]?.taken ===
  true;

/** Advisory lock key: a constant, the same in every process of the shop. */
const lockKey = 20_241_130;

const readMigrations = async (folder: string): Promise<Migration[]> => {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort();
  return Promise.all(
    files.map(async (file) => {
      const sql = await readFile(join(folder, file), 'utf8');
      const hash = createHash('sha256').update(sql).digest('hex');
      return { name: `${basename(folder)}/${file}`, hash, sql };
    }),
  );
};

const readAll = async (folders: readonly string[]): Promise<Migration[]> =>
  (await Promise.all(folders.map(readMigrations))).flat();

const applyNew = async (client: pg.Client, migrations: readonly Migration[]): Promise<string[]> => {
  await client.query('set client_min_messages to warning');
  await createMigrationsTable(client);
  const fresh = await findNew(client, migrations);
  for (const migration of fresh) await apply(client, migration);
  return fresh.map(({ name }) => name);
};

const createMigrationsTable = async (client: pg.Client): Promise<void> => {
  await client.query(`create table if not exists schema_migrations (
    name text primary key, hash text not null, applied_at timestamptz not null default now())`);
};

const findNew = async (client: pg.Client, migrations: readonly Migration[]): Promise<readonly Migration[]> => {
  const applied = new Map((await appliedMigrations(client)).map(({ name, hash }) => [name, hash]));
  refuseChanged(migrations, applied);
  return migrations.filter(({ name }) => !applied.has(name));
};

const refuseChanged = (migrations: readonly Migration[], applied: ReadonlyMap<string, string>): void => {
  const changed = migrations.filter(({ name, hash }) => applied.has(name) && applied.get(name) !== hash);
  if (changed.length === 0) return;
  const names = changed.map(({ name }) => name).join(', ');
  throw new Error(
    `The database was migrated with another version of ${names}. An applied migration never changes: ` +
      'bring the file back as it was, and write what is new into a new file.',
  );
};

const apply = async (client: pg.Client, migration: Migration): Promise<void> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await applyOnce(client, migration);
    } catch (error) {
      if (isLockTimeout(error) && attempt < LOCK_ATTEMPTS) continue;
      throw failureOf(
        migration,
        error,
        outsideTransaction.test(migration.sql) ? 'and the next start repeats it' : ROLLED_BACK,
      );
    }
  }
};

/** Waiting for a table lock blocks all later queries on it, so the timeout is short and retried (decision 112). */
const LOCK_TIMEOUT = '3s';
const LOCK_ATTEMPTS = 20;

const isLockTimeout = (error: unknown): boolean => error instanceof pg.DatabaseError && error.code === '55P03';

/** First line of a file whose statements cannot run in a transaction: concurrent index builds. */
const outsideTransaction = /^-- outside a transaction\b/;

const applyOnce = async (client: pg.Client, migration: Migration): Promise<void> => {
  const { sql } = migration;
  if (outsideTransaction.test(sql)) {
    // one by one, because several statements in one query are one transaction; each must be repeatable
    for (const statement of sql.split(/;\s*$/m).filter((each) => /^\s*\w/m.test(each.replaceAll(/--.*$/gm, '')))) {
      await client.query(statement);
    }
    await recordMigration(client, migration);
    return;
  }
  try {
    await client.query('begin');
    await client.query(`set local lock_timeout = '${LOCK_TIMEOUT}'`);
    await client.query(sql);
    await recordMigration(client, migration);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
};

const applyWithin = async (client: pg.Client, migration: Migration): Promise<void> => {
  const { sql } = migration;
  try {
    // the caller locks the whole database, so a concurrent build is not needed
    await client.query(outsideTransaction.test(sql) ? sql.replaceAll(/\bconcurrently\b/gi, '') : sql);
    await recordMigration(client, migration);
  } catch (error) {
    throw failureOf(migration, error, ROLLED_BACK);
  }
};

const recordMigration = async (client: pg.Client, { name, hash }: Migration): Promise<void> => {
  await client.query('insert into schema_migrations (name, hash) values ($1, $2)', [name, hash]);
};

const ROLLED_BACK = 'and was rolled back';

const failureOf = ({ name }: Migration, error: unknown, outcome: string): Error => {
  const reason = error instanceof Error ? error.message : String(error);
  return new Error(`Migration ${name} failed ${outcome}: ${reason}`, { cause: error });
};
