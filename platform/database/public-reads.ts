import { setTimeout as pause } from 'node:timers/promises';
import type { Pool, PoolClient } from 'pg';
import { connect, type Database } from './connect.ts';
import { isRecoveryConflict, isUnavailable } from './errors.ts';
import { monitorDatabase } from './monitor-database.ts';

/** A position in the write-ahead log of the primary; null when it is not known. */
type Position = string | null;

/** Where public data is read: from a replica, or from the primary (decision 208). */
export type PublicReads = {
  /** Runs `work`, which only reads; again on the primary when the replica is away or behind. */
  readonly read: <Result>(work: (database: Database) => Promise<Result>) => Promise<Result>;
  /** Called at each change: later reads see it. Until the position is known they go to the primary. */
  readonly require: (findPosition: () => Promise<Position>) => void;
  /** Reads since the start; null without a replica. */
  readonly counts: (() => ReadCounts) | null;
  readonly close: () => Promise<void>;
};

type ReadCounts = { readonly replica: number; readonly primary: number };

/** Reads of a shop without a replica. */
export const readFromPrimary = (primary: Database): PublicReads => ({
  read: (work) => work(primary),
  require: () => undefined,
  counts: null,
  close: async () => undefined,
});

type Line = (fields: Readonly<Record<string, unknown>>, message: string) => void;

type ReplicaOptions = {
  readonly url: string;
  readonly primary: Database;
  readonly poolSize: number;
  readonly log: { readonly info: Line; readonly warn: Line };
  /** Longest wait for the replica after a change, in milliseconds. */
  readonly waitMs?: number;
};

/**
 * Reads from the streaming replica at `url`, which may be away at any time. Each connection is asked once after each change
 * whether its server has it: a balancer may lead to several replicas.
 */
export const readFromReplica = ({ url, primary, poolSize, log, waitMs = 500 }: ReplicaOptions): PublicReads => {
  const watch = monitorDatabase(url, { isReplica: true });
  const replica = connect(url, { poolSize, watch, isReplica: true });
  let required: Required | null = null;
  let isAway = false;
  const counts = { replica: 0, primary: 0 };
  requireOnConnections(replica.pool, () => required);

  const readPrimary = <Result>(work: (database: Database) => Promise<Result>): Promise<Result> => {
    counts.primary += 1;
    return work(primary);
  };

  return {
    read: async (work) => {
      if (required === null) return readPrimary(work);
      try {
        const result = await work(replica);
        counts.replica += 1;
        if (isAway) log.info({}, 'replica answered again');
        isAway = false;
        return result;
      } catch (error) {
        if (error instanceof ReplicaBehindError) return readPrimary(work);
        if (!isReplicaFailure(error)) throw error;
        if (!isAway)
          log.warn(
            { reason: codeOf(error instanceof ReplicaAwayError ? error.cause : error) },
            'replica did not answer; the primary is read',
          );
        isAway = true;
        return readPrimary(work);
      }
    },
    require: (findPosition) => {
      required = { position: findPosition(), until: performance.now() + waitMs };
    },
    counts: () => ({ ...counts }),
    close: async () => {
      await replica.close();
      await watch.stop();
    },
  };
};

/** What a change asks of each connection. */
type Required = { readonly position: Promise<Position>; readonly until: number };

/** The replica has not replayed the latest change within the time for it. */
class ReplicaBehindError extends Error {}

/** The replica failed when it was asked for its position: it went away, or does not know the question. */
class ReplicaAwayError extends Error {}

/** Whether the primary may answer instead; a statement that takes too long would take as long there. */
const isReplicaFailure = (error: unknown): boolean =>
  error instanceof ReplicaAwayError || isRecoveryConflict(error) || (isUnavailable(error) && codeOf(error) !== '57014');

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : String(error);

const POLL_MS = 20;

type Answered = (error: Error | undefined, client?: PoolClient, release?: (error?: Error) => void) => void;

/** Has the pool give out only connections whose server has the required position; others fail with ReplicaBehindError. */
const requireOnConnections = (pool: Pool, findRequired: () => Required | null): void => {
  const original = pool.connect.bind(pool) as () => Promise<PoolClient>;
  const reached = new WeakMap<PoolClient, Required>();

  const hasReached = async (client: PoolClient, required: Required): Promise<boolean> => {
    if (reached.get(client) === required) return true;
    const left = Math.max(0, required.until - performance.now());
    const position = await Promise.race([required.position, pause(left, null, { ref: false })]);
    if (position === null) return false;
    for (;;) {
      const { rows } = await client.query<{ isReached: boolean }>(isReached, [position]);
      if (rows[0]?.isReached === true) {
        reached.set(client, required);
        return true;
      }
      if (performance.now() >= required.until) return false;
      await pause(POLL_MS);
    }
  };

  const connectReached = async (): Promise<PoolClient> => {
    const required = findRequired();
    const client = await original();
    try {
      if (required !== null && (await hasReached(client, required))) return client;
    } catch (error) {
      client.release(true);
      throw new ReplicaAwayError('the replica does not tell its position', { cause: error });
    }
    client.release();
    throw new ReplicaBehindError('the replica is behind the primary');
  };

  const connectFor = (answer?: Answered) => {
    const connecting = connectReached();
    if (answer === undefined) return connecting;
    connecting.then(
      (client) => process.nextTick(answer, undefined, client, (error?: Error) => client.release(error)),
      (error: Error) => process.nextTick(answer, error),
    );
    return undefined;
  };
  Object.assign(pool, { connect: connectFor });
};

/** Whether the server has replayed position $1. A former replica that is the primary now compares its own position. */
const isReached = `select case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_insert_lsn() end
  >= $1::pg_lsn as "isReached"`;
