import type { TestProject } from 'vitest/node';
import { startGivenPostgres } from '../../scripts/test/given-postgres.ts';
import { prepareServer } from './database-server.ts';

/** Runs once for the project of the second database: the system's PostgreSQL, as an owner's would be. */
export default async function provideSecondDatabaseServer(project: TestProject): Promise<() => Promise<void>> {
  const given = await startGivenPostgres();
  const { stop, ...server } = await prepareServer(given);
  console.log(`The second database: ${given.name}`);
  project.provide('databaseServer', server);
  return stop;
}
