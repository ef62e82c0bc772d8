import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertManyOrders } from '#features/orders/testing/orders.ts';
import { explainQueries } from '#tests/support/database.ts';
import { type OpenShop, openShop, type SignedIn } from '#tests/support/shop/in-process-shop.ts';
import { listOrders } from '../testing/list-orders.ts';
import { countOrders, findOrders, type OrderFilters } from './admin-orders.repository.ts';

let shop: OpenShop;
let admin: SignedIn;
beforeAll(async () => {
  shop = await openShop();
  admin = await shop.signUpAdmin();
  await insertManyOrders(shop.database, 100_000);
}, 600_000);
afterAll(async () => {
  expect(shop.logged).toEqual([]);
  await shop.close();
});

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
  const { body } = await listOrders(shop, admin, { q: 'نفرتيتي' });
  expect(body).toMatchObject({ count: 1, isExactCount: true, items: [{ shipping: { fullName: 'نفرتيتي آتون' } }] });
  expect((await listOrders(shop, admin, { q: 'محمود' })).body).toMatchObject({ count: 100, isExactCount: false });
});

test('a hundred thousand orders are paged in both directions, each once', async () => {
  for (const sort of ['newest', 'oldest']) {
    const first = await listOrders(shop, admin, { sort });
    const second = await listOrders(shop, admin, { sort, after: first.body.next ?? '' });
    const moments = [...first.body.items, ...second.body.items].map(({ createdAt }) => createdAt);
    expect(new Set(moments).size).toBe(40);
    expect(moments).toEqual(sort === 'newest' ? moments.toSorted().toReversed() : moments.toSorted());
  }
});
