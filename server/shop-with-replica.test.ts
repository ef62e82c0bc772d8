import { once } from 'node:events';
import { type AddressInfo, createServer, connect as dial, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ProductDetail } from '../contract/products.ts';
import { readFromReplica } from '../platform/database/public-reads.ts';
import { type ReplicatedPostgres, startReplicatedPostgres } from '../scripts/lib/servers/replicated-postgres.ts';
import { freshDatabase } from '../tests/support/database.ts';
import { soon } from '../tests/support/mail/job-capture.ts';
import { orderInputFor } from '../tests/support/orders.ts';
import { type MoodyNetwork, startUnreliableProxy } from '../tests/support/servers/unreliable-proxy.ts';
import { type ServedShop, serveShop } from '../tests/support/shop/http-shop.ts';
import { newCustomer } from '../tests/support/users.ts';
import { reachDatabases } from './settings/reach-databases.ts';

const DELAY_SECONDS = 2;
const metricsToken = 'a-token-for-the-counts';

let servers: ReplicatedPostgres;
/** Between the shop and the replica. */
let network: MoodyNetwork;
/** Two processes of one shop. */
let shop: ServedShop;
let other: ServedShop;
beforeAll(async () => {
  servers = await startReplicatedPostgres(DELAY_SECONDS);
  network = await startUnreliableProxy(servers.replicaUrl);
  const open = () =>
    serveShop(servers.primaryUrl, {
      DATABASE_URL: servers.primaryUrl,
      DATABASE_READ_URL: network.url,
      METRICS_TOKEN: metricsToken,
    });
  shop = await open();
  other = await open();
});
afterAll(async () => {
  await Promise.all([shop.close(), other.close()]);
  await network.close();
  await servers.stop();
});

/** Public reads of a process that a server has answered. */
const readsFrom = async (server: 'replica' | 'primary', { ask }: ServedShop = shop): Promise<number> => {
  const text = await (await ask('/metrics', { token: metricsToken })).text();
  return Number(new RegExp(`^lazaward_public_reads_total\\{from="${server}"\\} (\\d+)$`, 'm').exec(text)?.[1]);
};

/** The page of the served shop: the greatest discount, in percent. */
const shownBy = async ({ ask }: ServedShop): Promise<number> =>
  Number(/(\d+) %/.exec(await (await ask('/')).text())?.[1]);

const discountStatement = (percent: number) =>
  `update products set price = ${(100 - percent) * 100}, original_price = 10000 where id = 'cup-tea-01'`;
const discountAtReplica = async (): Promise<number> => {
  const rows = await servers.onReplica<{ percent: number }>(
    `select (100 - price / 100)::integer as percent from products where id = 'cup-tea-01'`,
  );
  return rows[0]?.percent ?? 0;
};

/** Resolves when the replica answers the reads of a process. */
const replicaIsRead = (process: ServedShop) =>
  soon(async () => {
    const before = await readsFrom('replica', process);
    expect((await process.ask('/api/home?language=ar')).status).toBe(200);
    expect(await readsFrom('replica', process)).toBe(before + 1);
  });

test('answers every public endpoint from the replica', async () => {
  await replicaIsRead(shop);
  const paths = [
    '/api/home?language=ar',
    '/api/products?language=ar',
    '/api/products?language=en&category=cups&sort=name',
    `/api/products?language=ar&q=${encodeURIComponent('فنجان')}`,
    '/api/products?language=en&q=cpu',
    '/api/products?language=en&q=under+500',
    '/api/search-suggestions?language=en&q=cu',
    '/api/products/cup-tea-01?language=ar',
    '/api/products/cup-tea-01/reviews',
    '/api/cart-products?language=ar&ids=cup-tea-01',
    '/sitemap.xml',
    '/feeds/products-ar.xml',
  ];
  const [replica, primary] = [await readsFrom('replica'), await readsFrom('primary')];
  for (const path of paths) expect([path, (await shop.ask(path)).status]).toEqual([path, 200]);
  expect((await readsFrom('replica')) - replica).toBe(paths.length);
  expect(await readsFrom('primary')).toBe(primary);
});

test('shows a change in every process before the replica has it, and never the past again', async () => {
  await servers.pauseReplay();
  for (const percent of [91, 92, 93]) {
    await servers.onPrimary(discountStatement(percent));
    await soon(async () => expect([await shownBy(shop), await shownBy(other)]).toEqual([percent, percent]));
    expect(await discountAtReplica()).toBeLessThan(90);
    expect([await shownBy(shop), await shownBy(other)]).toEqual([percent, percent]);
  }
  await servers.resumeReplay();
});

/** A balancer that leads each connection to the next of two servers. */
const alternate = async (urls: readonly [string, string]) => {
  const sockets = new Set<Socket>();
  let turn = 0;
  const balancer = createServer((client) => {
    turn += 1;
    const server = dial(Number(new URL(urls[turn % 2 === 0 ? 0 : 1]).port), '127.0.0.1');
    for (const socket of [client, server]) sockets.add(socket.on('error', () => undefined));
    client.pipe(server).pipe(client);
  }).listen(0, '127.0.0.1');
  await once(balancer, 'listening');
  const url = new URL(urls[0]);
  url.port = String((balancer.address() as AddressInfo).port);
  return {
    url: url.href,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      balancer.close();
      await once(balancer, 'close');
    },
  };
};

