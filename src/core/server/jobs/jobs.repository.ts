import { type QueryExecutorProvider, type RawBuilder, sql } from 'kysely';
import type { Clause } from '#core/server/database/atomic-statement.ts';

export type JobRow = {
  readonly task: string;
  readonly encrypted: string;
  readonly key: string;
  readonly maxAttempts: number;
  readonly priority: number;
  readonly flag: string | null;
  /** Whether it replaces a pending job with the same key; a running one stays. */
  readonly replacesPending: boolean;
  /** Seconds until it is due. */
  readonly delaySeconds: number;
  /** Id of the request that caused the job, for the log; null without a request. */
  readonly request: string | null;
};

/** Inserts jobs in the given transaction; an existing job with the same key is kept, unless the new one replaces it. */
export const insertJobs = async (transaction: QueryExecutorProvider, jobs: readonly JobRow[]): Promise<void> => {
  await sql`select from ${added(jobs)}`.execute(transaction);
};

/** Condition for adding jobs; `name` identifies its SQL text, like the name of a clause. */
export type JobsCondition = { readonly name: string; readonly predicate: RawBuilder<boolean> };

/** `insertJobs` as a clause of one statement. */
export const insertJobsClause = (
  jobs: readonly JobRow[],
  { name, predicate }: JobsCondition = { name: 'jobs', predicate: sql`true` },
): Clause => ({
  name,
  calls: sql`case when ${predicate} then (select count(*) from ${added(jobs)}) end`,
});

const added = (jobs: readonly JobRow[]): RawBuilder<unknown> => sql`json_to_recordset(${JSON.stringify(jobs)}::json)
    as job(task text, encrypted text, key text, "maxAttempts" integer, priority integer, flag text, request text,
      "replacesPending" boolean, "delaySeconds" float),
  graphile_worker.add_job(job.task, job_key => job.key,
    payload => json_build_object('encrypted', job.encrypted, 'request', job.request),
    max_attempts => job."maxAttempts", priority => job.priority,
    flags => case when job.flag is not null then array[job.flag] end,
    run_at => case when job."delaySeconds" > 0 then now() + make_interval(secs => job."delaySeconds") end,
    job_key_mode => case when job."replacesPending" then 'replace' else 'unsafe_dedupe' end)`;

/** Marks a running job as failed permanently; it stays in the table. */
export const failPermanently = async (database: QueryExecutorProvider, key: string): Promise<void> => {
  await sql`select from graphile_worker.remove_job(${key}::text)`.execute(database);
};

/** Preserves one attempt of a running job that was not replaced, so that its failure is not permanent. */
export const preserveLastAttempt = async (database: QueryExecutorProvider, id: string): Promise<void> => {
  await sql`update graphile_worker._private_jobs set attempts = least(attempts, max_attempts - 1)
    where id = ${id}::bigint and key is not null`.execute(database);
};

/**
 * Unlocks jobs that were started more than `seconds` ago, because their worker is lost (none for null), and deletes
 * replaced jobs, which the library keeps without remaining attempts like failed ones.
 */
export const releaseAbandonedJobs = async (database: QueryExecutorProvider, seconds: number | null): Promise<void> => {
  // not `force_unlock_workers`, which also unlocks the jobs that the same runner has just started
  await sql`update graphile_worker._private_jobs set locked_at = null, locked_by = null
    where locked_at < now() - make_interval(secs => ${seconds}::float)`.execute(database);
  await sql`delete from graphile_worker._private_jobs where locked_at is null and ${isReplaced}`.execute(database);
};

/**
 * Whether a job was replaced by a later one while its worker was running or lost: it has lost its key and its attempts.
 * One of our jobs that failed permanently has also lost its key, but has an error; scheduled tasks, without an
 * encrypted payload, never fail that way.
 */
const isReplaced = sql`(attempts >= max_attempts and key is null
  and (last_error is null or (payload::jsonb -> 'encrypted') is null))`;

