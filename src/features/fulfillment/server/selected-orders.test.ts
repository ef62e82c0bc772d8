import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OrderView } from '#features/orders/orders.contract.ts';
import { soon } from '#tests/support/mail/job-capture.ts';
import { type MailServer, openMailServer } from '#tests/support/servers/mail-server.ts';
import { type OpenShop, openShop, type Refused, type SignedIn } from '#tests/support/shop/in-process-shop.ts';
import type { AdminShipment, OrderShipments, SelectedOrders } from '../shipments.admin.contract.ts';
import { courierOf, placeProcessingOrder } from '../testing/shipments.ts';

let server: MailServer;
let shop: OpenShop;
let admin: SignedIn;
let customer: SignedIn;
let bosta: string;
beforeAll(async () => {
  server = await openMailServer();
  shop = await openShop({ smtpUrl: server.url });
  [admin, customer] = await Promise.all([shop.signUp(), shop.signUp()]);
  await shop.database.pool.query(`insert into user_roles (user_id, role) values ($1, 'admin')`, [admin.userId]);
  bosta = await courierOf(shop);
});
afterAll(async () => {
  expect(shop.logged).toEqual([]);
  await shop.close();
  await server.close();
});

const as = <Body>(path: string, method: string, body?: object) =>
  shop.request<Body & Refused>(path, { method, body, token: admin.token });
const parcelsOf = async (orderId: string) =>
  (await as<OrderShipments>(`/admin/orders/${orderId}/shipments`, 'GET')).body.shipments;
const mailsAfter = async (count: number) => {
  await soon(async () => {
    const { rows } = await shop.database.pool.query('select from graphile_worker._private_jobs');
    expect(rows).toEqual([]);
  });
  return server.mails.slice(count).filter(({ recipients }) => recipients.includes(customer.email));
};

describe('selected orders', () => {
  const changeOrders = (path: string, orderIds: readonly string[], overrides: object = {}) =>
    as<SelectedOrders>(`/admin/${path}`, 'POST', { orderIds, language: 'en', ...overrides });

  test('selected orders are packed, exported and shipped together, and each refusal has its reason', async () => {
    const orders = [];
    for (let count = 0; count < 3; count += 1)
      orders.push(await placeProcessingOrder(shop, customer, { language: 'en' }));
    const pending = await placeProcessingOrder(shop, customer);
    await shop.database.pool.query(`update orders set status = 'pending' where id = $1`, [pending.id]);
    const ids = [...orders.map(({ id }) => id), pending.id];
    const assigned = await changeOrders('shipments/parcels', ids, { courierId: bosta });
    expect(assigned.body).toMatchObject({ done: 3, refused: [{ orderNumber: pending.orderNumber }] });
    expect(assigned.body.refused[0]?.message).toContain('being prepared');
    expect((await changeOrders('shipments/parcels', ids, { courierId: bosta })).body.done).toBe(0);

    const { body: file } = await as<{ csv: string; count: number }>('/admin/shipments/export', 'POST', {
      orderIds: ids,
      courierId: bosta,
    });
    expect(file.count).toBe(3);
    const [head, first] = file.csv.split('\r\n');
    expect(head).toBe('\u{feff}Order number,Name,Phone,Governorate,City,Address,Cash to collect,Pieces');
    expect(first).toBe(
      `${orders[0]?.orderNumber},سلمى حسن,01001234567,القاهرة,القاهرة,١٢ شارع المعز لدين الله,${(orders[0]?.total ?? 0) / 100},1`,
    );
    const { body: sheets } = await as<{
      orders: { id: string; order: OrderView }[];
      shipments: AdminShipment[];
    }>('/admin/shipments/sheets', 'POST', { orderIds: ids.toReversed() });
    expect(sheets.orders.map(({ id }) => id)).toEqual(ids.toReversed());
    expect(sheets.shipments.map(({ orderId }) => orderId)).toEqual(ids.slice(0, 3).toReversed());

    await mailsAfter(0);
    const before = server.mails.length;
    const moved = await changeOrders('order-status-changes', ids, { to: 'shipped' });
    expect(moved.body).toMatchObject({ done: 3, refused: [{ id: pending.id }] });
    expect((await mailsAfter(before)).length).toBe(3);
    for (const { id } of orders) expect((await parcelsOf(id)).map(({ state }) => state)).toEqual(['handed_over']);
  });

  test('the courier file has two decimals for cash with piastres', async () => {
    const { id } = await placeProcessingOrder(shop, customer);
    await as(`/admin/orders/${id}/shipments`, 'POST', { courierId: bosta, trackingNumber: '', cash: 0 });
    await shop.database.pool.query('update shipments set cash_to_collect = 127550 where order_id = $1', [id]);
    const { body } = await as<{ csv: string }>('/admin/shipments/export', 'POST', { orderIds: [id], courierId: bosta });
    expect(body.csv).toContain(',1275.50,');
  });

  test('selected orders with another status are refused with that status, in the admin’s language', async () => {
    const made = [];
    for (const state of ['pending', 'shipped', 'cancelled']) {
      const { id } = await placeProcessingOrder(shop, customer);
      await shop.database.pool.query('update orders set status = $2 where id = $1', [id, state]);
      made.push(id);
    }
    const { body } = await changeOrders('order-status-changes', made, { to: 'shipped' });
    expect(body.done).toBe(0);
    expect(body.refused.map(({ message }) => message)).toEqual([
      'It is “Pending”; this is possible only for an order that is “Processing”.',
      'It is “Shipped” already.',
      'It is “Cancelled”; this is possible only for an order that is “Processing”.',
    ]);
    const { body: arabic } = await changeOrders('order-status-changes', made.slice(0, 1), {
      to: 'shipped',
      language: 'ar',
    });
    expect(arabic.refused[0]?.message).toBe('حالته «قيد الانتظار»، ولا يصح هذا إلا لطلب حالته «قيد التجهيز».');
  });

  test('selected orders are shipped once by two concurrent admins', async () => {
    const ids = [];
    for (let count = 0; count < 4; count += 1) ids.push((await placeProcessingOrder(shop, customer)).id);
    const responses = await Promise.all([
      changeOrders('order-status-changes', ids, { to: 'shipped' }),
      changeOrders('order-status-changes', ids.toReversed(), { to: 'shipped' }),
    ]);
    const done = responses.map(({ body }) => body.done);
    expect(done.reduce((sum, each) => sum + each, 0)).toBe(4);
    const { rows } = await shop.database.pool.query(
      `select from order_status_changes where order_id = any ($1) and to_status = 'shipped'`,
      [ids],
    );
    expect(rows).toHaveLength(4);
  });

  test.each([[[]], [Array.from({ length: 501 }, () => '0f8fad5b-d9cb-469f-a165-70867728950e')], [['1']]])(
    'an empty list, too many orders and invalid ids are refused',
    async (orderIds) => {
      expect((await changeOrders('order-status-changes', orderIds, { to: 'shipped' })).body.code).toBe(
        'VALIDATION_FAILED',
      );
    },
  );
});
