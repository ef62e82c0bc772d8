import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { PageOf } from '#core/api/pagination.ts';
import { runWithoutLimits } from '#tests/support/database.ts';
import { type OpenShop, openShop, type SignedIn } from '#tests/support/shop/in-process-shop.ts';
import type { ContactMessage } from '../contact.admin.contract.ts';
import { insertMessages } from '../testing/insert-messages.ts';

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
  await runWithoutLimits(shop.database, 'delete from contact_messages');
});

const list = (query = '') =>
  shop.request<PageOf<ContactMessage>>(`/admin/contact-messages${query}`, { token: admin.token });
const mark = (id: string, status: unknown) =>
  shop.request<ContactMessage>(`/admin/contact-messages/${id}/status`, {
    method: 'PUT',
    body: { status },
    token: admin.token,
  });

describe('contact messages for admins', () => {
  test('lists contact messages in pages, unread first and newest first, each once', async () => {
    await insertMessages(shop.database, 45);
    await shop.database.pool.query(`update contact_messages set status = 'read' where right(id::text, 1) < '8'`);
    const listed: ContactMessage[] = [];
    let after = '';
    for (let page = 0; page < 3; page += 1) {
      const { status, body } = await list(after);
      expect([status, body.count, body.isExactCount]).toEqual([200, 45, true]);
      expect(body.items).toHaveLength(page < 2 ? 20 : 5);
      listed.push(...body.items);
      expect(body.next === null).toBe(page === 2);
      after = `?after=${body.next}`;
    }
    expect(new Set(listed.map(({ id }) => id)).size).toBe(45);
    const { rows } = await shop.database.pool.query<{ id: string }>(
      `select id from contact_messages order by status = 'read', created_at desc, id desc`,
    );
    expect(listed.map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
  });

  test('marks contact messages as read and unread, and the dashboard counts the unread ones', async () => {
    await insertMessages(shop.database, 2);
    const waiting = async () =>
      (await shop.request<{ waiting: { unreadMessages: number } }>('/admin/dashboard/summary', { token: admin.token }))
        .body.waiting.unreadMessages;
    expect(await waiting()).toBe(2);
    const [first] = (await list()).body.items;
    expect(first).toMatchObject({ status: 'unread', name: 'سلمى', createdAt: '2026-03-14T08:00:00.123Z' });
    const id = first?.id ?? '';
    expect((await mark(id, 'read')).body).toEqual({ ...first, status: 'read' });
    expect(await waiting()).toBe(1);
    expect((await list('?status=unread')).body).toMatchObject({ count: 1, items: [{ status: 'unread' }] });
    expect((await list('?status=read')).body).toMatchObject({ count: 1, items: [{ id }] });
    expect((await mark(id, 'unread')).body.status).toBe('unread');
    expect(await waiting()).toBe(2);
    const { rows } = await shop.database.pool.query(
      'select admin_email, action, subject from audit_log order by created_at',
    );
    expect(rows).toEqual(
      ['contact_message.marked_read', 'contact_message.marked_unread'].map((action) => ({
        admin_email: admin.email,
        action,
        subject: id,
      })),
    );
  });

  test('counts contact messages up to 1,000', async () => {
    await insertMessages(shop.database, 1001);
    expect((await list()).body).toMatchObject({ count: 1000, isExactCount: false });
  });

  test('refuses unknown contact messages and invalid cursors', async () => {
    await insertMessages(shop.database, 1);
    const unknown = await mark('3f0a4c9e-0000-4000-8000-000000000000', 'read');
    expect([unknown.status, unknown.body]).toMatchObject([404, { code: 'CONTACT_MESSAGE_NOT_FOUND' }]);
    const [only] = (await list()).body.items;
    for (const response of [
      await mark('1', 'read'),
      await mark(only?.id ?? '', 'answered'),
      await list('?after=yesterday'),
      await list('?after=1773475200000000.3f0a4c9e-0000-4000-8000-000000000000'),
      await list('?after=unread.99999999999999999.3f0a4c9e-0000-4000-8000-000000000000'),
      await list('?status=all'),
      await list('?order=oldest'),
    ]) {
      expect([response.status, response.body]).toMatchObject([400, { code: 'VALIDATION_FAILED' }]);
    }
    // the largest timestamp that a cursor can hold is valid in the database
    const latest = await list('?after=unread.9999999999999999.3f0a4c9e-0000-4000-8000-000000000000');
    expect([latest.status, latest.body.items.length]).toEqual([200, 1]);
  });
});
