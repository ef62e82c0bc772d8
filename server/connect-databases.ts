import type { Logger } from 'pino';
import { connectCounters } from '../accounts/index.ts';
import { connect } from '../platform/database/connect.ts';
import { monitorDatabase } from '../platform/database/monitor-database.ts';
import { readFromPrimary, readFromReplica } from '../platform/database/public-reads.ts';
import { createStatementNames } from '../platform/database/statement-names.ts';
import type { Settings } from './settings/settings.ts';

type Connected = Pick<Settings, 'databasePool' | 'databaseDirectUrl' | 'databaseReadUrl' | 'hasNamedStatements'>;

/** Opens the connections of a shop: through a pooler if there is one (decision 207), and to a replica (decision 208). */
export const connectDatabases = (url: string, settings: Connected, log: Logger) => {
  const watch = monitorDatabase(url);
  const names = createStatementNames(settings.hasNamedStatements, log);
  const pooling = { watch, names, isPooled: settings.databaseDirectUrl !== null };
  const poolSize = settings.databasePool;
  const database = connect(url, { poolSize, ...pooling });
  const counters = connectCounters(url, pooling);
  const readUrl = settings.databaseReadUrl;
  const reads =
    readUrl === null ? readFromPrimary(database) : readFromReplica({ url: readUrl, primary: database, poolSize, log });
  return {
    watch,
    database,
    counters,
    reads,
    close: async () => {
      await reads.close();
      await counters.close();
      await database.close();
      await watch.stop();
    },
  };
};
