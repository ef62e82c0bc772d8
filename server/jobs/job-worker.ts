import { setTimeout as pause } from 'node:timers/promises';
import type { Task as LibraryTask, Runner } from 'graphile-worker';
import type { QueryExecutorProvider } from 'kysely';
import { connect, type Database } from '../../platform/database/connect.ts';
import type { DatabaseMonitor } from '../../platform/database/monitor-database.ts';
import type { SecretBox } from '../../platform/encryption/secret-box.ts';
import {
  countPendingJobs,
  deleteFailedJobs,
  insertKnownCronItems,
  isJobOverdue,
  releaseAbandonedJobs,
} from './jobs.repository.ts';
import { type ScheduledTask, toCronItems } from './scheduled-tasks.ts';
import { CONCURRENCY, startRunner } from './start-runner.ts';
import { failureOf, type Task, type TaskWrapperOptions, wrapTask } from './task-wrapper.ts';
import type { JobsLog } from './warnings-logger.ts';

type RunParts = {
  readonly databaseUrl: string;
  /** Checks whether the database answers, and where it is; none by default. */
  readonly watch?: DatabaseMonitor | null;
  readonly box: SecretBox;
  readonly tasks: Readonly<Record<string, Task>>;
  readonly scheduledTasks?: Readonly<Record<string, ScheduledTask>>;
  readonly log: JobsLog;
  /** Seconds after which a started job without an end counts as abandoned and is released. */
  readonly abandonedSeconds?: number;
  /** Seconds without taking a ready job after which a runner is replaced. */
  readonly stalledSeconds?: number;
  /** Flags of jobs to skip now; none by default. */
  readonly heldFlags?: (database: QueryExecutorProvider) => Promise<readonly string[]>;
  /** Starts a runner; replaced only in tests of failing runners. */
  readonly createRunner?: typeof startRunner;
  readonly counts?: (NonNullable<TaskWrapperOptions['counts']> & { runnerReplaced(): void }) | null;
  readonly tracer?: TaskWrapperOptions['tracer'];
};

export type RunningJobs = {
  /** Pending jobs by task. */
  readonly waiting: () => ReturnType<typeof countPendingJobs>;
  /** Takes no more jobs and waits for running ones; jobs that do not finish are retried after the next start. */
  readonly stop: () => Promise<void>;
};

/** One connection listens for new jobs, three run jobs, one is spare. */
const CONNECTIONS = 5;

const ABANDONED_SECONDS = 120;

const STALLED_SECONDS = 30;

/** Upper bound of a stop, even when the database is gone. */
const GIVE_UP_MS = 10_000;

/** Idle time in a stop after which a stalled runner is no longer awaited. */
const IDLE_MS = 2_000;

/** After a fail-over each process runs jobs within ten seconds. */
const RESTART_MS = 1_000;

/** Runs the jobs of this database, added by any process, until it is stopped (decision 70). */
export const runJobs = async ({
  databaseUrl,
  watch = null,
  box,
  tasks,
  scheduledTasks = {},
  log,
  abandonedSeconds = ABANDONED_SECONDS,
  stalledSeconds = STALLED_SECONDS,
  heldFlags = async () => [],
  createRunner = startRunner,
  counts = null,
  tracer = null,
}: RunParts): Promise<RunningJobs> => {
  // a pool of our own: the library reports its pool as closed too early and crashes when the database stops first; without
  // durable commits, because a lost start or end only repeats a job, as after any crash
  const database = connect(databaseUrl, { poolSize: CONNECTIONS, isDurable: false, watch });
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
  const allTasks = [
    ...Object.entries(tasks),
    ...Object.entries(scheduledTasks).map(([name, each]) => [name, each.run] as const),
  ];
  const taskList = Object.fromEntries(allTasks.map(([name, task]) => [name, guarded(name, task)]));
  const parsedCronItems = toCronItems(scheduledTasks);
  const start = () =>
    createRunner({
      pgPool: database.pool,
      taskList,
      parsedCronItems,
      log,
      heldFlags: () => heldFlags(database.kysely),
    });

  const stopping = new AbortController();
  // without this the library would not run a new task before its next time
  await insertKnownCronItems(database.kysely, Object.keys(scheduledTasks));
  let runner = await start();
  const isStalled = async (): Promise<boolean> =>
    active < CONCURRENCY &&
    performance.now() - movedAt >= stalledSeconds * 1000 &&
    (await heldFlags(database.kysely)
      .then((held) =>
        isJobOverdue(database.kysely, { tasks: Object.keys(taskList), seconds: stalledSeconds, heldFlags: held }),
      )
      .catch(() => false));
  /** Resolves when jobs are ready and this runner, though not busy, takes none; or on abort. */
  const stalled = async (signal: AbortSignal): Promise<'stalled' | 'ended'> => {
    for (;;) {
      await pause((stalledSeconds * 1000) / 4, undefined, { signal, ref: false }).catch(() => undefined);
      if (signal.aborted) return 'ended';
      if (await isStalled()) return 'stalled';
    }
  };
  /** Tries once a second until another runner has started; null after a stop. */
  const startAnother = async (): Promise<Runner | null> => {
    for (let attempt = 1; ; attempt += 1) {
      await pause(RESTART_MS, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined);
      if (stopping.signal.aborted) return null;
      try {
        return await start();
      } catch (error) {
        if (attempt === 1) log.error({ reason: failureOf(error).message }, 'start of another job runner failed');
      }
    }
  };
  /** Replaces a runner that ended by itself (database outage) or stalled. */
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
      if (stopping.signal.aborted) return;
      if (outcome === 'stalled') {
        counts?.runnerReplaced();
        log.error({ stalledSeconds }, 'job runner took no job although jobs are ready; it is replaced');
      } else {
        log.warn({}, 'job runner ended by itself; another one is started');
      }
      // it may never stop, so this is not awaited
      runner.stop().catch(() => undefined);
      const another = await startAnother();
      if (another === null) return;
      runner = another;
      if (stopping.signal.aborted) return runner.stop();
    }
  };
  const running = keepRunning();

  // in each process, because scheduled tasks stop when a runner leaves its jobs behind
  const releaseAbandoned = () =>
    releaseAbandonedJobs(database.kysely, abandonedSeconds).catch((error: unknown) =>
      log.error({ reason: failureOf(error).message }, 'release of abandoned jobs failed'),
    );
  await releaseAbandoned();
  const releasing = setInterval(() => void releaseAbandoned(), (abandonedSeconds * 1000) / 4).unref();

  /** Resolves after so long without a running job that only a stalled runner can be pending. */
  const idleForLong = async (): Promise<void> => {
    do await pause(IDLE_MS / 4, undefined, { ref: false });
    while (active > 0 || performance.now() - movedAt < IDLE_MS);
  };

  return {
    waiting: () => countPendingJobs(database.kysely),
    stop: async () => {
      clearInterval(releasing);
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

/** Deletes jobs that failed permanently that many days ago or earlier. */
export const deleteExpiredJobs = (
  { database }: { readonly database: Pick<Database, 'kysely'> },
  days: number,
): Promise<void> => deleteFailedJobs(database.kysely, days);
