import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import type { Tables } from '#generated/tables.gen.ts';
import { isLostNameError } from './errors.ts';
import type { DatabaseMonitor } from './monitor-database.ts';
import { isStalePlanError, withPreparedStatements } from './prepared-statements.ts';
import { keepAliveOptions, PrimaryClient } from './primary-client.ts';
import { rejectOnSilence, setQueryTimeout } from './query-timeout.ts';
import { type FaultReporter, reportFaults } from './report-faults.ts';
import { sessionParameters } from './session-parameters.ts';
import { manageStatementNames, type StatementNames } from './statement-names.ts';

/** A connection to PostgreSQL: typed queries, and the pool below them for plain SQL. */
export type Database = {
  readonly kysely: Kysely<Tables>;
  readonly pool: pg.Pool;
  /** Waits for running queries, then closes every connection. */
  close(): Promise<void>;
};

export type ConnectOptions = {
  /** Maximum number of connections; 10 by default. */
  readonly poolSize?: number;
  /** Time to wait for a connection, in milliseconds; 5 s by default. */
  readonly timeout?: number;
  /**
   * Time without a response after which a connection with a query is closed, in milliseconds; 12 s by default, 0 for no
   * limit.
   */
  readonly silenceMs?: number;
  /** Detects an unresponsive or moved database, so that queries fail early; none by default. */
  readonly watch?: DatabaseMonitor | null;
  /**
   * Whether a commit waits for the disk; true by default. False only for work that can be repeated: a power failure may lose
   * the last half second. Through a pooler every commit waits.
   */
  readonly isDurable?: boolean;
  /** Whether the URL is that of a pooler: then the role has the timeouts, and sessions have no state (decision 207). */
  readonly isPooled?: boolean;
  /** Whether statements may have names; true by default. */
  readonly names?: StatementNames | null;
  /** Receives the codes of database errors; none by default. */
  readonly report?: FaultReporter | null;
};

/**
 * Opens a pool; the first query opens the first connection. Returns bigint as number (RangeError beyond 2^53), date as
 * 'YYYY-MM-DD', timestamps as Date. Timeouts: 10 s for a statement, 5 s for a lock, `timeout` for a connection, `silenceMs`
 * for an answer; `isUnavailable` recognizes these errors.
 */
export const connect = (
  url: string,
  {
    poolSize = 10,
    timeout = 5_000,
    silenceMs = 12_000,
    watch = null,
    isDurable = true,
    isPooled = false,
    names = null,
    report = null,
  }: ConnectOptions = {},
): Database => {
  const clients = new Set<PrimaryClient>();
  class PooledClient extends PrimaryClient {
    constructor(config?: pg.ClientConfig) {
      super(config);
      clients.add(this);
      if (report !== null) reportFaults(this, report);
      this.once('end', () => clients.delete(this));
    }
  }
  const pool = new pg.Pool({
    Client: PooledClient,
    connectionString: url,
    max: poolSize,
    application_name: 'lazaward',
    connectionTimeoutMillis: timeout,
    idleTimeoutMillis: 60_000,
    ...keepAliveOptions,
    ...(isPooled ? {} : sessionParameters({ isDurable })),
    types: { getTypeParser },
  });
  // The pool removes a broken idle connection; no caller is affected.
  pool.on('error', () => undefined);
  // Without a listener, an error between two queries of a transaction would end the process.
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
    setQueryTimeout(client, silenceMs, watch);
    if (names !== null) manageStatementNames(client, names);
  });
  if (watch !== null) rejectOnSilence(pool, watch);
  const ignoreServerChanges = watch?.onServerChange((server) => {
    for (const client of clients) if (client.server !== server) client.abandon();
  });
  const kysely = queriesOn<Tables>(pool);
  const close = async () => {
    ignoreServerChanges?.();
    await kysely.destroy();
    // the query builder does not close a pool that it has never used
    if (!pool.ending) await pool.end();
  };
  return { kysely, pool, close };
};

/** Typed queries on a pool with its own tables; frequent ones are prepared. The caller still owns the pool. */
export const queriesOn = <OwnTables>(pool: pg.Pool): Kysely<OwnTables> =>
  new Kysely<OwnTables>({ dialect: new PostgresDialect({ pool: withPreparedStatements(pool) }) });

/**
 * Runs `work` in one transaction, and rolls back when it throws. Makes up to three attempts after a deadlock, a
 * serialization failure, a changed table definition or a lost prepared statement, so `work` must have no effects
 * outside the database.
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
  isStalePlanError(error) ||
  isLostNameError(error) ||
  (error instanceof pg.DatabaseError && (error.code === '40P01' || error.code === '40001'));

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
