import { runMigrations } from 'graphile-worker';
import { whileAlone } from '../database/migrate.ts';
import { type JobsLog, quietLogger } from './quiet-logger.ts';

/** Lays the tables of the jobs (schema `graphile_worker`), or brings them up to date; the library has its own migrations. */
export const migrateJobs = (url: string, log: JobsLog): Promise<void> =>
  whileAlone(url, () => runMigrations({ connectionString: url, logger: quietLogger(log) }));
