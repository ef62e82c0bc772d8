import { setTimeout as pause } from 'node:timers/promises';
import type { Task as LibraryTask, ParsedCronItem, Runner } from 'graphile-worker';
import type pg from 'pg';
import { CONCURRENCY, startRunner } from './start-runner.ts';
import type { JobsLog } from './warnings-logger.ts';
import { failureOf, type Task } from './wrap-task.ts';

/** Tasks that wait for the same system, with workers of their own (decision 229). */
export type JobLane = {
  readonly tasks: Readonly<Record<string, Task>>;
  /** Jobs that run concurrently; 3 by default. */
  readonly concurrency?: number;
  /** Whether each task limits its own time, so that no job is aborted after a minute; false by default. */
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
  /** Whether a job of these tasks has been ready for that long; false while that cannot be read. */
  readonly isOverdue: (tasks: readonly string[]) => Promise<boolean>;
  readonly createRunner: typeof startRunner;
  readonly onReplaced: () => void;
};

export type RunningLane = {
  /** Takes no more jobs; resolves when the running ones have ended. */
  readonly stop: () => Promise<void>;
  /** Resolves after two seconds without a running job, when only a stalled runner can still be awaited. */
  readonly idleForLong: () => Promise<void>;
};

/** After a fail-over each process runs jobs within ten seconds. */
const RESTART_MS = 1_000;

/** Idle time in a stop after which a stalled runner is no longer awaited. */
const IDLE_MS = 2_000;

/** Runs the jobs of one lane; replaces a runner that ended by itself (database outage) or stalled (decision 160). */
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
  let [active, movedAt] = [0, performance.now()];
  const move = (change: 1 | -1) => {
    active += change;
    movedAt = performance.now();
  };
  const counted = Object.entries(tasks).map(([task, run]): [string, LibraryTask] => [
    task,
    async (...job) => {
      move(1);
      try {
        await run(...job);
      } finally {
        move(-1);
      }
    },
  ]);
  const start = () =>
    createRunner({
      pgPool: pool,
      taskList: Object.fromEntries(counted),
      parsedCronItems: cronItems,
      concurrency,
      log,
      heldFlags: skippedFlags,
    });
  const stopping = new AbortController();
  let runner = await start();

  /** Resolves when jobs are ready and this runner, though not busy, takes none; or on abort. */
  const stalled = async (signal: AbortSignal): Promise<'stalled' | 'ended'> => {
    for (;;) {
      await pause((stalledSeconds * 1000) / 4, undefined, { signal, ref: false }).catch(() => undefined);
      if (signal.aborted) return 'ended';
      const isIdle = active < concurrency && performance.now() - movedAt >= stalledSeconds * 1000;
      if (isIdle && (await isOverdue(Object.keys(tasks)))) return 'stalled';
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
        if (attempt === 1) {
          log.error({ lane: name, reason: failureOf(error).message }, 'start of another job runner failed');
        }
      }
    }
  };
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
        onReplaced();
        log.error({ lane: name, stalledSeconds }, 'job runner took no job although jobs are ready; it is replaced');
      } else {
        log.warn({ lane: name }, 'job runner ended by itself; another one is started');
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

  return {
    stop: async () => {
      stopping.abort();
      movedAt = performance.now();
      await runner.stop().catch(() => undefined);
      await running;
    },
    idleForLong: async () => {
      do await pause(IDLE_MS / 4, undefined, { ref: false });
      while (active > 0 || performance.now() - movedAt < IDLE_MS);
    },
  };
};
