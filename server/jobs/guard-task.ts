import type { JobHelpers, Task as LibraryTask } from 'graphile-worker';
import type { Database } from '../database/connect.ts';
import { onErrand } from '../insight/errand.ts';
import type { Tracer } from '../insight/span.ts';
import type { SecretBox } from '../sealing/secret-box.ts';
import { failureOf, JobFailure } from './job-failure.ts';
import { refuseRetry } from './jobs.repository.ts';
import type { JobsLog } from './quiet-logger.ts';

/** Does a job; throws a `JobFailure` when it cannot. `key` is the same at every attempt, and no other job has it. */
export type Task = (payload: unknown, job: { readonly key: string }) => Promise<void>;

export type GuardParts = {
  readonly name: string;
  readonly database: Pick<Database, 'kysely'>;
  readonly box: SecretBox;
  readonly log: JobsLog;
  /** Counts how jobs end; null while nobody reads the counts. */
  readonly counts: { jobEnded(task: string, outcome: JobOutcome): void } | null;
  /** Null while nobody traces. */
  readonly tracer: Tracer | null;
};

export type JobOutcome = 'done' | 'retried' | 'failed';

/** A job that takes longer has failed. Shorter than the time after which it counts as abandoned. */
const JOB_MS = 60_000;

/**
 * Opens what was sealed, keeps the time, and lets nothing out of a failed job but a reason. What is logged meanwhile bears
 * the id of the request that caused the job, or the job's own.
 */
export const guardTask =
  (task: Task, parts: GuardParts): LibraryTask =>
  async (payload, { job, abortSignal }) => {
    const { sealed, request } = payload as { readonly sealed: string; readonly request?: string | null };
    const span = parts.tracer?.begin(`job ${parts.name}`, { 'lazaward.attempt': job.attempts }, null) ?? null;
    await onErrand({ requestId: request ?? `job-${job.id}`, span }, async () => {
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
  { name, database, log, counts }: GuardParts,
): Promise<string> => {
  const isLast = isFinal || job.attempts >= job.max_attempts;
  if (isFinal) await refuseRetry(database.kysely, job.key ?? '');
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
