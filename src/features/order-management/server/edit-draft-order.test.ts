import { afterAll, beforeAll, expect, test } from 'vitest';
import { orderInputFor, setStock, stockOf } from '#features/orders/testing/orders.ts';
import { linesOfQuantities as lines, orderChanges, totalOfGoods } from '#features/payments/testing/order-changes.ts';
import { refundableOrders } from '#features/payments/testing/refundable-orders.ts';
import { type OpenShop, openShop, type SignedIn } from '#tests/support/shop/in-process-shop.ts';

const plate = 'plate-lotus-01';

let shop: OpenShop;
let admin: SignedIn;
let salma: SignedIn;
beforeAll(async () => {
  shop = await openShop({ maxUnpaidItems: 6 });
  [admin, salma] = await Promise.all([shop.signUpAdmin(), shop.signUp()]);
  await setStock(shop, plate, 50);
});
afterAll(async () => {
  expect(shop.logged).toEqual([]);
  await shop.close();
});

const placeByPhone = async (quantity: number) => {
  const { body } = await shop.request<{ orderNumber: string }>('/admin/draft-orders', {
    body: {
      ...orderInputFor({ lines: lines({ [plate]: quantity }), expectedTotal: totalOfGoods(quantity * 125_000) }),
      customerId: salma.userId,
    },
    token: admin.token,
  });
  const { rows } = await shop.database.pool.query('select id from orders where order_number = $1', [body.orderNumber]);
  return rows[0].id as string;
};

test('a change of an order by phone is refused only above the customer’s limit of unpaid items', async () => {
  const [first, second] = [await placeByPhone(2), await placeByPhone(2)];
  const { change } = orderChanges(shop, admin);
  const refused = await change(second, { lines: lines({ [plate]: 5 }) });
  expect(refused.body).toMatchObject({ code: 'TOO_MANY_UNPAID_ITEMS', data: { max: 6, unpaid: 4 } });
  expect(await stockOf(shop, plate)).toBe(46);
  // of two concurrent changes that exceed the limit together, one succeeds
  const responses = await Promise.all([first, second].map((id) => change(id, { lines: lines({ [plate]: 4 }) })));
  expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(await stockOf(shop, plate)).toBe(44);
  // a smaller quantity is always possible
  expect(
    (await change(first, { version: responses[0]?.status === 200 ? 2 : 1, lines: lines({ [plate]: 1 }) })).status,
  ).toBe(200);
});

test('an order placed by its customer can be changed above the limit', async () => {
  const nour = await shop.signUp();
  const placed = await refundableOrders(shop, admin, nour).place({ lines: lines({ [plate]: 6 }) });
  expect((await orderChanges(shop, admin).change(placed.id, { lines: lines({ [plate]: 7 }) })).status).toBe(200);
});
