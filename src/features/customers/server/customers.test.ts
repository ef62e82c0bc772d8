import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PageOf } from '#core/api/pagination.ts';
import { orderInputFor } from '#features/orders/testing/orders.ts';
import { type OpenShop, openShop, type SignedIn } from '#tests/support/shop/in-process-shop.ts';
import type { Customer, CustomerRow } from '../customers.admin.contract.ts';

let shop: OpenShop;
let manager: SignedIn;
let orders: SignedIn;
let salma: SignedIn;
beforeAll(async () => {
  shop = await openShop();
  [manager, orders] = await Promise.all([shop.signUpAdmin('manager'), shop.signUpAdmin('orders')]);
  salma = await shop.signUp({
    email: 'Salma.Hassan@example.com',
    data: { name: 'نيڤين شاكِر', phone: '01098765432', dob: '1990-05-17' },
  });
});
afterAll(async () => {
  await shop.close();
});

const list = async (query: string, { token } = manager) =>
  (await shop.request<PageOf<CustomerRow>>(`/admin/customers?${new URLSearchParams(query)}`, { token })).body;
const get = async (id = salma.userId) =>
  (await shop.request<Customer>(`/admin/customers/${id}`, { token: manager.token })).body;
const change = (path: string, method: string, body?: object) =>
  shop.request<Customer & { code?: string }>(`/admin/customers/${salma.userId}${path}`, {
    method,
    body,
    token: orders.token,
  });

describe('customers for admins', () => {
  test.each([
    'نيفين شاكر',
    'شَاكر',
    'salma.h',
    'SALMA.HASSAN@EXAMPLE.COM',
    '010 9876 5432',
    '+20 10 98765432',
    '٩٨٧٦٥٤٣٢',
  ])('finds a customer by %s, with letters and digits folded', async (q) => {
    expect((await list(`q=${encodeURIComponent(q)}`)).items.map(({ id }) => id)).toEqual([salma.userId]);
  });

  test('finds no customer by a text that is not part of the data', async () => {
    for (const q of ['%', 'نيفين محمود', '01098765439'])
      expect((await list(`q=${encodeURIComponent(q)}`)).items).toEqual([]);
  });

  test('lists customers newest first, each once, with order totals', async () => {
    await shop.database.pool.query(
      `with made as (
         insert into auth.users (id, email) select gen_random_uuid(), 'many-' || n || '@example.com' from generate_series(1, 45) n returning id, email)
       insert into profiles (id, name, email, created_at) select id, 'كثير', email, timestamptz '2020-01-01' from made`,
    );
    const listed: CustomerRow[] = [];
    for (let after: string | null = ''; after !== null; ) {
      const page: PageOf<CustomerRow> = await list(after === '' ? '' : `after=${after}`);
      listed.push(...page.items);
      after = page.next;
    }
    expect(new Set(listed.map(({ id }) => id)).size).toBe(48);
    expect(listed.map(({ since }) => since)).toEqual(
      listed
        .map(({ since }) => since)
        .toSorted()
        .toReversed(),
    );
  });

  test('returns totals, orders, returns, reviews, messages and consents of a customer', async () => {
    const placeOrder = async () =>
      (await shop.request<{ orderNumber: string }>('/orders', { body: orderInputFor(), token: salma.token })).body;
    const first = await placeOrder();
    const second = await placeOrder();
    await shop.database.pool.query(`update orders set status = 'cancelled' where order_number = $1`, [
      first.orderNumber,
    ]);
    await shop.request('/reviews', {
      body: { productId: 'cup-tea-01', rating: 4, comment: 'جميل' },
      token: salma.token,
    });
    await shop.request('/contact-messages', {
      body: { name: 'سلمى', email: 'salma.hassan@EXAMPLE.com', subject: 'سؤال عن طبق', message: 'متى يصل الطبق؟' },
    });
    await shop.database.pool.query(
      `with asked as (insert into returns (order_id, kind, state, created_at)
         select id, 'request', 'approved', now() from orders where order_number = $1 returning id)
       insert into return_lines (return_id, product_id, quantity, reason)
       select id, product, 2, 'other' from asked, unnest(array['cup-tea-01', 'cup-tea-02']) product`,
      [second.orderNumber],
    );
    const customer = await get();
    const { rows } = await shop.database.pool.query('select total from orders where order_number = $1', [
      second.orderNumber,
    ]);
    expect(customer).toMatchObject({
      name: 'نيڤين شاكِر',
      email: 'salma.hassan@example.com',
      orders: 1,
      cancelledOrders: 1,
      revenue: rows[0].total,
      paid: 0,
      latestOrders: [{ orderNumber: second.orderNumber }, { orderNumber: first.orderNumber, status: 'cancelled' }],
      returns: [{ orderNumber: second.orderNumber, kind: 'request', state: 'approved', quantity: 4 }],
      reviews: [{ rating: 4, comment: 'جميل' }],
      messages: [{ subject: 'سؤال عن طبق', replies: [] }],
    });
    expect(customer.consents.map(({ purpose }) => purpose)).toContain('account');
    expect(
      (await shop.request('/admin/customers/3f0a4c9e-0000-4000-8000-000000000000', { token: manager.token })).status,
    ).toBe(404);
  });

  test('exports customers as CSV for managers, not for the orders role, and records it in the audit log', async () => {
    const call = (token: string) =>
      shop.request<{ csv: string; next: string | null }>('/admin/customers/export', {
        body: { q: 'salma.h', language: 'en' },
        token,
      });
    expect((await call(orders.token)).status).toBe(403);
    const { body } = await call(manager.token);
    const [head = '', line = '', end] = body.csv.split('\r\n');
    expect(head).toBe('\u{feff}Name,Email,Phone,Customer since,Orders,Revenue,Last order,Tags');
    expect(line).toContain('salma.hassan@example.com,+201098765432,');
    expect([end, body.next]).toEqual(['', null]);
    const { rows } = await shop.database.pool.query(`select from audit_log where action = 'customers.exported'`);
    expect(rows).toHaveLength(1);
  });
});

