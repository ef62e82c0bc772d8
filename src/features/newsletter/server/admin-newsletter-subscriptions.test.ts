import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { PageOf } from '#core/api/pagination.ts';
import { explainQueries, runWithoutLimits } from '#tests/support/database.ts';
import { type OpenShop, openShop, type SignedIn } from '#tests/support/shop/in-process-shop.ts';
import type { Subscription } from '../newsletter.admin.contract.ts';
import { findSubscriptions } from './newsletter-subscriptions.repository.ts';

let shop: OpenShop;
let admin: SignedIn;
beforeAll(async () => {
  shop = await openShop();
  admin = await shop.signUpAdmin();
});
afterAll(async () => {
  await shop.close();
});
beforeEach(async () => {
  await runWithoutLimits(shop.database, 'delete from newsletter_subscriptions');
});

const subscribe = (count: number) =>
  runWithoutLimits(
    shop.database,
    `insert into newsletter_subscriptions (email, created_at)
     select 'reader-' || n || '@Example.com', timestamptz '2026-03-14 23:30:00+02' + (n / 2) * interval '1 second'
     from generate_series(1, $1::integer) as n`,
    [count],
  );
const list = (query = '') =>
  shop.request<PageOf<Subscription>>(`/admin/newsletter-subscriptions${query}`, { token: admin.token });
const remove = (id: string) =>
  shop.request(`/admin/newsletter-subscriptions/${id}`, { method: 'DELETE', token: admin.token });

describe('admin newsletter subscriptions', () => {
  test('lists subscriptions page by page, newest first, each once', async () => {
    await subscribe(45);
    const listed: Subscription[] = [];
    for (let after: string | null = ''; after !== null; ) {
      const { body }: { body: PageOf<Subscription> } = await list(after && `?after=${after}`);
      expect(body.count).toBe(45);
      listed.push(...body.items);
      after = body.next;
    }
    expect(new Set(listed.map(({ id }) => id)).size).toBe(45);
    expect(listed[0]?.createdAt).toBe('2026-03-14T21:30:22.000Z');
  });

  test('finds an address by a part of it in any case and treats pattern characters literally', async () => {
    await subscribe(12);
    expect((await list('?q=READER-1')).body).toMatchObject({ count: 4 });
    expect((await list('?q=12%40exam')).body.items.map(({ email }) => email)).toEqual(['reader-12@Example.com']);
    for (const sign of ['%25', '_', '%5C']) expect((await list(`?q=${sign}`)).body.count).toBe(0);
  });

  test('deletes a subscription, and a repeated deletion succeeds', async () => {
    await subscribe(1);
    const [row] = (await list()).body.items;
    for (const _ of [1, 2]) expect((await remove(row?.id ?? '')).status).toBe(200);
    expect((await list()).body.count).toBe(0);
    const { rows } = await shop.database.pool.query(
      `select admin_email, subject from audit_log where action = 'newsletter_subscription.deleted'`,
    );
    expect([row?.email, rows]).toEqual([
      'reader-1@Example.com',
      [{ admin_email: admin.email, subject: 're…@Example.com' }],
    ]);
  });

  test('exports subscriptions as CSV with formulas escaped and records the export', async () => {
    await subscribe(1);
    await shop.database.pool.query(
      `insert into newsletter_subscriptions (email, created_at) values ('=cmd@example.com', '2026-03-14 22:30:00+00')`,
    );
    const { body, status } = await shop.request<{ csv: string }>('/admin/newsletter-subscriptions/export', {
      body: { language: 'en' },
      token: admin.token,
    });
    expect([status, shop.logged]).toEqual([200, []]);
    // 00:30 in Cairo is the next day
    expect(body.csv).toBe(
      '\u{feff}Email,Subscribed on\r\nreader-1@Example.com,2026-03-14\r\n"\'=cmd@example.com",2026-03-15\r\n',
    );
    const { rows } = await shop.database.pool.query(
      `select details from audit_log where action = 'newsletter_subscriptions.exported'`,
    );
    expect(rows).toEqual([{ details: { count: 2 } }]);
  });

  test('queries of subscriptions use indexes with 100,000 addresses', async () => {
    await subscribe(100_000);
    await runWithoutLimits(shop.database, 'vacuum analyze newsletter_subscriptions');
    const after = `1773475200000000.${'0'.repeat(8)}-0000-4000-8000-${'0'.repeat(12)}`;
    const plans = await explainQueries(shop.database, async (watched) => {
      await findSubscriptions(watched, {}, 21);
      await findSubscriptions(watched, { after }, 21);
      expect(await findSubscriptions(watched, { q: 'reader-77777@' }, 21)).toHaveLength(1);
    });
    expect(plans).toHaveLength(3);
    for (const { plan } of plans) expect(plan).not.toContain('Seq Scan');
    for (const { plan } of plans.slice(0, 2)) expect(plan).not.toContain('Sort');
    expect(plans[2]?.plan).toContain('newsletter_subscriptions_email_search_idx');
  });
});
