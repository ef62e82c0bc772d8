import type { JobHelpers, Task as LibraryTask } from 'graphile-worker';
import type { Database } from '../../platform/database/connect.ts';
import type { SecretBox } from '../../platform/encryption/secret-box.ts';
import { runInRequestContext } from '../../platform/observability/request-context.ts';
import type { Tracer } from '../../platform/observability/tracer.ts';
import { failPermanently } from './jobs.repository.ts';
import type { JobsLog } from './warnings-logger.ts';

/** Runs a job; throws `JobFailure` on failure. `key` is unique per job and the same for all its attempts. */
export type Task = (payload: unknown, job: { readonly key: string }) => Promise<void>;

export type TaskWrapperOptions = {
  readonly name: string;
  readonly database: Pick<Database, 'kysely'>;
  readonly box: SecretBox;
  readonly log: JobsLog;
  /** Job metrics; null while metrics are off. */
  readonly counts: { jobEnded(task: string, outcome: JobOutcome): void } | null;
  /** Null while tracing is off. */
  readonly tracer: Tracer | null;
};

type JobOutcome = 'done' | 'retried' | 'failed';

/** Job timeout in milliseconds; shorter than the time after which a job counts as abandoned. */
const JOB_MS = 60_000;

/**
 * Wraps a task: decrypts the payload, applies the timeout, and reduces an error to its reason. Log lines of a job carry the id of
 * the request that caused it, or of the job.
 */
export const wrapTask =
  (task: Task, parts: TaskWrapperOptions): LibraryTask =>
  async (payload, { job, abortSignal }) => {
    const { encrypted, request } = payload as { readonly encrypted?: string; readonly request?: string | null };
    const span = parts.tracer?.begin(`job ${parts.name}`, { 'lazaward.attempt': job.attempts }, null) ?? null;
    await runInRequestContext({ requestId: request ?? `job-${job.id}`, span }, async () => {
      try {
        await withinTime(task(decryptPayload(parts.box, encrypted), { key: job.key ?? '' }), abortSignal);
        parts.counts?.jobEnded(parts.name, 'done');
        span?.end();
      } catch (error) {
        const reason = await takeFailure(failureOf(error), job, parts);
        span?.end({ fault: reason });
        // the library stores the error as plain text
        throw new JobFailure(reason);
      }
    });
  };

const takeFailure = async (
  { message: reason, isFinal }: JobFailure,
  job: JobHelpers['job'],
  { name, database, log, counts }: TaskWrapperOptions,
): Promise<string> => {
  const isLast = isFinal || job.attempts >= job.max_attempts;
  if (isFinal) await failPermanently(database.kysely, job.key ?? '');
  const fields = { task: name, job: job.id, attempt: job.attempts, reason };
  if (isLast) log.error(fields, 'job failed permanently; it is kept, encrypted');
  else log.warn(fields, 'job failed and is retried');
  counts?.jobEnded(name, isLast ? 'failed' : 'retried');
  return reason;
};

/** Jobs of scheduled tasks have no payload. */
const decryptPayload = (box: SecretBox, encrypted: string | undefined): unknown =>
  encrypted === undefined ? null : JSON.parse(box.decrypt('message', Buffer.from(encrypted, 'base64')));

const withinTime = async (work: Promise<void>, stop: JobHelpers['abortSignal']): Promise<void> => {
  const end = AbortSignal.any([stop, AbortSignal.timeout(JOB_MS)]);
  const ended = new Promise<never>((_resolve, reject) => {
    const fail = () => reject(new JobFailure(stop.aborted ? 'the shop was stopping' : 'it took too long'));
    if (end.aborted) fail();
    end.addEventListener('abort', fail, { once: true });
  });
  await Promise.race([work, ended]);
};

/** Failure of a job. The reason is stored and logged, so it must not contain personal data, codes or links. */
export class JobFailure extends Error {
  /** True when a retry is pointless. */
  readonly isFinal: boolean;

  constructor(reason: string, { isFinal = false }: { readonly isFinal?: boolean } = {}) {
    super(reason);
    this.name = 'JobFailure';
    this.isFinal = isFinal;
  }
}

/** Reduces an error to a loggable reason: the message of our own errors, else the error code or class name. */
export const failureOf = (error: unknown): JobFailure => {
  if (error instanceof JobFailure) return error;
  if (!(error instanceof Error)) return new JobFailure('unknown');
  const isCoded = 'code' in error && typeof error.code === 'string' && /^[A-Z0-9_]+$/.test(error.code);
  return new JobFailure(isCoded ? String(error.code) : error.name);
};
