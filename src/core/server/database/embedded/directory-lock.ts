import pg from 'pg';

const ownerLock = 1;
const lockNotAvailable = '55P03';

/** Another shop uses the data directory; the message is for the shop's owner. */
export class DataDirectoryInUseError extends Error {
  override readonly name = 'DataDirectoryInUseError';
}

/**
 * Limits a data directory to one shop: the owner holds an advisory lock in the database while it runs. If the owner is
 * killed, its connection breaks and the database releases the lock after a moment, unlike a lock file. Throws
 * DataDirectoryInUseError if another shop holds the lock.
 */
export const lockDataDirectory = async (url: string, dataDir: string): Promise<pg.Client> => {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'lazaward owner',
    lock_timeout: 3_000,
    // the socket of a killed server may accept a connection without ever responding
    connectionTimeoutMillis: 10_000,
  });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [ownerLock]);
    return client;
  } catch (error) {
    await client.end();
    if (!(error instanceof pg.DatabaseError && error.code === lockNotAvailable)) throw error;
    throw new DataDirectoryInUseError(
      `Another shop is already running on the data in ${dataDir}: stop it first, or set another DATA_DIR.`,
      { cause: error },
    );
  }
};