/** Deletes permanently failed jobs whose last attempt is more than `days` days ago. */
export const deleteFailedJobs = async (database: QueryExecutorProvider, days: number): Promise<void> => {
  await sql`select from graphile_worker.complete_jobs(array(select id from graphile_worker.jobs
    where attempts >= max_attempts and locked_at is null and updated_at < now() - make_interval(days => ${days})))`.execute(
    database,
  );
};

/** Pending jobs of one task, new ones and retries. */
export type PendingJobs = { readonly task: string; readonly count: number; readonly oldestSeconds: number };

/** Counts pending jobs by task, with the age of the oldest in seconds. */
export const countPendingJobs = async (database: QueryExecutorProvider): Promise<readonly PendingJobs[]> => {
  const { rows } = await sql<PendingJobs>`select task_identifier as task, count(*) as count,
      extract(epoch from now() - min(created_at))::float as "oldestSeconds"
    from graphile_worker.jobs where attempts < max_attempts and locked_at is null group by 1`.execute(database);
  return rows;
};

/** Counts jobs of these tasks that are pending for more than `seconds` seconds, up to `max`, with the time of the oldest. */
export const findOverdueJobs = async (
  database: QueryExecutorProvider,
  { tasks, seconds, max }: { readonly tasks: readonly string[]; readonly seconds: number; readonly max: number },
): Promise<{ readonly count: number; readonly since: Date | null }> => {
  const { rows } = await sql<{ count: number; since: Date | null }>`select count(*) as count, min(created_at) as since
    from (
      select created_at from graphile_worker.jobs where task_identifier = any(${tasks}) and attempts < max_attempts
        and locked_at is null and created_at < now() - make_interval(secs => ${seconds})
      order by created_at limit ${max}
    ) as late`.execute(database);
  return rows[0] ?? { count: 0, since: null };
};

/** Numbers of jobs that are overdue, have failed permanently, are retried, or are due or running. */
export type UnfinishedJobs = Readonly<Record<'late' | 'failed' | 'retried' | 'due', number>>;

/**
 * Counts unfinished jobs; a job is late `seconds` seconds after its due time. A failed attempt moves `run_at` into the
 * future, so a retried job counts as due since its creation.
 */
export const countUnfinishedJobs = async (
  database: QueryExecutorProvider,
  seconds: number,
): Promise<UnfinishedJobs> => {
  const { rows } = await sql<UnfinishedJobs>`
    select count(*) filter (where attempts >= max_attempts and locked_at is null and not ${isReplaced})::int as failed,
      count(*) filter (where attempts < max_attempts and due_at < now() - make_interval(secs => ${seconds}))::int as late,
      count(*) filter (where attempts between 1 and max_attempts - 1 and locked_at is null)::int as retried,
      count(*) filter (where attempts < max_attempts and due_at <= now())::int as due
    from (select *, case when attempts = 0 then run_at else least(created_at, run_at) end as due_at
      from graphile_worker._private_jobs) as jobs`.execute(database);
  return rows[0] ?? { late: 0, failed: 0, retried: 0, due: 0 };
};

/** Whether a job of these tasks, without a paused flag, has been ready for more than `seconds` seconds. */
export const isJobOverdue = async (
  database: QueryExecutorProvider,
  filters: { readonly tasks: readonly string[]; readonly seconds: number; readonly pausedFlags: readonly string[] },
): Promise<boolean> => {
  const { rows } = await sql`select from graphile_worker.jobs where attempts < max_attempts and locked_at is null
    and task_identifier = any(${filters.tasks}) and (flags ?| ${filters.pausedFlags}) is not true
    and run_at < now() - make_interval(secs => ${filters.seconds}) limit 1`.execute(database);
  return rows.length > 0;
};

/**
 * Records new cron items as known since 1970, so that the library runs their last missed time; existing ones are
 * unchanged.
 */
export const insertKnownCronItems = async (
  database: QueryExecutorProvider,
  identifiers: readonly string[],
): Promise<void> => {
  await sql`insert into graphile_worker._private_known_crontabs (identifier, known_since)
    select identifier, to_timestamp(0) from unnest(${identifiers}::text[]) as identifier
    on conflict do nothing`.execute(database);
};
