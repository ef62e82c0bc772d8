import { beforeEach, expect, test } from 'vitest';
import type { OrderShipments } from '#features/fulfillment/shipments.admin.contract.ts';
import { courierOf } from '#features/fulfillment/testing/shipments.ts';
import type { OrderView } from '#features/orders/orders.contract.ts';
import { issueCode } from '#features/orders/testing/orders.ts';
import { type CallAsAdmin, changeSettings } from '#tests/support/change-settings.ts';
import { CUP, PLATE, STOCK, shopWithReturns } from '../testing/returns.ts';

const open = shopWithReturns();
let world: Awaited<ReturnType<typeof open>>;
beforeEach(async () => {
  world = await open();
});

const orderOf = async (id: string) =>
  (
    await world.shop.database.pool.query('select status, retained_amount, shipping_cost from orders where id = $1', [
      id,
    ])
  ).rows[0];

/** Returns the payment state that the customer sees. */
const paymentStateOf = async (orderNumber: string) =>
  (await world.shop.request<OrderView>(`/orders/${orderNumber}?language=en`, { token: world.salma.token })).body.payment
    .state;

const owed = async (orderNumber: string) =>
  (
    await world.shop.request<{ items: object[] }>(`/admin/orders?language=en&payment=owed&q=${orderNumber}`, {
      token: world.admin.token,
    })
  ).body.items.length;

test('an unpaid parcel that comes back cancels its order and restocks all but broken items without a refund', async () => {
  const { id, orderNumber } = await world.placeShipped({ isPaid: false });
  const { status, body } = await world.refuseDelivery(id, {
    reason: 'unreachable',
    writtenOff: [{ productId: CUP, quantity: 1 }],
  });
  expect(status).toBe(200);
  expect(body).toMatchObject({ kind: 'refused_delivery', state: 'closed', orderStatus: 'cancelled', refundable: 0 });
  expect(body.lines.map((line) => [line.productId, line.reason, line.restocked, line.writtenOff])).toEqual([
    [CUP, 'unreachable', 2, 1],
    [PLATE, 'unreachable', 2, 0],
  ]);
  expect(await world.stock()).toEqual({ plates: STOCK, cups: STOCK - 1 });
  expect(await orderOf(id)).toMatchObject({ status: 'cancelled', retained_amount: 0 });
  expect(await paymentStateOf(orderNumber)).toBe('came_back');
  expect(await world.auditOf(orderNumber)).toEqual(['return.delivery_refused']);
  const view = (await world.show(orderNumber)).body;
  expect(view).toMatchObject({ period: null, returns: [{ kind: 'refused_delivery', refund: 0 }] });
});

test('a paid parcel that comes back refunds the payment minus shipping and leaves no amount due', async () => {
  const { id, orderNumber, total } = await world.placeShipped();
  const { shipping_cost: shipping } = await orderOf(id);
  expect(shipping).toBeGreaterThan(0);
  const { body } = await world.refuseDelivery(id);
  expect(body).toMatchObject({ state: 'received', refundable: total - shipping, shippingDue: 0 });
  expect(await owed(orderNumber)).toBe(1);
  expect(await paymentStateOf(orderNumber)).toBe('came_back');
  expect((await world.refundReturn(body.id, total - shipping)).body).toMatchObject({ state: 'refunded' });
  expect(await world.readAmounts(id)).toMatchObject({ status: 'partly_refunded', refunded: total - shipping });
  expect(await world.payments(id)).toMatchObject({ retained: shipping, refundable: shipping });
  expect(await owed(orderNumber)).toBe(0);
  expect(await paymentStateOf(orderNumber)).toBe('came_back');
});

