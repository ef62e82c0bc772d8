import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FreshDatabase, freshDatabase } from '#tests/support/database.ts';

let database: FreshDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

const columnsOf = async (table: string): Promise<readonly string[]> => {
  const { rows } = await database.pool.query(
    `select column_name from information_schema.columns where table_schema = 'public' and table_name = $1`,
    [table],
  );
  return rows.map(({ column_name }) => column_name);
};

/** The entities of specification 3 with their fields; `inStock` is derived from the stock (decision 10). */
test.each([
  ['products', 'id price original_price category stock is_featured is_on_sale badge'],
  ['contact_messages', 'id name email subject message status created_at'],
  [
    'promo_codes',
    'code is_active valid_until max_uses current_uses min_purchase discount_type discount_value created_at',
  ],
  [
    'orders',
    'id user_id order_number items shipping_info subtotal discount shipping_cost tax total status payment_status promo_code discount_amount is_gift gift_message gift_wrap created_at',
  ],
  ['profiles', 'id name email phone_number date_of_birth'],
  ['saved_addresses', 'id user_id label full_name phone address city postal_code is_default'],
  ['wishlist', 'user_id product_id'],
  ['reviews', 'id user_id product_id rating comment created_at'],
  ['stock_notifications', 'user_id email product_id notified created_at'],
  ['user_roles', 'user_id role'],
  ['newsletter_subscriptions', 'email'],
])('table %s has the columns %s', async (table, fields) => {
  expect(await columnsOf(table)).toEqual(expect.arrayContaining(fields.split(' ')));
});

test.each([
  ['contact_messages', 'status', "'read'", "'seen'"],
  ['promo_codes', 'discount_type', "'fixed'", "'gift'"],
  ['orders', 'status', "'shipped'", "'lost'"],
  ['reviews', 'rating', '5', '6'],
  ['user_roles', 'role', "'admin'", "'owner'"],
])('%s.%s accepts %s and rejects %s', async (table, column, right, wrong) => {
  const { rows } = await database.pool.query(
    `select pg_get_constraintdef(c.oid) as check from pg_constraint c
     where c.conrelid = $1::regclass and c.contype = 'c' and array_length(c.conkey, 1) = 1
       and (select attname from pg_attribute where attrelid = c.conrelid and attnum = c.conkey[1]) = $2`,
    [table, column],
  );
  expect(rows).toHaveLength(1);
  const checkValue = async (value: string) => {
    const condition = rows[0].check.replace(/^CHECK /, '');
    const { rows: results } = await database.pool.query(
      `select ${condition} as holds from (select ${value} as ${column}) as given`,
    );
    return results[0].holds;
  };
  expect([await checkValue(right), await checkValue(wrong)]).toEqual([true, false]);
});
