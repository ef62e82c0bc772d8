import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { issueCode, orderInputFor, setStock, stockOf, totalOf } from '#features/orders/testing/orders.ts';
import { cancelUnpaidOrders } from '#features/payments/server/unpaid-orders.ts';
import { referenceOf, usePaymentShop } from '#features/payments/testing/payment-shop.ts';
import { shopWithTransfers } from '#features/payments/testing/transfers.ts';
import { type OpenShop, openShop, type SignedIn } from '#tests/support/shop/in-process-shop.ts';

const password = 'Lapis-1234';
const plate = 'plate-lotus-01';

const deleteAccountOf = async (shop: OpenShop, { token }: Pick<SignedIn, 'token'>): Promise<number> =>
  (await shop.request('/account-deletions', { body: { language: 'ar', password }, token })).status;

describe('orders of a deleted account', () => {
  let shop: OpenShop;
  beforeAll(async () => {
    shop = await openShop();
    await setStock(shop, plate, 100);
  });
  afterAll(async () => {
    expect(shop.logged).toEqual([]);
    await shop.close();
  });

  const order = async ({ token }: SignedIn, overrides: Parameters<typeof orderInputFor>[0] = {}): Promise<string> => {
    const expectedTotal = await totalOf(shop, token, overrides);
    const { body } = await shop.request<{ orderNumber: string }>('/orders', {
      body: orderInputFor({ ...overrides, expectedTotal }),
      token,
    });
    return body.orderNumber;
  };

  const rowOf = async (orderNumber: string) => {
    const { rows } = await shop.database.pool.query(
      'select status, payment_status, user_id from orders where order_number = $1',
      [orderNumber],
    );
    return rows[0];
  };

  const set = (orderNumber: string, change: string) =>
    shop.database.pool.query(`update orders set ${change} where order_number = $1`, [orderNumber]);

  test('account deletion cancels unpaid, unshipped orders and restores stock and promo code; other orders stay', async () => {
    await issueCode(shop, 'ONCE', { max_uses: 1 });
    const salma = await shop.signUp();
    const before = await stockOf(shop, plate);
    const pending = await order(salma, { lines: [{ productId: plate, quantity: 5 }], promoCode: 'ONCE' });
    const packed = await order(salma, { lines: [{ productId: plate, quantity: 4 }] });
    await set(packed, "status = 'processing'");
    const paid = await order(salma);
    await set(paid, "payment_status = 'paid'");
    const shipped = await order(salma);
    await set(shipped, "status = 'shipped'");
    expect(await stockOf(shop, plate)).toBe(before - 11);
    expect(await deleteAccountOf(shop, salma)).toBe(200);
    expect(await stockOf(shop, plate)).toBe(before - 2);
    for (const number of [pending, packed])
      expect(await rowOf(number)).toMatchObject({ status: 'cancelled', user_id: null });
    expect(await rowOf(paid)).toEqual({ status: 'pending', payment_status: 'paid', user_id: null });
    expect(await rowOf(shipped)).toEqual({ status: 'shipped', payment_status: 'pending', user_id: null });
    const { rows } = await shop.database.pool.query("select current_uses from promo_codes where code = 'ONCE'");
    expect(rows).toEqual([{ current_uses: 0 }]);
  });

  test('an order placed during account deletion never remains unpaid without an account', async () => {
    const before = await stockOf(shop, plate);
    const others = [await shop.signUp(), await shop.signUp()];
    for (let round = 0; round < 4; round += 1) {
      const salma = await shop.signUp();
      const products = [plate, 'cup-tea-01'];
      await order(salma, { lines: [{ productId: plate, quantity: 1 }] });
      await order(salma, { lines: products.map((productId) => ({ productId, quantity: 1 })) });
      const expectedTotal = await totalOf(shop, salma.token, {});
      const orders = [salma, salma, ...others].map(({ token }) =>
        shop.request('/orders', { body: orderInputFor({ expectedTotal }), token }).catch(() => undefined),
      );
      const [erased] = await Promise.all([deleteAccountOf(shop, salma), ...orders]);
      expect(erased).toBe(200);
    }
    const { rows } = await shop.database.pool.query(
      "select count(*)::integer as count from orders where user_id is null and payment_status = 'pending' and status = 'pending'",
    );
    expect(rows).toEqual([{ count: 0 }]);
    const held = await shop.database.pool.query(
      "select coalesce(sum((item ->> 'quantity')::integer), 0)::integer as quantity from orders, jsonb_array_elements(items) as item where user_id = any($1) and item ->> 'productId' = $2",
      [others.map(({ userId }) => userId), plate],
    );
    expect(await stockOf(shop, plate)).toBe(before - held.rows[0].quantity);
    shop.logged.length = 0;
  });

  test('deleting a phone customer cancels their orders', async () => {
    const admin = await shop.signUpAdmin();
    const before = await stockOf(shop, plate);
    const { shipping, ...rest } = orderInputFor();
    const placed = await shop.request<{ orderNumber: string }>('/admin/draft-orders', {
      body: { ...rest, customerId: null, shipping: { ...shipping, email: '' } },
      token: admin.token,
    });
    const { user_id: id } = await rowOf(placed.body.orderNumber);
    const { status } = await shop.request(`/admin/draft-orders/customers/${id}`, {
      method: 'DELETE',
      token: admin.token,
    });
    expect(status).toBe(200);
    expect(await rowOf(placed.body.orderNumber)).toMatchObject({ status: 'cancelled', user_id: null });
    expect(await stockOf(shop, plate)).toBe(before);
  });
});

