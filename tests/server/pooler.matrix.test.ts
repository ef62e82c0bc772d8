import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { byLanguage } from '#core/i18n/language.ts';
import { newCustomer } from '#features/auth/testing/users.ts';
import { orderInputFor } from '#features/orders/testing/orders.ts';
import { type Pgbouncer, type PoolMode, runPgbouncer } from '../../scripts/lib/servers/pgbouncer.ts';
import { sendTestMail } from '../../src/server/commands/send-test-mail.ts';
import { readSettings } from '../../src/server/environment/environment.ts';
import { verifyDatabases } from '../../src/server/environment/verify-databases.ts';
import { runShop } from '../../src/server/start-server.ts';
import { type FreshDatabase, freshDatabase } from '../support/database.ts';
import { soon } from '../support/mail/job-capture.ts';
import { openMailServer } from '../support/servers/mail-server.ts';
import { startUnreliableProxy, type UnreliableProxy } from '../support/servers/unreliable-proxy.ts';
import { type ServedShop, serveShop } from '../support/shop/http-shop.ts';
import { secretKey } from '../support/shop/settings-of-tests.ts';

/** A database, by TCP too, because PgBouncer's user may not use the socket of the test server. */
type ReachableDatabase = { readonly database: FreshDatabase; readonly network: UnreliableProxy };

const openDatabase = async (): Promise<ReachableDatabase> => {
  const database = await freshDatabase({ isStocked: true });
  await database.pool.query('update products set stock = 1000');
  return { database, network: await startUnreliableProxy(database.url) };
};

const settingsOf = (pooler: Pgbouncer, { database }: ReachableDatabase) => ({
  databaseUrl: pooler.url,
  databaseDirectUrl: database.url,
});

/** Takes the statements from the refusal of a start, and runs them. */
const applyStatedLimits = async (pooler: Pgbouncer, reachable: ReachableDatabase): Promise<string> => {
  const refusal = String(await verifyDatabases(settingsOf(pooler, reachable)).catch((error: Error) => error.message));
  const statements = refusal.split('\n').filter((line) => line.startsWith('alter role '));
  await reachable.database.pool.query(statements.join('\n'));
  return refusal;
};

const openShop = (pooler: Pgbouncer, { database }: ReachableDatabase, env: Record<string, string> = {}) =>
  serveShop(pooler.url, { DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: database.url, ...env });

const signUp = async (shop: ServedShop): Promise<string> => {
  const { email, password, ...data } = newCustomer();
  const { status, token } = await shop.signUp({ email, password, data });
  expect(status).toBe(200);
  return token;
};

const CUSTOMERS = 6;
const ORDERS_EACH = 6;

/** Status of each order of six customers who order six times at once. */
const orderAtOnce = async (shop: ServedShop): Promise<number[]> => {
  const tokens = await Promise.all(Array.from({ length: CUSTOMERS }, () => signUp(shop)));
  const orders = tokens.flatMap((token) =>
    Array.from({ length: ORDERS_EACH }, () => ({ token, body: orderInputFor() })),
  );
  return Promise.all(orders.map(async (order) => (await shop.fetch('/api/orders', order)).status));
};

const countOrders = async ({ database }: ReachableDatabase): Promise<number> =>
  (await database.pool.query('select count(*) as count from orders')).rows[0].count;

const modes: readonly (readonly [PoolMode, 'named' | 'unnamed', number])[] = [
  // each connection of the shop holds one of the database
  ['session', 'named', 20],
  // fewer than the shop has
  ['transaction', 'unnamed', 3],
];

