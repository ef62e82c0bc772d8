import { EventEmitter } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { type Task as LibraryTask, type Runner, type RunnerOptions, run, type WorkerEvents } from 'graphile-worker';
import type { QueryExecutorProvider } from 'kysely';
import { connect } from '../../platform/database/connect.ts';
import type { SecretBox } from '../../platform/encryption/secret-box.ts';
import { countPendingJobs, deleteFailedJobs, isJobOverdue, releaseAbandonedJobs } from './jobs.repository.ts';
import { failureOf, type Task, type TaskWrapperOptions, wrapTask } from './task-wrapper.ts';
import { type JobsLog, silenceTraces, warningsLogger } from './warnings-logger.ts';

type RunParts = {
  readonly databaseUrl: string;
  readonly box: SecretBox;
  readonly tasks: Readonly<Record<string, Task>>;
  readonly log: JobsLog;
  /** After how many seconds a job that was begun and never ended is begun again; its runner is gone. */
  readonly abandonedSeconds?: number;
  /** After how many seconds without taking a job, while jobs are ready, a runner is replaced. */
  readonly stalledSeconds?: number;
  /** Which jobs are to be left lying now, by their flags; none when not given. */
  readonly heldFlags?: (database: QueryExecutorProvider) => Promise<readonly string[]>;
  /** How a runner is started; another way only in tests of runners that fail. */
  readonly createRunner?: typeof startRunner;
  readonly counts?: (NonNullable<TaskWrapperOptions['counts']> & { runnerReplaced(): void }) | null;
  readonly tracer?: TaskWrapperOptions['tracer'];
};

export type RunningJobs = {
  /** How many wait, by task. */
  readonly waiting: () => ReturnType<typeof countPendingJobs>;
  /** Begins no more jobs, lets those that run end, and leaves those that do not for the next start. */
  readonly stop: () => Promise<void>;
};

/** One listens for new jobs, three do them, one is spare. */
const CONNECTIONS = 5;

const ABANDONED_SECONDS = 120;

const STALLED_SECONDS = 30;

/** What failed for good is kept this long, for whoever asks why. */
const FAILED_DAYS = 30;

/** Nobody waits longer than this for jobs to stop, not even when the database has gone. */
const GIVE_UP_MS = 10_000;

/** A stop without any job left takes less; a stalled runner is not waited for. */
const IDLE_MS = 2_000;

const RESTART_MS = 5_000;

/** Does the jobs that are added to this database, here or elsewhere, until it is stopped (decision 70). */
export const runJobs = async ({
  databaseUrl,
  box,
  tasks,
  log,
  abandonedSeconds = ABANDONED_SECONDS,
  stalledSeconds = STALLED_SECONDS,
  heldFlags = async () => [],
  createRunner = startRunner,
  counts = null,
  tracer = null,
}: RunParts): Promise<RunningJobs> => {
  // the library's own pool is not yet closed when it says so, and breaks the program when the database goes first
  // a beginning or an end that a power cut takes back means a job that is done again, as after any crash
  const database = connect(databaseUrl, { poolSize: CONNECTIONS, isDurable: false });
  let [active, movedAt] = [0, performance.now()];
  const move = (change: 1 | -1) => {
    active += change;
    movedAt = performance.now();
  };
  const guarded = (name: string, task: Task): LibraryTask => {
    const runTask = wrapTask(task, { name, database, box, log, counts, tracer });
    return async (...job) => {
      move(1);
      try {
        await runTask(...job);
      } finally {
        move(-1);
      }
    };
  };
  const taskList = Object.fromEntries(Object.entries(tasks).map(([name, task]) => [name, guarded(name, task)]));
  const start = () =>
    createRunner({ pgPool: database.pool, taskList, log, heldFlags: () => heldFlags(database.kysely) });

  const stopping = new AbortController();
  let runner = await start();
  const isStalled = async (): Promise<boolean> =>
    active < CONCURRENCY &&
    performance.now() - movedAt >= stalledSeconds * 1000 &&
    (await heldFlags(database.kysely)
      .then((held) => isJobOverdue(database.kysely, stalledSeconds, held))
      .catch(() => false));
  /** Settles once jobs are ready and this runner, though not busy, takes none; or with the signal. */
  const stalled = async (signal: AbortSignal): Promise<'stalled' | 'ended'> => {
    for (;;) {
      await pause((stalledSeconds * 1000) / 4, undefined, { signal, ref: false }).catch(() => undefined);
      if (signal.aborted) return 'ended';
      if (await isStalled()) return 'stalled';
    }
  };
  /** A runner that ended by itself, because its database was away at a bad moment, is replaced, and so is one that stalled. */
  const keepRunning = async (): Promise<void> => {
    for (;;) {
      movedAt = performance.now();
      const ended = new AbortController();
      const outcome = await Promise.race([
        runner.promise.then(
          () => 'ended',
          () => 'ended',
        ),
        stalled(ended.signal),
      ]);
      ended.abort();
      if (outcome === 'stalled') {
        counts?.runnerReplaced();
        log.error({}, `no job was taken for ${stalledSeconds} s although jobs are ready: the runner is replaced`);
        // it may never end, so nothing waits for it
        runner.stop().catch(() => undefined);
      } else {
        if (!stopping.signal.aborted)
          log.warn({}, 'the runner of the jobs has ended by itself: another one is started');
        await pause(RESTART_MS, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined);
      }
      if (stopping.signal.aborted) return;
      try {
        runner = await start();
        if (stopping.signal.aborted) await runner.stop();
      } catch (error) {
        log.error({ reason: failureOf(error).message }, 'jobs could not be taken up again yet');
      }
    }
  };
  const running = keepRunning();

  const tidy = async (): Promise<void> => {
    try {
      await releaseAbandonedJobs(database.kysely, abandonedSeconds);
      await deleteFailedJobs(database.kysely, FAILED_DAYS);
    } catch (error) {
      log.error({ reason: failureOf(error).message }, 'abandoned and failed jobs could not be looked for');
    }
  };
  await tidy();
  const tidying = setInterval(() => void tidy(), (abandonedSeconds * 1000) / 4).unref();

  /** Settles when no job has run for so long that only a stalled runner can be what is waited for. */
  const idleForLong = async (): Promise<void> => {
    do await pause(IDLE_MS / 4, undefined, { ref: false });
    while (active > 0 || performance.now() - movedAt < IDLE_MS);
  };

  return {
    waiting: () => countPendingJobs(database.kysely),
    stop: async () => {
      clearInterval(tidying);
      stopping.abort();
      movedAt = performance.now();
      const stopped = runner
        .stop()
        .catch(() => undefined)
        .then(() => running)
        .then(() => database.close());
      await Promise.race([stopped, idleForLong(), pause(GIVE_UP_MS, undefined, { ref: false })]);
    },
  };
};

type RunnerParts = Required<Pick<RunnerOptions, 'pgPool' | 'taskList'>> & {
  readonly log: JobsLog;
  /** Which jobs are to be left lying now, by their flags; asked before each job is taken. */
  readonly heldFlags: () => Promise<readonly string[]>;
};

/** How many jobs a runner does at the same time. */
const CONCURRENCY = 3;

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
    logger: warningsLogger(log),
  });
  try {
    await looked;
    return runner;
  } catch (error) {
    await runner.stop();
    throw error;
  }
};
