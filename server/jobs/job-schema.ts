import { runMigrations } from 'graphile-worker';
import { connect } from '../../platform/database/connect.ts';
import { withMigrationLock } from '../../platform/database/migrate.ts';
import { type JobsLog, warningsLogger } from './warnings-logger.ts';

/** Lays the tables of the jobs (schema `graphile_worker`), or brings them up to date; the library has its own migrations. */
export const migrateJobs = (url: string, log: JobsLog): Promise<void> =>
  withMigrationLock(url, async () => {
    const database = connect(url, { poolSize: 1 });
    try {
      await runMigrations({ pgPool: database.pool, logger: warningsLogger(log) });
    } finally {
      await database.close();
    }
  });

/**
 * The jobs that wait, as a backup keeps them: what each is and when it is due, sealed as it lies. They come back through
 * the library's own door, which knows its tables of today; those that had failed for good stay behind.
 */
export const jobsBackup = {
  name: 'waiting_jobs',
  query: `select tasks.identifier, jobs.payload, jobs.key, jobs.max_attempts, jobs.run_at, jobs.priority,
      array(select jsonb_object_keys(jobs.flags)) as flags
    from graphile_worker._private_jobs jobs join graphile_worker._private_tasks tasks on tasks.id = jobs.task_id
    where jobs.attempts < jobs.max_attempts`,
  columns:
    'task text, payload json, key text, most_attempts integer, run_at timestamptz, priority integer, flags text[]',
  takeIn: [
    'delete from graphile_worker._private_jobs',
    `select graphile_worker.add_job(task, payload, job_key => key, max_attempts => most_attempts, run_at => run_at,
        priority => priority, flags => nullif(flags, '{}'))
      from pg_temp.waiting_jobs`,
  ],
} as const;
