import { afterAll, beforeAll, expect, test } from 'vitest';
import { placeProcessingOrder } from '#features/fulfillment/testing/shipments.ts';
import { orderInputFor } from '#features/orders/testing/orders.ts';
import { type OpenShop, openShop, type Refused, type SignedIn } from '#tests/support/shop/in-process-shop.ts';
import type { HiddenItems } from '../bulk-orders.admin.contract.ts';

let shop: OpenShop;
let admin: SignedIn;
let customer: SignedIn;
beforeAll(async () => {
  shop = await openShop();
  [admin, customer] = [await shop.signUpAdmin(), await shop.signUp()];
});
afterAll(async () => {
  expect(shop.logged).toEqual([]);
  await shop.close();
});

const post = <Body>(path: string, body: object) =>
  shop.request<Body & Refused>(`/admin/${path}`, { body, token: admin.token });

/** Places an order in this state. */
const placeIn = async (status: string) => {
  const order = await placeProcessingOrder(shop, customer, { language: 'en' });
  await shop.database.pool.query('update orders set status = $2 where id = $1', [order.id, status]);
  return order;
};

test('all orders that match the filters are selected across pages, without later ones', async () => {
  await placeIn('pending');
  const { body: day } = await post<{ ids: string[] }>('order-selections', { status: 'pending', q: 'ORD-' });
  const first = await placeIn('pending');
  const { body } = await post<{ ids: string[]; isComplete: boolean }>('order-selections', { status: 'pending' });
  expect(body.isComplete).toBe(true);
  expect(body.ids).toEqual([first.id, ...day.ids]);
  const later = await placeIn('pending');
  expect(body.ids).not.toContain(later.id);
  const oldest = await post<{ ids: string[] }>('order-selections', { status: 'pending', sort: 'oldest' });
  expect(oldest.body.ids).toEqual([later.id, first.id, ...day.ids].toReversed());
});

test('selected orders that the filters hide are returned with number and customer', async () => {
  const [pending, shipped] = [await placeIn('pending'), await placeIn('shipped')];
  const hidden = await post<HiddenItems>('order-selections/hidden', {
    ids: [pending.id, shipped.id],
    status: 'pending',
  });
  const name = orderInputFor().shipping.fullName;
  expect(hidden.body).toEqual({
    ids: [shipped.id],
    items: [{ id: shipped.id, name: shipped.orderNumber, note: name }],
  });
});

test('the CSV export has only the selected orders', async () => {
  const [one, other] = [await placeIn('pending'), await placeIn('pending')];
  const { body } = await post<{ csv: string; next: string | null }>('orders/export', { ids: [one.id] });
  expect(body.csv).toContain(one.orderNumber);
  expect(body.csv).not.toContain(other.orderNumber);
  expect(body.next).toBeNull();
});

test('a search that matches more orders than can be selected is refused', async () => {
  await shop.database.pool.query(
    `insert into orders (order_number, idempotency_key, request_hash, language, items, shipping_info, subtotal, discount,
       bundle_discount, together_discount, discount_amount, shipping_cost, tax, total, status, payment_method, is_gift, gift_wrap)
     select 'ORD-' || n || '-AAAAAAAAA', gen_random_uuid(), '', language, items,
       shipping_info || '{"fullName": "Zahra Fahmy"}', subtotal, discount, bundle_discount, together_discount, discount_amount,
       shipping_cost, tax, total, status, payment_method, is_gift, gift_wrap
     from (select * from orders limit 1) as copied, generate_series(1000000000001, 1000000005001) n`,
  );
  const refused = await post('order-selections', { q: 'Zahra' });
  expect(refused.body).toMatchObject({ code: 'SELECTION_TOO_LARGE' });
  await shop.database.pool.query(`delete from orders where order_number = 'ORD-1000000000001-AAAAAAAAA'`);
  const { body } = await post<{ ids: string[]; isComplete: boolean }>('order-selections', { q: 'Zahra' });
  expect([body.ids.length, body.isComplete]).toEqual([5000, true]);
  await shop.database.pool.query(`delete from orders where shipping_info ->> 'fullName' = 'Zahra Fahmy'`);
});
