import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AdminOrder } from '../../contract/admin/orders.ts';
import type { AdminShipment, ChosenOrders, OrderShipments } from '../../contract/admin/shipments.ts';
import type { OrderView } from '../../contract/orders.ts';
import type { PageOf } from '../../contract/pagination.ts';
import { contentOf } from '../../locales/content.ts';
import { soon } from '../../tests/support/mail/job-capture.ts';
import { type MailServer, openMailServer } from '../../tests/support/servers/mail-server.ts';
import { courierOf, preparedOrder } from '../../tests/support/shipments.ts';
import { type OpenShop, openShop, type Refused, type SignedIn } from '../../tests/support/shop/in-process-shop.ts';
import { testSettings } from '../../tests/support/test-settings.ts';

let server: MailServer;
let shop: OpenShop;
let admin: SignedIn;
let customer: SignedIn;
let bosta: string;
let driver: string;
beforeAll(async () => {
  server = await openMailServer();
  shop = await openShop({ smtpUrl: server.url });
  [admin, customer] = await Promise.all([shop.signUp(), shop.signUp()]);
  await shop.database.pool.query(`insert into user_roles (user_id, role) values ($1, 'admin')`, [admin.userId]);
  [bosta, driver] = await Promise.all([courierOf(shop), courierOf(shop, 'Own driver')]);
});
afterAll(async () => {
  expect(shop.logged).toEqual([]);
  await shop.close();
  await server.close();
});

const as = <Body>(path: string, method: string, body?: object) =>
  shop.ask<Body & Refused>(path, { method, body, token: admin.token });
const parcel = (given: object = {}) => ({ courierId: bosta, trackingNumber: '', cash: 0, ...given });
const pack = (orderId: string, given: object = {}) =>
  as<OrderShipments>(`/admin/orders/${orderId}/shipments`, 'POST', parcel(given));
const change = (id: string, given: object = {}) => as<OrderShipments>(`/admin/shipments/${id}`, 'PUT', parcel(given));
const setState = (id: string, from: string, to: string) =>
  as<OrderShipments>(`/admin/shipments/${id}/state`, 'PUT', { from, to });
const moveOrder = (id: string, from: string, to: string) =>
  as<AdminOrder>(`/admin/orders/${id}/status`, 'PUT', { from, to, language: 'en' });
const parcelsOf = async (orderId: string) =>
  (await as<OrderShipments>(`/admin/orders/${orderId}/shipments`, 'GET')).body.shipments;
const onlyId = ({ body: { shipments } }: { body: OrderShipments }) => shipments.at(-1)?.id ?? '';
const seen = async (orderNumber: string) =>
  (await shop.ask<OrderView>(`/orders/${orderNumber}?language=en`, { token: customer.token })).body;
const mailsAfter = async (count: number) => {
  await soon(async () => {
    const { rows } = await shop.database.pool.query('select from graphile_worker._private_jobs');
    expect(rows).toEqual([]);
  });
  return server.mails.slice(count).filter(({ recipients }) => recipients.includes(customer.email));
};

