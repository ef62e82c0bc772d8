import type { JobHelpers, Task as LibraryTask } from 'graphile-worker';
import type { Database } from '../../platform/database/connect.ts';
import type { SecretBox } from '../../platform/encryption/secret-box.ts';
import { runInRequestContext } from '../../platform/observability/request-context.ts';
import type { Tracer } from '../../platform/observability/tracer.ts';
import { failPermanently } from './jobs.repository.ts';
import type { JobsLog } from './warnings-logger.ts';

/** Does a job; throws a `JobFailure` when it cannot. `key` is the same at every attempt, and no other job has it. */
export type Task = (payload: unknown, job: { readonly key: string }) => Promise<void>;

export type TaskWrapperOptions = {
  readonly name: string;
  readonly database: Pick<Database, 'kysely'>;
  readonly box: SecretBox;
  readonly log: JobsLog;
  /** Counts how jobs end; null while nobody reads the counts. */
  readonly counts: { jobEnded(task: string, outcome: JobOutcome): void } | null;
  /** Null while nobody traces. */
  readonly tracer: Tracer | null;
};

type JobOutcome = 'done' | 'retried' | 'failed';

/** A job that takes longer has failed. Shorter than the time after which it counts as abandoned. */
const JOB_MS = 60_000;

/**
 * Opens what was sealed, keeps the time, and lets nothing out of a failed job but a reason. What is logged meanwhile bears
 * the id of the request that caused the job, or the job's own.
 */
export const wrapTask =
  (task: Task, parts: TaskWrapperOptions): LibraryTask =>
  async (payload, { job, abortSignal }) => {
    const { sealed, request } = payload as { readonly sealed: string; readonly request?: string | null };
    const span = parts.tracer?.begin(`job ${parts.name}`, { 'lazaward.attempt': job.attempts }, null) ?? null;
    await runInRequestContext({ requestId: request ?? `job-${job.id}`, span }, async () => {
      try {
        await withinTime(task(opened(parts.box, sealed), { key: job.key ?? '' }), abortSignal);
        parts.counts?.jobEnded(parts.name, 'done');
        span?.end();
      } catch (error) {
        const reason = await takeFailure(failureOf(error), job, parts);
        span?.end({ fault: reason });
        // what is thrown is stored beside the job, in clear
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
  if (isLast) log.error(fields, 'a job failed for good; it is kept, sealed');
  else log.warn(fields, 'a job failed and will be tried again');
  counts?.jobEnded(name, isLast ? 'failed' : 'retried');
  return reason;
};

const opened = (box: SecretBox, sealed: string): unknown =>
  JSON.parse(box.open('message', Buffer.from(sealed, 'base64')));

const withinTime = async (work: Promise<void>, stop: JobHelpers['abortSignal']): Promise<void> => {
  const end = AbortSignal.any([stop, AbortSignal.timeout(JOB_MS)]);
  const ended = new Promise<never>((_resolve, reject) => {
    const fail = () => reject(new JobFailure(stop.aborted ? 'the shop was stopping' : 'it took too long'));
    if (end.aborted) fail();
    end.addEventListener('abort', fail, { once: true });
  });
  await Promise.race([work, ended]);
};

/** Why a job could not be done now. The reason is kept and logged, so it never names a person, a code or a link. */
export class JobFailure extends Error {
  /** It would be no use to try again. */
  readonly isFinal: boolean;

  constructor(reason: string, { isFinal = false }: { readonly isFinal?: boolean } = {}) {
    super(reason);
    this.name = 'JobFailure';
    this.isFinal = isFinal;
  }
}

/** What may be told of an error: its own words only where we wrote them, else its code or its kind. */
export const failureOf = (error: unknown): JobFailure => {
  if (error instanceof JobFailure) return error;
  if (!(error instanceof Error)) return new JobFailure('unknown');
  const isCoded = 'code' in error && typeof error.code === 'string' && /^[A-Z0-9_]+$/.test(error.code);
  return new JobFailure(isCoded ? String(error.code) : error.name);
};
