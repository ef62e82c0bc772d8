import { freePort } from '../../../scripts/lib/free-port.ts';
import { type FreshDatabase, freshDatabase } from '../database.ts';
import { type RunningShop, runBuiltShop } from './spawned-shop.ts';

/** The built shop at a URL that does not change on restart. */
export type BreakableShop = {
  readonly url: string;
  readonly database: FreshDatabase;
  readonly stop: () => Promise<void>;
  /** Kills the process; connections are refused until `start`. */
  readonly kill: () => Promise<void>;
  /** Starts the built shop, or another program. */
  readonly start: (entry?: string) => Promise<void>;
  readonly close: () => Promise<void>;
};

/** Starts the shop on its own database. */
export const startRestartableShop = async (): Promise<BreakableShop> => {
  const database = await freshDatabase();
  const settings = { PORT: String(await freePort()) };
  const run = (entry = 'src/server/main.ts') => runBuiltShop({ databaseUrl: database.url, entry, settings });
  let shop: RunningShop | null = await run();
  const { url } = shop;
  const stop = async () => {
    await shop?.stop();
    shop = null;
  };
  return {
    url,
    database,
    stop,
    kill: async () => {
      await shop?.kill();
      shop = null;
    },
    start: async (entry) => {
      shop ??= await run(entry);
    },
    close: async () => {
      await stop();
      await database.drop();
    },
  };
};
