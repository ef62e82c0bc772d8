import { EventEmitter } from 'node:events';
import { type Runner, type RunnerOptions, run, type WorkerEvents } from 'graphile-worker';
import { type JobsLog, quietLogger, silenceTraces } from './quiet-logger.ts';

type RunnerParts = Required<Pick<RunnerOptions, 'pgPool' | 'taskList'>> & {
  readonly log: JobsLog;
  /** Which jobs are to be left lying now, by their flags; asked before each job is taken. */
  readonly heldFlags: () => Promise<readonly string[]>;
};

/** How many jobs a runner does at the same time. */
export const CONCURRENCY = 3;

/** What still runs this long after the stop is broken off, and tried again at the next start. */
const STOP_MS = 5_000;

/**
 * A runner that has looked for jobs once: one that fails at its first look would fail for ever, and say nothing. Throws
 * when the database cannot be asked.
 */
export const startRunner = async ({ pgPool, taskList, log, heldFlags }: RunnerParts): Promise<Runner> => {
  const events: WorkerEvents = new EventEmitter();
  const looked = new Promise<void>((resolve, reject) => {
    events.once('worker:getJob:empty', () => resolve());
    events.once('job:start', () => resolve());
    events.once('worker:getJob:error', ({ error }) => reject(error));
  });
  looked.catch(() => undefined);
  silenceTraces();
  const runner = await run({
    pgPool,
    taskList,
    events,
    parsedCronItems: [],
    concurrency: CONCURRENCY,
    forbiddenFlags: async () => {
      const held = await heldFlags();
      return held.length === 0 ? null : [...held];
    },
    noHandleSignals: true,
    gracefulShutdownAbortTimeout: STOP_MS,
    // ends of jobs are written in batches, because only those are waited for at a stop
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    logger: quietLogger(log),
  });
  try {
    await looked;
    return runner;
  } catch (error) {
    await runner.stop();
    throw error;
  }
};