describe('a parcel', () => {
  test('is packed and changed with one connection, so that those who have one each never wait for each other', async () => {
    const { id } = await preparedOrder(shop, customer);
    const { pool } = shop.database;
    const held = await Promise.all(Array.from({ length: (pool.options.max ?? 0) - 1 }, () => pool.connect()));
    try {
      const packed = await pack(id);
      expect(packed.status).toBe(201);
      expect((await change(onlyId(packed), { trackingNumber: 'ONE-1' })).status).toBe(200);
    } finally {
      for (const client of held) client.release();
    }
  });

  test('is followed by its customer from the shop to the door, and moves its order', async () => {
    const { id, orderNumber, total } = await preparedOrder(shop, customer, { language: 'en' });
    await mailsAfter(0);
    const before = server.mails.length;
    const packed = await pack(id, { trackingNumber: ' ab-123 ', cash: total });
    expect([packed.status, packed.body]).toMatchObject([
      201,
      { canAdd: true, cashLeft: 0, shipments: [{ state: 'packed', trackingNumber: 'AB-123', cashToCollect: total }] },
    ]);
    const shipped = await setState(onlyId(packed), 'packed', 'handed_over');
    expect(shipped.body.shipments[0]?.history.map(({ state, by }) => [state, by])).toEqual([
      ['packed', 'سلمى حسن'],
      ['handed_over', 'سلمى حسن'],
    ]);
    const address = 'https://bosta.co/en-eg/tracking-shipments?shipment-number=AB-123';
    expect(await seen(orderNumber)).toMatchObject({
      status: 'shipped',
      parcels: [
        {
          number: 1,
          courier: 'Bosta',
          trackingUrl: address,
          state: 'handed_over',
          cashToCollect: total,
          endedAt: null,
        },
      ],
    });
    const [mail] = await mailsAfter(before);
    expect(mail?.headers['subject']).toBe(
      contentOf('en', testSettings).mail.order.shipped.subject({ orderNumber, total: '', deliveryDate: '' }),
    );
    expect(mail?.text).toContain(address);
    expect(mail?.text).toContain('Bosta');

    await setState(onlyId(packed), 'handed_over', 'delivered');
    expect(await seen(orderNumber)).toMatchObject({ status: 'delivered', parcels: [{ state: 'delivered' }] });
    expect((await setState(onlyId(packed), 'handed_over', 'lost')).body.code).toBe('SHIPMENT_CHANGED');
    const { rows } = await shop.database.pool.query(
      `select action from audit_log where subject like $1 order by created_at`,
      [`${orderNumber}%`],
    );
    expect(rows.map(({ action }) => action)).toEqual([
      'shipment.created',
      'shipment.state_changed',
      'order.status_changed',
      'shipment.state_changed',
      'order.status_changed',
    ]);
  });

  test('that was lost is replaced by another one, of which the customer is told; the order waits for both', async () => {
    const { id, orderNumber, total } = await preparedOrder(shop, customer, { language: 'en' });
    const first = onlyId(await pack(id, { cash: total }));
    await setState(first, 'packed', 'handed_over');
    await setState(first, 'handed_over', 'lost');
    await mailsAfter(0);
    const before = server.mails.length;
    const second = onlyId(await pack(id, { courierId: driver, cash: total }));
    await setState(second, 'packed', 'handed_over');
    expect((await change(second, { courierId: driver, cash: total, trackingNumber: 'D-77' })).status).toBe(200);
    const mails = await mailsAfter(before);
    const subject = contentOf('en', testSettings).mail.parcel.subject({ orderNumber });
    expect(mails.map(({ headers }) => headers['subject'])).toEqual([subject, subject]);
    expect(mails[1]?.text).toContain('D-77');
    // it turns up again, but the other parcel collects its cash
    expect((await setState(first, 'lost', 'delivered')).body.code).toBe('CASH_TOO_MUCH');
    await setState(second, 'handed_over', 'delivered');
    expect(await seen(orderNumber)).toMatchObject({ status: 'delivered' });
  });

  test('collects no more than its order owes, however many admins pack at once', async () => {
    const { id, total } = await preparedOrder(shop, customer);
    const answers = await Promise.all(Array.from({ length: 6 }, () => pack(id, { cash: total })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'CASH_TOO_MUCH',
      data: { left: 0 },
    });
    const [packed] = await parcelsOf(id);
    expect((await change(packed?.id ?? '', { cash: total + 1 })).body.code).toBe('CASH_TOO_MUCH');
    expect((await change(packed?.id ?? '', { cash: total - 100 })).status).toBe(200);
    expect((await pack(id, { cash: 100 })).body.cashLeft).toBe(0);
  });

  test('collects nothing of an order that is paid in another way, or was paid meanwhile', async () => {
    const transfer = await preparedOrder(shop, customer, { paymentMethod: 'bank_transfer' });
    expect((await pack(transfer.id, { cash: 1 })).body.code).toBe('CASH_TOO_MUCH');
    const { id, orderNumber, total } = await preparedOrder(shop, customer);
    await pack(id, { cash: total });
    await as(`/admin/orders/${id}/payment-status`, 'PUT', { from: 'pending', to: 'paid', language: 'en' });
    expect((await seen(orderNumber)).parcels[0]?.cashToCollect).toBe(0);
    expect(await parcelsOf(id)).toMatchObject([{ cashToCollect: total, cashDue: 0 }]);
  });

  test('is packed only of an order that is prepared or shipped', async () => {
    const { id } = await preparedOrder(shop, customer);
    for (const status of ['pending', 'delivered', 'cancelled']) {
      await shop.database.pool.query('update orders set status = $2 where id = $1', [id, status]);
      expect((await pack(id)).body.code).toBe('ORDER_NOT_SHIPPABLE');
    }
    expect((await pack('0f8fad5b-d9cb-469f-a165-70867728950e')).body.code).toBe('ORDER_NOT_FOUND');
  });

  test('has a tracking number that no other parcel of the courier has, even when two are typed at once', async () => {
    const orders = await Promise.all([1, 2, 3].map(() => preparedOrder(shop, customer)));
    const answers = await Promise.all(orders.map(({ id }) => pack(id, { trackingNumber: 'TWICE-1' })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('TRACKING_NUMBER_TAKEN');
    // another courier may use the same number, and a withdrawn parcel gives it back
    const other = orders.find((_, place) => answers[place]?.status === 409)?.id ?? '';
    expect((await pack(other, { courierId: driver, trackingNumber: 'TWICE-1' })).status).toBe(201);
    const winner = answers.find(({ status }) => status === 201)?.body.shipments[0]?.id ?? '';
    await setState(winner, 'packed', 'withdrawn');
    expect((await pack(other, { trackingNumber: 'TWICE-1' })).status).toBe(201);
  });

  test('keeps courier and cash once it is handed over', async () => {
    const { id, total } = await preparedOrder(shop, customer);
    const packed = onlyId(await pack(id, { cash: total }));
    await setState(packed, 'packed', 'handed_over');
    expect((await change(packed, { cash: 0 })).body.code).toBe('SHIPMENT_CHANGED');
    expect((await change(packed, { courierId: driver, cash: total })).body.code).toBe('SHIPMENT_CHANGED');
  });

  test('follows its order: shipped, delivered, cancelled', async () => {
    const one = await preparedOrder(shop, customer);
    await pack(one.id);
    await pack(one.id);
    await moveOrder(one.id, 'processing', 'shipped');
    expect((await parcelsOf(one.id)).map(({ state }) => state)).toEqual(['handed_over', 'handed_over']);
    await moveOrder(one.id, 'shipped', 'delivered');
    expect((await parcelsOf(one.id)).map(({ state }) => state)).toEqual(['delivered', 'delivered']);
    const other = await preparedOrder(shop, customer);
    const first = onlyId(await pack(other.id));
    await pack(other.id);
    await setState(first, 'packed', 'handed_over');
    await moveOrder(other.id, 'shipped', 'cancelled');
    expect((await parcelsOf(other.id)).map(({ state }) => state)).toEqual(['returned', 'withdrawn']);
    expect((await seen(other.orderNumber)).parcels.map(({ state }) => state)).toEqual(['returned']);
  });
});

describe('chosen orders', () => {
  const chosen = (path: string, orderIds: readonly string[], given: object = {}) =>
    as<ChosenOrders>(`/admin/shipments/${path}`, 'POST', { orderIds, language: 'en', ...given });

  test('are packed, exported and shipped together; each that is refused is named with its reason', async () => {
    const orders = [];
    for (let count = 0; count < 3; count += 1) orders.push(await preparedOrder(shop, customer, { language: 'en' }));
    const pending = await preparedOrder(shop, customer);
    await shop.database.pool.query(`update orders set status = 'pending' where id = $1`, [pending.id]);
    const ids = [...orders.map(({ id }) => id), pending.id];
    const assigned = await chosen('parcels', ids, { courierId: bosta });
    expect(assigned.body).toMatchObject({ done: 3, refused: [{ orderNumber: pending.orderNumber }] });
    expect(assigned.body.refused[0]?.message).toContain('being prepared');
    expect((await chosen('parcels', ids, { courierId: bosta })).body.done).toBe(0);

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
    const moved = await chosen('moves', ids, { to: 'shipped' });
    expect(moved.body).toMatchObject({ done: 3, refused: [{ id: pending.id }] });
    expect((await mailsAfter(before)).length).toBe(3);
    for (const { id } of orders) expect((await parcelsOf(id)).map(({ state }) => state)).toEqual(['handed_over']);
  });

  test('are shipped once when two admins press at the same time', async () => {
    const ids = [];
    for (let count = 0; count < 4; count += 1) ids.push((await preparedOrder(shop, customer)).id);
    const answers = await Promise.all([
      chosen('moves', ids, { to: 'shipped' }),
      chosen('moves', ids.toReversed(), { to: 'shipped' }),
    ]);
    const done = answers.map(({ body }) => body.done);
    expect(done.reduce((sum, each) => sum + each, 0)).toBe(4);
    const { rows } = await shop.database.pool.query(
      `select from order_status_changes where order_id = any ($1) and to_status = 'shipped'`,
      [ids],
    );
    expect(rows).toHaveLength(4);
  });

  test.each([[[]], [Array.from({ length: 501 }, () => '0f8fad5b-d9cb-469f-a165-70867728950e')], [['1']]])(
    'are refused when they are none, too many or no ids',
    async (orderIds) => {
      expect((await chosen('moves', orderIds, { to: 'shipped' })).body.code).toBe('VALIDATION_FAILED');
    },
  );
});

describe('the list of parcels', () => {
  const list = async (query: string) =>
    (await shop.ask<PageOf<AdminShipment>>(`/admin/shipments${query}`, { token: admin.token })).body;

  test('is filtered by state, courier, tracking number and order number', async () => {
    const { id, orderNumber } = await preparedOrder(shop, customer);
    await pack(id, { courierId: driver, trackingNumber: 'FIND-ME' });
    expect((await list(`?state=packed&courier=${driver}`)).items[0]).toMatchObject({
      orderNumber,
      customer: 'سلمى حسن',
    });
    expect((await list('?q=find-me')).items.map((each) => each.orderNumber)).toEqual([orderNumber]);
    expect((await list(`?q=${orderNumber}`)).items).toHaveLength(1);
    expect((await list('?q=nothing')).items).toEqual([]);
    for (let count = 0; count < 20; count += 1) await pack(id);
    const first = await list('');
    const second = await list(`?after=${first.next}`);
    expect(first.next).not.toBeNull();
    expect(second.items.some(({ id: each }) => first.items.some(({ id: known }) => known === each))).toBe(false);
  });
});
