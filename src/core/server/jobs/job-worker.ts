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

/** Reads flags of jobs that must wait now. */
type ReadFlags = (database: QueryExecutorProvider) => Promise<readonly string[]>;

type RunParts = {
  readonly databaseUrl: string;
  /** Checks whether the database answers, and where it is; none by default. */
  readonly watch?: DatabaseMonitor | null;
  readonly box: SecretBox;
  /** Tasks that need the database only. They share their workers with the scheduled tasks. */
  readonly tasks: Readonly<Record<string, Task>>;
  readonly scheduledTasks?: Readonly<Record<string, ScheduledTask>>;
  /** Tasks that wait for another system, such as a mail server. */
  readonly lanes?: Readonly<Record<string, JobLane>>;
  readonly log: JobsLog;
  /** Seconds after which a started job without an end counts as abandoned and is released. */
  readonly abandonedSeconds?: number;
  /** Seconds without taking a ready job after which a runner is replaced. */
  readonly stalledSeconds?: number;
  /** Flags of jobs to skip now; none by default. */
  readonly heldFlags?: ReadFlags;
  /** The same for a worker that is about to take a job, which may be let through to probe a system; `heldFlags` by default. */
  readonly skippedFlags?: (database: QueryExecutorProvider, lane: string) => Promise<readonly string[]>;
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

/** For the queries of all workers; each lane has one more, which listens for new jobs. */
const SHARED_CONNECTIONS = 4;

const ABANDONED_SECONDS = 120;

const STALLED_SECONDS = 30;

/** Upper bound of a stop, even when the database is gone. */
const GIVE_UP_MS = 10_000;

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
  heldFlags = async () => [],
  skippedFlags = heldFlags,
  createRunner = startRunner,
  counts = null,
  tracer = null,
}: RunParts): Promise<RunningJobs> => {
  const ownTasks = Object.entries(scheduledTasks).map(([name, each]): [string, Task] => [name, each.run]);
  const local: [string, JobLane] = ['local', { tasks: { ...tasks, ...Object.fromEntries(ownTasks) } }];
  // the library refuses a runner without tasks
  const allLanes = [local, ...Object.entries(lanes)].filter(([, lane]) => Object.keys(lane.tasks).length > 0);
  // a pool of our own: the library reports its pool as closed too early and crashes when the database stops first; without
  // durable commits, because a lost start or end only repeats a job, as after any crash
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
    heldFlags(database.kysely)
      .then((held) => isJobOverdue(database.kysely, { tasks: names, seconds: stalledSeconds, heldFlags: held }))
      .catch(() => false);

  // without this the library would not run a new task before its next time
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

  // in each process, because scheduled tasks stop when a runner leaves its jobs behind
  let wasReachable = true;
  const releaseAbandoned = async (): Promise<void> => {
    try {
      // after an outage the processes that finished a job meanwhile record that first
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
      const idle = Promise.all(running.map(({ idleForLong }) => idleForLong()));
      await Promise.race([stopped, idle, pause(GIVE_UP_MS, undefined, { ref: false })]);
      clearTimeout(abort);
    },
  };
};

/** Deletes jobs that failed permanently that many days ago or earlier. */
export const deleteExpiredJobs = (
  { database }: { readonly database: Pick<Database, 'kysely'> },
  days: number,
): Promise<void> => deleteFailedJobs(database.kysely, days);
