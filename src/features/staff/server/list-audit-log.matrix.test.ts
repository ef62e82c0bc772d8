import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PageOf } from '#core/api/pagination.ts';
import { countAuditEntries, findAuditEntries } from '#core/server/audit/audit-log.repository.ts';
import { explainQueries, runWithoutLimits } from '#tests/support/database.ts';
import { type OpenShop, openShop, type SignedIn } from '#tests/support/shop/in-process-shop.ts';
import type { AuditEntry } from '../audit-log.admin.contract.ts';

let shop: OpenShop;
let admin: SignedIn;
let other: SignedIn;
let customer: SignedIn;
beforeAll(async () => {
  shop = await openShop();
  [admin, other, customer] = await Promise.all([shop.signUp(), shop.signUp(), shop.signUp({ isProven: true })]);
  await shop.database.pool.query(`insert into user_roles (user_id, role) values ($1, 'admin'), ($2, 'admin')`, [
    admin.userId,
    other.userId,
  ]);
});
afterAll(async () => {
  await shop.close();
});

const list = (query = '') => shop.request<PageOf<AuditEntry>>(`/admin/audit-log${query}`, { token: admin.token });

const listAll = async (query = ''): Promise<AuditEntry[]> => {
  const rows: AuditEntry[] = [];
  for (let after: string | null = ''; after !== null; ) {
    const { body }: { body: PageOf<AuditEntry> } = await list(`?${query}${after && `&after=${after}`}`);
    rows.push(...body.items);
    after = body.next;
  }
  return rows;
};

/** Inserts admin actions and sign-ins alternately, some at the same time. */
const work = async (actions: number) => {
  const { pool } = shop.database;
  await runWithoutLimits(
    shop.database,
    `insert into audit_log (admin_id, action, subject, created_at)
     select $1, case when n % 2 = 0 then 'contact_message.marked_read' else 'contact_message.marked_unread' end, 'سؤال ' || n,
       timestamptz '2026-03-14 10:00:00.000001+02' + (n / 3) * interval '1 second'
     from generate_series(1, $2::integer) as n`,
    [admin.userId, actions],
  );
  await pool.query(
    `insert into auth.audit_log (event, user_id, created_at)
     select 'signed_in', case when n % 2 = 0 then $1::uuid else $2::uuid end,
       timestamptz '2026-03-14 10:00:00.000001+02' + (n / 2) * interval '1 second'
     from generate_series(1, 30) as n`,
    [admin.userId, other.userId],
  );
};

describe('listAuditLog', () => {
  test('the audit log lists admin actions and sign-ins together, newest first, each once', async () => {
    await work(30);
    const rows = await listAll();
    const moments = rows.map(({ createdAt }) => createdAt);
    expect(moments).toEqual(moments.toSorted().toReversed());
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
    expect(rows.filter(({ action }) => action.startsWith('contact_message.'))).toHaveLength(30);
    // 30 entries, and one sign-in of each user at sign-up
    expect(rows.filter(({ action }) => action === 'account.signed_in')).toHaveLength(32);
    expect(rows.map(({ email }) => email)).not.toContain(customer.email);
    const { count, isExactCount } = (await list()).body;
    expect([count, isExactCount]).toEqual([rows.length, true]);
  });

  test('the audit log filters by action, by admin, and by both', async () => {
    const read = await listAll('action=contact_message.marked_read');
    expect(new Set(read.map(({ action }) => action))).toEqual(new Set(['contact_message.marked_read']));
    expect(read).toHaveLength(15);
    const ofOther = await listAll(`admin=${other.userId}`);
    expect(new Set(ofOther.map(({ email }) => email))).toEqual(new Set([other.email]));
    expect(await listAll(`admin=${other.userId}&action=account.signed_in`)).toHaveLength(16);
    expect(await listAll(`admin=${customer.userId}`)).toEqual([]);
  });

  test('the audit log lists entries of former admins', async () => {
    const grant = { body: { email: customer.email, role: 'manager', language: 'ar' }, token: admin.token };
    expect((await shop.request('/admin/user-roles', grant)).status).toBe(200);
    const out = { method: 'DELETE', token: admin.token };
    expect((await shop.request(`/admin/user-roles/${customer.userId}`, out)).status).toBe(200);
    for (const action of ['user_role.granted', 'user_role.revoked']) {
      const [entry] = await listAll(`action=${action}`);
      expect(entry).toMatchObject({ email: admin.email, subject: customer.email, details: {} });
    }
    expect((await listAll(`admin=${customer.userId}`)).map(({ action }) => action)).toContain('account.signed_in');
  });

  test('the audit log refuses an unknown action, account, cursor or parameter', async () => {
    for (const query of ['?action=message.eaten', '?admin=nobody', '?after=yesterday', '?colour=blue']) {
      const { status, body } = await list(query);
      expect([status, body]).toMatchObject([400, { code: 'VALIDATION_FAILED' }]);
    }
  });

  test('queries of the audit log use indexes with 100,000 entries', async () => {
    await work(100_000);
    await runWithoutLimits(shop.database, 'analyze audit_log');
    const after = `1773475200000000.${'0'.repeat(8)}-0000-4000-8000-${'0'.repeat(12)}`;
    for (const filters of [
      {},
      { after },
      { action: 'contact_message.marked_read', after },
      { admin: admin.userId, after },
      { admin: admin.userId, action: 'promo_code.created', after },
    ]) {
      const plans = await explainQueries(shop.database, async (watched) => {
        await findAuditEntries(watched, filters, 21);
        await countAuditEntries(watched, filters);
      });
      for (const { plan } of plans.slice(0, 1)) {
        expect(plan).toMatch(/Index (?:Only )?Scan/);
        expect(plan).not.toMatch(/Seq Scan|Sort/);
      }
      expect(plans).toHaveLength(2);
    }
  });
});
