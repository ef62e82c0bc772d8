import pg from 'pg';
import { vi } from 'vitest';

/** Counts the queries that a connection executes or queues at one time; `stop` returns the maximum of all connections. */
export const countPendingQueries = (): { readonly stop: () => number } => {
  const original = pg.Client.prototype.query;
  const pending = new Map<pg.Client, number>();
  let max = 0;
  const count = (client: pg.Client, change: 1 | -1) => {
    pending.set(client, (pending.get(client) ?? 0) + change);
    max = Math.max(max, pending.get(client) ?? 0);
  };
  const querySpy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(async function (
    this: pg.Client,
    ...query: unknown[]
  ) {
    count(this, 1);
    return Promise.resolve(Reflect.apply(original, this, query)).finally(() => count(this, -1));
  });
  return {
    stop: () => {
      querySpy.mockRestore();
      return max;
    },
  };
};
