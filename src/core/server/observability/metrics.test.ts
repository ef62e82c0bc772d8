import { afterAll, beforeAll, expect, test } from 'vitest';
import { orderInputFor } from '#features/orders/testing/orders.ts';
import { type FreshDatabase, freshDatabase } from '#tests/support/database.ts';
import { type ServedShop, serveShop } from '#tests/support/shop/http-shop.ts';

const token = 'a-token-for-the-counts';

let database: FreshDatabase;
let shop: ServedShop;
beforeAll(async () => {
  database = await freshDatabase();
  shop = await serveShop(database.url, { METRICS_TOKEN: token, LOG_LEVEL: 'error' });
});
afterAll(async () => {
  await shop.close();
  await database.drop();
});

const read = async (): Promise<string> => (await shop.fetch('/metrics', { token })).text();
/** Returns the value of the first sample with this prefix; null without one. */
const valueOf = (text: string, sample: string): number | null => {
  const line = text.split('\n').find((each) => each.startsWith(`${sample} `));
  return line === undefined ? null : Number(line.slice(sample.length + 1));
};

test('metrics are returned only with the token', async () => {
  expect((await shop.fetch('/metrics', { token })).headers.get('content-type')).toMatch(
    /^text\/plain; version=0\.0\.4/,
  );
  for (const headers of [{}, { authorization: 'Bearer a-token-for-the-count' }, { authorization: `Basic ${token}` }]) {
    const response = await shop.fetch('/metrics', { headers });
    expect([response.status, await response.text()]).toEqual([401, '']);
  }
});

test('metrics are disabled without a configured token', async () => {
  const closed = await serveShop(database.url);
  for (const sentToken of [undefined, '', token]) {
    expect((await closed.fetch('/metrics', sentToken === undefined ? {} : { token: sentToken })).status).toBe(404);
  }
  await closed.close();
});

test('metrics count responses, orders, pages, jobs, connections and the process', async () => {
  const person = {
    email: 'counted@example.com',
    password: 'Lapis-1234',
    data: { name: 'Salma', phone: '01001234567', dob: '1990-05-17' },
  };
  const salma = await shop.signUp(person);
  expect((await shop.fetch('/api/orders', { token: salma.token, body: orderInputFor() })).status).toBe(201);
  expect(
    (await shop.fetch('/api/orders', { token: salma.token, body: orderInputFor({ expectedTotal: 1 }) })).status,
  ).toBe(409);
  expect((await shop.fetch('/api/orders', { body: orderInputFor() })).status).toBe(401);
  for (let visit = 0; visit < 3; visit += 1) await (await shop.fetch('/?lang=en')).text();

  await expect
    .poll(async () => valueOf(await read(), 'lazaward_jobs_processed_total{task="mail",outcome="done"}'))
    .toBeGreaterThan(1);
  const text = await read();
  const expected: readonly (readonly [string, number])[] = [
    ['lazaward_api_requests_total{call="orders.place",outcome="OK"}', 1],
    ['lazaward_api_requests_total{call="orders.place",outcome="TOTAL_CHANGED"}', 1],
    ['lazaward_api_requests_total{call="orders.place",outcome="SIGN_IN_REQUIRED"}', 1],
    ['http_request_duration_seconds_count{route="api",status="2xx"}', 1],
    ['http_request_duration_seconds_count{route="api",status="4xx"}', 2],
    ['http_request_duration_seconds_count{route="accounts",status="2xx"}', 1],
    ['http_request_duration_seconds_count{route="page",status="2xx"}', 3],
    ['lazaward_page_cache_requests_total{from="memory"}', 2],
    ['lazaward_page_cache_requests_total{from="rendering"}', 1],
    ['lazaward_database_connections{state="awaited"}', 0],
  ];
  expect(expected.map(([sample]) => [sample, valueOf(text, sample)])).toEqual(expected);
  expect(valueOf(text, 'lazaward_database_connections{state="idle"}')).toBeGreaterThan(0);
  expect(valueOf(text, 'process_resident_memory_bytes')).toBeGreaterThan(10_000_000);
});

test('metrics count open payment issues, and omit them while the database is unavailable', async () => {
  await database.pool.query(
    `insert into payment_issues (kind, provider, subject, created_at)
     values ('unmatched', 'stripe', 'pi_1', now() - interval '1 hour'), ('unmatched', 'stripe', 'pi_2', now())`,
  );
  const text = await read();
  expect(valueOf(text, 'lazaward_payment_issues_open')).toBe(2);
  expect(valueOf(text, 'lazaward_payment_issue_oldest_seconds')).toBeGreaterThan(3_599);
  expect(valueOf(text, 'lazaward_payment_orders_unpaid')).toBe(0);
  expect(valueOf(text, 'lazaward_payment_refunds_unfinished')).toBe(0);
  await database.pool.query('alter table payment_issues rename to away');
  const without = await read();
  await database.pool.query('alter table away rename to payment_issues');
  expect(without).not.toMatch(/^lazaward_payment_(?:issue|orders|refunds)/mu);
});

test('unknown request paths add no labels', async () => {
  const samples = async () => (await read()).split('\n').filter((line) => line.startsWith('http_request')).length;
  await shop.fetch('/nothing');
  await shop.fetch('/', { method: 'BREW' }).catch(() => undefined);
  await shop.fetch('/api/none');
  const before = await samples();
  for (let turn = 0; turn < 50; turn += 1)
    await shop.fetch(`/api/${turn}/x?${turn}`, { method: `M${turn}` }).catch(() => null);
  for (let turn = 0; turn < 50; turn += 1) await shop.fetch(`/photographs/../${turn}/orders/ORD-${turn}`);
  expect((await samples()) - before).toBeLessThan(30);
});

test('metrics count pending jobs, and omit only them while the database is unavailable', async () => {
  await database.pool.query(`select graphile_worker.add_job('unknown-task', '{}')`);
  expect(valueOf(await read(), 'lazaward_jobs_pending{task="unknown-task"}')).toBe(1);
  await database.pool.query('alter schema graphile_worker rename to away');
  const text = await read();
  await database.pool.query('alter schema away rename to graphile_worker');
  expect(text).not.toContain('lazaward_jobs_pending{');
  expect(valueOf(text, 'lazaward_page_cache_requests_total{from="memory"}')).not.toBeNull();
});
