import { type QueryExecutorProvider, sql } from 'kysely';

export type JobRow = {
  readonly task: string;
  readonly sealed: string;
  readonly key: string;
  readonly mostAttempts: number;
};

/** Adds jobs in the transaction it is given; one with the same key that is there already stays the only one. */
export const insertJobs = async (transaction: QueryExecutorProvider, jobs: readonly JobRow[]): Promise<void> => {
  await sql`select from json_to_recordset(${JSON.stringify(jobs)}::json)
      as job(task text, sealed text, key text, "mostAttempts" integer),
    graphile_worker.add_job(job.task, payload => json_build_object('sealed', job.sealed), job_key => job.key,
      max_attempts => job."mostAttempts", job_key_mode => 'unsafe_dedupe')`.execute(transaction);
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
