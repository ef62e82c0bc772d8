import { type QueryExecutorProvider, sql } from 'kysely';

export type JobRow = {
  readonly task: string;
  readonly sealed: string;
  readonly key: string;
  readonly mostAttempts: number;
};

/** Adds a job in the transaction it is given; one with the same key that is there already stays the only one. */
export const insertJob = async (
  transaction: QueryExecutorProvider,
  { task, sealed, key, mostAttempts }: JobRow,
): Promise<void> => {
  await sql`select from graphile_worker.add_job(
    ${task}::text, payload => json_build_object('sealed', ${sealed}::text), job_key => ${key}::text,
    max_attempts => ${mostAttempts}::integer, job_key_mode => 'unsafe_dedupe')`.execute(transaction);
};

/** A job that is just being done is not tried again; it stays, as failed. */
export const refuseRetry = async (database: QueryExecutorProvider, key: string): Promise<void> => {
  await sql`select from graphile_worker.remove_job(${key}::text)`.execute(database);
};

/** Jobs that were begun so long ago that whoever began them is gone may be begun again. */
export const freeAbandonedJobs = async (database: QueryExecutorProvider, seconds: number): Promise<void> => {
  await sql`select graphile_worker.force_unlock_workers(array_agg(distinct locked_by)) from graphile_worker.jobs
    where locked_at < now() - make_interval(secs => ${seconds})`.execute(database);
};
