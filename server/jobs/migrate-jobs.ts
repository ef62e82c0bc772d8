import { runMigrations } from 'graphile-worker';
import { connect } from '../database/connect.ts';
import { whileAlone } from '../database/migrate.ts';
import { type JobsLog, quietLogger } from './quiet-logger.ts';

/** Lays the tables of the jobs (schema `graphile_worker`), or brings them up to date; the library has its own migrations. */
export const migrateJobs = (url: string, log: JobsLog): Promise<void> =>
  whileAlone(url, async () => {
    const database = connect(url, { poolSize: 1 });
    try {
      await runMigrations({ pgPool: database.pool, logger: quietLogger(log) });
    } finally {
      await database.close();
    }
  });
