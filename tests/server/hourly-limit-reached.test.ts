import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Dashboard } from '#features/admin/dashboard.admin.contract.ts';
import { type FreshDatabase, freshDatabase } from '#tests/support/database.ts';
import { soon } from '#tests/support/mail/job-capture.ts';
import { type ServedShop, serveShop } from '#tests/support/shop/http-shop.ts';

const token = 'a-token-for-the-counts';
const person = (email: string) => ({
  email,
  password: 'Lapis-1234',
  data: { name: 'Salma', phone: '01001234567', dob: '1990-05-17' },
});

let database: FreshDatabase;
let shop: ServedShop;
beforeAll(async () => {
  database = await freshDatabase();
  shop = await serveShop(database.url, { METRICS_TOKEN: token, MAX_MAILS_PER_HOUR: '1', LOG_LEVEL: 'warn' });
});
afterAll(async () => {
  await shop.close();
  await database.drop();
});

test('a reached hourly limit changes no response, and is reported in log, metrics and dashboard', async () => {
  const admin = await shop.signUp(person('owner@example.com'));
  await database.pool.query(`insert into user_roles (user_id, role) values ($1, 'admin')`, [admin.userId]);
  await soon(async () =>
    expect(await (await shop.fetch('/metrics', { token })).text()).toMatch(
      /^lazaward_message_channel_paused\{channel="mail"\} 1$/m,
    ),
  );
  const responses = [];
  for (const email of ['owner@example.com', 'nobody@example.com']) {
    const response = await shop.fetch('/auth/v1/recover', { body: { email } });
    responses.push([response.status, await response.text()]);
  }
  expect(responses).toEqual([
    [200, '{}'],
    [200, '{}'],
  ]);
  expect((await shop.signUp(person('salma@example.com'))).status).toBe(200);

  const text = await (await shop.fetch('/metrics', { token })).text();
  for (const sample of [
    'lazaward_message_limit_hits_total{channel="mail"} 1',
    'lazaward_messages_last_hour{channel="mail"} 1',
    'lazaward_message_channel_paused{channel="text"} 0',
    'lazaward_jobs_pending{task="mail"} 2',
  ])
    expect(text.split('\n')).toContain(sample);
  expect(text).toMatch(/^lazaward_jobs_oldest_age_seconds\{task="mail"\} \d/m);
  expect(shop.lines.filter((line) => line.includes('MAX_MAILS_PER_HOUR'))).toHaveLength(1);
  expect(shop.lines.join()).not.toContain('owner@example.com');

  await database.pool.query(`update graphile_worker._private_jobs set created_at = now() - interval '20 minutes'`);
  const reply = await shop.fetch('/api/admin/dashboard?language=ar', { token: admin.token });
  const { outgoing } = (await reply.json()) as Dashboard;
  expect(outgoing).toEqual({
    held: [{ channel: 'mail', since: expect.any(String), perHour: 1 }],
    late: { count: 2, since: expect.any(String) },
    waiting: 2,
    outages: [],
  });
});
