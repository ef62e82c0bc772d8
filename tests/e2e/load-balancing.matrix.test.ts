import { Agent } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect, type Database } from '#core/server/database/connect.ts';
import { storedSession } from '#features/auth/testing/users.ts';
import { orderInputFor } from '#features/orders/testing/orders.ts';
import { noOrderLimits } from '../../bench/lib/no-order-limits.ts';
import { type SendOptions, send } from '../../bench/lib/send.ts';
import { freePort } from '../../scripts/lib/free-port.ts';
import { type ExternalPostgres, startExternalPostgres } from '../../scripts/test/external-postgres.ts';
import { scaledLimit } from '../support/scaled-limit.ts';
import { type Nginx, runNginx } from '../support/servers/nginx.ts';
import { type RunningShop, runBuiltShop } from '../support/shop/spawned-shop.ts';

/** One of two processes of the shop with one PostgreSQL of the system, behind nginx configured as in `deploy/`. */
type Machine = {
  readonly url: string;
  readonly start: () => Promise<void>;
  readonly stop: () => Promise<number | null>;
};

let postgres: ExternalPostgres;
let database: Database;
let nginx: Nginx;
let front: string;
let one: Machine;
let other: Machine;

const openMachine = async (port: number): Promise<Machine> => {
  const settings = { PORT: String(port), PUBLIC_URL: front, TRUST_PROXY: '1', DRAIN_SECONDS: '4', ...noOrderLimits };
  const run = () => runBuiltShop({ databaseUrl: postgres.url, settings });
  let shop: RunningShop = await run();
  return {
    url: `http://127.0.0.1:${port}`,
    start: async () => {
      shop = await run();
    },
    stop: () => shop.stop(),
  };
};

beforeAll(async () => {
  const [frontPort, onePort, otherPort] = [await freePort(), await freePort(), await freePort()];
  front = `http://127.0.0.1:${frontPort}`;
  postgres = await startExternalPostgres();
  // both migrate the empty database
  [one, other] = await Promise.all([openMachine(onePort), openMachine(otherPort)]);
  database = connect(postgres.url, { poolSize: 2 });
  nginx = await runNginx(frontPort, [onePort, otherPort]);
});

afterAll(async () => {
  await Promise.all([nginx?.stop(), one?.stop(), other?.stop()]);
  await database?.close();
  await postgres?.stop();
});

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

