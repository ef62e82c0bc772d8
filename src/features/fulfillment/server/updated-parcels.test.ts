import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { linesOfQuantities, orderChanges } from '#features/payments/testing/order-changes.ts';
import { type OpenShop, openShop, type Refused, type SignedIn } from '#tests/support/shop/in-process-shop.ts';
import type { OrderShipments } from '../shipments.admin.contract.ts';
import { courierOf, placeProcessingOrder } from '../testing/shipments.ts';

let shop: OpenShop;
let admin: SignedIn;
let customer: SignedIn;
let bosta: string;
beforeAll(async () => {
  shop = await openShop();
  [admin, customer] = await Promise.all([shop.signUpAdmin(), shop.signUp()]);
  bosta = await courierOf(shop);
});
afterAll(async () => {
  expect(shop.logged).toEqual([]);
  await shop.close();
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
const parcelsOf = async (orderId: string) =>
  (await as<OrderShipments>(`/admin/orders/${orderId}/shipments`, 'GET')).body.shipments;
const lastShipmentId = ({ body: { shipments } }: { body: OrderShipments }) => shipments.at(-1)?.id ?? '';

test('an inactive courier gets no new parcel and keeps its current ones', async () => {
  const columns = [{ field: 'orderNumber', heading: 'Ref' }];
  const form = { nameAr: 'ساعٍ قديم', nameEn: 'Old courier', trackingUrl: '', isActive: true, columns };
  const { id: courierId } = (await as<{ id: string }>('/admin/couriers', 'POST', form)).body;
  const [one, other] = [await placeProcessingOrder(shop, customer), await placeProcessingOrder(shop, customer)];
  const packed = await pack(one.id, { courierId });
  expect(packed.status).toBe(201);
  const elsewhere = await pack(other.id);
  expect((await as(`/admin/couriers/${courierId}`, 'PUT', { courier: { ...form, isActive: false } })).status).toBe(200);

  expect((await pack(other.id, { courierId })).body.code).toBe('COURIER_NOT_IN_USE');
  expect((await change(lastShipmentId(elsewhere), { courierId })).body.code).toBe('COURIER_NOT_IN_USE');
  const bulk = { key: randomUUID(), ids: [other.id], change: { action: 'orders.pack', courierId } };
  expect((await as('/admin/order-bulk-runs', 'POST', bulk)).body.code).toBe('COURIER_NOT_IN_USE');
  expect((await change(lastShipmentId(packed), { courierId, trackingNumber: 'OLD-1' })).status).toBe(200);
  expect((await setState(lastShipmentId(packed), 'packed', 'handed_over')).status).toBe(200);
});

test('the cash of a packed parcel follows changes of its order, up to the amount due', async () => {
  const { id, total } = await placeProcessingOrder(shop, customer);
  await pack(id, { cash: total });
  const { change: changeOrder } = orderChanges(shop, admin);
  const increased = await changeOrder(id, { lines: linesOfQuantities({ 'plate-lotus-01': 2 }) });
  expect(increased.body.total).toBeGreaterThan(total);
  expect(await parcelsOf(id)).toMatchObject([{ cashToCollect: increased.body.total, cashDue: increased.body.total }]);
  const reduced = await changeOrder(id, { version: 2, lines: linesOfQuantities({ 'plate-lotus-01': 1 }) });
  expect(await parcelsOf(id)).toMatchObject([{ cashToCollect: reduced.body.total }]);
  const { rows } = await shop.database.pool.query(
    `select details from audit_log where action = 'shipment.updated' order by created_at desc limit 2`,
  );
  expect(rows.map(({ details }) => details.amount)).toEqual([reduced.body.total, increased.body.total]);

  // a parcel with the courier keeps the cash on its slip
  const gone = await placeProcessingOrder(shop, customer);
  const parcelOfDeleted = await pack(gone.id, { cash: gone.total });
  await shop.database.pool.query(`update shipments set state = 'handed_over' where id = $1`, [
    lastShipmentId(parcelOfDeleted),
  ]);
  await changeOrder(gone.id, { lines: linesOfQuantities({ 'plate-lotus-01': 3 }) });
  expect(await parcelsOf(gone.id)).toMatchObject([{ cashToCollect: gone.total }]);
});
