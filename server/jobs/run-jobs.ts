import { setTimeout as pause } from 'node:timers/promises';
import { type JobHelpers, type Task as LibraryTask, run } from 'graphile-worker';
import { connect, type Database } from '../database/connect.ts';
import type { SecretBox } from '../sealing/secret-box.ts';
import { failureOf, JobFailure } from './job-failure.ts';
import { freeAbandonedJobs, refuseRetry } from './jobs.repository.ts';
import { type JobsLog, quietLogger } from './quiet-logger.ts';

/** Does a job; throws a `JobFailure` when it cannot. `key` is the same at every attempt, and no other job has it. */
export type Task = (payload: unknown, job: { readonly key: string }) => Promise<void>;

type RunParts = {
  readonly databaseUrl: string;
  readonly box: SecretBox;
  readonly tasks: Readonly<Record<string, Task>>;
  readonly log: JobsLog;
  /** After how many seconds a job that was begun and never ended is begun again; its runner is gone. */
  readonly abandonedSeconds?: number;
};

export type RunningJobs = {
  /** Begins no more jobs, lets those that run end, and leaves those that do not for the next start. */
  readonly stop: () => Promise<void>;
};

/** One listens for new jobs, three do them, one is spare. */
const CONNECTIONS = 5;
/** A job that takes longer has failed. Shorter than the time after which it counts as abandoned. */
const JOB_MS = 60_000;
const ABANDONED_SECONDS = 120;
/** What still runs this long after the stop is broken off, and tried again at the next start. */
const STOP_MS = 5_000;
/** Nobody waits longer than this for jobs to stop, not even when the database has gone. */
const GIVE_UP_MS = 10_000;
const RESTART_MS = 5_000;

/** Does the jobs that are added to this database, here or elsewhere, until it is stopped. */
export const runJobs = async ({
  databaseUrl,
  box,
  tasks,
  log,
  abandonedSeconds = ABANDONED_SECONDS,
}: RunParts): Promise<RunningJobs> => {
  // the library's own pool is not yet closed when it says so, and breaks the program when the database goes first
  const database = connect(databaseUrl, { poolSize: CONNECTIONS });
  const taskList = Object.fromEntries(
    Object.entries(tasks).map(([name, task]) => [name, guarded(name, task, { database, box, log })]),
  );
  const start = () =>
    run({
      pgPool: database.pool,
      taskList,
      parsedCronItems: [],
      concurrency: 3,
      noHandleSignals: true,
      gracefulShutdownAbortTimeout: STOP_MS,
      // ends of jobs are written in batches, because only those are waited for at a stop
      preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
      logger: quietLogger(log),
    });

  const stopping = new AbortController();
  let runner = await start();
  /** A runner that ended by itself, because its database was away at a bad moment, is replaced. */
  const keepRunning = async (): Promise<void> => {
    for (;;) {
      await runner.promise.catch(() => undefined);
      await pause(RESTART_MS, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined);
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

  const free = () =>
    freeAbandonedJobs(database.kysely, abandonedSeconds).catch((error: unknown) =>
      log.error({ reason: failureOf(error).message }, 'abandoned jobs could not be looked for'),
    );
  await free();
  const freeing = setInterval(() => void free(), (abandonedSeconds * 1000) / 4).unref();

  return {
    stop: async () => {
      clearInterval(freeing);
      stopping.abort();
      const stopped = runner
        .stop()
        .catch(() => undefined)
        .then(() => running)
        .then(() => database.close());
      await Promise.race([stopped, pause(GIVE_UP_MS, undefined, { ref: false })]);
    },
  };
};

type GuardParts = Pick<RunParts, 'box' | 'log'> & { readonly database: Pick<Database, 'kysely'> };

/** Opens what was sealed, keeps the time, and lets nothing out of a failed job but a reason. */
const guarded =
  (name: string, task: Task, { database, box, log }: GuardParts): LibraryTask =>
  async (payload, { job, abortSignal }) => {
    const key = job.key ?? '';
    try {
      await withinTime(task(opened(box, payload), { key }), abortSignal);
    } catch (error) {
      const { message: reason, isFinal } = failureOf(error);
      const isLast = isFinal || job.attempts >= job.max_attempts;
      if (isFinal) await refuseRetry(database.kysely, key);
      const fields = { task: name, job: job.id, attempt: job.attempts, reason };
      if (isLast) log.error(fields, 'a job failed for good; it is kept, sealed');
      else log.warn(fields, 'a job failed and will be tried again');
      // what is thrown is stored beside the job, in clear
      throw new JobFailure(reason);
    }
  };

const opened = (box: SecretBox, payload: unknown): unknown =>
  JSON.parse(box.open('message', Buffer.from((payload as { readonly sealed: string }).sealed, 'base64')));

const withinTime = async (work: Promise<void>, stop: JobHelpers['abortSignal']): Promise<void> => {
  const end = AbortSignal.any([stop, AbortSignal.timeout(JOB_MS)]);
  const ended = new Promise<never>((_resolve, reject) => {
    const fail = () => reject(new JobFailure(stop.aborted ? 'the shop was stopping' : 'it took too long'));
    if (end.aborted) fail();
    end.addEventListener('abort', fail, { once: true });
  });
  await Promise.race([work, ended]);
};
