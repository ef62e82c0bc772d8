import type { TestProject } from 'vitest/node';
import { startExternalPostgres } from '../../scripts/test/external-postgres.ts';
import { prepareServer } from './database-server.ts';

/** Runs once for the project of the second database, which is the system's PostgreSQL. */
export default async function provideSecondDatabaseServer(project: TestProject): Promise<() => Promise<void>> {
  const externalServer = await startExternalPostgres();
  const { stop, ...server } = await prepareServer(externalServer);
  console.log(`The second database: ${externalServer.name}`);
  project.provide('databaseServer', server);
  return stop;
}
