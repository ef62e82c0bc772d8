import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Listening } from '../../platform/database/listen.ts';
import { type FreshDatabase, freshDatabase } from '../../tests/support/database.ts';
import { listenForProductChanges } from './product-changes.ts';
import { seedCatalogue } from './seed-catalogue.ts';

let database: FreshDatabase;
let listening: Listening;
let heard = 0;
beforeAll(async () => {
  database = await freshDatabase();
  await seedCatalogue(database);
  listening = listenForProductChanges(database.url, () => {
    heard += 1;
  });
  await vi.waitFor(() => expect(heard).toBe(1));
});
afterAll(async () => {
  await listening.stop();
  await database.drop();
});

/** How often the change is heard of, once a later signal of our own has arrived. */
const signalsOf = async (change: string | (() => Promise<void>)): Promise<number> => {
  const before = heard;
  await (typeof change === 'string' ? database.pool.query(change) : change());
  await database.pool.query('notify products_changed');
  await expect.poll(() => heard, { timeout: 5_000 }).toBeGreaterThan(before);
  await new Promise((resolve) => setTimeout(resolve, 50));
  return heard - before - 1;
};

test('another process that starts on full shelves changes nothing, and one that brings a picture back does', async () => {
  expect(await signalsOf(() => seedCatalogue(database))).toBe(0);
  expect(await signalsOf(`delete from product_pictures where product_id = 'cup-tea-01' and view = 2`)).toBe(1);
  expect(await signalsOf(() => seedCatalogue(database))).toBe(1);
  expect(await signalsOf(() => seedCatalogue(database))).toBe(0);
});

test('a change that visitors see is heard once, however many rows it touches', async () => {
  expect(await signalsOf('update products set price = price + 100, original_price = null')).toBe(1);
  expect(await signalsOf(`update product_pictures set alt_en = alt_en || '!'`)).toBe(1);
  expect(await signalsOf(`insert into reviews (product_id, rating) values ('cup-tea-01', 5)`)).toBe(1);
  expect(await signalsOf(`delete from products where id = 'plate-star-01'`)).toBe(1);
});

test('an order that leaves enough on the shelf is not heard, one that leaves few is', async () => {
  await database.pool.query(`update products set stock = 8 where id = 'cup-tea-01'`);
  expect(await signalsOf(`update products set stock = 6 where id = 'cup-tea-01'`)).toBe(0);
  expect(await signalsOf(`update products set stock = 5 where id = 'cup-tea-01'`)).toBe(1);
  expect(await signalsOf(`update products set stock = 0 where id = 'cup-tea-01'`)).toBe(1);
});

test('who has caught up has heard what was changed before', async () => {
  for (let price = 30_000; price < 30_020; price += 1) {
    const before = heard;
    await database.pool.query('update products set price = $1, original_price = null', [price]);
    await listening.catchUp();
    expect(heard).toBe(before + 1);
  }
});

test('a lost connection is opened again, and counts as a change, because one may have been missed', async () => {
  const before = heard;
  await database.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'lazaward listener' and datname = current_database()`,
  );
  await expect.poll(() => heard, { timeout: 5_000 }).toBeGreaterThan(before);
  expect(await signalsOf('update products set price = price + 100')).toBe(1);
});

test('a change whose signal never came is found by its mark, once', async () => {
  const deaf = await freshDatabase();
  await seedCatalogue(deaf);
  // as behind a proxy that lends a connection for one transaction at a time: what it hears, nobody is told
  await deaf.pool.query(`create or replace function record_product_change() returns void language sql
    as 'insert into product_changes default values'`);
  let told = 0;
  const looking = listenForProductChanges(deaf.url, () => (told += 1), { lookEveryMs: 50 });
  await vi.waitFor(() => expect(told).toBe(1));
  await deaf.pool.query(`update products set price = price + 100 where id = 'cup-tea-01'`);
  await vi.waitFor(() => expect(told).toBe(2));
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(told).toBe(2);
  await looking.stop();
  await deaf.drop();
});

test('a change that was signalled is not found again by its mark, and old marks go', async () => {
  // of its own: another listener would take the old mark away before this one looks
  const own = await freshDatabase({ isStocked: true });
  let told = 0;
  const looking = listenForProductChanges(own.url, () => (told += 1), { lookEveryMs: 50 });
  await vi.waitFor(() => expect(told).toBe(1));
  await own.pool.query(`insert into product_changes (created_at) values (now() - interval '1 hour')`);
  await vi.waitFor(() => expect(told).toBe(2));
  await own.pool.query(`update products set price = price + 100 where id = 'cup-tea-01'`);
  await vi.waitFor(() => expect(told).toBe(3));
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(told).toBe(3);
  const { rows } = await own.pool.query(`select from product_changes where created_at < now() - interval '30 minutes'`);
  expect(rows).toHaveLength(0);
  await looking.stop();
  await own.drop();
});

test('many who want to have heard everything at once share two questions, and have heard it', async () => {
  const asked = vi.spyOn(pg.Client.prototype, 'query');
  const before = heard;
  const early = listening.catchUp();
  await database.pool.query(`update products set badge = 'NEW' where id = 'plate-lotus-01'`);
  await Promise.all([early, ...Array.from({ length: 20 }, () => listening.catchUp())]);
  expect(heard).toBe(before + 1);
  expect(asked.mock.calls.filter(([query]: unknown[]) => query === 'select').length).toBeLessThanOrEqual(2);
  asked.mockRestore();
});
