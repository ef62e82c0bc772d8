import type { PoolClient } from 'pg';
import type { Database } from '../../server/database/connect.ts';

/** How many statements this work sends to the database, whoever sends them over this connection pool. */
export const countStatements = async (
  { pool }: Pick<Database, 'pool'>,
  work: () => Promise<unknown>,
): Promise<number> => {
  let count = 0;
  const watched = new Map<PoolClient, PoolClient['query']>();
  const watch = (client: PoolClient) => {
    if (watched.has(client)) return;
    const query = client.query;
    watched.set(client, query);
    Object.assign(client, {
      query: (...args: unknown[]): unknown => {
        count += 1;
        return Reflect.apply(query, client, args);
      },
    });
  };
  pool.on('acquire', watch);
  try {
    await work();
  } finally {
    pool.off('acquire', watch);
    for (const [client, query] of watched) Object.assign(client, { query });
  }
  return count;
};
