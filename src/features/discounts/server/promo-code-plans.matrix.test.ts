import { afterAll, beforeAll, expect, test } from 'vitest';
import { explainQueries, type FreshDatabase, freshDatabase, runWithoutLimits } from '#tests/support/database.ts';
import { findAdminPromoCodes } from './admin-promo-codes.repository.ts';

let database: FreshDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

test('the queries of promo codes use indexes with 20,000 codes', async () => {
  await runWithoutLimits(
    database,
    `insert into promo_codes (code, discount_type, discount_value, created_at)
     select 'MANY-' || n, 'percentage', 10, now() - n * interval '1 minute' from generate_series(1, 20000) as n`,
  );
  await runWithoutLimits(database, 'vacuum analyze promo_codes');
  const after = `1773475200000000.${'0'.repeat(8)}-0000-4000-8000-${'0'.repeat(12)}`;
  const plans = await explainQueries(database, async (watched) => {
    await findAdminPromoCodes(watched, {}, 21);
    await findAdminPromoCodes(watched, { after }, 21);
    await findAdminPromoCodes(watched, { owned: 'personally', after }, 21);
    expect(await findAdminPromoCodes(watched, { q: 'many-17777' }, 21)).toHaveLength(1);
  });
  expect(plans).toHaveLength(4);
  for (const { plan } of plans) expect(plan).not.toContain('Seq Scan on promo_codes');
  for (const { plan } of plans.slice(0, 2)) expect(plan).toContain('promo_codes_shop_created_at_idx');
  expect(plans[3]?.plan).toContain('promo_codes_code_idx');
});
