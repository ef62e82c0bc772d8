import type { QueryExecutorProvider } from 'kysely';
import type { Clause } from '../../platform/database/statement-clauses.ts';
import type { SecretBox } from '../../platform/encryption/secret-box.ts';
import { currentRequestContext } from '../../platform/observability/request-context.ts';
import { insertJobs, insertJobsClause, type JobRow, type JobsCondition } from './jobs.repository.ts';

export type { JobsCondition };

export type NewJob = {
  /** The name under which `runJobs` knows what to do. */
  readonly task: string;
  /** Anything that JSON can say. It is sealed before it is stored. */
  readonly payload: unknown;
  /** How often it is tried before it is kept as failed; the pauses between are those of decision 70. */
  readonly mostAttempts: number;
  /** The lower, the earlier it is done among those that are due; 0 when not said. */
  readonly priority?: number;
  /** A runner may leave jobs with a flag lying for a while (`heldFlags`). */
  readonly flag?: string;
};

/**
 * Adds a job inside the transaction of its cause, so that it exists exactly when the cause does. The same task with the
 * same payload is one job as long as it waits.
 */
export const addJob = (box: SecretBox, transaction: QueryExecutorProvider, job: NewJob): Promise<void> =>
  addJobs(box, transaction, [job]);

/** Adds jobs as `addJob` does, all in one statement; none is none. */
export const addJobs = async (
  box: SecretBox,
  transaction: QueryExecutorProvider,
  jobs: readonly NewJob[],
): Promise<void> => {
  if (jobs.length > 0) await insertJobs(transaction, seal(box, jobs));
};

/** The same where the cause is a single statement. */
export const addJobsClause = (box: SecretBox, jobs: readonly NewJob[], condition?: JobsCondition): Clause =>
  insertJobsClause(seal(box, jobs), condition);

const seal = (box: SecretBox, jobs: readonly NewJob[]): JobRow[] =>
  jobs.map(({ task, payload, mostAttempts, priority = 0, flag = null }) => {
    const text = JSON.stringify(payload);
    return {
      task,
      sealed: box.seal('message', text).toString('base64'),
      key: box.hash('message', task, text).toString('base64url'),
      mostAttempts,
      priority,
      flag,
      request: currentRequestContext()?.requestId ?? null,
    };
  });
