import pg from 'pg';
import type { DatabaseMonitor } from './monitor-database.ts';
import { keepAliveOptions, PrimaryClient } from './primary-client.ts';
import { setQueryTimeout } from './query-timeout.ts';

/** A subscription to a signal until it is stopped. */
export type Listening = {
  /** Resolves when every signal committed before this call was received, or the connection is lost. Never rejects. */
  catchUp(): Promise<void>;
  stop(): Promise<void>;
};

export type Signal = {
  readonly channel: string;
  /**
   * Query for changes that the snapshot $1 (null at first) did not see: returns `snapshot`, the current one, and
   * `transactions`, the ids of the changing transactions, which their signals carry too.
   */
  readonly marks: string;
  /** Polling interval, in milliseconds; 2 s by default. */
  readonly lookEveryMs?: number;
  /** Notices a database that does not answer, or has moved to another server; none by default. */
  readonly watch?: DatabaseMonitor | null;
  readonly onSignal: () => void;
};

const FIRST_RETRY_MS = 250;
/** After a fail-over every process shows changes within five seconds. */
const LAST_RETRY_MS = 2_000;
/** Timeout for a connection that no longer answers, or is never open: the monitor ends such a one earlier after a fail-over. */
const TIMEOUT_MS = 5_000;

/**
 * Calls `onSignal` at each signal on `channel`, from any process; after each reconnect, because signals may have been missed;
 * and when polling finds a change without a signal. `url` names the database; the connection is not from a pool, because a
 * pooled one may lose its LISTEN.
 */
export const listenTo = (
  url: string,
  { channel, marks, lookEveryMs = 2_000, watch = null, onSignal }: Signal,
): Listening => {
  let client: PrimaryClient | null = null;
  let timer: NodeJS.Timeout | null = null;
  let isStopped = false;

  const open = async (retryMs: number): Promise<void> => {
    const opened = new PrimaryClient({
      connectionString: url,
      application_name: 'lazaward listener',
      ...keepAliveOptions,
      connectionTimeoutMillis: TIMEOUT_MS,
      query_timeout: TIMEOUT_MS,
    });
    client = opened;
    let isLost = false;
    /** Transactions whose signals arrived since the last poll and in the interval before it. */
    let received = new Set<string>();
    let receivedBefore = new Set<string>();
    let nextRetryMs = retryMs;
    const lose = () => {
      if (isLost || isStopped) return;
      isLost = true;
      opened.end().catch(() => undefined);
      wait(() => open(Math.min(nextRetryMs * 2, LAST_RETRY_MS)), nextRetryMs);
    };
    const look = async (snapshot: string | null): Promise<void> => {
      if (isLost || isStopped) return;
      const { rows } = await opened.query<{ snapshot: string; transactions: string[] }>(marks, [snapshot]);
      // signals arrive before the result of a query on the same connection
      if (rows[0]?.transactions.some((each) => !received.has(each) && !receivedBefore.has(each))) onSignal();
      receivedBefore = received;
      received = new Set();
      wait(() => look(rows[0]?.snapshot ?? null).catch(lose), lookEveryMs);
    };
    opened.on('error', lose);
    opened.on('end', lose);
    opened.on('notification', ({ payload = '' }) => {
      received.add(payload);
      onSignal();
    });
    try {
      await opened.connect();
      setQueryTimeout(opened, TIMEOUT_MS, watch);
      await opened.query(`listen ${pg.escapeIdentifier(channel)}`);
      nextRetryMs = FIRST_RETRY_MS;
      onSignal();
      await look(null);
    } catch {
      lose();
    }
  };

  const wait = (then: () => Promise<void>, ms: number): void => {
    if (isStopped) return;
    timer = setTimeout(() => void then(), ms);
    timer.unref();
  };

  let lastQuery: Promise<void> = Promise.resolve();
  let asking: Promise<void> | null = null;
  /** One query at a time: callers during a running query share the next one. */
  const queryNext = async (): Promise<void> => {
    await lastQuery;
    asking = null;
    // signals arrive before the result of a query on the same connection
    lastQuery =
      client?.query('select').then(
        () => undefined,
        () => undefined,
      ) ?? Promise.resolve();
    return lastQuery;
  };

  const ignoreServerChanges = watch?.onServerChange((server) => {
    if (client !== null && client.server !== server) client.abandon();
    // data of the former primary may be outdated; another signal follows when the listener has reconnected
    onSignal();
  });
  void open(FIRST_RETRY_MS);
  return {
    catchUp: () => (asking ??= queryNext()),
    stop: async () => {
      isStopped = true;
      ignoreServerChanges?.();
      if (timer !== null) clearTimeout(timer);
      await client?.end().catch(() => undefined);
    },
  };
};
