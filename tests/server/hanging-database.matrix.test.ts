import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { orderInputFor } from '#features/orders/testing/orders.ts';
import { type FreshDatabase, freshDatabase } from '../support/database.ts';
import { soon } from '../support/mail/job-capture.ts';
import { scaledLimit } from '../support/scaled-limit.ts';
import { startUnreliableProxy, type UnreliableProxy } from '../support/servers/unreliable-proxy.ts';
import { type ServedShop, serveShop } from '../support/shop/http-shop.ts';

const metricsToken = 'a-token-for-the-counts';
const person = {
  email: 'salma@example.com',
  password: 'Lapis-1234',
  data: { name: 'Salma', phone: '01001234567', dob: '1990-05-17' },
};

let database: FreshDatabase;
let network: UnreliableProxy;
let shop: ServedShop;
let token: string;
let refreshToken: string;
beforeAll(async () => {
  database = await freshDatabase();
  network = await startUnreliableProxy(database.url);
  shop = await serveShop(network.url, { METRICS_TOKEN: metricsToken, LOG_LEVEL: 'fatal' });
  const response = await shop.fetch('/auth/v1/signup', { body: person });
  ({ access_token: token, refresh_token: refreshToken } = (await response.json()) as {
    access_token: string;
    refresh_token: string;
  });
});
afterAll(async () => {
  await shop.close();
  await network.close();
  await database.drop();
});
beforeEach(async () => {
  await shop.fetch('/api/home?language=ar');
  network.swallow(true);
});
afterEach(async () => {
  network.swallow(false);
  // the shop detects that the database is back
  await soon(async () => expect((await shop.fetch('/readyz/database')).status).toBe(200));
  expect((await shop.fetch('/api/home?language=ar')).status).toBe(200);
});

const timed = async (path: string, init: Parameters<ServedShop['fetch']>[1] = {}) => {
  const startedAt = performance.now();
  const response = await shop.fetch(path, init);
  const text = await response.text();
  return {
    status: response.status,
    text,
    retryAfter: response.headers.get('retry-after'),
    ms: performance.now() - startedAt,
  };
};

/** Upper bound for the first request: until the connection is probed and the probe times out. */
const UNDETECTED_MS = 3_500;
/** Upper bound for later requests, once the outage is known. */
const DETECTED_MS = 500;

test('/readyz/database reports a hanging database within two seconds; the process stays ready and alive', async () => {
  const responses = await Promise.all(Array.from({ length: 30 }, () => timed('/readyz/database')));
  const limit = scaledLimit(2_000);
  for (const { status, text, ms } of responses) {
    expect([status, text]).toEqual([503, '{"status":"unavailable"}']);
    expect(ms).toBeLessThan(limit);
  }
  for (const path of ['/readyz', '/healthz']) {
    const { status, ms } = await timed(path);
    expect([path, status]).toEqual([path, 200]);
    expect(ms).toBeLessThan(scaledLimit(DETECTED_MS));
  }
});

test('metrics are served without the values that come from the database', async () => {
  const { status, text, ms } = await timed('/metrics', { token: metricsToken });
  expect(status).toBe(200);
  expect(text).toContain('process_resident_memory_bytes');
  expect(text).not.toContain('lazaward_jobs_pending{');
  expect(ms).toBeLessThan(scaledLimit(2_000));
});

const bearer = () => ({ headers: { authorization: `Bearer ${token}` } });
const { email, password } = person;
const accountsCalls: readonly (readonly [string, () => Parameters<ServedShop['fetch']>[1]])[] = [
  ['/auth/v1/token?grant_type=password', () => ({ body: { email, password } })],
  ['/auth/v1/token?grant_type=refresh_token', () => ({ body: { refresh_token: refreshToken } })],
  ['/auth/v1/signup', () => ({ body: { ...person, email: 'new@example.com' } })],
  ['/auth/v1/recover', () => ({ body: { email } })],
  ['/auth/v1/resend', () => ({ body: { email, type: 'signup' } })],
  ['/auth/v1/verify', () => ({ body: { email, type: 'recovery', token: '123456' } })],
  ['/auth/v1/verify?token=abc&type=recovery', () => ({})],
  ['/auth/v1/user', bearer],
  ['/auth/v1/user', () => ({ ...bearer(), method: 'PUT', body: { data: { color: 'blue' } } })],
  ['/auth/v1/reauthenticate', bearer],
  ['/auth/v1/logout', () => ({ ...bearer(), method: 'POST' })],
  ['/auth/v1/factors', () => ({ ...bearer(), body: { factor_type: 'totp' } })],
];
const apiCalls: readonly (readonly [string, () => Parameters<ServedShop['fetch']>[1]])[] = [
  ['/api/home?language=ar', () => ({})],
  ['/api/orders', () => ({ token, body: orderInputFor() })],
  [
    '/api/contact-messages',
    () => ({ body: { name: 'Salma', email, subject: 'A plate', message: 'Is it still there?' } }),
  ],
];

