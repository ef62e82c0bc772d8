import { afterAll, beforeAll, expect, test } from 'vitest';
import { explainQueries, type FreshDatabase, freshDatabase, runWithoutLimits } from '#tests/support/database.ts';
import { insertMessages } from '../testing/insert-messages.ts';
import { countMessages, findMessages } from './contact-messages.repository.ts';

let database: FreshDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

test('the queries of contact messages use an index with 100,000 rows and every filter', async () => {
  await insertMessages(database, 100_000);
  await runWithoutLimits(database, `update contact_messages set status = 'read' where right(id::text, 2) < 'ff'`);
  await runWithoutLimits(database, 'vacuum analyze contact_messages');
  const after = 'read.1773475200000000.3f0a4c9e-0000-4000-8000-000000000000';
  const plans = await explainQueries(database, async (watched) => {
    for (const filters of [{}, { after }, { status: 'read' as const, after }]) await findMessages(watched, filters, 21);
    await countMessages(watched, 'unread');
  });
  expect(plans).toHaveLength(4);
  for (const { plan } of plans) {
    expect(plan).toContain('contact_messages_status_idx');
    expect(plan).not.toMatch(/Seq Scan|Sort/);
  }
});
