import { createHash } from 'node:crypto';
import { type PostgresPool, type PostgresPoolClient, sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import pg from 'pg';

/** How often a statement is asked before the database keeps it. */
const ASKED = 3;

/** How many statements the database keeps for each connection. */
const MOST_KEPT = 200;

/** How many are remembered that were not asked often enough yet. */
const MAX_COUNTED = 1_000;

/**
 * The pool, for the query builder: what it asks again and again is parsed once for each connection, and planned once where
 * one plan serves all values as well as their own would (decision 114).
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
        if (!isStalePlanError(error)) throw error;
        giveUp(text);
        // within a transaction nothing is answered any more: then it is the transaction that begins again
        return client.query(text, values).catch(() => {
          throw error;
        });
      }
    };
    return {
      query: query as unknown as PostgresPoolClient['query'], // which reads cursors too, where a dialect is given any
      release: (isBroken) => client.release(isBroken),
    };
  };

  return {
    options: pool.options,
    async connect() {
      const client = await pool.connect();
      const known = clients.get(client) ?? wrapped(client);
      clients.set(client, known);
      return known;
    },
    end: () => pool.end(),
  };
};

/** Whether the database kept a statement whose columns are others by now: a newer version of the shop has changed a table. */
export const isStalePlanError = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.code === '0A000' && error.routine === 'RevalidateCachedQuery';

/** Stands in a statement whose best plan depends on its values: it is planned each time that it is asked. */
export const withCustomPlan = sql`/* planned for its values */`;

/** Whether the database is to keep a statement when it is asked again and again. */
export const isWorthPreparing = (text: string): boolean =>
  /^\s*(select|with|insert|update|delete)\b/.test(text) && !text.includes('/* planned for its values */');

/** Names what is asked often, by what it says; what strangers can make up without end finds an end. */
const nameStatements = () => {
  const asked = new LRUCache<string, number>({ max: MAX_COUNTED });
  const names = new Map<string, string | null>();
  return {
    nameOf(text: string): string | null {
      const known = names.get(text);
      if (known !== undefined) return known;
      if (names.size >= MOST_KEPT || !isWorthPreparing(text)) return null;
      const times = (asked.get(text) ?? 0) + 1;
      asked.set(text, times);
      if (times < ASKED) return null;
      const name = createHash('sha256').update(text).digest('base64url');
      asked.delete(text);
      names.set(text, name);
      return name;
    },
    giveUp(text: string): void {
      names.set(text, null);
    },
  };
};
