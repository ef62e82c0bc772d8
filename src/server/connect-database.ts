import type { Logger } from 'pino';
import { connect } from '#core/server/database/connect.ts';
import { monitorDatabase } from '#core/server/database/monitor-database.ts';
import { createFaultReporter } from '#core/server/database/report-faults.ts';
import { createStatementNames } from '#core/server/database/statement-names.ts';
import { connectCounters } from '#features/auth/server/accounts/index.ts';
import type { Settings } from './environment/environment.ts';

type Connected = Pick<Settings, 'databasePool' | 'databaseDirectUrl' | 'hasNamedStatements'>;

/** Opens the connections of a shop, through a pooler if there is one (decision 207). */
export const connectDatabases = (url: string, settings: Connected, log: Logger) => {
  const watch = monitorDatabase(url);
  const names = createStatementNames(settings.hasNamedStatements, log);
  const pooling = { watch, names, report: createFaultReporter(log), isPooled: settings.databaseDirectUrl !== null };
  const database = connect(url, { poolSize: settings.databasePool, ...pooling });
  const counters = connectCounters(url, pooling);
  return {
    watch,
    database,
    counters,
    close: async () => {
      await counters.close();
      await database.close();
      await watch.stop();
    },
  };
};