const post = (url: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

test('a sign-in at one process is valid at the other, until signing out at either', async () => {
  const { access_token: token } = JSON.parse(await storedSession(one.url));
  const profileAt = async ({ url }: Machine) => (await fetch(`${url}/api/profile`, { headers: bearer(token) })).status;
  expect([await profileAt(other), await profileAt(one)]).toEqual([200, 200]);
  expect((await post(`${other.url}/auth/v1/logout`, {}, bearer(token))).status).toBe(204);
  expect([await profileAt(other), await profileAt(one)]).toEqual([401, 401]);
});

test('rate limits count across both processes, by the address that nginx saw and not by a forged header', async () => {
  const message = {
    name: 'سلمى حسن',
    email: 'salma@example.com',
    subject: 'سؤال عن الفنجان',
    message: 'هل يصلح للميكروويف؟',
  };
  const statuses: number[] = [];
  for (let turn = 0; turn < 21; turn += 1) {
    const claimed = { 'x-forwarded-for': `203.0.113.${turn}` };
    statuses.push((await post(`${front}/api/contact-messages`, message, claimed)).status);
  }
  expect(statuses).toEqual([...Array(20).fill(201), 429]);
  const forwarded = { 'x-forwarded-for': '127.0.0.1' };
  expect((await post(`${one.url}/api/contact-messages`, message, forwarded)).status).toBe(429);
  expect((await post(`${other.url}/api/contact-messages`, message, forwarded)).status).toBe(429);
});

test('concurrent equal orders at both processes create one order', async () => {
  const { access_token: token } = JSON.parse(await storedSession(front));
  const input = orderInputFor();
  const orders = await Promise.all(
    [one, other, one, other].map(async ({ url }) => (await post(`${url}/api/orders`, input, bearer(token))).json()),
  );
  expect(new Set(orders.map(({ orderNumber }) => orderNumber)).size).toBe(1);
  expect(orders[0].orderNumber).toMatch(/^ORD-/);
});

test('a changed price appears at both processes', async () => {
  const product = '/product/cup-tea-01?lang=en';
  const fetchPages = () => Promise.all([one, other].map(async ({ url }) => (await fetch(url + product)).text()));
  expect((await fetchPages()).map((page) => page.includes('7,654'))).toEqual([false, false]);
  await database.pool.query(`update products set price = 765400, original_price = null where id = 'cup-tea-01'`);
  const priced = async () => (await fetchPages()).map((page) => page.includes('7,654'));
  await expect.poll(priced, { timeout: scaledLimit(2_000) }).toEqual([true, true]);
});

test('an overloaded process refuses requests with 503 and Retry-After, and recovers', async () => {
  const holder = await database.pool.connect();
  // every search waits for this lock
  await holder.query('begin; lock table products in access exclusive mode');
  const flood = Array.from({ length: 300 }, async (_, turn) => {
    const response = await fetch(`${one.url}/products?q=${turn}x`);
    return { status: response.status, seconds: response.headers.get('retry-after') };
  });
  await Promise.race(flood);
  await holder.query('rollback');
  holder.release();
  const responses = await Promise.all(flood);
  const served = responses.filter(({ status }) => status === 200);
  const refused = responses.filter(({ status, seconds }) => status === 503 && seconds === '2');
  expect(served.length).toBeGreaterThan(0);
  expect(refused.length).toBeGreaterThan(0);
  expect(served.length + refused.length).toBe(responses.length);
  expect((await fetch(`${one.url}/products?q=calm`)).status).toBe(200);
  expect((await fetch(`${one.url}/readyz`)).status).toBe(200);
});

test('restarting both processes one after the other fails no page view and no order', async () => {
  await database.pool.query(`update products set stock = 1000000 where id = 'plate-lotus-01'`);
  const { access_token: token } = JSON.parse(await storedSession(front));
  const pages = ['/', '/products', '/product/plate-lotus-01', '/products?q=plate&lang=en', '/about'];
  let turn = 0;
  const page = (): SendOptions => {
    turn += 1;
    return { path: pages[turn % pages.length] ?? '/' };
  };
  const read = (): SendOptions => ({ path: '/api/products?language=ar' });
  const order = (): SendOptions => ({
    method: 'POST',
    path: '/api/orders',
    body: orderInputFor(),
    headers: bearer(token),
  });
  const count = async () => Number((await database.pool.query('select count(*) from orders')).rows[0].count);
  const before = await count();
  const streams = [page, page, read].map((next) => startStream(front, next, 5));
  const buying = [order, order, order].map((next) => startStream(front, next, 5));

  for (const machine of [one, other]) {
    const stopping = machine.stop();
    // both at once: the process closes a few seconds after the signal
    const readResponses = async () => {
      const [readiness, home] = await Promise.all([fetch(`${machine.url}/readyz`), fetch(machine.url)]);
      return [readiness.status, home.status, home.headers.get('connection')];
    };
    await expect.poll(readResponses).toEqual([503, 200, 'close']);
    expect(await stopping).toBe(0);
    await machine.start();
  }

  const [browsed, bought] = await Promise.all(
    [streams, buying].map((each) => Promise.all(each.map(({ end }) => end()))),
  );
  expect([...(browsed ?? []), ...(bought ?? [])].flatMap(({ failures }) => failures)).toEqual([]);
  const orders = (bought ?? []).reduce((sum, { statuses }) => sum + (statuses['201'] ?? 0), 0);
  expect(orders).toBeGreaterThan(20);
  expect(await count()).toBe(before + orders);
});

type Stream = {
  /** Number of responses by status, and descriptions of the first few failures. */
  readonly end: () => Promise<{ readonly statuses: Readonly<Record<string, number>>; readonly failures: string[] }>;
};

/** Sends one request after the other on keep-alive connections. A status other than 2xx, or no response, is a failure. */
const startStream = (url: string, next: () => SendOptions, pauseMs: number): Stream => {
  const agent = new Agent({ keepAlive: true });
  const statuses: Record<string, number> = {};
  const failures: string[] = [];
  let isEnding = false;
  const run = async () => {
    while (!isEnding) {
      const response = next();
      const { status, body } = await send(agent, url, response);
      statuses[status] = (statuses[status] ?? 0) + 1;
      if (!status.startsWith('2'))
        failures.push(`${response.method ?? 'GET'} ${response.path}: ${status} ${body.slice(0, 200)}`);
      await pause(pauseMs);
    }
  };
  const running = run();
  return {
    end: async () => {
      isEnding = true;
      await running;
      agent.destroy();
      return { statuses, failures };
    },
  };
};
