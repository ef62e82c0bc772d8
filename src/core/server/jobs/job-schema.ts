import { runMigrations } from 'graphile-worker';
import { connect } from '#core/server/database/connect.ts';
import { withMigrationLock } from '#core/server/database/migrate.ts';
import { type JobsLog, warningsLogger } from './warnings-logger.ts';

/** Creates or migrates the job tables (schema `graphile_worker`); the library has its own migrations. */
export const migrateJobs = (url: string, log: JobsLog): Promise<void> =>
  withMigrationLock(
    url,
    async () => {
      const database = connect(url, { poolSize: 1 });
      try {
        await runMigrations({ pgPool: database.pool, logger: warningsLogger(log) });
      } finally {
        await database.close();
      }
    },
    { log },
  );

/**
 * Backup section with the pending jobs: task, due time and encrypted payload. Restored through the library's API, which
 * is independent of its tables; permanently failed jobs are omitted. A restore resets the times of scheduled tasks, so
 * that the next start runs them, because the backup may contain expired data.
 */
export const jobsBackup = {
  name: 'waiting_jobs',
  query: `select tasks.identifier, jobs.payload, jobs.key, jobs.max_attempts, jobs.run_at, jobs.priority,
      array(select jsonb_object_keys(jobs.flags)) as flags
    from graphile_worker._private_jobs jobs join graphile_worker._private_tasks tasks on tasks.id = jobs.task_id
    where jobs.attempts < jobs.max_attempts`,
  columns:
    'task text, payload json, key text, most_attempts integer, run_at timestamptz, priority integer, flags text[]',
  loadStatements: [
    'delete from graphile_worker._private_jobs',
    'delete from graphile_worker._private_known_crontabs',
    `select graphile_worker.add_job(task, payload, job_key => key, max_attempts => most_attempts, run_at => run_at,
        priority => priority, flags => nullif(flags, '{}'))
      from pg_temp.waiting_jobs`,
  ],
} as const;
