import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OpenShop, openShop, type SignedIn } from '#tests/support/shop/in-process-shop.ts';
import type { Dashboard } from '../dashboard.admin.contract.ts';

let shop: OpenShop;
let admin: SignedIn;
beforeAll(async () => {
  shop = await openShop();
  admin = await shop.signUpAdmin();
});
afterAll(() => shop.close());

const outgoing = async () =>
  (await shop.request<Dashboard>('/admin/dashboard?language=ar', { token: admin.token })).body.outgoing;

test('the dashboard names each unreachable system with the cause and counts waiting messages', async () => {
  const { pool } = shop.database;
  await pool.query(`insert into job_outages (channel, reason, since) values
    ('mail', 'mail server: ETIMEDOUT', '2026-03-14T08:00:00Z'), ('text', 'text adapter: 503', '2026-03-14T09:00:00Z'),
    ('paymob', 'paymob /api: 401 EAUTH', '2026-03-14T10:00:00Z'), ('stripe', 'stripe: ECONNREFUSED', '2026-03-14T11:00:00Z')`);
  const { waiting, outages } = await outgoing();
  // the welcome mails
  expect(waiting).toBeGreaterThan(0);
  expect(outages).toEqual([
    { channel: 'mail', since: '2026-03-14T08:00:00.000Z', cause: 'silent' },
    { channel: 'text', since: '2026-03-14T09:00:00.000Z', cause: 'refused' },
    { channel: 'paymob', since: '2026-03-14T10:00:00.000Z', cause: 'sign-in' },
    { channel: 'stripe', since: '2026-03-14T11:00:00.000Z', cause: 'unreachable' },
  ]);
});

test('"send now" makes delayed messages and the next probes of their servers due', async () => {
  const { pool } = shop.database;
  await pool.query(`update graphile_worker._private_jobs set attempts = 9, run_at = now() + interval '6 hours'`);
  await pool.query(`update job_outages set probe_at = now() + interval '1 hour'`);
  const { status, body } = await shop.request<{ waiting: number }>('/admin/outgoing-messages/send', {
    method: 'PUT',
    token: admin.token,
  });
  expect(status).toBe(200);
  expect(body.waiting).toBe((await outgoing()).waiting);
  const { rows: late } = await pool.query('select from graphile_worker._private_jobs where run_at > now()');
  expect(late).toEqual([]);
  const { rows: due } = await pool.query('select channel from job_outages where probe_at <= now() order by channel');
  expect(due).toEqual([{ channel: 'mail' }, { channel: 'text' }]);
  const { rows: audit } = await pool.query(`select details from audit_log where action = 'outgoing_messages.sent'`);
  expect(audit).toEqual([{ details: { count: body.waiting } }]);
  const clerk = await shop.signUpAdmin('readonly');
  const refused = await shop.request('/admin/outgoing-messages/send', { method: 'PUT', token: clerk.token });
  expect(refused.status).toBe(403);
});
