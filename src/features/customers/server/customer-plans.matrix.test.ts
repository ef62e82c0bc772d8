import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  concurrentLoad,
  explainQueries,
  type FreshDatabase,
  freshDatabase,
  runWithoutLimits,
} from '#tests/support/database.ts';
import { findUsedTags } from './customer-notes.repository.ts';
import { findCustomers, findLatestOrders, findOrderSums } from './customers.repository.ts';
import { findAddresses } from './saved-addresses.repository.ts';

let database: FreshDatabase;
beforeAll(async () => {
  database = await freshDatabase({ isStocked: true });
});
afterAll(() => database.drop());

test('the query of a customer’s addresses uses an index with 7,000 addresses', async () => {
  await concurrentLoad(database);
  const { rows } = await database.pool.query(`select id from auth.users where email = 'crowd-7@example.com'`);
  const plans = await explainQueries(database, async (watched) => {
    expect(await findAddresses(watched, rows[0].id)).toHaveLength(10);
  });
  expect(plans[0]?.plan).toContain('saved_addresses_user_id_idx');
});

test('all queries of the customer list and page use an index with 30,000 customers', async () => {
  for (const from of [1, 10_001, 20_001])
    await runWithoutLimits(
      database,
      `with made as (
         insert into auth.users (id, email) select gen_random_uuid(), 'seed-' || n || '@example.com'
         from generate_series($1::integer, $1 + 9999) n returning id, email)
       insert into profiles (id, name, email, phone_number, created_at)
       select id, 'عميل ' || md5(email), email, '+2010' || lpad(($1 + row_number() over ())::text, 8, '0'),
         now() - random() * interval '900 days' from made`,
      [from],
    );
  await runWithoutLimits(
    database,
    `insert into customer_tags (user_id, tag, created_at) select id, case when random() < 0.1 then 'vip' else 'new' end, created_at
     from profiles where random() < 0.3`,
  );
  await runWithoutLimits(database, 'vacuum analyze profiles, customer_tags');
  const { rows } = await database.pool.query<{ id: string }>('select id from profiles limit 20');
  const ids = rows.map(({ id }) => id);
  const after = '1773475200000000.3f0a4c9e-0000-4000-8000-000000000000';
  const plans = await explainQueries(database, async (watched) => {
    for (const filters of [
      {},
      { after },
      { tag: 'vip' },
      { tag: 'vip', after },
      { q: 'seed-12345@example.com' },
      { q: '01000012345' },
    ])
      await findCustomers(watched, filters, 21);
    await findOrderSums(watched, ids);
    await findLatestOrders(watched, ids[0] ?? '', 20);
    await findUsedTags(watched, 100);
  });
  for (const { sql, plan } of plans)
    expect({ sql, plan }).toMatchObject({ plan: expect.not.stringMatching(/Seq Scan on (?:profiles|customer_tags)/) });
});
