import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pounds } from '#core/money/money.ts';
import { stockMany } from '#features/products/testing/products.ts';
import { type FreshDatabase, freshDatabase } from '#tests/support/database.ts';
import { priceSteps, stepsBetween } from './search-conditions.repository.ts';

let database: FreshDatabase;
beforeAll(async () => {
  database = await freshDatabase();
  await stockMany(database, 100);
}, 60_000);
afterAll(() => database.drop());

describe('the keys of place and price', () => {
  const wrong = `
    select product_id from product_search_keys, lateral (
      select array_agg(key order by key) as keys from unnest(keys_ar) as key where key ~ '^[#$]') as ar, lateral (
      select array_agg(key order by key) as keys from unnest(keys_en) as key where key ~ '^[#$]') as en
    where (ar.keys, en.keys) is distinct from (search_place_keys(entry, price), search_place_keys(entry, price))`;
  const wrongOnes = async () => (await database.pool.query(wrong)).rows;

  test('the keys of partition and price stay correct when a product is added, changed, repriced and reindexed', async () => {
    const { pool } = database;
    const keysOf = async (id: string) =>
      (await pool.query('select entry, keys_ar, keys_en from product_search_keys where product_id = $1', [id])).rows;
    expect(await wrongOnes()).toEqual([]);
    await pool.query(`update products set price = price / 3 where id like 'made-1_'`);
    await pool.query(`update products set name_ar = name_ar || ' خاص' where id in ('made-20', 'made-21')`);
    expect(await wrongOnes()).toEqual([]);
    const before = await keysOf('made-30');
    await pool.query(`select index_search_keys(array['made-30'])`);
    expect(await keysOf('made-30')).toEqual(before);
    await pool.query(`update products set price = 45100 where id = 'made-30'`);
    const within = await keysOf('made-30');
    await pool.query(`update products set price = 49900 where id = 'made-30'`);
    expect(await keysOf('made-30')).toEqual(within);
    await pool.query(`update products set price = 50000 where id = 'made-30'`);
    expect(await keysOf('made-30')).not.toEqual(within);
    expect(await wrongOnes()).toEqual([]);
  });

  test('the server and the database have the same price steps', async () => {
    const prices = [0, ...priceSteps.flatMap((step) => [step - 1, step]), 5_000_000];
    const { rows } = await database.pool.query<{ step: number }>(
      'select search_price_step(price) as step from unnest($1::bigint[]) with ordinality as each (price, place) order by place',
      [prices],
    );
    expect(rows.map(({ step }) => step)).toEqual(
      // two steps, so that the range does not cover all prices
      prices.map((price) => stepsBetween(price, price)?.[0]),
    );
    expect(stepsBetween(null, null)).toBeNull();
    expect(stepsBetween(null, pounds(120))).toEqual([0, 1]);
    expect(stepsBetween(pounds(20), pounds(10))).toEqual([0]);
    expect(stepsBetween(pounds(900), pounds(100))).toEqual([]);
  });
});
