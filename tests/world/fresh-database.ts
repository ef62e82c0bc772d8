import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import { connect, type Database } from '../../server/database/connect.ts';
import { databaseUrl } from './database-url.ts';

/** A migrated, empty database of one's own. */
export type FreshDatabase = Database & {
  /** For whoever opens it himself: a server process, a worker, plain SQL. */
  readonly url: string;
  /** Closes this connection and removes the database, whoever is still connected to it. */
  drop(): Promise<void>;
};

export type FreshDatabaseOptions = {
  readonly poolSize?: number;
  /** False: an entirely empty one, for tests of the migrations themselves. */
  readonly isMigrated?: boolean;
  /** With the products of the catalogue in it, which a shop would otherwise load at its start. */
  readonly isStocked?: boolean;
};

/**
 * A database that nobody else uses, as a copy of the migrated one; a test file makes it in `beforeAll` and drops it in
 * `afterAll`.
 */
export const freshDatabase = async ({
  poolSize = 5,
  isMigrated = true,
  isStocked = false,
}: FreshDatabaseOptions = {}): Promise<FreshDatabase> => {
  const server = inject('databaseServer');
  const name = `lazaward_test_${randomBytes(6).toString('hex')}`;
  const migrated = isStocked ? server.stockedTemplate : server.template;
  const source = isMigrated ? migrated : 'template0';
  // without the log of changes, which a copy for a test does not need, it takes half the time
  await onServer(server.url, `create database ${name} template ${source} strategy file_copy`);

  const url = databaseUrl(server.url, name);
  const database = connect(url, { poolSize });
  const drop = async () => {
    await database.close();
    await onServer(server.url, `drop database if exists ${name} with (force)`);
  };
  return { ...database, url, drop };
};

const onServer = async (url: string, sql: string): Promise<void> => {
  const server = connect(url, { poolSize: 1 });
  try {
    await server.pool.query(sql);
  } finally {
    await server.close();
  }
};
