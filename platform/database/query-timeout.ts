import type { Socket } from 'node:net';
import type pg from 'pg';
import type { ClientBase } from 'pg';
import type { DatabaseMonitor } from './monitor-database.ts';

/** How long a database may be silent before it is doubted, and asked over another connection. */
const DOUBT_MS = 1_000;

/**
 * Hangs up on a database that was asked something and has said nothing for so many milliseconds. Statements end by
 * themselves before that, so whoever is silent is not there any more: a network that swallows what is sent says no word of
 * it. Whoever waits is told ETIMEDOUT, and the pool opens another connection for the next. With a watch it is hung up on as
 * soon as the database does not answer over the watch's connection either.
 */
export const setQueryTimeout = (client: ClientBase, silenceMs: number, watch: DatabaseMonitor | null): void => {
  if (silenceMs <= 0) return;
  const { stream } = (client as unknown as { readonly connection: { readonly stream: Socket } }).connection;
  const lookMs = watch === null ? silenceMs : Math.min(DOUBT_MS, silenceMs);
  let writtenWhenHeard = stream.bytesWritten;
  let silentLooks = 0;
  stream.on('data', () => {
    writtenWhenHeard = stream.bytesWritten;
    silentLooks = 0;
  });
  const isAwaited = () => stream.bytesWritten !== writtenWhenHeard && !stream.destroyed;
  const look = async (): Promise<void> => {
    if (!isAwaited()) return;
    silentLooks += 1;
    const isOver = silentLooks * lookMs >= silenceMs || (watch !== null && (await isSilent(watch)));
    if (!isAwaited()) return;
    if (isOver) stream.destroy(silence());
    // the next look comes though nothing is written or heard meanwhile
    else stream.setTimeout(lookMs);
  };
  // heard each time, and not the first time only, as a callback of setTimeout is
  stream.on('timeout', () => void look());
  stream.setTimeout(lookMs);
};

/** Whether the database is silent now; one that refuses or is away says so itself. */
const isSilent = async (watch: DatabaseMonitor): Promise<boolean> => !(await watch.answers()) && watch.isSilent();

/** The error of whoever waits for a silent database; `isUnavailable` knows it. */
const silence = (): Error => Object.assign(new Error('the database is silent'), { code: 'ETIMEDOUT', syscall: 'read' });

type Connect = pg.Pool['connect'];

type Callback = Parameters<Connect>[0] extends infer Each ? Each : never;

/**
 * Has nobody wait for a connection to a database that is silent (decision 159): while the watch knows that it is, whoever
 * wants one is told at once; who has waited for a moment has the watch ask, and is told when it is.
 */
export const doubtSilence = (pool: pg.Pool, watch: DatabaseMonitor): void => {
  const original = pool.connect.bind(pool) as () => Promise<pg.PoolClient>;

  const connect = async (): Promise<pg.PoolClient> => {
    if (watch.isSilent()) throw silence();
    const isThere = pool.idleCount > 0 && pool.waitingCount === 0;
    const connecting = original();
    if (isThere) return connecting;
    const doubt = doubtAfter(DOUBT_MS, watch);
    try {
      return await Promise.race([connecting, doubt.raised]);
    } catch (error) {
      // one that comes too late is for somebody else
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

/** Rejects once the database is found silent, at the first look or a later one; until `end` it is looked again and again. */
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