describe('notes and tags of a customer', () => {
  test('adds and deletes notes and tags, newest note first, and records them without their text', async () => {
    await change('/notes', 'POST', { text: 'يفضّل التسليم مساءً' });
    const { body } = await change('/notes', 'POST', { text: '  تتصل قبل التوصيل ' });
    expect(body.notes.map(({ text }) => text)).toEqual(['تتصل قبل التوصيل', 'يفضّل التسليم مساءً']);
    const gone = await change(`/notes/${body.notes[0]?.id}`, 'DELETE');
    expect(gone.body.notes).toHaveLength(1);
    expect((await change(`/notes/${body.notes[0]?.id}`, 'DELETE')).status).toBe(200);
    for (const text of ['', ' ', 'x'.repeat(1001)]) expect((await change('/notes', 'POST', { text })).status).toBe(400);
    const { rows } = await shop.database.pool.query(
      `select action, details::text from audit_log where subject = $1 order by created_at`,
      [salma.userId],
    );
    expect(rows.map(({ action }) => action)).toEqual([
      'customer.note_added',
      'customer.note_added',
      'customer.note_deleted',
    ]);
    expect(JSON.stringify(rows)).not.toContain('التسليم');
  });

  test('lists customers with a tag in the order of tagging', async () => {
    await change('/tags', 'POST', { tag: 'جملة' });
    expect((await change('/tags', 'POST', { tag: 'جملة' })).body.tags).toEqual(['جملة']);
    await change('/tags', 'POST', { tag: 'a/b' });
    expect((await list(`tag=${encodeURIComponent('جملة')}`)).items.map(({ id }) => id)).toEqual([salma.userId]);
    expect((await shop.request<string[]>('/admin/customer-tags', { token: orders.token })).body.toSorted()).toEqual(
      ['a/b', 'جملة'].toSorted(),
    );
    expect((await change(`/tags/${encodeURIComponent('a/b')}`, 'DELETE')).body.tags).toEqual(['جملة']);
    expect((await list('tag=a')).items).toEqual([]);
  });

  test('limits notes and tags, also when two admins add concurrently', async () => {
    await shop.database.pool.query('delete from customer_tags');
    await shop.database.pool.query(
      `insert into customer_tags (user_id, tag) select $1, 'tag ' || n from generate_series(1, 19) n`,
      [salma.userId],
    );
    const responses = await Promise.all(['one', 'two', 'three'].map((tag) => change('/tags', 'POST', { tag })));
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect((await get()).tags).toHaveLength(20);
  });

  test('includes notes and tags in the customer’s data export and deletes them with the account', async () => {
    const exported = await shop.request<{ staffNotes: object[]; staffTags: object[] }>('/personal-data', {
      token: salma.token,
    });
    expect(exported.body.staffNotes).toMatchObject([{ text: 'يفضّل التسليم مساءً' }]);
    expect(exported.body.staffTags).toHaveLength(20);
    await shop.request('/account-deletions', { body: { language: 'ar', password: 'Lapis-1234' }, token: salma.token });
    for (const table of ['customer_notes', 'customer_tags'])
      expect((await shop.database.pool.query(`select from ${table}`)).rowCount).toBe(0);
  });
});
