import { afterAll, beforeAll, expect, test } from 'vitest';
import { explainQueries, type FreshDatabase, freshDatabase, runWithoutLimits } from '#tests/support/database.ts';
import { insertSubscriptions } from '../testing/insert-subscriptions.ts';
import { findSubscriptions } from './newsletter-subscriptions.repository.ts';

let database: FreshDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

test('queries of subscriptions use indexes with 100,000 addresses', async () => {
  await insertSubscriptions(database, 100_000);
  await runWithoutLimits(database, 'vacuum analyze newsletter_subscriptions');
  const after = `1773475200000000.${'0'.repeat(8)}-0000-4000-8000-${'0'.repeat(12)}`;
  const plans = await explainQueries(database, async (watched) => {
    await findSubscriptions(watched, {}, 21);
    await findSubscriptions(watched, { after }, 21);
    expect(await findSubscriptions(watched, { q: 'reader-77777@' }, 21)).toHaveLength(1);
  });
  expect(plans).toHaveLength(3);
  for (const { plan } of plans) expect(plan).not.toContain('Seq Scan');
  for (const { plan } of plans.slice(0, 2)) expect(plan).not.toContain('Sort');
  expect(plans[2]?.plan).toContain('newsletter_subscriptions_email_search_idx');
});
