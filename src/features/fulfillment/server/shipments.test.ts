import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PageOf } from '#core/api/pagination.ts';
import { serverTexts } from '#core/i18n/server-texts.ts';
import type { AdminOrder } from '#features/order-management/orders.admin.contract.ts';
import type { OrderView } from '#features/orders/orders.contract.ts';
import { soon } from '#tests/support/mail/job-capture.ts';
import { type MailServer, openMailServer } from '#tests/support/servers/mail-server.ts';
import { type OpenShop, openShop, type Refused, type SignedIn } from '#tests/support/shop/in-process-shop.ts';
import { testSettings } from '#tests/support/test-settings.ts';
import type { AdminShipment, OrderShipments } from '../shipments.admin.contract.ts';
import { courierOf, placeProcessingOrder } from '../testing/shipments.ts';

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
  shop.request<Body & Refused>(path, { method, body, token: admin.token });
const parcel = (overrides: object = {}) => ({ courierId: bosta, trackingNumber: '', cash: 0, ...overrides });
const pack = (orderId: string, overrides: object = {}) =>
  as<OrderShipments>(`/admin/orders/${orderId}/shipments`, 'POST', parcel(overrides));
const change = (id: string, overrides: object = {}) =>
  as<OrderShipments>(`/admin/shipments/${id}`, 'PUT', parcel(overrides));
const setState = (id: string, from: string, to: string) =>
  as<OrderShipments>(`/admin/shipments/${id}/state`, 'PUT', { from, to });
const changeOrderStatus = (id: string, from: string, to: string) =>
  as<AdminOrder>(`/admin/orders/${id}/status`, 'PUT', { from, to, language: 'en' });
const parcelsOf = async (orderId: string) =>
  (await as<OrderShipments>(`/admin/orders/${orderId}/shipments`, 'GET')).body.shipments;
const lastShipmentId = ({ body: { shipments } }: { body: OrderShipments }) => shipments.at(-1)?.id ?? '';
const readOrder = async (orderNumber: string) =>
  (await shop.request<OrderView>(`/orders/${orderNumber}?language=en`, { token: customer.token })).body;
const mailsAfter = async (count: number) => {
  await soon(async () => {
    const { rows } = await shop.database.pool.query('select from graphile_worker._private_jobs');
    expect(rows).toEqual([]);
  });
  return server.mails.slice(count).filter(({ recipients }) => recipients.includes(customer.email));
};

