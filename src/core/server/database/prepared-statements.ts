import { createHash } from 'node:crypto';
import { type PostgresPool, type PostgresPoolClient, sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import pg from 'pg';
import { isLostNameError } from './errors.ts';

/** Number of executions after which a statement is prepared. */
const MIN_EXECUTIONS = 3;

/** Limit of prepared statements per connection. */
const MAX_ENTRIES = 200;

/** Limit of statements whose executions are counted before they are prepared. */
const MAX_COUNTED = 1_000;

/**
 * The pool for the query builder: frequent statements are parsed once per connection, and planned once where a generic plan is
 * as good as a custom one (decision 114).
 */
export const withPreparedStatements = (pool: pg.Pool): PostgresPool => {
  const { nameOf, giveUp } = nameStatements();
  const clients = new WeakMap<pg.PoolClient, PostgresPoolClient>();

  const wrapped = (client: pg.PoolClient): PostgresPoolClient => {
    const query = async (text: string, parameters: readonly unknown[]) => {
      const values = [...parameters];
      const name = nameOf(text);
      if (name === null) return client.query(text, values);
      try {
        return await client.query({ name, text, values });
      } catch (error) {
        if (!isStalePlanError(error) && !isLostNameError(error)) throw error;
        giveUp(text);
        // an aborted transaction executes nothing more, so the transaction is retried
        return client.query(text, values).catch(() => {
          throw error;
        });
      }
    };
    return {
      query: query as unknown as PostgresPoolClient['query'], // reads cursors too, if a dialect has them
      release: (isBroken) => client.release(isBroken),
    };
  };

  return {
    options: pool.options,
    async connect() {
      const client = await pool.connect();
      const cached = clients.get(client) ?? wrapped(client);
      clients.set(client, cached);
      return cached;
    },
    end: () => pool.end(),
  };
};

/** Whether the columns of a prepared statement have changed, because a newer version of the shop has altered a table. */
export const isStalePlanError = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.code === '0A000' && error.routine === 'RevalidateCachedQuery';

/** Marks a statement whose best plan depends on its values; it is planned for each execution. */
export const withCustomPlan = sql`/* planned for its values */`;

/** Whether a frequent statement should be prepared. */
export const isWorthPreparing = (text: string): boolean =>
  /^\s*(select|with|insert|update|delete)\b/.test(text) && !text.includes('/* planned for its values */');

/** Names frequent statements by their text; both maps are bounded, because visitors can cause any number of texts. */
const nameStatements = () => {
  const executionCounts = new LRUCache<string, number>({ max: MAX_COUNTED });
  const names = new Map<string, string | null>();
  return {
    nameOf(text: string): string | null {
      const cachedName = names.get(text);
      if (cachedName !== undefined) return cachedName;
      if (names.size >= MAX_ENTRIES || !isWorthPreparing(text)) return null;
      const times = (executionCounts.get(text) ?? 0) + 1;
      executionCounts.set(text, times);
      if (times < MIN_EXECUTIONS) return null;
      const name = createHash('sha256').update(text).digest('base64url');
      executionCounts.delete(text);
      names.set(text, name);
      return name;
    },
    giveUp(text: string): void {
      names.set(text, null);
    },
  };
};
