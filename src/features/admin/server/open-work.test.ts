import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PageOf } from '#core/api/pagination.ts';
import { rolePermissions, type StaffRole, staffRoles } from '#core/permissions/permissions.ts';
import { insertManyOrders, orderInputFor } from '#features/orders/testing/orders.ts';
import { adminSections } from '#generated/admin-pages.gen.ts';
import { registry } from '#generated/server.gen.ts';
import { explainQueries } from '#tests/support/database.ts';
import { type OpenShop, openShop, type SignedIn } from '#tests/support/shop/in-process-shop.ts';
import type { Dashboard, DashboardSummary } from '../dashboard.admin.contract.ts';
import { findAdminPage } from '../frame/find-admin-page.ts';

let shop: OpenShop;
let owner: SignedIn;

beforeAll(async () => {
  shop = await openShop();
  owner = await shop.signUpAdmin();
});
afterAll(async () => {
  expect(shop.logged).toEqual([]);
  await shop.close();
});

const openWork = async (person = owner, language = 'en') =>
  (await shop.request<Dashboard>(`/admin/dashboard?language=${language}`, { token: person.token })).body.work;

const work = async (id: string) => (await openWork()).find((item) => item.id === id);

const badges = async (person: SignedIn) =>
  (await shop.request<DashboardSummary>('/admin/dashboard/summary', { token: person.token })).body.waiting;

/** Places an order that was created this many hours ago. */
const placeOrder = async (hoursAgo: number, changes: Readonly<Record<string, string | number | Date>> = {}) => {
  const { body } = await shop.request<{ orderNumber: string }>('/orders', {
    body: orderInputFor(),
    token: owner.token,
  });
  const created = { created_at: new Date(Date.now() - hoursAgo * 3_600_000), ...changes };
  const columns = Object.keys(created).map((column, index) => `${column} = $${index + 2}`);
  await shop.database.pool.query(`update orders set ${columns.join()} where order_number = $1`, [
    body.orderNumber,
    ...Object.values(created),
  ]);
  return body.orderNumber;
};

/** Numbers of the orders in the list of a work item. */
const listedOrders = async (list: string | undefined) =>
  (
    await shop.request<PageOf<{ orderNumber: string }>>(`/admin/${list}&language=ar`, { token: owner.token })
  ).body.items.map(({ orderNumber }) => orderNumber);

