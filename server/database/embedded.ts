import { rm } from 'node:fs/promises';
import pg from 'pg';
import { findBinaries } from './embedded/binaries.ts';
import { administrator, createCluster } from './embedded/create-cluster.ts';
import { openHome } from './embedded/home.ts';
import { launch } from './embedded/launch.ts';
import { findPostmaster, signal, stopPostmaster } from './embedded/postmaster.ts';

export type EmbeddedDatabase = {
  /** What `connect` and `migrate` take; also good for psql. */
  readonly url: string;
  /** Stops the server in order. Close what is connected first: it ends every session. */
  stop(): Promise<void>;
};

export type EmbeddedOptions = {
  readonly dataDir: string;
  /** Faster, and lost after a power cut: for tests. */
  readonly isThrowaway?: boolean;
};

/**
 * Starts the shop's own PostgreSQL on `dataDir/postgres`, or takes over the one that outlived a killed shop. Resolves
 * when it answers. Throws with a sentence for the shopkeeper when another running shop uses the same folder, when the
 * folder belongs to somebody else, or when this machine has no built-in PostgreSQL.
 */
export const startEmbedded = async ({ dataDir, isThrowaway = false }: EmbeddedOptions): Promise<EmbeddedDatabase> => {
  const home = await openHome(dataDir);
  const binaries = await findBinaries(home.user);
  await createCluster(home, binaries, { isThrowaway });
  const { pid, socketFolder } = await launch(home, binaries, { isThrowaway });

  const urlOf = (database: string) => urlIn(home.password, socketFolder, database);
  const owner = await becomeOwner(urlOf('postgres'), dataDir);
  await createDatabase(owner, shopDatabase);

  const stopAtExit = () => signal(pid, 'SIGINT');
  process.once('exit', stopAtExit);
  const stop = async () => {
    await owner.end().catch(() => undefined);
    await stopPostmaster(pid);
    if (socketFolder !== home.folder) await rm(socketFolder, { recursive: true, force: true });
    process.off('exit', stopAtExit);
  };
  return { url: urlOf(shopDatabase), stop };
};

/**
 * The same database for a short errand: the running shop's when there is one, which stays as it is, else one that is
 * started and stopped again.
 */
export const visitEmbedded = async ({ dataDir }: Pick<EmbeddedOptions, 'dataDir'>): Promise<EmbeddedDatabase> => {
  const home = await openHome(dataDir);
  const running = await findPostmaster(home.cluster);
  if (running === undefined) return startEmbedded({ dataDir });
  return { url: urlIn(home.password, running.socketFolder, shopDatabase), stop: async () => undefined };
};

const urlIn = (password: string, socketFolder: string, database: string): string =>
  `postgres://${administrator}:${password}@localhost:5432/${database}?host=${encodeURIComponent(socketFolder)}`;

const shopDatabase = 'lazaward';
const ownerLock = 1;

/**
 * One shop, one data directory: the owner holds a lock in the database as long as it lives. A killed owner's connection
 * breaks, and with it the lock, which is why no file could do this as well; the database may need a moment to notice.
 */
const becomeOwner = async (url: string, dataDir: string): Promise<pg.Client> => {
  const client = new pg.Client({ connectionString: url, application_name: 'lazaward owner', lock_timeout: 3_000 });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [ownerLock]);
    return client;
  } catch (error) {
    await client.end();
    if (!(error instanceof pg.DatabaseError && error.code === lockNotAvailable)) throw error;
    throw new Error(
      `Another shop is already running on the data in ${dataDir}: stop it first, or set another DATA_DIR.`,
      { cause: error },
    );
  }
};

const lockNotAvailable = '55P03';

const createDatabase = async (client: pg.Client, name: string): Promise<void> => {
  const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
  if (rowCount === 0) await client.query(`create database ${client.escapeIdentifier(name)}`);
};
