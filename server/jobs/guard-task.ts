import type { JobHelpers, Task as LibraryTask } from 'graphile-worker';
import type { Database } from '../database/connect.ts';
import type { SecretBox } from '../sealing/secret-box.ts';
import { failureOf, JobFailure } from './job-failure.ts';
import { refuseRetry } from './jobs.repository.ts';
import type { JobsLog } from './quiet-logger.ts';

/** Does a job; throws a `JobFailure` when it cannot. `key` is the same at every attempt, and no other job has it. */
export type Task = (payload: unknown, job: { readonly key: string }) => Promise<void>;

type GuardParts = {
  readonly name: string;
  readonly database: Pick<Database, 'kysely'>;
  readonly box: SecretBox;
  readonly log: JobsLog;
};

/** A job that takes longer has failed. Shorter than the time after which it counts as abandoned. */
const JOB_MS = 60_000;

/** Opens what was sealed, keeps the time, and lets nothing out of a failed job but a reason. */
export const guardTask =
  (task: Task, { name, database, box, log }: GuardParts): LibraryTask =>
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
