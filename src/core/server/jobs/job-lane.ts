import { setTimeout as pause } from 'node:timers/promises';
import type { Task as LibraryTask, ParsedCronItem, Runner } from 'graphile-worker';
import type pg from 'pg';
import { CONCURRENCY, startRunner } from './start-runner.ts';
import type { JobsLog } from './warnings-logger.ts';
import { failureOf, type Task } from './wrap-task.ts';

/** Tasks that depend on the same system, with their own workers (decision 229). */
export type JobLane = {
  readonly tasks: Readonly<Record<string, Task>>;
  /** Jobs that run concurrently; 3 by default. */
  readonly concurrency?: number;
  /** Whether tasks have their own timeouts, so that jobs are not aborted after a minute; false by default. */
  readonly hasOwnTimeouts?: boolean;
};

type LaneParts = {
  readonly name: string;
  readonly pool: pg.Pool;
  readonly tasks: Readonly<Record<string, LibraryTask>>;
  readonly cronItems: ParsedCronItem[];
  readonly concurrency?: number | undefined;
  readonly stalledSeconds: number;
  readonly log: JobsLog;
  /** Flags of jobs to skip; read before each job is taken. */
  readonly skippedFlags: () => Promise<readonly string[]>;
  /** Whether a job of these tasks has been ready for `stalledSeconds`; false while the database is unavailable. */
  readonly isOverdue: (tasks: readonly string[]) => Promise<boolean>;
  readonly createRunner: typeof startRunner;
  readonly onReplaced: () => void;
};

export type RunningLane = {
  /** Stops taking jobs; resolves when the running ones have ended. */
  readonly stop: () => Promise<void>;
  /** Resolves after two seconds without a running job; then only a stalled runner can delay the stop. */
  readonly waitUntilIdle: () => Promise<void>;
};

/** Delay of a restart; each process must run jobs within ten seconds after a fail-over. */
const RESTART_DELAY_MS = 1_000;

/** Idle time during a stop after which a stalled runner is no longer awaited, in milliseconds. */
const IDLE_MS = 2_000;

/** Runs the jobs of one lane; replaces a runner that ended during a database outage or stalled (decision 160). */
export const runLane = async ({
  name,
  pool,
  tasks,
  cronItems,
  concurrency = CONCURRENCY,
  stalledSeconds,
  log,
  skippedFlags,
  isOverdue,
  createRunner,
  onReplaced,
}: LaneParts): Promise<RunningLane> => {
  let [active, lastChangeAt] = [0, performance.now()];
  const countJob = (change: 1 | -1) => {
    active += change;
    lastChangeAt = performance.now();
  };
  const countedTasks = Object.entries(tasks).map(([task, run]): [string, LibraryTask] => [
    task,
    async (...job) => {
      countJob(1);
      try {
        await run(...job);
      } finally {
        countJob(-1);
      }
    },
  ]);
  const start = () =>
    createRunner({
      pgPool: pool,
      taskList: Object.fromEntries(countedTasks),
      parsedCronItems: cronItems,
      concurrency,
      log,
      pausedFlags: skippedFlags,
    });
  const stopping = new AbortController();
  let runner = await start();

  /** Resolves when the runner takes no job although jobs are ready and it has capacity, or on abort. */
  const waitUntilStalled = async (signal: AbortSignal): Promise<'stalled' | 'ended'> => {
    for (;;) {
      await pause((stalledSeconds * 1000) / 4, undefined, { signal, ref: false }).catch(() => undefined);
      if (signal.aborted) return 'ended';
      const isIdle = active < concurrency && performance.now() - lastChangeAt >= stalledSeconds * 1000;
      if (isIdle && (await isOverdue(Object.keys(tasks)))) return 'stalled';
    }
  };
  /** Retries once a second until a new runner has started; null after a stop. */
  const restart = async (): Promise<Runner | null> => {
    for (let attempt = 1; ; attempt += 1) {
      await pause(RESTART_DELAY_MS, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined);
      if (stopping.signal.aborted) return null;
      try {
        return await start();
      } catch (error) {
        if (attempt === 1) {
          log.error({ lane: name, reason: failureOf(error).message }, 'start of another job runner failed');
        }
      }
    }
  };
  const keepRunning = async (): Promise<void> => {
    for (;;) {
      lastChangeAt = performance.now();
      const ended = new AbortController();
      const outcome = await Promise.race([
        runner.promise.then(
          () => 'ended',
          () => 'ended',
        ),
        waitUntilStalled(ended.signal),
      ]);
      ended.abort();
      if (stopping.signal.aborted) return;
      if (outcome === 'stalled') {
        onReplaced();
        log.error({ lane: name, stalledSeconds }, 'job runner took no job although jobs are ready; it is replaced');
      } else {
        log.warn({ lane: name }, 'job runner ended by itself; another one is started');
      }
      // it may never stop, so this is not awaited
      runner.stop().catch(() => undefined);
      const next = await restart();
      if (next === null) return;
      runner = next;
      if (stopping.signal.aborted) return runner.stop();
    }
  };
  const running = keepRunning();

  return {
    stop: async () => {
      stopping.abort();
      lastChangeAt = performance.now();
      await runner.stop().catch(() => undefined);
      await running;
    },
    waitUntilIdle: async () => {
      do await pause(IDLE_MS / 4, undefined, { ref: false });
      while (active > 0 || performance.now() - lastChangeAt < IDLE_MS);
    },
  };
};