test('shipping is refunded for a parcel damaged in transit, or by the return shipping rule', async () => {
  const broken = await world.placeShipped();
  expect((await world.refuseDelivery(broken.id, { reason: 'damaged' })).body.refundable).toBe(broken.total);
  const callAdmin: CallAsAdmin = (path, asking) => world.shop.request(path, { ...asking, token: world.admin.token });
  await changeSettings(callAdmin, { service: { returnShipping: 'whole-order' } });
  const refused = await world.placeShipped();
  expect((await world.refuseDelivery(refused.id)).body.refundable).toBe(refused.total);
  await changeSettings(callAdmin, { service: { returnShipping: 'never' } });
  const retained = await world.placeShipped();
  const { shipping_cost: shipping } = await orderOf(retained.id);
  expect((await world.refuseDelivery(retained.id, { reason: 'damaged' })).body.refundable).toBe(
    retained.total - shipping,
  );
  await changeSettings(callAdmin, { service: { returnShipping: 'fault' } });
});

test('the parcels of a refused delivery are no longer with the courier', async () => {
  const { id } = await world.placeShipped({ isPaid: false });
  const courierId = await courierOf(world.shop);
  const callAdmin = (path: string, method: string, body?: object) =>
    world.shop.request<OrderShipments>(path, { method, body, token: world.admin.token });
  const parcel = { courierId, trackingNumber: '', cash: 10_000 };
  const handedOver = (await callAdmin(`/admin/orders/${id}/shipments`, 'POST', parcel)).body.shipments[0]?.id;
  await callAdmin(`/admin/shipments/${handedOver}/state`, 'PUT', { from: 'packed', to: 'handed_over' });
  await callAdmin(`/admin/orders/${id}/shipments`, 'POST', parcel);
  expect((await world.refuseDelivery(id)).status).toBe(200);
  const { shipments } = (await callAdmin(`/admin/orders/${id}/shipments`, 'GET')).body;
  expect(shipments.map(({ state }) => state)).toEqual(['returned', 'withdrawn']);
  expect(shipments[0]?.history.at(-1)).toMatchObject({ state: 'returned' });
});

test('only a shipped order can come back, once, and write-offs cannot exceed its items', async () => {
  const { id } = await world.placeShipped();
  expect((await world.refuseDelivery(id, { writtenOff: [{ productId: PLATE, quantity: 3 }] })).body).toMatchObject({
    code: 'RETURN_TOO_MUCH',
    data: { productId: PLATE, left: 2 },
  });
  expect((await world.refuseDelivery(id)).status).toBe(200);
  expect((await world.refuseDelivery(id)).body).toMatchObject({ code: 'ORDER_CHANGED', data: { status: 'cancelled' } });
  const delivered = await world.deliver();
  expect((await world.refuseDelivery(delivered.id)).body).toMatchObject({ code: 'ORDER_CHANGED' });
  expect((await world.refuseDelivery('3f0a4c9e-0000-4000-8000-000000000000')).body).toMatchObject({
    code: 'ORDER_NOT_FOUND',
  });
  expect(await world.stock()).toEqual({ plates: STOCK - 2, cups: STOCK - 3 });
});

test('when an order comes back, its parcels are returned and those never handed over are withdrawn', async () => {
  const { id, orderNumber } = await world.placeShipped({ isPaid: false });
  const courierId = await courierOf(world.shop);
  const callAdmin = (path: string, method: string, body?: object) =>
    world.shop.request<OrderShipments>(path, { method, body, token: world.admin.token });
  for (const trackingNumber of ['BACK-1', '', 'BACK-2']) {
    await callAdmin(`/admin/orders/${id}/shipments`, 'POST', { courierId, trackingNumber, cash: 0 });
  }
  const parcels = async () => (await callAdmin(`/admin/orders/${id}/shipments`, 'GET')).body.shipments;
  const [first, , last] = await parcels();
  for (const parcel of [first, last]) {
    await callAdmin(`/admin/shipments/${parcel?.id}/state`, 'PUT', { from: 'packed', to: 'handed_over' });
  }
  // this parcel was already recorded as returned
  await callAdmin(`/admin/shipments/${last?.id}/state`, 'PUT', { from: 'handed_over', to: 'returned' });
  expect((await world.refuseDelivery(id)).status).toBe(200);
  expect((await parcels()).map(({ state, history }) => [state, history.map((change) => change.state)])).toEqual([
    ['returned', ['packed', 'handed_over', 'returned']],
    ['withdrawn', ['packed', 'withdrawn']],
    ['returned', ['packed', 'handed_over', 'returned']],
  ]);
  const response = await world.shop.request<OrderView>(`/orders/${orderNumber}?language=en`, {
    token: world.salma.token,
  });
  expect(response.body).toMatchObject({ status: 'cancelled', parcels: [{ state: 'returned' }, { state: 'returned' }] });
});

