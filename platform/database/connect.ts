import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import type { DatabaseMonitor } from './monitor-database.ts';
import { isStalePlanError, withPreparedStatements } from './prepared-statements.ts';
import { doubtSilence, setQueryTimeout } from './query-timeout.ts';
import type { Tables } from './schema.ts';

/** The shop's door to PostgreSQL: typed queries, and the pool below them for whoever speaks plain SQL. */
export type Database = {
  readonly kysely: Kysely<Tables>;
  readonly pool: pg.Pool;
  /** Lets running queries end, then closes every connection. */
  close(): Promise<void>;
};

export type ConnectOptions = {
  /** Connections at most; 10 when not said. */
  readonly poolSize?: number;
  /** How long to wait for a connection, in milliseconds; 5 s when not said. */
  readonly patience?: number;
  /** How long a database that was asked may say nothing before it is hung up on, in milliseconds; 12 s when not said, 0: for ever. */
  readonly silenceMs?: number;
  /** Asks whether the database is there when it says nothing, so that nobody waits for one that is not; none when not said. */
  readonly watch?: DatabaseMonitor | null;
  /**
   * Whether what was written is on the disk before it is said to be; true when not said. False only for what may be done
   * again: a power cut may take the last half second of it back.
   */
  readonly isDurable?: boolean;
};

/**
 * Opens a pool; the first connection is made by the first query. Whole 64-bit numbers come back as numbers (a RangeError
 * beyond 2^53), dates without a time as 'YYYY-MM-DD', moments as Date. A statement may run 10 s, wait 5 s for a lock,
 * `patience` for a connection and `silenceMs` for a word; what fails then is recognised by `isUnavailable`.
 */
export const connect = (
  url: string,
  { poolSize = 10, patience = 5_000, silenceMs = 12_000, watch = null, isDurable = true }: ConnectOptions = {},
): Database => {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    application_name: 'lazaward',
    connectionTimeoutMillis: patience,
    idleTimeoutMillis: 60_000,
    statement_timeout: 10_000,
    lock_timeout: 5_000,
    idle_in_transaction_session_timeout: 15_000,
    keepAlive: true,
    ...(isDurable ? {} : { options: '-c synchronous_commit=off' }),
    types: { getTypeParser },
  });
  // An idle connection that breaks is no accident of any caller: the pool drops it, and the next query tells.
  pool.on('error', () => undefined);
  // Nor is one that breaks between two queries of a transaction; unheard it would end the program.
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
    setQueryTimeout(client, silenceMs, watch);
  });
  if (watch !== null) doubtSilence(pool, watch);
  const kysely = queriesOn<Tables>(pool);
  const close = async () => {
    await kysely.destroy();
    // of a pool that it was never asked to use, the query builder leaves the end to others
    if (!pool.ending) await pool.end();
  };
  return { kysely, pool, close };
};

/** Typed queries on a pool, for a room with tables of its own; often asked ones are prepared. The pool stays its owner's. */
export const queriesOn = <OwnTables>(pool: pg.Pool): Kysely<OwnTables> =>
  new Kysely<OwnTables>({ dialect: new PostgresDialect({ pool: withPreparedStatements(pool) }) });

/**
 * Runs `work` in one transaction: all of it stays, or, when it throws, nothing does. When the database breaks a deadlock,
 * or a table got other columns, the work starts again (three times at most), so it may touch nothing but the database.
 */
export const inTransaction = async <OwnTables, Result>(
  { kysely }: { readonly kysely: Kysely<OwnTables> },
  work: (transaction: Transaction<OwnTables>) => Promise<Result>,
): Promise<Result> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await kysely.transaction().execute(work);
    } catch (error) {
      if (attempt >= 3 || !isRetriable(error)) throw error;
    }
  }
};

const isRetriable = (error: unknown): boolean =>
  isStalePlanError(error) || (error instanceof pg.DatabaseError && (error.code === '40P01' || error.code === '40001'));

const parsers = new Map<number, (text: string) => unknown>([
  [pg.types.builtins.INT8, (text) => safeInteger(text)],
  [pg.types.builtins.DATE, (text) => text],
]);

const getTypeParser: pg.CustomTypesConfig['getTypeParser'] = (oid, format) =>
  (format === 'binary' ? undefined : parsers.get(oid)) ?? pg.types.getTypeParser(oid, format);

const safeInteger = (text: string): number => {
  const number = Number(text);
  if (!Number.isSafeInteger(number)) throw new RangeError(`${text} is beyond the whole numbers that JavaScript keeps`);
  return number;
};
