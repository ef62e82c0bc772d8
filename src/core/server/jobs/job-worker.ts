import { setTimeout as pause } from 'node:timers/promises';
import type { QueryExecutorProvider } from 'kysely';
import { connect, type Database } from '#core/server/database/connect.ts';
import type { DatabaseMonitor } from '#core/server/database/monitor-database.ts';
import type { SecretBox } from '#core/server/encryption/secret-box.ts';
import { type JobLane, runLane } from './job-lane.ts';
import {
  countPendingJobs,
  deleteFailedJobs,
  insertKnownCronItems,
  isJobOverdue,
  releaseAbandonedJobs,
} from './jobs.repository.ts';
import { type ScheduledTask, toCronItems } from './scheduled-tasks.ts';
import { STOP_MS, startRunner } from './start-runner.ts';
import type { JobsLog } from './warnings-logger.ts';
import { failureOf, type Task, type TaskWrapperOptions, wrapTask } from './wrap-task.ts';

/** Reads the flags of paused jobs. */
type ReadFlags = (database: QueryExecutorProvider) => Promise<readonly string[]>;

type RunParts = {
  readonly databaseUrl: string;
  /** Detects an unresponsive or moved database; none by default. */
  readonly watch?: DatabaseMonitor | null;
  readonly box: SecretBox;
  /** Tasks that need only the database; they share their workers with the scheduled tasks. */
  readonly tasks: Readonly<Record<string, Task>>;
  readonly scheduledTasks?: Readonly<Record<string, ScheduledTask>>;
  /** Tasks that depend on another system, such as a mail server. */
  readonly lanes?: Readonly<Record<string, JobLane>>;
  readonly log: JobsLog;
  /** Seconds after which a running job counts as abandoned and is released. */
  readonly abandonedSeconds?: number;
  /** Seconds without taking a ready job after which a runner is replaced. */
  readonly stalledSeconds?: number;
  /** Flags of jobs to skip now; none by default. */
  readonly pausedFlags?: ReadFlags;
  /** Flags to skip for a worker before it takes a job, which may be the probe of a system; `pausedFlags` by default. */
  readonly skippedFlags?: (database: QueryExecutorProvider, lane: string) => Promise<readonly string[]>;
  /** Starts a runner; replaced in tests of failing runners. */
  readonly createRunner?: typeof startRunner;
  readonly counts?: (NonNullable<TaskWrapperOptions['counts']> & { runnerReplaced(): void }) | null;
  readonly tracer?: TaskWrapperOptions['tracer'];
};

export type RunningJobs = {
  /** Pending jobs by task. */
  readonly waiting: () => ReturnType<typeof countPendingJobs>;
  /** Stops taking jobs and waits for running ones; unfinished jobs are retried after the next start. */
  readonly stop: () => Promise<void>;
};

/** Connections for the queries of all workers; each lane has one more, which listens for new jobs. */
const SHARED_CONNECTIONS = 4;

const ABANDONED_SECONDS = 120;

const STALLED_SECONDS = 30;

/** Maximum duration of a stop, even without the database, in milliseconds. */
const STOP_TIMEOUT_MS = 10_000;

/** Runs the jobs of this database, added by any process, until it is stopped (decisions 70 and 229). */
export const runJobs = async ({
  databaseUrl,
  watch = null,
  box,
  tasks,
  scheduledTasks = {},
  lanes = {},
  log,
  abandonedSeconds = ABANDONED_SECONDS,
  stalledSeconds = STALLED_SECONDS,
  pausedFlags = async () => [],
  skippedFlags = pausedFlags,
  createRunner = startRunner,
  counts = null,
  tracer = null,
}: RunParts): Promise<RunningJobs> => {
  const ownTasks = Object.entries(scheduledTasks).map(([name, each]): [string, Task] => [name, each.run]);
  const local: [string, JobLane] = ['local', { tasks: { ...tasks, ...Object.fromEntries(ownTasks) } }];
  // the library refuses a runner without tasks
  const allLanes = [local, ...Object.entries(lanes)].filter(([, lane]) => Object.keys(lane.tasks).length > 0);
  // our own pool: the library reports its pool as closed too early and crashes if the database stops first; without durable
  // commits, because a lost start or end of a job only repeats it, as after any crash
  const poolSize = SHARED_CONNECTIONS + allLanes.length;
  const database = connect(databaseUrl, { poolSize, isDurable: false, watch });
  const aborting = new AbortController();
  const wrap = ({ tasks: laneTasks, hasOwnTimeouts = false }: JobLane) =>
    Object.fromEntries(
      Object.entries(laneTasks).map(([name, task]) => [
        name,
        wrapTask(task, { name, database, box, log, counts, tracer, stop: aborting.signal, hasOwnTimeouts }),
      ]),
    );
  const isOverdue = (names: readonly string[]): Promise<boolean> =>
    pausedFlags(database.kysely)
      .then((flags) => isJobOverdue(database.kysely, { tasks: names, seconds: stalledSeconds, pausedFlags: flags }))
      .catch(() => false);

  // otherwise the library would not run a new task before its next time
  await insertKnownCronItems(database.kysely, Object.keys(scheduledTasks));
  const running = await Promise.all(
    allLanes.map(([name, lane]) =>
      runLane({
        name,
        pool: database.pool,
        tasks: wrap(lane),
        cronItems: name === 'local' ? toCronItems(scheduledTasks) : [],
        concurrency: lane.concurrency,
        stalledSeconds,
        log,
        skippedFlags: () => skippedFlags(database.kysely, name),
        isOverdue,
        createRunner,
        onReplaced: () => counts?.runnerReplaced(),
      }),
    ),
  );

  // in each process, because an abandoned job blocks its scheduled task
  let wasReachable = true;
  const releaseAbandoned = async (): Promise<void> => {
    try {
      // after an outage the processes first record the jobs that have finished meanwhile
      await releaseAbandonedJobs(database.kysely, wasReachable ? abandonedSeconds : null);
      wasReachable = true;
    } catch (error) {
      wasReachable = false;
      log.error({ reason: failureOf(error).message }, 'release of abandoned jobs failed');
    }
  };
  await releaseAbandoned();
  const releasing = setInterval(() => void releaseAbandoned(), (abandonedSeconds * 1000) / 4).unref();

  return {
    waiting: () => countPendingJobs(database.kysely),
    stop: async () => {
      clearInterval(releasing);
      const abort = setTimeout(() => aborting.abort(), STOP_MS).unref();
      const stopped = Promise.all(running.map(({ stop }) => stop())).then(() => database.close());
      const idle = Promise.all(running.map(({ waitUntilIdle }) => waitUntilIdle()));
      await Promise.race([stopped, idle, pause(STOP_TIMEOUT_MS, undefined, { ref: false })]);
      clearTimeout(abort);
    },
  };
};

/** Deletes jobs that failed permanently at least this many days ago. */
export const deleteExpiredJobs = (
  { database }: { readonly database: Pick<Database, 'kysely'> },
  days: number,
): Promise<void> => deleteFailedJobs(database.kysely, days);
