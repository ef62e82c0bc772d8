import pg from 'pg';
import type { DatabaseMonitor } from './monitor-database.ts';
import { keepAliveOptions, PrimaryClient } from './primary-client.ts';
import { setQueryTimeout } from './query-timeout.ts';

/** A subscription to a signal until it is stopped. */
export type Listening = {
  /**
   * Resolves when all signals committed before this call have been received, or when the connection is lost. Never
   * rejects.
   */
  catchUp(): Promise<void>;
  stop(): Promise<void>;
};

export type Signal = {
  readonly channel: string;
  /**
   * Query for changes after the snapshot $1 (null at first): returns the current `snapshot`, and in `transactions` the
   * ids of the changing transactions, which their signals also contain.
   */
  readonly marks: string;
  /** Polling interval, in milliseconds; 2 s by default. */
  readonly pollIntervalMs?: number;
  /** Detects an unresponsive or moved database; none by default. */
  readonly watch?: DatabaseMonitor | null;
  readonly onSignal: () => void;
};

const FIRST_RETRY_MS = 250;
/** Keeps the delay of changes after a fail-over below five seconds. */
const LAST_RETRY_MS = 2_000;
/** Timeout of connecting and of each query; after a fail-over the monitor ends the connection earlier. */
const TIMEOUT_MS = 5_000;

/**
 * Calls `onSignal` for each signal on `channel` from any process, after each reconnect, because signals may have been
 * missed, and when polling finds a change without a signal. Opens its own connection, because a pooled one may lose its
 * LISTEN.
 */
export const listenTo = (
  url: string,
  { channel, marks, pollIntervalMs = 2_000, watch = null, onSignal }: Signal,
): Listening => {
  let client: PrimaryClient | null = null;
  let timer: NodeJS.Timeout | null = null;
  let isStopped = false;

  let lastQuery: Promise<unknown> = Promise.resolve();
  /** Runs a query after the one before it has ended: a connection executes one at a time. */
  const inTurn = <Result>(query: () => Promise<Result>): Promise<Result> => {
    const result = lastQuery.then(query);
    lastQuery = result.catch(() => undefined);
    return result;
  };

  let upcoming: Promise<void> | null = null;
  const queryNext = (): Promise<void> =>
    inTurn(async () => {
      upcoming = null;
      // signals arrive before the result of a query on the same connection
      await client?.query('select').catch(() => undefined);
    });

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
    /** Transactions whose signals were received since the last poll and in the interval before. */
    let received = new Set<string>();
    let receivedBefore = new Set<string>();
    let nextRetryMs = retryMs;
    const handleLoss = () => {
      if (isLost || isStopped) return;
      isLost = true;
      opened.end().catch(() => undefined);
      wait(() => open(Math.min(nextRetryMs * 2, LAST_RETRY_MS)), nextRetryMs);
    };
    const poll = async (snapshot: string | null): Promise<void> => {
      if (isLost || isStopped) return;
      const { rows } = await inTurn(() =>
        opened.query<{ snapshot: string; transactions: string[] }>(marks, [snapshot]),
      );
      // signals arrive before the result of a query on the same connection
      if (rows[0]?.transactions.some((each) => !received.has(each) && !receivedBefore.has(each))) onSignal();
      receivedBefore = received;
      received = new Set();
      wait(() => poll(rows[0]?.snapshot ?? null).catch(handleLoss), pollIntervalMs);
    };
    opened.on('error', handleLoss);
    opened.on('end', handleLoss);
    opened.on('notification', ({ payload = '' }) => {
      received.add(payload);
      onSignal();
    });
    try {
      await inTurn(async () => {
        await opened.connect();
        setQueryTimeout(opened, TIMEOUT_MS, watch);
        await opened.query(`listen ${pg.escapeIdentifier(channel)}`);
      });
      nextRetryMs = FIRST_RETRY_MS;
      onSignal();
      await poll(null);
    } catch {
      handleLoss();
    }
  };

  const wait = (then: () => Promise<void>, ms: number): void => {
    if (isStopped) return;
    timer = setTimeout(() => void then(), ms);
    timer.unref();
  };

  const ignoreServerChanges = watch?.onServerChange((server) => {
    if (client !== null && client.server !== server) client.abandon();
    // reads from the former primary may be stale; another signal follows after the reconnect
    onSignal();
  });
  void open(FIRST_RETRY_MS);
  return {
    // callers during a running query share the next one
    catchUp: () => (upcoming ??= queryNext()),
    stop: async () => {
      isStopped = true;
      ignoreServerChanges?.();
      if (timer !== null) clearTimeout(timer);
      await client?.end().catch(() => undefined);
    },
  };
};