describe.each(modes)('a shop behind PgBouncer in %s mode with %s statements', (mode, statements, poolSize) => {
  let reachable: ReachableDatabase;
  let pooler: Pgbouncer;
  let shop: ServedShop;
  beforeAll(async () => {
    reachable = await openDatabase();
    pooler = await runPgbouncer({ databaseUrl: reachable.network.url, mode, poolSize });
    await applyStatedLimits(pooler, reachable);
    await pooler.kill();
    await pooler.start();
    shop = await openShop(pooler, reachable, { DATABASE_STATEMENTS: statements });
  });
  afterAll(async () => {
    expect(shop.lines.join('')).not.toContain('lost a named statement');
    await shop.close();
    await pooler.stop();
    await reachable.network.close();
    await reachable.database.drop();
  });

  test('a shop behind a pooler takes concurrent orders and sends their mails', async () => {
    expect(new Set(await orderAtOnce(shop))).toEqual(new Set([201]));
    expect(await countOrders(reachable)).toBe(CUSTOMERS * ORDERS_EACH);
    await soon(async () => {
      const { rows } = await reachable.database.pool.query('select count(*) as count from graphile_worker.jobs');
      expect(rows).toEqual([{ count: 0 }]);
    });
  });

  test('each connection has the time limits of the role', async () => {
    const results = await Promise.all(
      Array.from({ length: 10 }, () =>
        shop.shop.database.pool.query(`select pg_sleep(0.02), current_setting('statement_timeout') as statement,
          current_setting('lock_timeout') as lock, current_setting('idle_in_transaction_session_timeout') as idle,
          current_setting('jit') as jit`),
      ),
    );
    for (const { rows } of results) {
      expect(rows[0]).toMatchObject({ statement: '10s', lock: '5s', idle: '15s', jit: 'off' });
    }
  });

  test('doctor and test mail work through the pooler', async () => {
    const mailServer = await openMailServer();
    const env = {
      DATABASE_URL: pooler.url,
      DATABASE_DIRECT_URL: reachable.database.url,
      SECRET_KEY: secretKey,
      SMTP_URL: mailServer.url,
    };
    const doctor = join(import.meta.dirname, '../../scripts/doctor.ts');
    const report = await text(spawn(process.execPath, [doctor], { env }).stdout);
    expect(report).toMatch(/^✓ Database {2}PostgreSQL .+ answers, and its tables are those of this version/m);
    await sendTestMail(readSettings(env), 'owner@shop.example');
    expect(mailServer.mails).toHaveLength(1);
    await mailServer.close();
  });

  test('a change invalidates pages by the direct connection', async () => {
    const readHomePage = async () => (await shop.fetch('/')).text();
    expect(await readHomePage()).not.toContain('97 %');
    await reachable.database.pool.query(
      `update products set price = 300, original_price = 10000 where id = 'cup-tea-01'`,
    );
    await soon(async () => expect(await readHomePage()).toContain('97 %'));
  });

  test('the shop responds 503 while the pooler is down, and takes orders when it returns', async () => {
    const token = await signUp(shop);
    const order = { token, body: orderInputFor() };
    await pooler.kill();
    const refused = await shop.fetch('/api/orders', order);
    expect([refused.status, ((await refused.json()) as { code: string }).code]).toEqual([503, 'UNAVAILABLE']);
    expect((await shop.signIn('nobody@example.com', 'Lapis-1234')).status).toBe(503);
    await pooler.start();
    await soon(async () => expect((await shop.fetch('/api/orders', order)).status).toBe(201));
  });
});

describe('a shop behind PgBouncer that is set up wrongly', () => {
  let reachable: ReachableDatabase;
  let pooler: Pgbouncer;
  beforeAll(async () => {
    reachable = await openDatabase();
    pooler = await runPgbouncer({ databaseUrl: reachable.network.url, mode: 'transaction', poolSize: 3 });
  });
  afterAll(async () => {
    await pooler.stop();
    await reachable.network.close();
    await reachable.database.drop();
  });

  test('a shop behind a pooler does not start without DATABASE_DIRECT_URL, and names it', async () => {
    const pages = {
      render: () => Promise.reject(new Error('no page is requested')),
      textsChunks: byLanguage(() => null),
      vendorChunk: null,
      sheets: new Map(),
      inlineScript: '',
    };
    const started = runShop(readSettings({ DATABASE_URL: pooler.url, PORT: '0' }), pages);
    await expect(started).rejects.toThrow(/through a pooler such as PgBouncer\. Set DATABASE_DIRECT_URL/);
  });

  test('a shop does not start when PgBouncer drops its time limits', async () => {
    const silent = await runPgbouncer({
      databaseUrl: reachable.network.url,
      mode: 'session',
      poolSize: 3,
      lines: ['ignore_startup_parameters = statement_timeout,lock_timeout,idle_in_transaction_session_timeout,options'],
    });
    const started = verifyDatabases({ ...settingsOf(silent, reachable), databaseDirectUrl: null });
    await expect(started).rejects.toThrow(/Set DATABASE_DIRECT_URL/);
    await silent.stop();
  });

  test('a shop does not start when the direct address is another database', async () => {
    const other = await freshDatabase();
    const started = verifyDatabases({ ...settingsOf(pooler, reachable), databaseDirectUrl: other.url });
    await expect(started).rejects.toThrow(/where statement_timeout, lock_timeout, .* would be missing/);
    await applyStatedLimits(pooler, reachable);
    await pooler.kill();
    await pooler.start();
    const startedAgain = verifyDatabases({ ...settingsOf(pooler, reachable), databaseDirectUrl: other.url });
    await expect(startedAgain).rejects.toThrow('DATABASE_DIRECT_URL leads to another database than DATABASE_URL');
    await expect(verifyDatabases(settingsOf(pooler, reachable))).resolves.toBeUndefined();
    await other.drop();
  });

  test('a lost named statement returns 503, and later statements are unnamed', async () => {
    const shop = await openShop(pooler, reachable, { DATABASE_STATEMENTS: 'named' });
    const statuses = await Promise.all(
      Array.from({ length: 60 }, async (_, index) => (await shop.fetch(`/api/products?language=ar&q=${index}`)).status),
    );
    expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([]);
    await soon(() => expect(shop.lines.join('')).toContain('pooler lost a named statement'));
    expect(new Set(await orderAtOnce(shop))).toEqual(new Set([201]));
    expect(await countOrders(reachable)).toBe(CUSTOMERS * ORDERS_EACH);
    await shop.close();
  });
});