test('every call returns UNAVAILABLE with a retry delay', async () => {
  const version = { 'X-Supabase-Api-Version': '2024-01-01' };
  const call = (path: string, init: Parameters<ServedShop['fetch']>[1]) =>
    timed(path, { ...init, headers: { ...version, ...init?.headers } });
  const [undetected, detected] = [scaledLimit(UNDETECTED_MS), scaledLimit(DETECTED_MS)];
  const first = await Promise.all([
    ...accountsCalls.map(([path, init]) => call(path, init())),
    ...apiCalls.map(([path, init]) => call(path, init())),
  ]);
  for (const [index, response] of first.entries()) {
    const what = [...accountsCalls, ...apiCalls][index]?.[0];
    const code = index < accountsCalls.length ? 'unavailable' : 'UNAVAILABLE';
    expect([what, response.status, JSON.parse(response.text).code, response.retryAfter]).toEqual([
      what,
      503,
      code,
      '5',
    ]);
    expect(response.ms).toBeLessThan(undetected);
  }
  // a known outage is refused without waiting
  for (const [path, init] of [...accountsCalls, ...apiCalls]) {
    const { status, ms } = await call(path, init());
    expect([path, status]).toEqual([path, 503]);
    // the account check always takes its full 250 ms
    expect(ms).toBeLessThan(detected);
  }
  const old = await timed('/auth/v1/token?grant_type=password', { body: { email, password } });
  expect(JSON.parse(old.text)).toMatchObject({ code: 503, error_code: 'unavailable' });
});

test('pages that need the database return an error page, and static ones are served meanwhile', async () => {
  const hanging = Array.from({ length: 40 }, (_, index) => timed(`/products?q=${index}`));
  await pause(200);
  const calls = Array.from({ length: 60 }, () => timed('/api/home?language=ar'));
  await pause(200);
  for (const path of ['/about', '/contact?lang=en', '/policies/returns', '/cart', '/healthz', '/auth/v1/settings']) {
    const { status, ms } = await timed(path);
    expect([path, status]).toEqual([path, 200]);
    // shorter than the timeout of a full queue
    expect(ms).toBeLessThan(scaledLimit(1_500));
  }
  for (const { status, retryAfter, text } of await Promise.all(hanging)) {
    expect(status).toBe(503);
    expect(text).toContain('<html lang="ar" dir="rtl">');
    expect(Number(retryAfter)).toBeGreaterThan(0);
  }
  for (const { status, retryAfter } of await Promise.all(calls)) {
    expect([status, Number(retryAfter) > 0]).toEqual([503, true]);
  }
});

test('a slow statement is not cancelled while the database answers other connections', async () => {
  network.swallow(false);
  await soon(async () => expect((await shop.fetch('/readyz/database')).status).toBe(200));
  // connections of the outage fail once more each
  await soon(async () => {
    const { rows } = await shop.shop.database.pool.query('select pg_sleep(4), 1 as one');
    expect(rows).toMatchObject([{ one: 1 }]);
  });
});

test('a connection that was idle for a long time is closed too', async () => {
  network.swallow(false);
  await soon(async () => expect((await shop.fetch('/readyz/database')).status).toBe(200));
  await shop.fetch('/api/home?language=ar');
  // longer than the idle time after which a connection is probed
  await pause(2_500);
  network.swallow(true);
  const { status, ms } = await timed('/api/home?language=ar');
  expect(status).toBe(503);
  expect(ms).toBeLessThan(scaledLimit(UNDETECTED_MS));
});
