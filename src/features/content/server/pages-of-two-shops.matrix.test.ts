import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newCustomer } from '#features/auth/testing/users.ts';
import { type FreshDatabase, freshDatabase } from '#tests/support/database.ts';
import { scaledLimit } from '#tests/support/scaled-limit.ts';
import { type ServedShop, serveShop } from '#tests/support/shop/http-shop.ts';
import type { PageVersion } from '../content.admin.contract.ts';

let database: FreshDatabase;
let shops: ServedShop[];
let token: string;
beforeAll(async () => {
  database = await freshDatabase();
  shops = await Promise.all([serveShop(database.url), serveShop(database.url)]);
  const { email, password, ...data } = newCustomer();
  const admin = await shops[0]?.signUp({ email, password, data });
  token = admin?.token ?? '';
  await database.pool.query(`insert into user_roles (user_id, role) values ($1, 'admin')`, [admin?.userId]);
});
afterAll(async () => {
  await Promise.all(shops.map((shop) => shop.close()));
  await database.drop();
});
beforeEach(async () => {
  await database.pool.query('delete from setting_versions');
  await expect.poll(readTexts).toEqual(['default', 'default']);
});

const call = async (path: string, method: string, body: object) => {
  const response = await shops[0]?.fetch(`/api/admin/pages/returns${path}`, { method, token, body });
  expect(response?.status).toBe(200);
  return (await response?.json()) as PageVersion;
};
const save = (version: number, line: string, publishAt: string | null) =>
  call('', 'PUT', { version, value: { ar: `نص ${line}`, en: `text ${line}` }, publishAt });
const inMs = (ms: number) => new Date(Date.now() + ms).toISOString();

/** Line of the page in each process; `default` for the text of a new shop. */
const readTexts = () =>
  Promise.all(
    shops.map(async ({ fetch: request }) => {
      const text = await (await request('/api/pages/returns?language=en')).text();
      return /text (\w+)/u.exec(text)?.[1] ?? 'default';
    }),
  );

/** Texts shown by any process until this time. */
const collectVisibleUntil = async (end: number) => {
  const lines = new Set<string>();
  while (Date.now() < end) {
    for (const line of await readTexts()) lines.add(line);
    await pause(5);
  }
  return [...lines];
};

test('a text published in one process is visible in the other one before the admin gets the response', async () => {
  for (const [version, line] of ['one', 'two', 'three'].entries()) {
    await save(version, line, 'now');
    expect(await readTexts()).toEqual([line, line]);
  }
});

test('both processes show a scheduled text from its publication time on, and not before', async () => {
  const moment = Date.now() + 2_500;
  await save(0, 'planned', new Date(moment).toISOString());
  expect(await collectVisibleUntil(moment - 50)).toEqual(['default']);
  await pause(moment - Date.now());
  await expect.poll(readTexts, { timeout: scaledLimit(2_000), interval: 20 }).toEqual(['planned', 'planned']);
});

test('a scheduled text that is replaced or unscheduled shortly before its time is never shown', async () => {
  const moment = Date.now() + 4_000;
  const planned = new Date(moment).toISOString();
  await save(0, 'never', planned);
  await save(1, 'never', planned);
  await call('/cancellations', 'POST', { version: 2 });
  await save(2, 'never', planned);
  await pause(moment - 2_000 - Date.now());
  const lines = collectVisibleUntil(moment + 500);
  await save(3, 'draft', null);
  expect(await lines).toEqual(['default']);
});

test('a scheduled text that is replaced in its last milliseconds never reappears', async () => {
  const moment = Date.now() + 1_500;
  await save(0, 'never', new Date(moment).toISOString());
  await pause(moment - 20 - Date.now());
  await save(1, 'newer', 'now');
  expect(await collectVisibleUntil(moment + 700)).toEqual(['newer']);
});

test('two pages scheduled for the same time are both published', async () => {
  const at = inMs(1_500);
  await save(0, 'first', at);
  const response = await shops[1]?.fetch('/api/admin/pages/terms', {
    method: 'PUT',
    token,
    body: { version: 0, value: { ar: 'نص', en: 'text second' }, publishAt: at },
  });
  expect(response?.status).toBe(200);
  const terms = async () => (await shops[0]?.fetch('/api/pages/terms?language=en'))?.text();
  await expect.poll(readTexts, { timeout: scaledLimit(3_000) }).toEqual(['first', 'first']);
  await expect.poll(terms).toContain('text second');
});

test('a shop that was down at the scheduled time shows the text from its first response on', async () => {
  await save(0, 'meanwhile', inMs(1_500));
  await Promise.all(shops.map((shop) => shop.close()));
  await pause(1_600);
  shops = await Promise.all([serveShop(database.url), serveShop(database.url)]);
  expect(await readTexts()).toEqual(['meanwhile', 'meanwhile']);
});