test('asks each connection for the change, because a balancer may lead to servers that differ', async () => {
  await servers.pauseReplay();
  const balancer = await alternate([servers.primaryUrl, servers.replicaUrl]);
  const log = { info: () => undefined, warn: () => undefined };
  const reads = readFromReplica({ url: balancer.url, primary: shop.shop.database, poolSize: 4, log });
  await servers.onPrimary(discountStatement(71));
  reads.require(async () => {
    const rows = await servers.onPrimary<{ position: string }>('select pg_current_wal_insert_lsn()::text as position');
    return rows[0]?.position ?? null;
  });
  const prices = await Promise.all(
    Array.from({ length: 40 }, () =>
      reads.read(async ({ pool }) => (await pool.query(`select price from products where id = 'cup-tea-01'`)).rows[0]),
    ),
  );
  expect(new Set(prices.map(({ price }) => price))).toEqual(new Set([2900]));
  // one of the servers had it, the other not
  expect(Object.values(reads.counts?.() ?? {}).every((count) => count > 0)).toBe(true);
  await reads.close();
  await balancer.close();
  await servers.resumeReplay();
});

test('shows each of many changes at once with a replica that is seconds behind, and reads it afterwards', async () => {
  const primary = await readsFrom('primary');
  for (const percent of [81, 84, 82, 85, 83]) {
    await servers.onPrimary(discountStatement(percent));
    await soon(async () => expect(await shownBy(shop)).toBe(percent));
    const product = (await (await shop.ask('/api/products/cup-tea-01?language=ar')).json()) as ProductDetail;
    expect(product.price).toBe((100 - percent) * 100);
    expect(await shownBy(shop)).toBe(percent);
  }
  expect(await readsFrom('primary')).toBeGreaterThan(primary);
  await soon(async () => expect(await discountAtReplica()).toBe(83));
  await replicaIsRead(shop);
  expect(await shownBy(shop)).toBe(83);
});

test('shows an admin or a customer their own change at once', async () => {
  const { email, password, ...data } = newCustomer();
  const { token } = await shop.signUp({ email, password, data });
  const written = await shop.ask('/api/reviews', {
    token,
    body: { productId: 'cup-tea-01', rating: 5, comment: 'أجمل فنجان في البيت' },
  });
  expect(written.status).toBe(201);
  expect(await (await shop.ask('/api/products/cup-tea-01/reviews')).text()).toContain('أجمل فنجان في البيت');
  const order = await shop.ask('/api/orders', { token, body: orderInputFor() });
  expect(order.status).toBe(201);
  const { orderNumber } = (await order.json()) as { orderNumber: string };
  expect((await shop.ask(`/api/orders/${orderNumber}?language=ar`, { token })).status).toBe(200);
});

test('reads the primary while the replica is silent, and the replica again afterwards', async () => {
  await replicaIsRead(shop);
  network.swallow(true);
  for (let turn = 0; turn < 5; turn += 1) {
    expect((await shop.ask(`/api/products?language=ar&q=silent${turn}`)).status).toBe(200);
  }
  expect((await shop.ask('/readyz')).status).toBe(200);
  network.swallow(false);
  await replicaIsRead(shop);
});

test('reads the primary while the replica is away, and the replica again afterwards', async () => {
  await servers.killReplica();
  for (let turn = 0; turn < 5; turn += 1) {
    expect((await shop.ask(`/api/products?language=ar&q=away${turn}`)).status).toBe(200);
  }
  expect((await shop.ask('/readyz')).status).toBe(200);
  expect(shop.lines.join('')).toContain('replica did not answer; the primary is read');
  await servers.startReplica();
  await replicaIsRead(shop);
  expect(shop.lines.join('')).toContain('replica answered again');
});

describe('the start', () => {
  const urls = () => ({ databaseUrl: servers.primaryUrl, databaseDirectUrl: null });
  const lines: unknown[] = [];
  const log = { warn: (fields: unknown, message: string) => void lines.push({ fields, message }) };

  test('accepts a replica of the database', async () => {
    await expect(reachDatabases({ ...urls(), databaseReadUrl: servers.replicaUrl }, log)).resolves.toBeUndefined();
    expect(lines).toEqual([]);
  });

  test('refuses a DATABASE_READ_URL that leads to another database', async () => {
    const otherDatabase = await freshDatabase();
    await expect(reachDatabases({ ...urls(), databaseReadUrl: otherDatabase.url }, log)).rejects.toThrow(
      'DATABASE_READ_URL leads to another database than DATABASE_URL',
    );
    await otherDatabase.drop();
  });

  test('reports a replica that is away, and goes on without it', async () => {
    const away = new URL(servers.replicaUrl);
    away.port = '1';
    await reachDatabases({ ...urls(), databaseReadUrl: away.href }, log);
    expect(lines).toEqual([
      {
        fields: {
          reason: expect.stringMatching(/DATABASE_READ_URL leads to .* cannot be reached: nothing listens there/),
        },
        message: 'replica was not reached',
      },
    ]);
  });
});
