import { freePort } from '../../../scripts/lib/free-port.ts';
import { type FreshDatabase, freshDatabase } from '../database.ts';
import { type RunningShop, runBuiltShop } from './spawned-shop.ts';

/** The built shop at an address that stays the same while the shop is stopped and started again. */
export type BreakableShop = {
  readonly url: string;
  readonly database: FreshDatabase;
  readonly stop: () => Promise<void>;
  /** Ends it in the middle of whatever it does: from then on nobody is there. */
  readonly kill: () => Promise<void>;
  /** Starts it as it was built, or by another program. */
  readonly start: (entry?: string) => Promise<void>;
  readonly close: () => Promise<void>;
};

/** Opens it on a database of its own. */
export const startRestartableShop = async (): Promise<BreakableShop> => {
  const database = await freshDatabase();
  const settings = { PORT: String(await freePort()) };
  const run = (entry = 'server/main.ts') => runBuiltShop({ databaseUrl: database.url, entry, settings });
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
