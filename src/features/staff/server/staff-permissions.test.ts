import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PageOf } from '#core/api/pagination.ts';
import { courierOf } from '#features/fulfillment/testing/shipments.ts';
import type { StockMovement } from '#features/inventory/inventory.admin.contract.ts';
import type { AdminOrder } from '#features/order-management/orders.admin.contract.ts';
import { orderInputFor } from '#features/orders/testing/orders.ts';
import type { AdminReview } from '#features/reviews/reviews.admin.contract.ts';
import { type OpenShop, openShop, type SignedIn } from '#tests/support/shop/in-process-shop.ts';

let shop: OpenShop;
let manager: SignedIn;
let readonly: SignedIn;
let catalogue: SignedIn;
let customer: SignedIn;
let orderNumber: string;
const { shipping } = orderInputFor();
beforeAll(async () => {
  shop = await openShop();
  [manager, readonly, catalogue] = await Promise.all([
    shop.signUpAdmin('manager'),
    shop.signUpAdmin('readonly'),
    shop.signUpAdmin('catalogue'),
  ]);
  customer = await shop.signUp();
  const body = { ...orderInputFor(), gift: { isGift: true, giftWrap: false, giftMessage: 'إلى أمي' } };
  const placed = await shop.request<{ orderNumber: string }>('/orders', { body, token: customer.token });
  ({ orderNumber } = placed.body);
  await shop.request('/reviews', {
    body: { productId: 'cup-tea-01', rating: 5, comment: 'جميل' },
    token: customer.token,
  });
});
afterAll(async () => {
  await shop.close();
});

const orders = async ({ token }: SignedIn, q = '') =>
  (await shop.request<PageOf<AdminOrder>>(`/admin/orders?language=ar&q=${encodeURIComponent(q)}`, { token })).body;

describe('a role without permission to see customers', () => {
  test('a role without customer data sees amounts and items of an order, but nothing about its customer', async () => {
    const [whole] = (await orders(manager)).items;
    expect(whole?.shipping).toMatchObject({ fullName: shipping.fullName, email: shipping.email });
    const page = await orders(readonly);
    const [listedOrder] = page.items;
    expect(listedOrder).toMatchObject({ orderNumber, total: whole?.total, items: whole?.items });
    const text = decodeURIComponent(JSON.stringify(page));
    for (const secret of [shipping.fullName, shipping.phone.slice(1), shipping.email, shipping.address, 'إلى أمي'])
      expect(text).not.toContain(secret);
  });

  test('a role without customer data sees the state of a parcel, but not its tracking number', async () => {
    await shop.database.pool.query(
      `insert into shipments (order_id, number, courier_id, tracking_number, cash_to_collect, state, created_at)
       select id, 1, $2, 'AB-123', 0, 'packed', now() from orders where order_number = $1`,
      [orderNumber, await courierOf(shop)],
    );
    const parcels = async (by: SignedIn) => (await orders(by)).items.flatMap((order) => order.parcels);
    expect(await parcels(manager)).toMatchObject([{ state: 'packed', trackingNumber: 'AB-123' }]);
    expect(await parcels(readonly)).toMatchObject([{ state: 'packed', trackingNumber: null, trackingUrl: null }]);
    const lines = async ({ token }: SignedIn) => (await shop.request('/admin/settlement-lines', { token })).status;
    expect([await lines(manager), await lines(readonly)]).toEqual([200, 403]);
  });

  test('a role without customer data sees which admin changed stock, but not which customer cancelled an order', async () => {
    for (const { userId } of [manager, customer]) {
      const movement = await shop.database.pool.connect();
      await movement.query('begin');
      await movement.query(`select set_config('shop.stock_movement', $1, true)`, [
        JSON.stringify({ reason: 'cancellation', by: userId }),
      ]);
      await movement.query(`update products set stock = stock + 1 where id = 'cup-tea-05'`);
      await movement.query('commit');
      movement.release();
    }
    const listMovers = async ({ token }: SignedIn) =>
      (
        await shop.request<PageOf<StockMovement>>(
          '/admin/stock/movements?language=ar&product=cup-tea-05&reason=cancellation',
          { token },
        )
      ).body.items.map(({ by }) => by);
    expect(await listMovers(manager)).toEqual([customer.email, manager.email]);
    expect(await listMovers(catalogue)).toEqual([null, manager.email]);
  });

  test('a role without customer data finds orders by number only, not by name or phone number', async () => {
    for (const q of [shipping.fullName, shipping.phone, shipping.email, `${orderNumber} ${shipping.fullName}`]) {
      expect((await orders(readonly, q)).items).toEqual([]);
    }
    expect((await orders(manager, shipping.phone)).items).toHaveLength(1);
    expect((await orders(readonly, orderNumber.slice(0, 12))).items).toHaveLength(1);
  });

  test('a role without customer data gets a single order without its customer', async () => {
    const read = async ({ token }: SignedIn) =>
      (await shop.request<AdminOrder>(`/admin/orders/by-number/${orderNumber}?language=ar`, { token })).body;
    const [whole, order] = await Promise.all([read(manager), read(readonly)]);
    expect(whole).toMatchObject({ customerId: customer.userId, shipping: { fullName: shipping.fullName } });
    expect(order).toMatchObject({ orderNumber, total: whole.total, customerId: null, giftMessage: null });
    expect(order.shipping).toMatchObject({ fullName: '', phone: '', email: '', address: '' });
  });

  test('a role without customer data cannot open a customer’s order status page', async () => {
    const open = async ({ token }: SignedIn) =>
      (await shop.request(`/orders/${orderNumber}?language=ar`, { token })).status;
    expect([await open(manager), await open(readonly), await open(catalogue)]).toEqual([200, 404, 404]);
  });

  test('a role without customer data sees the public first name of a review’s author', async () => {
    const authors = async ({ token }: SignedIn) =>
      (await shop.request<PageOf<AdminReview>>('/admin/reviews', { token })).body.items.map(({ author }) => author);
    expect([await authors(manager), await authors(catalogue)]).toEqual([['سلمى حسن'], ['سلمى']]);
  });

  test('a role without customer data cannot list personal promo codes, which name their customers', async () => {
    const list = async ({ token }: SignedIn) =>
      (await shop.request('/admin/promo-codes?owned=personally', { token })).status;
    expect([await list(manager), await list(catalogue)]).toEqual([200, 403]);
  });
});

test('the orders role prints packing slips with the tax number, without permission to read the settings', async () => {
  const { token } = await shop.signUpAdmin('orders');
  expect(await shop.request('/admin/packing-slip-facts', { token })).toMatchObject({ body: { taxNumber: null } });
  expect((await shop.request('/admin/settings', { token })).status).toBe(403);
});

test('the orders role cancels orders and records payments, but cannot refund', async () => {
  const member = await shop.signUpAdmin('orders');
  const { rows } = await shop.database.pool.query('select id from orders where order_number = $1', [orderNumber]);
  const put = async (path: string, body: object) =>
    (
      await shop.request<{ code?: string }>(`/admin/orders/${rows[0].id}/${path}`, {
        method: 'PUT',
        body: { language: 'ar', ...body },
        token: member.token,
      })
    ).body.code;
  expect(await put('status', { from: 'pending', to: 'cancelled', refund: true })).toBe('PERMISSION_REQUIRED');
  expect(await put('payment-status', { from: 'pending', to: 'paid' })).toBeUndefined();
  expect(await put('payment-status', { from: 'paid', to: 'refunded' })).toBe('PERMISSION_REQUIRED');
  expect(await put('status', { from: 'pending', to: 'processing' })).toBeUndefined();
});
