import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PageOf } from '#core/api/pagination.ts';
import { fold } from '#core/text/fold.ts';
import { insertManyOrders, orderInputFor } from '#features/orders/testing/orders.ts';
import { arabicSearchCases } from '#features/search/testing/arabic-search-cases.ts';
import { explainQueries } from '#tests/support/database.ts';
import { type OpenShop, openShop, type SignedIn } from '#tests/support/shop/in-process-shop.ts';
import type { AdminOrder } from '../orders.admin.contract.ts';
import { countOrders, findOrders, type OrderFilters } from './admin-orders.repository.ts';

let shop: OpenShop;
let admin: SignedIn;
let customer: SignedIn;
beforeAll(async () => {
  shop = await openShop();
  admin = await shop.signUp();
  customer = await shop.signUp({ data: { name: 'نادية حسين', phone: '01012345678', dob: '1990-05-17' } });
  await shop.database.pool.query(`insert into user_roles (user_id, role) values ($1, 'admin')`, [admin.userId]);
});
afterAll(async () => {
  expect(shop.logged).toEqual([]);
  await shop.close();
});

const list = (filters: Readonly<Record<string, string>> = {}) =>
  shop.request<PageOf<AdminOrder>>(`/admin/orders?${new URLSearchParams({ language: 'ar', ...filters })}`, {
    token: admin.token,
  });

const placeOrder = async (fullName: string, phone: string, placedAt: string) => {
  const input = orderInputFor({ shipping: { ...orderInputFor().shipping, fullName, phone } });
  const { body } = await shop.request<{ orderNumber: string }>('/orders', { body: input, token: customer.token });
  await shop.database.pool.query('update orders set created_at = $2 where order_number = $1', [
    body.orderNumber,
    placedAt,
  ]);
  return body.orderNumber;
};

/** Returns the names of the orders found, in order. */
const listNames = async (filters: Readonly<Record<string, string>>) =>
  (await list(filters)).body.items.map(({ shipping }) => shipping.fullName);

