import pg from 'pg';
import { roleLimits } from '../platform/database/session-parameters.ts';
import type { Running } from '../scripts/lib/run-process.ts';
import { runHaproxy } from '../scripts/lib/servers/haproxy.ts';
import { servePatroniState } from '../scripts/lib/servers/patroni-state.ts';
import { runPgbouncer } from '../scripts/lib/servers/pgbouncer.ts';
import { startReplicatedPostgres } from '../scripts/lib/servers/replicated-postgres.ts';
import { placeOrder, signUp } from './checkout-users.ts';
import { raiseStock } from './lib/load.ts';
import { type Borne, load } from './load.ts';
import type { Bench } from './measure.ts';
import { twoItems } from './order-inputs.ts';
import { latenciesOf, type Sales, sell, untilMailsAreSent } from './orders.ts';
import { measureRelease } from './start.ts';
import { median, type Row, ratioOf, rounded } from './thresholds.ts';

const BUYERS = 8;

/** Connections of the pooler to the database: as many as the shop's own pool has. */
const POOL_SIZE = 10;

/**
 * Measures what stands between shop and database: orders through HAProxy and through PgBouncer against a direct connection, pages
 * rendered from a replica against the primary, and the start of a release against a clone. PostgreSQL is the system's, by TCP.
 */
export const measureMachines = async ({ openShop, options, note }: Bench): Promise<Row[]> => {
  const servers = await startReplicatedPostgres(0);
  const state = await servePatroniState(async () => false);
  const standbyState = await servePatroniState(async () => true);
  const haproxy = await runHaproxy([
    { url: servers.primaryUrl, statePort: state.port },
    { url: servers.replicaUrl, statePort: standbyState.port },
  ]);
  const pooler = await runPgbouncer({ databaseUrl: servers.primaryUrl, mode: 'transaction', poolSize: POOL_SIZE });
  const pool = new pg.Pool({ connectionString: servers.primaryUrl, max: 1 });
  const open: Running[] = [];
  const openAt = async (entry: string, settings: Readonly<Record<string, string>>): Promise<Running> => {
    const shop = await openShop(entry, { DATABASE_URL: servers.primaryUrl, ...settings });
    open.push(shop);
    return shop;
  };
  try {
    const direct = await openAt('server/main.ts', {});
    await raiseStock(servers.primaryUrl);
    await pool.query(roleLimits('lazaward', 'postgres'));
    const routes = [
      { what: 'orders through HAProxy', settings: { DATABASE_URL: haproxy.primaryUrl } },
      {
        what: 'orders through PgBouncer, by transaction',
        settings: { DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: servers.primaryUrl },
      },
    ];
    const rows: Row[] = [];
    for (const { what, settings } of routes) {
      const through = await openAt('server/main.ts', settings);
      const row = await compareOrders({ what, through, direct, pool, options });
      note(`${what}: ${row.figures[0]?.value} of ${row.anchor?.value} orders a second`);
      rows.push(row);
    }
    const [primaryPages, replicaPages] = [
      await openAt('bench/uncached-server.ts', {}),
      await openAt('bench/uncached-server.ts', { DATABASE_READ_URL: servers.replicaUrl }),
    ];
    rows.push(await comparePages(replicaPages, primaryPages, options));
    rows.push(await measureRelease(options.rounds));
    return rows;
  } finally {
    await Promise.all(open.map((shop) => shop.stop()));
    await pool.end();
    await haproxy.stop();
    await pooler.stop();
    await Promise.all([state.close(), standbyState.close()]);
    await servers.stop();
  }
};

type Options = Bench['options'];

type Comparison = {
  readonly what: string;
  readonly through: Running;
  readonly direct: Running;
  readonly pool: pg.Pool;
  readonly options: Options;
};

/** Both shops take orders in turn. */
const compareOrders = async ({ what, through, direct, pool, options }: Comparison): Promise<Row> => {
  const buyers = await Promise.all(Array.from({ length: BUYERS }, (_, place) => signUp(direct, place)));
  const order = (shop: Running, seconds: number): Promise<Sales> =>
    sell(buyers, twoItems, seconds, (buyer, input) => placeOrder(shop, buyer, input));
  const [passed, straight]: [Sales[], Sales[]] = [[], []];
  // warms connections, plans and code before the measurement
  await order(through, 0.5);
  await order(direct, 0.5);
  for (let round = 0; round < options.rounds; round += 1) {
    for (const [shop, sales] of [
      [through, passed],
      [direct, straight],
    ] as const) {
      await untilMailsAreSent(pool);
      sales.push(await order(shop, options.seconds));
    }
  }
  const rate = (sales: readonly Sales[]) => median(sales.map(({ perSecond }) => perSecond));
  return {
    what: `${what}, ${BUYERS} buyers`,
    ratio: ratioOf(rate(passed), rate(straight)),
    figures: [{ name: '', value: rounded(rate(passed)), unit: 'orders/s' }, ...latenciesOf(passed, BUYERS)],
    anchor: { name: 'by a direct connection', value: rounded(rate(straight)), unit: 'orders/s' },
  };
};

/** Pages that are not kept in memory, so that each is rendered from the database. */
const comparePages = async (replica: Running, primary: Running, options: Options): Promise<Row> => {
  const render = (shop: Running): Promise<Borne> =>
    load(shop, { path: '/products', encoding: 'identity', connections: 1, seconds: options.seconds });
  const [far, near]: [Borne[], Borne[]] = [[], []];
  await render(replica);
  await render(primary);
  for (let round = 0; round < options.rounds; round += 1) {
    far.push(await render(replica));
    near.push(await render(primary));
  }
  const rate = (all: readonly Borne[]) => median(all.map(({ perSecond }) => perSecond));
  return {
    what: 'the list of products rendered from a replica',
    ratio: ratioOf(rate(far), rate(near)),
    figures: [{ name: '', value: rounded(1000 / rate(far), 1), unit: 'ms' }],
    anchor: { name: 'from the primary', value: rounded(1000 / rate(near), 1), unit: 'ms' },
  };
};
