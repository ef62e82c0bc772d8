import { EventEmitter } from 'node:events';
import { type Runner, type RunnerOptions, run, type WorkerEvents } from 'graphile-worker';
import { withRepeatableRelease } from './library-pool.ts';
import { type JobsLog, silenceTraces, warningsLogger } from './warnings-logger.ts';

type RunnerParts = Required<Pick<RunnerOptions, 'pgPool' | 'taskList' | 'parsedCronItems'>> & {
  readonly log: JobsLog;
  /** Flags of jobs to skip; read before each job is taken. */
  readonly heldFlags: () => Promise<readonly string[]>;
};

/** Jobs that a runner runs concurrently. */
export const CONCURRENCY = 3;

/** Milliseconds after which a stop aborts running jobs; they are retried after the next start. */
const STOP_MS = 5_000;

/**
 * Starts a runner and waits for its first poll, because a runner whose first poll fails never recovers and reports nothing.
 * Throws when the database is unreachable. Its promise resolves as soon as it takes no more jobs: one that ends by itself may wait
 * for ever for the ends of jobs (decision 160).
 */
export const startRunner = async ({
  pgPool,
  taskList,
  parsedCronItems,
  log,
  heldFlags,
}: RunnerParts): Promise<Runner> => {
  const events: WorkerEvents = new EventEmitter();
  const looked = new Promise<void>((resolve, reject) => {
    events.once('worker:getJob:empty', () => resolve());
    events.once('job:start', () => resolve());
    events.once('worker:getJob:error', ({ error }) => reject(error));
  });
  looked.catch(() => undefined);
  const ending = new Promise<void>((resolve) => void events.once('pool:gracefulShutdown', () => resolve()));
  silenceTraces();
  const runner = await run({
    pgPool: withRepeatableRelease(pgPool),
    taskList,
    events,
    parsedCronItems,
    concurrency: CONCURRENCY,
    forbiddenFlags: async () => {
      const held = await heldFlags();
      return held.length === 0 ? null : [...held];
    },
    noHandleSignals: true,
    gracefulShutdownAbortTimeout: STOP_MS,
    // batch mode: only then does a stop wait for the ends of jobs to be written
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    logger: warningsLogger(log),
  });
  try {
    await looked;
    return { ...runner, promise: Promise.race([runner.promise, ending]) };
  } catch (error) {
    // without a database it may never stop, so this is not awaited
    runner.stop().catch(() => undefined);
    throw error;
  }
};
