import type { PoolClient } from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type FreshDatabase, freshDatabase } from '#tests/support/database.ts';
import { stockMany } from '../testing/products.ts';
import { seedCatalogue } from './seed-starter-catalogue.ts';

let database: FreshDatabase;
let clients: readonly [PoolClient, PoolClient];
beforeAll(async () => {
  database = await freshDatabase();
  await seedCatalogue(database);
  await stockMany(database, 300);
  clients = [await database.pool.connect(), await database.pool.connect()];
});
afterEach(async () => {
  for (const client of clients) await client.query('rollback');
});
afterAll(async () => {
  for (const client of clients) client.release();
  await database.drop();
});

/** Counts the rows that a statement inserts, updates and deletes in the tables of the index and the movements. */
const rowsWrittenBy = async (statement: string): Promise<Readonly<Record<string, readonly number[]>>> => {
  const [client] = clients;
  await client.query('begin');
  // the counters of this transaction may still contain those of the previous one
  await client.query(`create temp table earlier on commit drop as ${written}`);
  await client.query(statement);
  const { rows } = await client.query<{ name: string; rows: number[] }>(
    `select name, array[now.inserted - earlier.inserted, now.updated - earlier.updated, now.deleted - earlier.deleted] as rows
     from (${written}) as now join earlier using (name) where now <> earlier and name = any($1)`,
    [['product_search_terms', 'search_vocabulary', 'stock_movements']],
  );
  return Object.fromEntries(rows.map(({ name, rows: counts }) => [name, counts]));
};

const written = `select relname::text as name, n_tup_ins::integer as inserted, n_tup_upd::integer as updated, n_tup_del::integer as deleted
  from pg_stat_xact_user_tables where schemaname = 'public'`;

describe('one statement that changes three hundred products', () => {
  const condition = `where id like 'made-%'`;
  test.each([
    ['the stock', `update products set stock = stock + 1 ${condition}`, { stock_movements: [300, 0, 0] }],
    ['places', `update products set position = position + 1000, version = version + 1 ${condition}`, {}],
    [
      'prices',
      `update products set price = price + 1, original_price = original_price + 1, version = version + 1 ${condition}`,
      { product_search_terms: [0, 300, 0] },
    ],
    [
      'all columns to what they were',
      `update products set price = price, badge = badge, name_ar = name_ar, features_en = features_en, stock = stock ${condition}`,
      {},
    ],
    [
      'features',
      `update products set features_en = features_en || 'Zirconic'::text ${condition}`,
      { product_search_terms: [0, 300, 0], search_vocabulary: [1, 1, 0] },
    ],
    ['the archive', `update products set is_archived = true ${condition}`, { product_search_terms: [0, 0, 300] }],
  ])('writes only the necessary rows of index and movements for %s', async (_, statement, rows) => {
    expect(await rowsWrittenBy(statement)).toEqual(rows);
  });
});

test('all triggers of products and the search index run per statement, not per row', async () => {
  const { rows } = await database.pool.query(`
    select tgname from pg_trigger
    where tgrelid in ('products'::regclass, 'product_search_terms'::regclass) and not tgisinternal and tgtype & 1 = 1`);
  expect(rows).toEqual([]);
});

describe('two transactions that change products', () => {
  test('transactions that change different products do not wait for each other', async () => {
    const move = (id: string, category: string) => `update products set category = '${category}' where id = '${id}'`;
    const [one, two] = clients;
    for (const client of clients) await client.query(`begin; set local lock_timeout = '2s'`);
    await one.query(move('cup-tea-01', 'bowls'));
    await two.query(move('plate-lotus-01', 'sets'));
    await one.query(move('plate-lotus-02', 'sets'));
    await two.query(move('cup-tea-02', 'bowls'));
    for (const client of clients) await client.query('commit');
    const { rows } = await database.pool.query(
      `select product_id from product_search_terms join products on products.id = product_id
       where product_search_terms.category <> products.category`,
    );
    expect(rows).toEqual([]);
  });

  test('insert the same new words one after the other, in any order', async () => {
    const [one, two] = clients;
    const name = (id: string, word: string) => `update products set name_en = name_en || ' ${word}' where id = '${id}'`;
    await one.query('begin');
    await two.query('begin');
    await one.query(name('cup-tea-03', 'Qarmooz'));
    const second = two.query(name('cup-tea-04', 'Bolbola Qarmooz'));
    await expect
      .poll(
        async () =>
          (
            await database.pool.query(
              `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
            )
          ).rowCount,
      )
      .toBe(1);
    await one.query(name('cup-tea-05', 'Bolbola'));
    await one.query('commit');
    await second;
    await two.query('commit');
    const { rows } = await database.pool.query(
      `select word, lemma from search_vocabulary where word in ('bolbola', 'qarmooz') order by word`,
    );
    expect(rows).toEqual([
      { word: 'bolbola', lemma: 'bolbola' },
      { word: 'qarmooz', lemma: 'qarmooz' },
    ]);
  });
});
