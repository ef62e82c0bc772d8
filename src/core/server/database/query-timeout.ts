import type { Socket } from 'node:net';
import type pg from 'pg';
import type { ClientBase } from 'pg';
import type { DatabaseMonitor } from './monitor-database.ts';

/** Silence after which a database is checked over another connection. */
const DOUBT_MS = 1_000;

/**
 * Closes a connection whose query got no answer for `silenceMs`. Statement timeouts end before that, so a silent server is
 * gone: a network that drops packets reports no error. Waiting queries fail with ETIMEDOUT, and the pool opens a new
 * connection. With a monitor the connection is closed as soon as the database does not answer the monitor either.
 */
export const setQueryTimeout = (client: ClientBase, silenceMs: number, watch: DatabaseMonitor | null): void => {
  if (silenceMs <= 0) return;
  const { stream } = (client as unknown as { readonly connection: { readonly stream: Socket } }).connection;
  const lookMs = watch === null ? silenceMs : Math.min(DOUBT_MS, silenceMs);
  let writtenAtLastRead = stream.bytesWritten;
  let silentLooks = 0;
  stream.on('data', () => {
    writtenAtLastRead = stream.bytesWritten;
    silentLooks = 0;
    watch?.noteData();
  });
  const hasPendingQuery = () => stream.bytesWritten !== writtenAtLastRead && !stream.destroyed;
  const look = async (): Promise<void> => {
    if (!hasPendingQuery()) return;
    silentLooks += 1;
    const hasEnded = silentLooks * lookMs >= silenceMs || (watch !== null && (await isSilent(watch)));
    if (!hasPendingQuery()) return;
    if (hasEnded) stream.destroy(silence());
    // check again even if nothing is sent or received meanwhile
    else stream.setTimeout(lookMs);
  };
  // a listener, because a callback of setTimeout fires only once
  stream.on('timeout', () => void look());
  stream.setTimeout(lookMs);
};

/** Whether the database is silent now; one that refuses or is down reports that itself. */
const isSilent = async (watch: DatabaseMonitor): Promise<boolean> => !(await watch.checkResponds()) && watch.isSilent();

/** Error of queries that wait for a silent database; `isUnavailable` recognizes it. */
const silence = (): Error => Object.assign(new Error('the database is silent'), { code: 'ETIMEDOUT', syscall: 'read' });

type Connect = pg.Pool['connect'];

type Callback = Parameters<Connect>[0] extends infer Each ? Each : never;

/**
 * Rejects waits for a connection to a silent database (decision 159): at once while the monitor reports silence,
 * else after a check that the monitor makes once a caller has waited for a moment.
 */
export const doubtSilence = (pool: pg.Pool, watch: DatabaseMonitor): void => {
  const original = pool.connect.bind(pool) as () => Promise<pg.PoolClient>;

  const connect = async (): Promise<pg.PoolClient> => {
    if (watch.isSilent()) throw silence();
    const hasIdleClient = pool.idleCount > 0 && pool.waitingCount === 0;
    const connecting = original();
    if (hasIdleClient) return connecting;
    const doubt = doubtAfter(DOUBT_MS, watch);
    try {
      return await Promise.race([connecting, doubt.raised]);
    } catch (error) {
      // a connection that arrives too late is released to the pool
      connecting.then(
        (client) => client.release(),
        () => undefined,
      );
      throw error;
    } finally {
      doubt.end();
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
const doubtAfter = (milliseconds: number, watch: DatabaseMonitor) => {
  let timer: NodeJS.Timeout | undefined;
  let isEnded = false;
  const raised = new Promise<never>((_resolve, reject) => {
    const look = async (): Promise<void> => {
      if (await isSilent(watch)) reject(silence());
      else if (!isEnded) timer = setTimeout(() => void look(), milliseconds);
    };
    timer = setTimeout(() => void look(), milliseconds);
  });
  raised.catch(() => undefined);
  return {
    raised,
    end: () => {
      isEnded = true;
      clearTimeout(timer);
    },
  };
};
