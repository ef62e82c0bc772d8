import { EventEmitter } from 'node:events';
import { type Runner, type RunnerOptions, run, type WorkerEvents } from 'graphile-worker';
import type pg from 'pg';
import { type JobsLog, silenceTraces, warningsLogger } from './warnings-logger.ts';

type RunnerParts = Required<Pick<RunnerOptions, 'pgPool' | 'taskList' | 'parsedCronItems'>> & {
  /** Jobs that run concurrently; 3 by default. */
  readonly concurrency?: number;
  readonly log: JobsLog;
  /** Flags of jobs to skip; read before each job is taken. */
  readonly pausedFlags: () => Promise<readonly string[]>;
};

/** Jobs that a runner runs concurrently by default. */
export const CONCURRENCY = 3;

/** Milliseconds after which a stop aborts running jobs; they are retried after the next start. */
export const STOP_MS = 5_000;

/**
 * Starts a runner and waits for its first poll, because a runner whose first poll fails never recovers and reports
 * nothing. Throws if the database is unreachable. Its promise resolves as soon as it stops taking jobs, because a
 * runner that ends by itself may wait forever for its jobs (decision 160).
 */
export const startRunner = async ({
  pgPool,
  taskList,
  parsedCronItems,
  concurrency = CONCURRENCY,
  log,
  pausedFlags,
}: RunnerParts): Promise<Runner> => {
  const events: WorkerEvents = new EventEmitter();
  const firstPoll = new Promise<void>((resolve, reject) => {
    events.once('worker:getJob:empty', () => resolve());
    events.once('job:start', () => resolve());
    events.once('worker:getJob:error', ({ error }) => reject(error));
  });
  firstPoll.catch(() => undefined);
  const ending = new Promise<void>((resolve) => void events.once('pool:gracefulShutdown', () => resolve()));
  silenceTraces();
  const runner = await run({
    pgPool: withRepeatableRelease(pgPool),
    taskList,
    events,
    parsedCronItems,
    concurrency,
    forbiddenFlags: async () => {
      const flags = await pausedFlags();
      return flags.length === 0 ? null : [...flags];
    },
    noHandleSignals: true,
    gracefulShutdownAbortTimeout: STOP_MS,
    // only in batch mode does a stop wait until the ends of jobs are written
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    logger: warningsLogger(log),
  });
  try {
    await firstPoll;
    return { ...runner, promise: Promise.race([runner.promise, ending]) };
  } catch (error) {
    // without a database it may never stop, so this is not awaited
    runner.stop().catch(() => undefined);
    throw error;
  }
};

type Release = (error?: Error | boolean) => void;
type Callback = (error: Error | undefined, client: pg.PoolClient | undefined, release: Release) => void;

/**
 * Pool for graphile-worker that ignores a second release of a connection. The library releases its listening connection
 * twice when LISTEN fails while the runner stops (`release` in main.js of 0.18.0), in a promise that is not awaited, so
 * the error would end the process (decision 205).
 */
const withRepeatableRelease = (pool: pg.Pool): pg.Pool => {
  const connect = (callback?: Callback): Promise<pg.PoolClient> | undefined => {
    const connecting = pool.connect().then(releasableTwice);
    if (callback === undefined) return connecting;
    connecting.then(
      (client) => process.nextTick(callback, undefined, client, client.release),
      (error: Error) => process.nextTick(callback, error, undefined, () => undefined),
    );
    return undefined;
  };
  return new Proxy(pool, {
    get: (target, name) => {
      if (name === 'connect') return connect;
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
};

const releasableTwice = (client: pg.PoolClient): pg.PoolClient => {
  const release = client.release;
  let isReleased = false;
  client.release = (error) => {
    if (isReleased) return;
    isReleased = true;
    release(error);
  };
  return client;
};
