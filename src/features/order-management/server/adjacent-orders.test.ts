import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PageOf } from '#core/api/pagination.ts';
import { shortOrderNumber } from '#features/orders/order-number.ts';
import { orderInputFor } from '#features/orders/testing/orders.ts';
import { type OpenShop, openShop, type SignedIn } from '#tests/support/shop/in-process-shop.ts';
import type { AdjacentOrders, AdminOrder } from '../orders.admin.contract.ts';

let shop: OpenShop;
let admin: SignedIn;
let reader: SignedIn;
/** Order numbers, oldest first. */
let numbers: string[];

beforeAll(async () => {
  shop = await openShop();
  [admin, reader] = await Promise.all([shop.signUp(), shop.signUp()]);
  await shop.database.pool.query(
    `insert into user_roles (user_id, role, staff_role) values ($1, 'admin', 'owner'), ($2, 'admin', 'readonly')`,
    [admin.userId, reader.userId],
  );
  const customer = await shop.signUp();
  const place = async (fullName: string, placedAt: string) => {
    const input = orderInputFor({ shipping: { ...orderInputFor().shipping, fullName } });
    const { body } = await shop.request<{ orderNumber: string }>('/orders', { body: input, token: customer.token });
    await shop.database.pool.query('update orders set created_at = $2 where order_number = $1', [
      body.orderNumber,
      placedAt,
    ]);
    return body.orderNumber;
  };
  // the second and third differ by a microsecond
  numbers = [
    await place('Mona Adel', '2026-03-10T10:00:00.000001Z'),
    await place('Hoda Samir', '2026-03-11T10:00:00.000001Z'),
    await place('Mona Fathy', '2026-03-11T10:00:00.000002Z'),
    await place('Mona Galal', '2026-03-12T10:00:00Z'),
  ];
});
afterAll(async () => {
  expect(shop.logged).toEqual([]);
  await shop.close();
});

const getAdjacent = async (index: number, filters: Readonly<Record<string, string>> = {}, { token } = admin) => {
  const { body } = await shop.request<AdjacentOrders>(
    `/admin/orders/by-number/${numbers[index]}/adjacent?${new URLSearchParams(filters)}`,
    { token },
  );
  const indexOf = (number: string | null) => (number === null ? null : numbers.indexOf(number));
  return [indexOf(body.previous), indexOf(body.next)];
};

const listNumbers = async (q: string, { token } = admin) => {
  const { body } = await shop.request<PageOf<AdminOrder>>(
    `/admin/orders?${new URLSearchParams({ language: 'ar', q })}`,
    { token },
  );
  return body.items.map(({ orderNumber }) => orderNumber);
};

test('the previous and the next order follow the sort order of the list and end with it', async () => {
  expect(await Promise.all([0, 1, 2, 3].map((index) => getAdjacent(index)))).toEqual([
    [1, null],
    [2, 0],
    [3, 1],
    [null, 2],
  ]);
  expect(await Promise.all([0, 1, 2, 3].map((index) => getAdjacent(index, { sort: 'oldest' })))).toEqual([
    [null, 1],
    [0, 2],
    [1, 3],
    [2, null],
  ]);
});

test('the previous and the next order match search and filters, also when the order itself no longer does', async () => {
  expect(await getAdjacent(1, { q: 'mona' })).toEqual([2, 0]);
  expect(await getAdjacent(0, { q: 'mona', to: '2026-03-11' })).toEqual([2, null]);
  expect(await getAdjacent(2, { status: 'delivered' })).toEqual([null, null]);
});

test('a role without customers gets adjacent orders, but none for a search that would reveal a customer', async () => {
  expect(await getAdjacent(1, {}, reader)).toEqual([2, 0]);
  expect(await getAdjacent(1, { q: 'mona' }, reader)).toEqual([null, null]);
});

test('an unknown order has no adjacent orders', async () => {
  for (const unknown of ['ORD-1700000000000-ABCDEFGHJ', 'nowhere'])
    expect(await shop.request(`/admin/orders/by-number/${unknown}/adjacent`, { token: admin.token })).toMatchObject({
      status: 404,
      body: { code: 'ORDER_NOT_FOUND' },
    });
});

test('the short order number finds its order in upper and lower case, also for a role without customers', async () => {
  const [number = ''] = numbers;
  for (const person of [admin, reader])
    for (const q of [shortOrderNumber(number), ` ${shortOrderNumber(number).toLowerCase()}`])
      expect(await listNumbers(q, person), q).toEqual([number]);
});

test('a role without customers finds no customer by a name or phone number with the length of a short order number', async () => {
  await shop.database.pool.query(
    `update orders set shipping_info = shipping_info || '{"fullName": "Alexandra", "phone": "+201234567899"}'
     where order_number = $1`,
    [numbers[0]],
  );
  for (const q of ['alexandra', '234567899']) {
    expect(await listNumbers(q), q).toEqual([numbers[0]]);
    expect(await listNumbers(q, reader), q).toEqual([]);
  }
});
