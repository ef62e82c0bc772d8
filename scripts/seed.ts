import { parseArgs } from 'node:util';
import { connect, type Database } from '#core/server/database/connect.ts';
import { connectOrStartEmbedded } from '#core/server/database/embedded/embedded.ts';
import { migrate } from '#core/server/database/migrate.ts';
import { seedCatalogue } from '#features/products/server/seed-starter-catalogue.ts';
import { readSettings } from '../src/server/environment/environment.ts';
import { migrationFolders } from '../src/server/migration-folders.ts';
import { SEED_MARKER } from './seed/markers.ts';
import { seedCustomers } from './seed/seed-customers.ts';
import { seedOrders } from './seed/seed-orders.ts';
import { seedProducts } from './seed/seed-products.ts';

/**
 * Fills the configured shop with generated products, customers and orders, to test a large shop: `npm run seed -- --products
 * 100000 --orders 1000000 --customers 50000`. Repeated runs add only what is missing to these totals.
 */
const { values: flags } = parseArgs({
  options: {
    products: { type: 'string', default: '0' },
    customers: { type: 'string', default: '0' },
    orders: { type: 'string', default: '0' },
    yes: { type: 'boolean', default: false },
  },
});

const fillings = [
  { what: 'products', fill: seedProducts },
  { what: 'customers', fill: seedCustomers },
  { what: 'orders', fill: seedOrders },
] as const;

const main = async (): Promise<void> => {
  const requested = fillings.map(({ what, fill }) => ({ what, fill, count: wholeNumber(what, flags[what]) }));
  if (requested.every(({ count }) => count === 0)) throw new Error('Say how many: --products 1000 --orders 10000');
  const settings = readSettings(process.env);
  const embedded = settings.databaseUrl === null ? await connectOrStartEmbedded({ dataDir: settings.dataDir }) : null;
  const url = settings.databaseDirectUrl ?? settings.databaseUrl ?? embedded?.url ?? '';
  await migrate(url, migrationFolders);
  // a statement that fills a table may take long without an answer
  const database = connect(url, { silenceMs: 0 });
  try {
    if (!flags.yes) await refuseRealOrders(database);
    await seedCatalogue(database);
    for (const { what, fill, count } of requested) {
      if (count === 0) continue;
      const startedAt = performance.now();
      await fill(database, count);
      console.log(`${count} ${what} (${((performance.now() - startedAt) / 1000).toFixed(0)} s)`);
    }
    console.log(
      `What was made is marked: products and addresses begin with "${SEED_MARKER}-", request_hash of orders is "${SEED_MARKER}".`,
    );
  } finally {
    await database.close();
    await embedded?.stop();
  }
};

const wholeNumber = (what: string, text: string): number => {
  if (!/^\d{1,7}$/.test(text)) throw new Error(`--${what} takes a whole number up to 9999999, not "${text}"`);
  return Number(text);
};

const refuseRealOrders = async ({ pool }: Database): Promise<void> => {
  const { rowCount } = await pool.query(`select from orders where request_hash <> '${SEED_MARKER}' limit 1`);
  if (rowCount === 0) return;
  throw new Error(
    'This shop has orders of real customers: made products would stand beside its own, and made orders in its figures. ' +
      'Name another database with DATABASE_URL or DATA_DIR, or say --yes if that is what you want.',
  );
};

try {
  await main();
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