describe('open work', { concurrent: false }, () => {
  test('the dashboard of a shop without open work lists none', async () => {
    await shop.database.pool.query('update products set stock = 50');
    expect(await openWork()).toEqual([]);
  });

  test('orders to pack lead to the list of exactly these orders, oldest first', async () => {
    const older = await placeOrder(2);
    const newer = await placeOrder(1, { payment_method: 'card', payment_status: 'paid' });
    await placeOrder(3, { payment_method: 'card' });
    await placeOrder(4, { payment_method: 'bank_transfer' });
    await placeOrder(5, { status: 'processing' });
    const item = await work('ordersToPack');
    expect(item?.text).toBe('2 orders to pack');
    expect(Date.now() - Date.parse(item?.since ?? '')).toBeGreaterThan(7_100_000);
    expect(await listedOrders(item?.list)).toEqual([older, newer]);
  });

  test('an order is overdue an hour after its deadline, or after three days without one, unless its transfer awaits a check', async () => {
    const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);
    const afterDeadline = await placeOrder(6, { payment_method: 'card', payment_deadline: hoursAgo(2) });
    await placeOrder(7, { payment_method: 'card', payment_deadline: hoursAgo(0.5) });
    const afterDays = await placeOrder(73, { payment_method: 'bank_transfer' });
    const withProof = await placeOrder(74, { payment_method: 'bank_transfer' });
    await placeOrder(75, { payment_method: 'cash_on_delivery', status: 'shipped' });
    await shop.database.pool.query(
      `insert into transfer_proofs (order_id, bank_reference, upload_hash, picture_hash, state, created_at)
       select id, '1234', '', '', 'sent', now() from orders where order_number = $1`,
      [withProof],
    );
    const item = await work('paymentsOverdue');
    expect(item?.text).toBe('2 orders unpaid past the deadline');
    expect(await listedOrders(item?.list)).toEqual([afterDays, afterDeadline]);
  });

  test('a message to answer leads to the unread messages, oldest first', async () => {
    await shop.database.pool.query(
      `insert into contact_messages (name, email, subject, message, status, created_at) values
        ('سلمى', 'a@example.com', 'first', 'متى يصل؟', 'unread', '2026-03-14T08:00:00Z'),
        ('سلمى', 'a@example.com', 'second', 'متى يصل؟', 'unread', '2026-03-15T08:00:00Z'),
        ('سلمى', 'a@example.com', 'read', 'متى يصل؟', 'read', '2026-03-13T08:00:00Z')`,
    );
    const item = await work('messagesToAnswer');
    expect(item).toMatchObject({ text: '2 messages to answer', since: '2026-03-14T08:00:00.000Z' });
    const list = await shop.request<PageOf<{ subject: string }>>(`/admin/${item?.list}`, { token: owner.token });
    expect(list.body.items.map(({ subject }) => subject)).toEqual(['first', 'second']);
  });

  test('a page of messages, oldest first, continues after its cursor', async () => {
    await shop.database.pool.query(
      `insert into contact_messages (name, email, subject, message, status, created_at)
       select 'سلمى', 'a@example.com', 'many', 'متى يصل؟', case when n % 2 = 0 then 'read' else 'unread' end,
         timestamptz '2026-01-01T08:00:00Z' + n * interval '1 minute' from generate_series(1, 45) n`,
    );
    const ids: string[] = [];
    let after: string | null = '';
    while (after !== null) {
      const { body }: { body: PageOf<{ id: string }> } = await shop.request(
        `/admin/contact-messages?sort=oldest${after && `&after=${after}`}`,
        { token: owner.token },
      );
      ids.push(...body.items.map(({ id }) => id));
      after = body.next;
    }
    const { rows } = await shop.database.pool.query<{ id: string }>(
      `select id from contact_messages order by status desc, created_at, id`,
    );
    expect(ids).toEqual(rows.map(({ id }) => id));
  });

  test('counts listed products with low stock, but no archived ones', async () => {
    await shop.database.pool.query(
      `update products set stock = 1, is_archived = id = 'cup-tea-02' where id in ('cup-tea-01', 'cup-tea-02')`,
    );
    expect(await work('lowStock')).toMatchObject({
      text: '1 product low on stock',
      list: 'products?state=low&sort=stock',
    });
  });

  test('work is counted only for roles that may open its list', async () => {
    const reader = await shop.signUpAdmin('readonly');
    const ids = (await openWork(reader)).map(({ id }) => id);
    expect(ids).toContain('ordersToPack');
    expect(ids).not.toContain('messagesToAnswer');
    expect(ids).not.toContain('transfersToCheck');
    expect(Object.keys(await badges(reader)).toSorted()).toEqual(['paymentIssues', 'pendingOrders']);
    const packer = await shop.signUpAdmin('orders');
    expect(await badges(packer)).toMatchObject({ pendingOrders: 2, transfers: 1, unreadMessages: 25 });
  });

  test('counts and oldest rows need no scan of 20,000 orders', async () => {
    await insertManyOrders(shop.database, 20_000);
    const plans = await explainQueries(shop.database, async (kysely) => {
      const context = { ...shop.context, database: { ...shop.database, kysely } };
      for (const { count, findOldest } of registry.work) {
        await count(context);
        await findOldest(context);
      }
    });
    expect(plans.length).toBeGreaterThanOrEqual(2 * registry.work.length);
    for (const { sql, plan } of plans) if (/from "orders"/.test(sql)) expect(plan).not.toMatch(/Seq Scan on orders/);
  });
});

describe('work items', () => {
  test('each work item has an id and a position of its own', () => {
    const { work: items } = registry;
    expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
    expect(new Set(items.map(({ position }) => position)).size).toBe(items.length);
  });

  test('each role that a work item is counted for may open its list', () => {
    const mayOpen = (role: StaffRole, list: string) => {
      const opened = findAdminPage(list.split('?')[0] ?? '');
      return [opened?.section.permission, opened?.page.permission]
        .filter((permission) => permission !== undefined)
        .every((permission) => rolePermissions[role].has(permission));
    };
    const refused = registry.work.flatMap(({ id, list, permission }) =>
      staffRoles
        .filter((role) => rolePermissions[role].has(permission))
        .filter((role) => !mayOpen(role, list))
        .map((role) => `${role} ${id}`),
    );
    expect(refused).toEqual([]);
    expect(registry.work.filter(({ list }) => findAdminPage(list.split('?')[0] ?? '') === undefined)).toEqual([]);
  });

  test('each badge of the navigation counts a work item', () => {
    const counted = new Set(registry.work.map(({ badge }) => badge));
    expect(adminSections.flatMap(({ badge }) => badge ?? []).filter((badge) => !counted.has(badge))).toEqual([]);
    const badgesOfSections = new Set<string | null>(adminSections.map(({ badge }) => badge));
    expect([...counted].filter((badge) => badge !== undefined && !badgesOfSections.has(badge))).toEqual([]);
  });
});