describe('admin order list', () => {
  let number: string;
  beforeAll(async () => {
    number = await placeOrder('فاطِمة عبد الرحمن', '+201001234567', '2026-03-13T21:59:59Z');
    // the same digit trigrams as the phone number above, in another order
    await placeOrder('Mona El-Shafei', '01001567234', '2026-03-13T22:00:00Z');
    await placeOrder('مي أحمد', '٠١١٢٢٣٣٤٤٥٥', '2026-07-01T20:59:59Z');
  });

  test('reads one order as the list shows it, and reports a number that no order has', async () => {
    const get = (orderNumber: string) =>
      shop.request<AdminOrder & { code?: string }>(`/admin/orders/by-number/${orderNumber}?language=ar`, {
        token: admin.token,
      });
    const [listed] = (await list({ q: number })).body.items;
    expect((await get(number)).body).toEqual(listed);
    for (const unknown of ['ORD-1700000000000-ABCDEFGHJ', 'nowhere'])
      expect(await get(unknown)).toMatchObject({ status: 404, body: { code: 'ORDER_NOT_FOUND' } });
  });

  test('finds orders by parts of the name in any spelling, word by word', async () => {
    for (const q of ['فاطمه', 'فَاطِمَة', 'طمة', 'الرحمن فاطمة', 'عبد', 'ـفاطمـة']) {
      expect(await listNames({ q }), q).toEqual(['فاطِمة عبد الرحمن']);
    }
    for (const q of ['mona', 'MONA el', 'shafei', 'el-sh'])
      expect(await listNames({ q }), q).toEqual(['Mona El-Shafei']);
    for (const q of ['مي', 'احمد', 'م', 'مى']) expect(await listNames({ q }), q).toEqual(['مي أحمد']);
    for (const q of ['منى', 'فاطمة منى', '%', '_', String.raw`\ `, 'ظاطمة'])
      expect(await listNames({ q }), q).toEqual([]);
  });

  test('finds orders by phone in the digits of any script, with and without country code', async () => {
    for (const q of [
      '01001234567',
      '+201001234567',
      '٠١٠٠١٢٣٤٥٦٧',
      '۰۱۰۰ ۱۲۳ ۴۵۶۷',
      '0020 100 123 4567',
      '(010) 0123-4567',
      '002001001234567',
      '+20 (0)100.123.4567',
      '1234567',
      '010012',
    ]) {
      expect(await listNames({ q }), q).toEqual(['فاطِمة عبد الرحمن']);
    }
    expect(await listNames({ q: '٠١' })).toHaveLength(3);
  });

  test('finds orders by whole or partial e-mail address in any case, combined with other words', async () => {
    await shop.database.pool.query(
      `update orders set shipping_info = shipping_info || '{"email": "Mona.Shafei+gifts@Example.com"}'
       where shipping_info ->> 'fullName' = 'Mona El-Shafei'`,
    );
    for (const q of [
      'Mona.Shafei+gifts@Example.com',
      'mona.shafei+gifts@example.com',
      ' MONA.SHAFEI+GIFTS@EXAMPLE.COM\u200f ',
      'gifts@',
      'mona gifts@example',
    ]) {
      expect(await listNames({ q }), q).toEqual(['Mona El-Shafei']);
    }
    expect(await listNames({ q: '@' })).toHaveLength(3);
    for (const q of ['nobody@example.com', 'فاطمة gifts@example.com', '%@_'])
      expect(await listNames({ q }), q).toEqual([]);
  });

  test('finds orders by whole or partial number in any case', async () => {
    const [, moment = '', end = ''] = number.split('-');
    for (const q of [number, number.toLowerCase(), `${moment}-${end}`, end.slice(1, 6), ` ${number} `]) {
      expect(await listNames({ q }), q).toEqual(['فاطِمة عبد الرحمن']);
    }
  });

  test('filters orders by Cairo days, including daylight saving time, and sorts newest or oldest first', async () => {
    const [first, second, third] = ['فاطِمة عبد الرحمن', 'Mona El-Shafei', 'مي أحمد'];
    expect(await listNames({})).toEqual([third, second, first]);
    expect(await listNames({ sort: 'oldest' })).toEqual([first, second, third]);
    expect(await listNames({ to: '2026-03-13' })).toEqual([first]);
    expect(await listNames({ from: '2026-03-14', to: '2026-03-14' })).toEqual([second]);
    expect(await listNames({ from: '2026-07-01', to: '2026-07-01' })).toEqual([third]);
    expect(await listNames({ from: '2026-07-02' })).toEqual([]);
    expect(await listNames({ status: 'pending', sort: 'oldest' })).toEqual([first, second, third]);
    expect(await listNames({ status: 'shipped' })).toEqual([]);
  });

  test('the order list returns items with pictures, address, amounts, customer and time', async () => {
    const [order] = (await list({ q: number })).body.items;
    expect(order).toMatchObject({
      orderNumber: number,
      language: 'ar',
      status: 'pending',
      paymentStatus: 'pending',
      shipping: { phone: '+201001234567', city: 'القاهرة' },
      items: [{ productId: 'plate-lotus-01', quantity: 1, picture: { alt: expect.any(String) } }],
      total: 157_500,
      history: [{ by: 'نادية حسين', status: 'pending', payment: null }],
    });
  });

  test('the order list refuses invalid filters', async () => {
    for (const wrong of [
      { from: '2026-02-30' },
      { to: 'yesterday' },
      { status: 'lost' },
      { sort: 'total' },
      { q: 'x'.repeat(101) },
      { after: '1' },
    ]) {
      const response = await list(wrong);
      expect([response.status, response.body], JSON.stringify(wrong)).toMatchObject([
        400,
        { code: 'VALIDATION_FAILED' },
      ]);
    }
  });

  test('the database folds search text like the server', async () => {
    const texts = [
      ...arabicSearchCases.flatMap(({ queries }) => queries),
      'ﻓﺎﻃﻤﺔ',
      'ÀÉÎ ß Straße',
      'ＭＯＮＡ',
      'ؤئءآ',
      '٠١٢۳',
      'ﷺ',
    ];
    const { rows } = await shop.database.pool.query<{ folded: string }>(
      'select fold_search_text(typed) as folded from unnest($1::text[]) with ordinality as t (typed, place) order by place',
      [texts],
    );
    expect(rows.map(({ folded }) => folded.replaceAll(/\s+/gu, ' ').trim())).toEqual(texts.map(fold));
  });
});

