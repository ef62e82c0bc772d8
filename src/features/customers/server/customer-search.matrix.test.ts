import { afterAll, beforeAll, expect, test } from 'vitest';
import { searchTermsOf } from '#core/server/database/search-terms.ts';
import { findCustomersBy } from '#features/auth/server/profiles.ts';
import { countOrders, findOrders } from '#features/order-management/server/admin-orders.repository.ts';
import { createChance } from '#tests/support/chance.ts';
import { type FreshDatabase, freshDatabase } from '#tests/support/database.ts';
import { countCustomers, findCustomers } from './customers.repository.ts';

/** Seed of the random data, in each failure message: the same seed repeats the run. */
const seed = Date.now() % 1_000_000;
const { between, oneOf } = createChance(seed);

/** Few letters, so that many names share a prefix; includes letters that the old index treated as equal. */
const letters = 'محيخكاءأةىبـَ';
const word = () => Array.from({ length: between(1, 5) }, () => letters.charAt(between(0, letters.length - 1))).join('');
const name = () => Array.from({ length: between(1, 3) }, word).join(' ');

const COUNT = 700;
let database: FreshDatabase;
beforeAll(async () => {
  database = await freshDatabase();
  const people = Array.from({ length: COUNT }, (_, index) => ({
    name: name(),
    email: `${oneOf(['Mona', 'ali.10', 'x_y'])}-${index}@example.com`,
    phone: between(0, 4) === 0 ? null : `+201${String(between(0, 999_999_999)).padStart(9, '0')}`,
    at: new Date(Date.UTC(2026, 0, 1) + between(0, 999) * 3_600_000),
  }));
  await database.pool.query(
    `with given as (select * from jsonb_to_recordset($1) as given (name text, email text, phone text, at timestamptz)), made as (
       insert into auth.users (email) select lower(email) from given returning id, email)
     insert into profiles (id, name, email, phone_number, created_at)
     select id, name, given.email, phone, at from made join given on lower(given.email) = made.email`,
    [JSON.stringify(people)],
  );
  await database.pool.query(
    `insert into orders (order_number, idempotency_key, request_hash, language, items, shipping_info, subtotal, discount, bundle_discount,
       together_discount, discount_amount, shipping_cost, tax, total, payment_method, is_gift, gift_wrap, created_at)
     select 'ORD-1700000000000-' || upper(lpad(to_hex(row_number() over ()), 9, 'X')), gen_random_uuid(), '', 'ar', '[{}]',
       jsonb_build_object('fullName', name, 'phone', coalesce(phone_number, ''), 'email', email), 100, 0, 0, 0, 0, 0, 0, 100,
       'cash_on_delivery', false, false, created_at from profiles`,
  );
  await database.pool.query('analyze profiles, orders');
});
afterAll(() => database.drop());

/** A random word or part of a word, as entered in the search field. */
const searchWord = () => {
  const whole = oneOf([word(), word(), 'محمد', 'مي', 'ali', '10', 'mona']);
  const from = between(0, 2);
  return whole.slice(between(0, 1) === 0 ? 0 : from).slice(0, between(1, 4)) || 'م';
};
const randomQuery = () => Array.from({ length: between(1, 2) }, searchWord).join(' ');

/** Returns the matches of a full table scan, in list order. */
const scan = async (table: 'profiles' | 'orders', q: string): Promise<string[]> => {
  const text = table === 'profiles' ? 'customer_search_text(name, email, phone_number)' : 'search_text';
  const { rows } = await database.pool.query<{ id: string }>(
    `select id from ${table} where not exists (select from unnest($1::text[]) as term where strpos(${text}, term) = 0)
     order by created_at desc, id desc`,
    [searchTermsOf(q).map((term) => term.text)],
  );
  return rows.map(({ id }) => id);
};

const ids = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id);

test('the customer and order searches return the rows of a full scan in the same order, also behind a cursor', async () => {
  const counts: number[] = [];
  for (let round = 0; round < 40; round += 1) {
    const q = randomQuery();
    const about = `seed ${seed}, "${q}"`;
    const { kysely } = database;
    for (const [table, find, count] of [
      ['profiles', findCustomers, countCustomers],
      ['orders', findOrders, countOrders],
    ] as const) {
      const expected = await scan(table, q);
      counts.push(expected.length);
      // a limit of three scans the first rows only, the full limit uses the index
      for (const limit of [3, COUNT])
        expect(ids(await find(kysely, { q }, limit)), `${table}, ${about}`).toEqual(expected.slice(0, limit));
      const isSmall = expected.length <= 100;
      const { ids: matches, ...counted } = await count(kysely, { q });
      expect(counted, about).toEqual({ count: Math.min(expected.length, 100), isExactCount: isSmall });
      expect(matches?.toSorted() ?? null, about).toEqual(isSmall ? expected.toSorted() : null);
      expect(ids(await find(kysely, { q }, 3, matches)), about).toEqual(expected.slice(0, 3));
      const [first] = await find(kysely, { q }, 1);
      if (first === undefined) continue;
      for (const matchIds of [null, matches]) {
        const behind = await find(kysely, { q, after: first.cursor }, 3, matchIds);
        expect(ids(behind), `${table} behind the first, ${about}`).toEqual(expected.slice(1, 4));
      }
    }
    const all = await scan('profiles', q);
    expect(ids(await findCustomersBy(kysely, searchTermsOf(q), COUNT)).toSorted(), about).toEqual(all.toSorted());
  }
  // the random queries have no, few and many matches
  expect(Math.min(...counts)).toBe(0);
  expect(Math.max(...counts)).toBeGreaterThan(100);
  expect(counts.some((count) => count > 0 && count < 20)).toBe(true);
});
