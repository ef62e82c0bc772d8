import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FreshDatabase, freshDatabase } from '#tests/support/database.ts';

let database: FreshDatabase;
beforeAll(async () => {
  database = await freshDatabase({ isStocked: true });
});
afterAll(() => database.drop());

const id = 'plate-star-01';

test.each([
  `price = 49999, original_price = null, is_on_sale = false`,
  `price = 50000`,
  `colour = null, motif = 'plain'`,
  `colour = 'white', name_en = 'Another name', price = 60000`,
  `other_names_ar = array['اسم آخر']`,
  `description_ar = description_ar || ' خاص'`,
  `features_en = features_en || 'Zirconic'::text, subtitle_ar = 'طبق حائط'`,
  `category = 'bowls', badge = 'NEW'`,
  `is_archived = true`,
  `is_archived = false, price = 70000`,
  `stock = stock + 1`,
])('the index row of a changed product equals that of a new one: %s', async (change) => {
  const { pool } = database;
  const indexRow = async () =>
    (
      await pool.query(
        `select to_jsonb(terms) - 'entry' as row from product_search_terms terms where product_id = $1`,
        [id],
      )
    ).rows;
  await pool.query(`update products set ${change} where id = $1`, [id]);
  const updated = await indexRow();
  await pool.query('delete from product_search_terms where product_id = $1', [id]);
  await pool.query('select index_products(array[$1])', [id]);
  expect(updated).toEqual(await indexRow());
  expect(updated).toHaveLength(change.startsWith('is_archived = true') ? 0 : 1);
});

test('a product keeps its place among equally relevant ones when its texts change', async () => {
  const { pool } = database;
  const entry = async () =>
    (
      await pool.query<{ entry: string }>('select entry from product_search_terms where product_id = $1', [
        'cup-tea-01',
      ])
    ).rows;
  const before = await entry();
  await pool.query(`update products set name_ar = name_ar || ' خاص' where id = 'cup-tea-01'`);
  expect(await entry()).toEqual(before);
});