test('a parcel that comes back releases the promo code and closes requested returns', async () => {
  await issueCode(world.shop, 'COMES-BACK', { max_uses: 1 });
  const placed = await world.place({ promoCode: 'COMES-BACK' });
  await world.ship(placed.id);
  const returnId = await world.createReturn(placed.orderNumber);
  await world.refuseDelivery(placed.id);
  expect((await world.ofOrder(placed.id)).map(({ id, kind, state }) => [id === returnId, kind, state])).toEqual([
    [false, 'refused_delivery', 'closed'],
    [true, 'request', 'closed'],
  ]);
  const { rows } = await world.shop.database.pool.query(
    `select current_uses from promo_codes where code = 'COMES-BACK'`,
  );
  expect(rows).toEqual([{ current_uses: 0 }]);
  expect((await world.stock()).plates).toBe(STOCK);
});

test('items received before are not restocked or refunded again by a cancellation', async () => {
  const { id, orderNumber, total } = await world.placeShipped();
  const returnId = await world.createReturn(orderNumber, {
    lines: [{ productId: PLATE, quantity: 1, reason: 'other' }],
  });
  await world.approve(returnId);
  const due = (await world.receive(returnId, [{ productId: PLATE, writtenOff: 1 }])).body.refundable;
  await world.refundReturn(returnId, due);
  const waiting = await world.createReturn(orderNumber);
  expect((await world.move(id, 'shipped', 'cancelled', true)).status).toBe(200);
  expect(await world.stock()).toEqual({ plates: STOCK - 1, cups: STOCK });
  expect(await world.readAmounts(id)).toMatchObject({ status: 'refunded', refunded: total });
  expect((await world.approve(waiting)).body).toMatchObject({ code: 'RETURN_CHANGED', data: { state: 'closed' } });
});

test('the retained amount of a parcel that comes back excludes outstanding refunds of earlier returns', async () => {
  const { id, orderNumber, total } = await world.placeShipped();
  const { shipping_cost: shipping } = await orderOf(id);
  const returnId = await world.createReturn(orderNumber, {
    lines: [{ productId: PLATE, quantity: 1, reason: 'changed_mind' }],
  });
  await world.approve(returnId);
  const earlier = (await world.receive(returnId, [{ productId: PLATE, restocked: 1 }])).body.refundable;
  const { body } = await world.refuseDelivery(id);
  expect(body.refundable).toBe(total - shipping - earlier);
  expect(await orderOf(id)).toMatchObject({ retained_amount: shipping });
  await world.refundReturn(body.id, body.refundable);
  expect(await owed(orderNumber)).toBe(1);
  await world.refundReturn(returnId, earlier);
  expect(await owed(orderNumber)).toBe(0);
});

test('closing the return of a parcel that came back without a refund clears the amount owed to the customer', async () => {
  const { id, orderNumber, total } = await world.placeShipped();
  const { body } = await world.refuseDelivery(id);
  expect(await owed(orderNumber)).toBe(1);
  await world.refundReturn(body.id, 10_000, body.refundable);
  expect((await world.close(body.id)).body.state).toBe('closed');
  expect(await orderOf(id)).toMatchObject({ retained_amount: total - 10_000 });
  expect(await owed(orderNumber)).toBe(0);
});
