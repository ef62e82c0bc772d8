import type { Socket } from 'node:net';
import type pg from 'pg';
import type { ClientBase } from 'pg';
import type { DatabaseMonitor } from './monitor-database.ts';

/** Silence after which a database is checked with another connection, in milliseconds. */
const SILENCE_CHECK_MS = 1_000;

/**
 * Closes a connection whose query got no response for `silenceMs`. Statement timeouts are shorter, so a silent server is
 * unreachable: a network that drops packets reports no error. Pending queries fail with ETIMEDOUT, and the pool opens a new
 * connection. With a monitor the connection is closed as soon as the database does not respond to the monitor either.
 */
export const setQueryTimeout = (client: ClientBase, silenceMs: number, watch: DatabaseMonitor | null): void => {
  if (silenceMs <= 0) return;
  const { stream } = (client as unknown as { readonly connection: { readonly stream: Socket } }).connection;
  const checkIntervalMs = watch === null ? silenceMs : Math.min(SILENCE_CHECK_MS, silenceMs);
  let writtenAtLastRead = stream.bytesWritten;
  let silentChecks = 0;
  stream.on('data', () => {
    writtenAtLastRead = stream.bytesWritten;
    silentChecks = 0;
    watch?.recordData();
  });
  const hasPendingQuery = () => stream.bytesWritten !== writtenAtLastRead && !stream.destroyed;
  const check = async (): Promise<void> => {
    if (!hasPendingQuery()) return;
    silentChecks += 1;
    const hasEnded = silentChecks * checkIntervalMs >= silenceMs || (watch !== null && (await isSilent(watch)));
    if (!hasPendingQuery()) return;
    if (hasEnded) stream.destroy(createSilenceError());
    // check again even if nothing is sent or received meanwhile
    else stream.setTimeout(checkIntervalMs);
  };
  // a listener, because a callback of setTimeout fires only once
  stream.on('timeout', () => void check());
  stream.setTimeout(checkIntervalMs);
};

/** Whether the database is silent; one that refuses connections or is down reports an error itself. */
const isSilent = async (watch: DatabaseMonitor): Promise<boolean> => !(await watch.checkResponds()) && watch.isSilent();

/** Error of queries that wait for a silent database; `isUnavailable` recognizes it. */
const createSilenceError = (): Error =>
  Object.assign(new Error('the database is silent'), { code: 'ETIMEDOUT', syscall: 'read' });

type Connect = pg.Pool['connect'];

type Callback = Parameters<Connect>[0] extends infer Each ? Each : never;

/**
 * Rejects requests for a connection to a silent database (decision 159): immediately while the monitor reports silence,
 * else after a check by the monitor when a caller has waited for SILENCE_CHECK_MS.
 */
export const rejectOnSilence = (pool: pg.Pool, watch: DatabaseMonitor): void => {
  const original = pool.connect.bind(pool) as () => Promise<pg.PoolClient>;

  const connect = async (): Promise<pg.PoolClient> => {
    if (watch.isSilent()) throw createSilenceError();
    const hasIdleClient = pool.idleCount > 0 && pool.waitingCount === 0;
    const connecting = original();
    if (hasIdleClient) return connecting;
    const silenceWatch = watchForSilence(SILENCE_CHECK_MS, watch);
    try {
      return await Promise.race([connecting, silenceWatch.rejection]);
    } catch (error) {
      // a connection that arrives too late is released to the pool
      connecting.then(
        (client) => client.release(),
        () => undefined,
      );
      throw error;
    } finally {
      silenceWatch.end();
    }
  };

  const connectFor = (callback?: Callback) => {
    if (typeof callback !== 'function') return connect();
    connect().then(
      (client) => process.nextTick(callback as never, undefined, client, (error?: Error) => client.release(error)),
      (error: unknown) => process.nextTick(callback as never, error, undefined, () => undefined),
    );
    return undefined;
  };
  pool.connect = connectFor as Connect;
};

/** Rejects once a check finds the database silent; repeats the check until `end`. */
const watchForSilence = (milliseconds: number, watch: DatabaseMonitor) => {
  let timer: NodeJS.Timeout | undefined;
  let isEnded = false;
  const rejection = new Promise<never>((_resolve, reject) => {
    const check = async (): Promise<void> => {
      if (await isSilent(watch)) reject(createSilenceError());
      else if (!isEnded) timer = setTimeout(() => void check(), milliseconds);
    };
    timer = setTimeout(() => void check(), milliseconds);
  });
  rejection.catch(() => undefined);
  return {
    rejection,
    end: () => {
      isEnded = true;
      clearTimeout(timer);
    },
  };
};