describe('a parcel', () => {
  test('packing and changing a parcel use one connection, so that concurrent requests do not exhaust the pool', async () => {
    const { id } = await placeProcessingOrder(shop, customer);
    const { pool } = shop.database;
    const held = await Promise.all(Array.from({ length: (pool.options.max ?? 0) - 1 }, () => pool.connect()));
    try {
      const packed = await pack(id);
      expect(packed.status).toBe(201);
      expect((await change(lastShipmentId(packed), { trackingNumber: 'ONE-1' })).status).toBe(200);
    } finally {
      for (const client of held) client.release();
    }
  });

  test('a customer can follow a parcel from shop to door, and the parcel updates its order', async () => {
    const { id, orderNumber, total } = await placeProcessingOrder(shop, customer, { language: 'en' });
    await mailsAfter(0);
    const before = server.mails.length;
    const packed = await pack(id, { trackingNumber: ' ab-123 ', cash: total });
    expect([packed.status, packed.body]).toMatchObject([
      201,
      { canAdd: true, cashLeft: 0, shipments: [{ state: 'packed', trackingNumber: 'AB-123', cashToCollect: total }] },
    ]);
    const shipped = await setState(lastShipmentId(packed), 'packed', 'handed_over');
    expect(shipped.body.shipments[0]?.history.map(({ state, by }) => [state, by])).toEqual([
      ['packed', 'سلمى حسن'],
      ['handed_over', 'سلمى حسن'],
    ]);
    const address = 'https://bosta.co/en-eg/tracking-shipments?shipment-number=AB-123';
    expect(await readOrder(orderNumber)).toMatchObject({
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
    expect(mail?.headers['subject']).toBe(serverTexts('en', testSettings).mail.order.shipped.subject({ orderNumber }));
    expect(mail?.text).toContain(address);
    expect(mail?.text).toContain('Bosta');

    await setState(lastShipmentId(packed), 'handed_over', 'delivered');
    expect(await readOrder(orderNumber)).toMatchObject({ status: 'delivered', parcels: [{ state: 'delivered' }] });
    expect((await setState(lastShipmentId(packed), 'handed_over', 'lost')).body.code).toBe('SHIPMENT_CHANGED');
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

  test('a lost parcel is replaced by another one with a mail, and the order awaits both', async () => {
    const { id, orderNumber, total } = await placeProcessingOrder(shop, customer, { language: 'en' });
    const first = lastShipmentId(await pack(id, { cash: total }));
    await setState(first, 'packed', 'handed_over');
    await setState(first, 'handed_over', 'lost');
    await mailsAfter(0);
    const before = server.mails.length;
    const second = lastShipmentId(await pack(id, { courierId: driver, cash: total }));
    await setState(second, 'packed', 'handed_over');
    expect((await change(second, { courierId: driver, cash: total, trackingNumber: 'D-77' })).status).toBe(200);
    const mails = await mailsAfter(before);
    const subject = serverTexts('en', testSettings).mail.parcel.subject({ orderNumber });
    expect(mails.map(({ headers }) => headers['subject'])).toEqual([subject, subject]);
    expect(mails[1]?.text).toContain('D-77');
    // it is found again, but the other parcel collects its cash
    expect((await setState(first, 'lost', 'delivered')).body.code).toBe('CASH_TOO_MUCH');
    await setState(second, 'handed_over', 'delivered');
    expect(await readOrder(orderNumber)).toMatchObject({ status: 'delivered' });
  });

  test('parcels collect at most the amount due, however many admins pack at once', async () => {
    const { id, total } = await placeProcessingOrder(shop, customer);
    const responses = await Promise.all(Array.from({ length: 6 }, () => pack(id, { cash: total })));
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409]);
    expect(responses.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'CASH_TOO_MUCH',
      data: { left: 0 },
    });
    const [packed] = await parcelsOf(id);
    expect((await change(packed?.id ?? '', { cash: total + 1 })).body.code).toBe('CASH_TOO_MUCH');
    expect((await change(packed?.id ?? '', { cash: total - 100 })).status).toBe(200);
    expect((await pack(id, { cash: 100 })).body.cashLeft).toBe(0);
  });

  test('a parcel collects nothing for other payment methods or a paid order', async () => {
    const transfer = await placeProcessingOrder(shop, customer, { paymentMethod: 'bank_transfer' });
    expect((await pack(transfer.id, { cash: 1 })).body.code).toBe('CASH_TOO_MUCH');
    const { id, orderNumber, total } = await placeProcessingOrder(shop, customer);
    await pack(id, { cash: total });
    await as(`/admin/orders/${id}/payment-status`, 'PUT', { from: 'pending', to: 'paid', language: 'en' });
    expect((await readOrder(orderNumber)).parcels[0]?.cashToCollect).toBe(0);
    expect(await parcelsOf(id)).toMatchObject([{ cashToCollect: total, cashDue: 0 }]);
  });

  test('a parcel can be packed only for a processing or shipped order', async () => {
    const { id } = await placeProcessingOrder(shop, customer);
    for (const status of ['pending', 'delivered', 'cancelled']) {
      await shop.database.pool.query('update orders set status = $2 where id = $1', [id, status]);
      expect((await pack(id)).body.code).toBe('ORDER_NOT_SHIPPABLE');
    }
    expect((await pack('0f8fad5b-d9cb-469f-a165-70867728950e')).body.code).toBe('ORDER_NOT_FOUND');
  });

  test('a tracking number is unique per courier, even when entered twice at once', async () => {
    const orders = await Promise.all([1, 2, 3].map(() => placeProcessingOrder(shop, customer)));
    const responses = await Promise.all(orders.map(({ id }) => pack(id, { trackingNumber: 'TWICE-1' })));
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect(responses.find(({ status }) => status === 409)?.body.code).toBe('TRACKING_NUMBER_TAKEN');
    // another courier can use the same number, and a withdrawn parcel releases it
    const other = orders.find((_, index) => responses[index]?.status === 409)?.id ?? '';
    expect((await pack(other, { courierId: driver, trackingNumber: 'TWICE-1' })).status).toBe(201);
    const winner = responses.find(({ status }) => status === 201)?.body.shipments[0]?.id ?? '';
    await setState(winner, 'packed', 'withdrawn');
    expect((await pack(other, { trackingNumber: 'TWICE-1' })).status).toBe(201);
  });

  test('a parcel keeps courier and cash after hand-over', async () => {
    const { id, total } = await placeProcessingOrder(shop, customer);
    const packed = lastShipmentId(await pack(id, { cash: total }));
    await setState(packed, 'packed', 'handed_over');
    expect((await change(packed, { cash: 0 })).body.code).toBe('SHIPMENT_CHANGED');
    expect((await change(packed, { courierId: driver, cash: total })).body.code).toBe('SHIPMENT_CHANGED');
  });

  test('a parcel follows its order: shipped, delivered, cancelled', async () => {
    const one = await placeProcessingOrder(shop, customer);
    await pack(one.id);
    await pack(one.id);
    await changeOrderStatus(one.id, 'processing', 'shipped');
    expect((await parcelsOf(one.id)).map(({ state }) => state)).toEqual(['handed_over', 'handed_over']);
    await changeOrderStatus(one.id, 'shipped', 'delivered');
    expect((await parcelsOf(one.id)).map(({ state }) => state)).toEqual(['delivered', 'delivered']);
    const other = await placeProcessingOrder(shop, customer);
    const first = lastShipmentId(await pack(other.id));
    await pack(other.id);
    await setState(first, 'packed', 'handed_over');
    await changeOrderStatus(other.id, 'shipped', 'cancelled');
    expect((await parcelsOf(other.id)).map(({ state }) => state)).toEqual(['returned', 'withdrawn']);
    expect((await readOrder(other.orderNumber)).parcels.map(({ state }) => state)).toEqual(['returned']);
  });
});

describe('the list of parcels', () => {
  const list = async (query: string) =>
    (await shop.request<PageOf<AdminShipment>>(`/admin/shipments${query}`, { token: admin.token })).body;

  test('parcels are filtered by state, courier, tracking number and order number', async () => {
    const { id, orderNumber } = await placeProcessingOrder(shop, customer);
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
    expect(second.items.some(({ id: each }) => first.items.some(({ id: otherId }) => otherId === each))).toBe(false);
  });
});
