import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { keepAliveOptions, PrimaryClient } from './primary-client.ts';

/** Checks over its own connection whether a database answers. */
export type DatabaseMonitor = {
  /** True when it answers within the limit. Concurrent callers share one check. */
  readonly answers: () => Promise<boolean>;
  /** Whether the last check got no answer. Checks repeat until one does, so no query has to try. */
  readonly isSilent: () => boolean;
  /**
   * Calls the listener when a check was answered by another server than the one before, which is then no longer the primary.
   * @returns a function that removes the listener
   */
  readonly onServerChange: (listener: (server: string) => void) => () => void;
  readonly stop: () => Promise<void>;
};

/** Below the two seconds within which `/readyz` must answer. */
export type MonitorOptions = {
  /** Time for an answer, in milliseconds; 1.5 s by default. */
  readonly limitMs?: number;
  /** Whether the URL leads to a replica; its server is not noted. */
  readonly isReplica?: boolean;
};

const LIMIT_MS = 1_500;
const AGAIN_MS = 500;

/**
 * Monitors the database at `url` (decision 159). Checks only on request, and repeats while the database is silent. A database
 * that refuses connections is not silent: each query fails at once.
 */
export const monitorDatabase = (
  url: string,
  { limitMs = LIMIT_MS, isReplica = false }: MonitorOptions = {},
): DatabaseMonitor => {
  const pool = new pg.Pool({
    // a replica is a standby, which the other class refuses
    Client: isReplica ? pg.Client : PrimaryClient,
    connectionString: url,
    max: 1,
    application_name: 'lazaward watch',
    connectionTimeoutMillis: limitMs,
    // below the idle timeouts of networks; a dropped connection would look like a silent database
    idleTimeoutMillis: 10_000,
    // a check takes the way of new connections, which after a fail-over lead to another server than old ones
    maxLifetimeSeconds: 5,
    ...keepAliveOptions,
  });
  pool.on('error', () => undefined);
  const stopping = new AbortController();
  let isSilent = false;
  let asking: Promise<Answer> | null = null;
  let known: string | null = null;
  const listeners = new Set<(server: string) => void>();

  const note = (server: string): void => {
    const isOther = known !== null && known !== server;
    known = server;
    if (isOther) for (const listener of listeners) listener(server);
  };

  const askOnce = async (): Promise<Answer> => {
    const ended = new AbortController();
    const asked = askOn(pool, { signal: ended.signal, note });
    const limit = pause(limitMs, undefined, { signal: ended.signal, ref: false }).then(
      // an answer that arrived while this process was busy is in time
      () => nextTurn().then(() => nextTurn('silent' as const)),
      () => 'silent' as const,
    );
    const answer = await Promise.race([asked, limit]);
    ended.abort();
    return answer;
  };

  const ask = (): Promise<Answer> => {
    asking ??= askOnce().finally(() => {
      asking = null;
    });
    return asking;
  };

  const askUntilHeard = async (): Promise<void> => {
    while (isSilent && !stopping.signal.aborted) {
      await pause(AGAIN_MS, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined);
      if (!stopping.signal.aborted) isSilent = (await ask()) === 'silent';
    }
  };

  return {
    answers: async () => {
      const answer = await ask();
      const wasSilent = isSilent;
      isSilent = answer === 'silent';
      if (isSilent && !wasSilent) void askUntilHeard();
      return answer === 'yes';
    },
    isSilent: () => isSilent,
    onServerChange: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    stop: async () => {
      stopping.abort();
      isSilent = false;
      await asking?.catch(() => undefined);
      await pool.end();
    },
  };
};

type Answer = 'yes' | 'no' | 'silent';

type Check = { readonly signal: AbortSignal; readonly note: (server: string) => void };

/** Runs one check, and notes which server has answered. When the signal aborts first the connection is discarded. */
const askOn = async (pool: pg.Pool, { signal, note }: Check): Promise<Answer> => {
  let client: pg.PoolClient;
  try {
    client = await pool.connect();
  } catch (error) {
    return isTimeout(error) ? 'silent' : 'no';
  }
  let isGivenUp = false;
  const giveUp = () => {
    isGivenUp = true;
    client.release(true);
  };
  if (signal.aborted) {
    client.release(true);
    return 'silent';
  }
  signal.addEventListener('abort', giveUp, { once: true });
  try {
    await client.query('select');
    if (!isGivenUp && client instanceof PrimaryClient && client.server !== null) note(client.server);
    return 'yes';
  } catch {
    return 'no';
  } finally {
    signal.removeEventListener('abort', giveUp);
    if (!isGivenUp) client.release();
  }
};

const isTimeout = (error: unknown): boolean =>
  error instanceof Error && /^timeout e|^Connection terminated due to connection timeout/.test(error.message);
