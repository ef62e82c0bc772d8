import { afterAll, beforeAll, expect, test } from 'vitest';
import { cairoDay } from '#core/dates/cairo-time.ts';
import { orderInputFor } from '#features/orders/testing/orders.ts';
import { type OpenShop, openShop, type SignedIn } from '#tests/support/shop/in-process-shop.ts';
import type { Dashboard } from '../dashboard.admin.contract.ts';

const DAY = 86_400_000;

let shop: OpenShop;
let admin: SignedIn;
beforeAll(async () => {
  shop = await openShop();
  admin = await shop.signUpAdmin();
});
afterAll(async () => {
  expect(shop.logged).toEqual([]);
  await shop.close();
});

const overview = async () =>
  (await shop.request<Dashboard>('/admin/dashboard?language=ar', { token: admin.token })).body;

/** Places an order `daysAgo` days ago in Cairo's calendar, in the last minute of that day. */
const placeOrder = async (daysAgo: number, status = 'pending') => {
  const { body } = await shop.request<{ orderNumber: string }>('/orders', {
    body: orderInputFor(),
    token: admin.token,
  });
  const { rows } = await shop.database.pool.query<{ subtotal: number; discount: number; created_at: Date }>(
    `update orders set status = $2,
       created_at = ($3::date - $4::integer)::timestamp at time zone 'Africa/Cairo' + interval '23 hours 59 minutes'
     where order_number = $1 returning subtotal, discount, created_at`,
    [body.orderNumber, status, cairoDay(shop.context.clock()), daysAgo],
  );
  const [row] = rows;
  if (!row) throw new Error('No order was placed');
  return { revenue: row.subtotal - row.discount, since: row.created_at.toISOString() };
};

test('the dashboard of a shop without orders reports zero for each day', async () => {
  const { days, week, weekBefore } = await overview();
  expect(days).toHaveLength(30);
  expect(days.at(-1)?.day).toBe(cairoDay(shop.context.clock()));
  // calendar days: a day of a clock change in Cairo has 23 or 25 hours
  const today = Date.parse(cairoDay(shop.context.clock()));
  expect(days.at(0)?.day).toBe(new Date(today - 29 * DAY).toISOString().slice(0, 10));
  expect(days.every(({ orders, revenue }) => orders === 0 && revenue === 0)).toBe(true);
  expect([week, weekBefore]).toEqual([
    { orders: 0, revenue: 0 },
    { orders: 0, revenue: 0 },
  ]);
});

test('the dashboard counts orders on their day in Cairo, without tax and shipping, and no cancelled ones', async () => {
  const today = await placeOrder(0);
  const sixDaysAgo = await placeOrder(6, 'shipped');
  const sevenDaysAgo = await placeOrder(7, 'delivered');
  await placeOrder(3, 'cancelled');
  await placeOrder(30);
  const { days, week, weekBefore } = await overview();
  expect(week).toEqual({ orders: 2, revenue: today.revenue + sixDaysAgo.revenue });
  expect(weekBefore).toEqual({ orders: 1, revenue: sevenDaysAgo.revenue });
  expect(days.map(({ orders }) => orders)).toEqual(
    Array.from({ length: 30 }, (_, index) => ([0, 6, 7].includes(29 - index) ? 1 : 0)),
  );
});

test('the dashboard reports low stock in ascending order', async () => {
  await shop.database.pool.query('update products set stock = 50');
  await shop.database.pool.query(
    `update products set stock = v.stock, is_archived = v.is_archived from (values
      ('cup-tea-01', 5, false), ('cup-tea-02', 0, false), ('cup-tea-03', 6, false), ('cup-tea-04', 1, true)
     ) as v (id, stock, is_archived) where products.id = v.id`,
  );
  const { lowStock } = await overview();
  expect(lowStock.map(({ id, stock }) => [id, stock])).toEqual([
    ['cup-tea-02', 0],
    ['cup-tea-01', 5],
  ]);
  expect(lowStock[0]?.name).toMatch(/\p{Script=Arabic}/u);
});