describe('a hundred thousand orders', () => {
  beforeAll(() => insertManyOrders(shop.database, 100_000), 600_000);

  const plans = (filters: OrderFilters) =>
    explainQueries(shop.database, async (watched) => {
      const { ids } = await countOrders(watched, filters);
      await findOrders(watched, filters, 21, ids);
    });
  const after = '1750000000000000.3f0a4c9e-0000-4000-8000-000000000000';

  test.each<{ readonly filters: OrderFilters; readonly index: string }>([
    { filters: {}, index: 'orders_created_at_idx' },
    { filters: { after }, index: 'orders_created_at_idx' },
    { filters: { after, sort: 'oldest' }, index: 'orders_created_at_idx' },
    { filters: { status: 'pending' }, index: 'orders_status_idx' },
    { filters: { status: 'shipped', after, sort: 'oldest' }, index: 'orders_status_idx' },
    { filters: { payment: 'owed' }, index: 'orders_owed_back_idx' },
    { filters: { payment: 'pending' }, index: 'orders_awaiting_payment_idx' },
    { filters: { payment: 'pending', after }, index: 'orders_awaiting_payment_idx' },
    { filters: { payment: 'nothing_due' }, index: 'orders_nothing_due_idx' },
    { filters: { payment: 'nothing_due', after, sort: 'oldest' }, index: 'orders_nothing_due_idx' },
    { filters: { from: '2025-01-01', to: '2025-01-02' }, index: 'orders_created_at_idx' },
    { filters: { q: 'نفرتيتي' }, index: 'orders_spelled_idx' },
    { filters: { q: 'nobody-of-this-name' }, index: 'orders_spelled_idx' },
    { filters: { q: '01000007919' }, index: 'orders_spelled_idx' },
    { filters: { q: 'nobody-of-this-name@example.com' }, index: 'orders_email_search_idx' },
    { filters: { q: 'ORD-1700000094700-' }, index: 'orders_spelled_idx' },
    { filters: { q: 'k7mw2q9xa' }, index: 'orders_spelled_idx' },
  ])('orders are read by an index for $filters', async ({ filters, index }) => {
    const plansByQuery = await plans(filters);
    const rows = plansByQuery.find(({ sql }) => sql.includes('order by'));
    // the count of a search returns the ids of few orders, which are then read by id
    const searched = filters.q === undefined ? rows : plansByQuery.find(({ sql }) => !sql.includes('order by'));
    expect(searched?.plan).toContain(index);
    for (const { plan } of plansByQuery) expect(plan).not.toContain('Seq Scan');
    // the index provides the order without a sort
    if (filters.q === undefined) expect(rows?.plan).not.toContain('Sort');
  });

  test('orders with a rare payment status are read by an index', async () => {
    const plansByQuery = await plans({ payment: 'refunded', after });
    expect(plansByQuery.find(({ sql }) => sql.includes('order by'))?.plan).toContain('orders_payment_status_idx');
  });

  test('a search for one of a hundred thousand orders reads only a few rows', async () => {
    const { body } = await list({ q: 'نفرتيتي' });
    expect(body).toMatchObject({ count: 1, isExactCount: true, items: [{ shipping: { fullName: 'نفرتيتي آتون' } }] });
    expect((await list({ q: 'محمود' })).body).toMatchObject({ count: 100, isExactCount: false });
  });

  test('a hundred thousand orders are paged in both directions, each once', async () => {
    for (const sort of ['newest', 'oldest']) {
      const first = await list({ sort });
      const second = await list({ sort, after: first.body.next ?? '' });
      const moments = [...first.body.items, ...second.body.items].map(({ createdAt }) => createdAt);
      expect(new Set(moments).size).toBe(40);
      expect(moments).toEqual(sort === 'newest' ? moments.toSorted().toReversed() : moments.toSorted());
    }
  });
});
