import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Listening } from '#core/server/database/listen.ts';
import { type FreshDatabase, freshDatabase } from '#tests/support/database.ts';
import { countPendingQueries } from '#tests/support/pending-queries.ts';
import { listenForProductChanges } from './listen-for-changes.ts';
import { seedCatalogue } from './seed-starter-catalogue.ts';

let database: FreshDatabase;
let listening: Listening;
let changeCount = 0;
beforeAll(async () => {
  database = await freshDatabase();
  await seedCatalogue(database);
  listening = listenForProductChanges(database.url, () => {
    changeCount += 1;
  });
  await vi.waitFor(() => expect(changeCount).toBe(1), 120_000);
});
afterAll(async () => {
  await listening.stop();
  await database.drop();
});

/** Counts the notifications of a change, after a later notification of the test has arrived. */
const signalsOf = async (change: string | (() => Promise<void>)): Promise<number> => {
  const before = changeCount;
  await (typeof change === 'string' ? database.pool.query(change) : change());
  await database.pool.query('notify products_changed');
  await expect.poll(() => changeCount).toBeGreaterThan(before);
  await new Promise((resolve) => setTimeout(resolve, 50));
  return changeCount - before - 1;
};

test('another process starting with a seeded catalogue causes no notification, and one restoring a picture does', async () => {
  expect(await signalsOf(() => seedCatalogue(database))).toBe(0);
  expect(await signalsOf(`delete from product_pictures where product_id = 'cup-tea-01' and view = 2`)).toBe(1);
  expect(await signalsOf(() => seedCatalogue(database))).toBe(1);
  expect(await signalsOf(() => seedCatalogue(database))).toBe(0);
});

test('a visible change notifies once, however many rows it touches', async () => {
  expect(await signalsOf('update products set price = price + 100, original_price = null')).toBe(1);
  expect(await signalsOf(`update product_pictures set alt_en = alt_en || '!'`)).toBe(1);
  expect(await signalsOf(`insert into reviews (product_id, rating) values ('cup-tea-01', 5)`)).toBe(1);
  expect(await signalsOf(`delete from products where id = 'plate-star-01'`)).toBe(1);
});

test('an order notifies only when the stock becomes low', async () => {
  await database.pool.query(`update products set stock = 8 where id = 'cup-tea-01'`);
  expect(await signalsOf(`update products set stock = 6 where id = 'cup-tea-01'`)).toBe(0);
  expect(await signalsOf(`update products set stock = 5 where id = 'cup-tea-01'`)).toBe(1);
  expect(await signalsOf(`update products set stock = 0 where id = 'cup-tea-01'`)).toBe(1);
});

test('catching up includes all earlier changes', async () => {
  for (let price = 30_000; price < 30_020; price += 1) {
    const before = changeCount;
    await database.pool.query('update products set price = $1, original_price = null', [price]);
    await listening.catchUp();
    expect(changeCount).toBe(before + 1);
  }
});

test('a lost connection is reopened and counts as a change, because one may have been missed', async () => {
  const before = changeCount;
  await database.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'lazaward listener' and datname = current_database()`,
  );
  await expect.poll(() => changeCount).toBeGreaterThan(before);
  expect(await signalsOf('update products set price = price + 100')).toBe(1);
});

test('a change with a lost notification is detected once by its record', async () => {
  const deaf = await freshDatabase();
  await seedCatalogue(deaf);
  // as behind a proxy in transaction pooling mode: notifications do not arrive
  await deaf.pool.query(`create or replace function record_product_change() returns void language sql
    as 'insert into product_changes default values'`);
  let signals = 0;
  const looking = listenForProductChanges(deaf.url, () => (signals += 1), { pollIntervalMs: 50 });
  await expect.poll(() => signals).toBe(1);
  await deaf.pool.query(`update products set price = price + 100 where id = 'cup-tea-01'`);
  await expect.poll(() => signals).toBe(2);
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(signals).toBe(2);
  await looking.stop();
  await deaf.drop();
});

test('a notified change is not detected again by its record, and old records are deleted', async () => {
  // a separate database: another listener would delete the old record first
  const own = await freshDatabase({ isStocked: true });
  let signals = 0;
  const looking = listenForProductChanges(own.url, () => (signals += 1), { pollIntervalMs: 50 });
  await expect.poll(() => signals).toBe(1);
  await own.pool.query(`insert into product_changes (created_at) values (now() - interval '1 hour')`);
  await expect.poll(() => signals).toBe(2);
  await own.pool.query(`update products set price = price + 100 where id = 'cup-tea-01'`);
  await expect.poll(() => signals).toBe(3);
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(signals).toBe(3);
  const { rows } = await own.pool.query(`select from product_changes where created_at < now() - interval '30 minutes'`);
  expect(rows).toHaveLength(0);
  await looking.stop();
  await own.drop();
});

test('many concurrent catch-ups share two queries and see all changes', async () => {
  const querySpy = vi.spyOn(pg.Client.prototype, 'query');
  const before = changeCount;
  const early = listening.catchUp();
  await database.pool.query(`update products set badge = 'NEW' where id = 'plate-lotus-01'`);
  await Promise.all([early, ...Array.from({ length: 20 }, () => listening.catchUp())]);
  expect(changeCount).toBe(before + 1);
  expect(querySpy.mock.calls.filter(([query]: unknown[]) => query === 'select').length).toBeLessThanOrEqual(2);
  querySpy.mockRestore();
});

test('polls and catch-ups of one connection wait for each other', async () => {
  const queries = countPendingQueries();
  const polling = listenForProductChanges(database.url, () => undefined, { pollIntervalMs: 1 });
  for (let turn = 0; turn < 200; turn += 1) await polling.catchUp();
  await polling.stop();
  expect(queries.stop()).toBe(1);
});
