import { rm } from 'node:fs/promises';
import type pg from 'pg';
import { findBinaries } from './binaries.ts';
import { clusterAdmin, explainDeath, launch, lostPassword, prepareCluster } from './cluster.ts';
import { openDataDirectory } from './data-directory.ts';
import { lockDataDirectory } from './directory-lock.ts';
import { findPostmaster } from './postmaster.ts';
import { type EmbeddedLog, superviseServer } from './supervisor.ts';

export type EmbeddedDatabase = {
  /** URL for `connect` and `migrate`; also works with psql. */
  readonly url: string;
  /** Stops the server cleanly. Close all connections first: it ends every session. */
  stop(): Promise<void>;
};

export type EmbeddedOptions = {
  readonly dataDir: string;
  /** Faster, without durability: for tests. */
  readonly isThrowaway?: boolean;
  /** Log of crashes and restarts of the server. */
  readonly log?: EmbeddedLog | null;
};

/**
 * Starts the shop's own PostgreSQL on `dataDir/postgres`, or takes over the one that outlived a killed shop. Resolves when it
 * accepts connections, and restarts it when it dies. Throws with a message for the owner if another running shop uses the
 * folder, if it belongs to another user, or if there is no PostgreSQL for this platform.
 */
export const startEmbedded = async ({
  dataDir,
  isThrowaway = false,
  log = null,
}: EmbeddedOptions): Promise<EmbeddedDatabase> => {
  const home = await openDataDirectory(dataDir);
  const binaries = await findBinaries(home.user);
  const password = await prepareCluster(home, binaries, { isThrowaway });
  const server = await superviseServer({
    launch: (socketFolder) => launch(home, binaries, { isThrowaway, socketFolder }),
    own: (socketFolder) => lockDataDirectory(urlIn(password, socketFolder, 'postgres'), dataDir),
    explain: () => explainDeath(home),
    log,
  });
  const { socketFolder, owner } = server;
  await createDatabase(owner, shopDatabase);

  const stop = async () => {
    await server.stop();
    if (socketFolder !== home.folder) await rm(socketFolder, { recursive: true, force: true });
  };
  return { url: urlIn(password, socketFolder, shopDatabase), stop };
};

/** Opens the database for a short task: connects to that of the running shop, else starts and stops one. */
export const connectOrStartEmbedded = async ({
  dataDir,
}: Pick<EmbeddedOptions, 'dataDir'>): Promise<EmbeddedDatabase> => {
  const home = await openDataDirectory(dataDir);
  const running = await findPostmaster(home.cluster);
  if (running === undefined) return startEmbedded({ dataDir });
  if (home.password === null) throw lostPassword(home, running);
  return { url: urlIn(home.password, running.socketFolder, shopDatabase), stop: async () => undefined };
};

const urlIn = (password: string, socketFolder: string, database: string): string =>
  `postgres://${clusterAdmin}:${password}@localhost:5432/${database}?host=${encodeURIComponent(socketFolder)}`;

const shopDatabase = 'lazaward';
const createDatabase = async (client: pg.Client, name: string): Promise<void> => {
  const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
  if (rowCount === 0) await client.query(`create database ${client.escapeIdentifier(name)}`);
};
