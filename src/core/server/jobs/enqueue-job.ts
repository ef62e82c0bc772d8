import type { QueryExecutorProvider } from 'kysely';
import type { Clause } from '#core/server/database/atomic-statement.ts';
import type { SecretBox } from '#core/server/encryption/secret-box.ts';
import { currentRequestContext } from '#core/server/observability/request-context.ts';
import { insertJobs, insertJobsClause, type JobRow, type JobsCondition } from './jobs.repository.ts';

export type { JobsCondition };

export type NewJob = {
  /** Name of the task in `runJobs`. */
  readonly task: string;
  /** Any JSON value; encrypted before it is stored. */
  readonly payload: unknown;
  /** Maximum number of attempts; decision 70 lists the delays between them. */
  readonly maxAttempts: number;
  /** Lower values run first among due jobs; 0 by default. */
  readonly priority?: number;
  /** Runners skip jobs whose flag is paused (`pausedFlags`). */
  readonly flag?: string;
  /**
   * Whether the job must run after this time: it replaces an equal job that is pending or has failed permanently, and
   * is added to a running one, which may have read old data. Other jobs, such as mails, are added once.
   */
  readonly replacesPending?: boolean;
  /** Seconds until it is due; 0 by default. */
  readonly delaySeconds?: number;
};

/**
 * Adds a job in the caller's transaction, so that it exists only after a commit. Equal pending jobs (same task and
 * payload) are stored once.
 */
export const addJob = (box: SecretBox, transaction: QueryExecutorProvider, job: NewJob): Promise<void> =>
  addJobs(box, transaction, [job]);

/** Adds several jobs in one statement; does nothing for an empty list. */
export const addJobs = async (
  box: SecretBox,
  transaction: QueryExecutorProvider,
  jobs: readonly NewJob[],
): Promise<void> => {
  if (jobs.length > 0) await insertJobs(transaction, encryptJobs(box, jobs));
};

/** `addJobs` as a clause of a single statement. */
export const addJobsClause = (box: SecretBox, jobs: readonly NewJob[], condition?: JobsCondition): Clause =>
  insertJobsClause(encryptJobs(box, jobs), condition);

const encryptJobs = (box: SecretBox, jobs: readonly NewJob[]): JobRow[] =>
  jobs.map(({ task, payload, maxAttempts, priority = 0, flag = null, replacesPending = false, delaySeconds = 0 }) => {
    const text = JSON.stringify(payload);
    return {
      task,
      encrypted: box.encrypt('message', text).toString('base64'),
      key: box.hash('message', task, text).toString('base64url'),
      maxAttempts,
      priority,
      flag,
      replacesPending,
      delaySeconds,
      request: currentRequestContext()?.requestId ?? null,
    };
  });
