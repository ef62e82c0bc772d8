import pg from 'pg';

const ownerLock = 1;
const lockNotAvailable = '55P03';

/** Another shop holds the data; its message is for the shopkeeper. */
export class DataDirectoryInUseError extends Error {
  override readonly name = 'TakenError';
}

/**
 * One shop, one data directory: the owner holds a lock in the database as long as it lives. A killed owner's connection
 * breaks, and with it the lock, which is why no file could do this as well; the database may need a moment to notice.
 * Throws a DataDirectoryInUseError when another shop holds it.
 */
export const lockDataDirectory = async (url: string, dataDir: string): Promise<pg.Client> => {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'lazaward owner',
    lock_timeout: 3_000,
    // the socket of a server that was cut off may take a call that nobody answers
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
