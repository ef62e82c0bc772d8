import { setTimeout as pause } from 'node:timers/promises';
import type { JobHelpers, Task as LibraryTask } from 'graphile-worker';
import type { Database } from '#core/server/database/connect.ts';
import type { SecretBox } from '#core/server/encryption/secret-box.ts';
import { runInRequestContext } from '#core/server/observability/request-context.ts';
import type { Tracer } from '#core/server/observability/tracer.ts';
import { failPermanently, preserveLastAttempt } from './jobs.repository.ts';
import type { JobsLog } from './warnings-logger.ts';

/**
 * Runs a job; throws `JobFailure` on failure. `key` is unique per job and the same for all its attempts. A task with an
 * effect outside the database returns a function that records the effect, which is repeated until it succeeds, so that
 * the effect itself is not repeated.
 */
export type Task = (payload: unknown, job: { readonly key: string }) => Promise<void | RecordEffect>;

export type RecordEffect = () => Promise<void>;

export type TaskWrapperOptions = {
  readonly name: string;
  readonly database: Pick<Database, 'kysely'>;
  readonly box: SecretBox;
  readonly log: JobsLog;
  /** Job metrics; null while metrics are off. */
  readonly counts: { jobEnded(task: string, outcome: JobOutcome): void } | null;
  /** Null while tracing is off. */
  readonly tracer: Tracer | null;
  /** Aborts running jobs when the shop stops. A runner that ends by itself aborts none. */
  readonly stop: AbortSignal;
  /** Whether the task has its own timeouts. */
  readonly hasOwnTimeouts: boolean;
};

type JobOutcome = 'done' | 'retried' | 'failed';

/** Job timeout in milliseconds; shorter than the time after which a job counts as abandoned. */
const JOB_TIMEOUT_MS = 60_000;

/**
 * Wraps a task: decrypts the payload, applies the timeout, and reduces an error to its reason. Log lines of a job carry the id of
 * the request that caused it, or of the job.
 */
export const wrapTask =
  (task: Task, parts: TaskWrapperOptions): LibraryTask =>
  async (payload, { job }) => {
    const { encrypted, request } = payload as { readonly encrypted?: string; readonly request?: string | null };
    const span = parts.tracer?.begin(`job ${parts.name}`, { 'lazaward.attempt': job.attempts }, null) ?? null;
    await runInRequestContext({ requestId: request ?? `job-${job.id}`, span }, async () => {
      try {
        const recordEffect = await withTimeout(
          task(decryptPayload(parts.box, encrypted), { key: job.key ?? '' }),
          parts,
        );
        if (recordEffect !== undefined) await recordUntilDone(recordEffect, parts);
        parts.counts?.jobEnded(parts.name, 'done');
        span?.end();
      } catch (error) {
        const reason = await handleFailure(failureOf(error), job, parts);
        span?.end({ fault: reason });
        // the library stores the error as plain text
        throw new JobFailure(reason);
      }
    });
  };

/** Age of a job after which an outage no longer preserves its attempts, in milliseconds. */
const MAX_POSTPONED_MS = 5 * 86_400_000;

const handleFailure = async (
  { message: reason, isFinal, isPostponed }: JobFailure,
  job: JobHelpers['job'],
  { name, database, log, counts }: TaskWrapperOptions,
): Promise<string> => {
  const mayPostpone = isPostponed && Date.now() - job.created_at.getTime() < MAX_POSTPONED_MS;
  const isLast = isFinal || (job.attempts >= job.max_attempts && !mayPostpone);
  if (isFinal) await failPermanently(database.kysely, job.key ?? '');
  if (mayPostpone) await preserveLastAttempt(database.kysely, job.id);
  const fields = { task: name, job: job.id, attempt: job.attempts, reason };
  if (isLast) log.error(fields, 'job failed permanently; its encrypted payload is retained');
  // the outage itself is logged once
  else if (!mayPostpone) log.warn(fields, 'job failed and is retried');
  counts?.jobEnded(name, isLast ? 'failed' : 'retried');
  return reason;
};

/** Jobs of scheduled tasks have no payload. */
const decryptPayload = (box: SecretBox, encrypted: string | undefined): unknown =>
  encrypted === undefined ? null : JSON.parse(box.decrypt('message', Buffer.from(encrypted, 'base64')));

const withTimeout = async <Result>(
  work: Promise<Result>,
  { stop, hasOwnTimeouts }: Pick<TaskWrapperOptions, 'stop' | 'hasOwnTimeouts'>,
): Promise<Result> => {
  const end = hasOwnTimeouts ? stop : AbortSignal.any([stop, AbortSignal.timeout(JOB_TIMEOUT_MS)]);
  const ended = new Promise<never>((_resolve, reject) => {
    const fail = () => reject(new JobFailure(stop.aborted ? 'the shop was stopping' : 'it took too long'));
    if (end.aborted) fail();
    end.addEventListener('abort', fail, { once: true });
  });
  return Promise.race([work, ended]);
};

/** Pause between two attempts to record an effect, in milliseconds. */
const RECORD_RETRY_MS = 500;

const recordUntilDone = async (
  recordEffect: RecordEffect,
  { name, log, stop }: Pick<TaskWrapperOptions, 'name' | 'log' | 'stop'>,
): Promise<void> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await recordEffect();
    } catch (error) {
      if (attempt === 1)
        log.warn(
          { task: name, reason: failureOf(error).message },
          'completion of a job could not be recorded; retrying',
        );
      if (stop.aborted) throw new JobFailure('the shop was stopping');
      await pause(RECORD_RETRY_MS, undefined, { signal: stop }).catch(() => undefined);
    }
  }
};

/** Failure of a job. The reason is stored and logged, so it must not contain personal data, codes or links. */
export class JobFailure extends Error {
  /** True if a retry is pointless. */
  readonly isFinal: boolean;

  /** True if the other system fails for all jobs. */
  readonly isOutage: boolean;

  /** True if the job is postponed during an outage, so that its last attempt is not used up. */
  readonly isPostponed: boolean;

  constructor(
    reason: string,
    {
      isFinal = false,
      isOutage = false,
      isPostponed = false,
    }: Partial<Pick<JobFailure, 'isFinal' | 'isOutage' | 'isPostponed'>> = {},
  ) {
    super(reason);
    this.name = 'JobFailure';
    this.isFinal = isFinal;
    this.isOutage = isOutage;
    this.isPostponed = isPostponed;
  }
}

/** Reduces an error to a loggable reason: the message of our own errors, else the error code or class name. */
export const failureOf = (error: unknown): JobFailure => {
  if (error instanceof JobFailure) return error;
  if (!(error instanceof Error)) return new JobFailure('unknown');
  const isCoded = 'code' in error && typeof error.code === 'string' && /^[A-Z0-9_]+$/.test(error.code);
  return new JobFailure(isCoded ? String(error.code) : error.name);
};
