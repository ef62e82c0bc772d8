import type pg from 'pg';
import { DOUBT_MS, isSilent, silence } from './hang-up-on-silence.ts';
import type { DatabaseWatch } from './watch-database.ts';

type Connect = pg.Pool['connect'];
type Callback = Parameters<Connect>[0] extends infer Each ? Each : never;

/**
 * Has nobody wait for a connection to a database that is silent (decision 159): while the watch knows that it is, whoever
 * wants one is told at once; who has waited for a moment has the watch ask, and is told when it is.
 */
export const doubtSilence = (pool: pg.Pool, watch: DatabaseWatch): void => {
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
const doubtAfter = (milliseconds: number, watch: DatabaseWatch) => {
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