describe('payments in flight of a deleted account', () => {
  const world = usePaymentShop();

  test('account deletion cancels an order with an open payment page, and a later payment is refunded', async () => {
    const { shop, gateway, placeOrder, open, runJobs, readAmounts } = world();
    const buyer = await shop.signUp();
    const placed = await placeOrder({}, buyer.token);
    await open(placed, { token: buyer.token });
    expect(await deleteAccountOf(shop, buyer)).toBe(200);
    expect((await readAmounts(placed)).order.status).toBe('cancelled');
    await gateway.pay(referenceOf(placed));
    await runJobs();
    const { order, refunds } = await readAmounts(placed);
    expect(order).toMatchObject({ status: 'cancelled', payment_status: 'refunded', refunded_amount: placed.total });
    expect(refunds).toMatchObject([{ amount: placed.total, reason: 'paid_late', state: 'done' }]);
  });

  test('account deletion keeps an order whose unreported payment the gateway confirms', async () => {
    const { shop, gateway, placeOrder, open, readAmounts } = world();
    gateway.behave({ webhooks: 'never' });
    const buyer = await shop.signUp();
    const placed = await placeOrder({}, buyer.token);
    await open(placed, { token: buyer.token });
    await gateway.pay(referenceOf(placed));
    expect(await deleteAccountOf(shop, buyer)).toBe(200);
    expect((await readAmounts(placed)).order).toMatchObject({ status: 'pending', payment_status: 'paid' });
  });

  test('account deletion cancels the order when the gateway does not respond', async () => {
    const { shop, gateway, placeOrder, open, readAmounts } = world();
    const buyer = await shop.signUp();
    const placed = await placeOrder({}, buyer.token);
    await open(placed, { token: buyer.token });
    gateway.behave({ availability: 'away' });
    expect(await deleteAccountOf(shop, buyer)).toBe(200);
    expect((await readAmounts(placed)).order.status).toBe('cancelled');
    gateway.behave({ webhooks: 'before_return', opens: 'well', availability: 'well' });
  });
});

describe('a reported transfer of a deleted account', () => {
  const world = shopWithTransfers();

  test('a reported transfer keeps the order of a deleted account for three days, for an admin to check it', async () => {
    const buyer = await world.shop.signUp();
    const { id } = await world.sent(buyer);
    expect(id).toBeDefined();
    expect(await deleteAccountOf(world.shop, buyer)).toBe(200);
    const status = async () =>
      (await world.rows<{ status: string }>('select status from orders where user_id is null')).map(
        (row) => row.status,
      );
    expect(await status()).toEqual(['pending']);
    world.shop.wait(71 * 3600);
    await cancelUnpaidOrders(world.shop.context);
    expect(await status()).toEqual(['pending']);
    world.shop.wait(2 * 3600);
    await cancelUnpaidOrders(world.shop.context);
    expect(await status()).toEqual(['cancelled']);
  });
});
