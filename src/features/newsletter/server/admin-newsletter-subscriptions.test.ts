import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { PageOf } from '#core/api/pagination.ts';
import { runWithoutLimits } from '#tests/support/database.ts';
import { type OpenShop, openShop, type SignedIn } from '#tests/support/shop/in-process-shop.ts';
import type { Subscription } from '../newsletter.admin.contract.ts';
import { insertSubscriptions } from '../testing/insert-subscriptions.ts';

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

const list = (query = '') =>
  shop.request<PageOf<Subscription>>(`/admin/newsletter-subscriptions${query}`, { token: admin.token });
const remove = (id: string) =>
  shop.request(`/admin/newsletter-subscriptions/${id}`, { method: 'DELETE', token: admin.token });

describe('admin newsletter subscriptions', () => {
  test('lists subscriptions page by page, newest first, each once', async () => {
    await insertSubscriptions(shop.database, 45);
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
    await insertSubscriptions(shop.database, 12);
    expect((await list('?q=READER-1')).body).toMatchObject({ count: 4 });
    expect((await list('?q=12%40exam')).body.items.map(({ email }) => email)).toEqual(['reader-12@Example.com']);
    for (const sign of ['%25', '_', '%5C']) expect((await list(`?q=${sign}`)).body.count).toBe(0);
  });

  test('deletes a subscription, and a repeated deletion succeeds', async () => {
    await insertSubscriptions(shop.database, 1);
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
    await insertSubscriptions(shop.database, 1);
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
});
