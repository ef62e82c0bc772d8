import { beforeEach, describe, expect, test } from 'vitest';
import type { PageOf } from '#core/api/pagination.ts';
import type { Customer } from '#features/customers/customers.admin.contract.ts';
import type { OrderShipments } from '#features/fulfillment/shipments.admin.contract.ts';
import { courierOf } from '#features/fulfillment/testing/shipments.ts';
import type { AdminOrder } from '#features/order-management/orders.admin.contract.ts';
import type { OrderView } from '#features/orders/orders.contract.ts';
import type { CashReport } from '#features/reports/reports.admin.contract.ts';
import { CUP, PLATE, shopWithReturns } from '../testing/returns.ts';

const open = shopWithReturns();
let world: Awaited<ReturnType<typeof open>>;
beforeEach(async () => {
  world = await open();
});

const lines = [{ productId: PLATE, quantity: 1, reason: 'changed_mind' as const }];
const received = (id: string, isUnpaid: boolean) =>
  world.change('PUT', `/admin/returns/${id}/receipt`, {
    lines: [{ productId: PLATE, restocked: 1, writtenOff: 0 }],
    isUnpaid,
  });
const paymentOf = async (orderNumber: string) =>
  (await world.shop.request<OrderView>(`/orders/${orderNumber}?language=en`, { token: world.salma.token })).body
    .payment;

test('items of a cash order refused at the door are neither due nor refunded', async () => {
  const { id, orderNumber, total } = await world.placeShipped({ isPaid: false });
  const { token } = world.admin;
  const parcel = { courierId: await courierOf(world.shop), trackingNumber: '', cash: total };
  const packed = await world.shop.request<OrderShipments>(`/admin/orders/${id}/shipments`, { body: parcel, token });
  await world.shop.request(`/admin/shipments/${packed.body.shipments[0]?.id}/state`, {
    method: 'PUT',
    body: { from: 'packed', to: 'handed_over' },
    token,
  });
  const returnId = await world.createReturn(orderNumber, { lines });
  expect((await world.approve(returnId)).body.open).toBe(total);
  const { body } = await received(returnId, true);
  const price = body.lines[0]?.amount ?? 0;
  expect(price).toBeGreaterThan(0);
  expect(body).toMatchObject({ waived: price, refundable: 0, refund: 0, open: total - price });
  const parcels = await world.shop.request<OrderShipments>(`/admin/orders/${id}/shipments`, { token });
  expect(parcels.body.shipments).toMatchObject([{ cashDue: total - price }]);
  expect((await paymentOf(orderNumber)).open).toBe(total - price);
  const cash = await world.shop.request<CashReport>('/admin/reports/cash', { token });
  expect(cash.body.rows).toMatchObject([{ underWay: total - price, collected: 0 }]);

  await world.settle(id, 'pending', 'paid');
  expect(await world.readAmounts(id)).toEqual({ status: 'paid', paid: total - price, refunded: 0 });
  expect((await paymentOf(orderNumber)).open).toBe(0);
  // exactly the paid amount is refundable
  expect((await world.refuseDelivery(id)).body.refundable).toBeLessThanOrEqual(total - price);
});

test('returned items that may have been paid stay due until the payment is recorded, and are then refunded', async () => {
  const { id, orderNumber, total } = await world.deliver({ isPaid: false });
  const returnId = await world.createReturn(orderNumber, { lines });
  await world.approve(returnId);
  expect((await received(returnId, false)).body).toMatchObject({ waived: 0, open: total });
  await world.settle(id, 'pending', 'paid');
  const [orderReturn] = await world.ofOrder(id);
  expect(orderReturn?.refundable).toBe(orderReturn?.lines[0]?.amount);
});

test('items of a paid order are refunded even if an admin marks them as unpaid', async () => {
  const { orderNumber } = await world.deliver();
  const returnId = await world.createReturn(orderNumber, { lines });
  await world.approve(returnId);
  const { body } = await received(returnId, true);
  expect(body).toMatchObject({ waived: 0, open: 0, refundable: body.lines[0]?.amount });
});

describe('an order whose items were all returned unpaid', () => {
  const all = [
    { productId: PLATE, quantity: 2, reason: 'damaged' as const },
    { productId: CUP, quantity: 3, reason: 'damaged' as const },
  ];
  const returnAllItems = async (input: Parameters<typeof world.deliver>[0] = {}) => {
    const placed = await world.deliver({ isPaid: false, ...input });
    const returnId = await world.createReturn(placed.orderNumber, { lines: all });
    await world.approve(returnId);
    const { body } = await world.change('PUT', `/admin/returns/${returnId}/receipt`, {
      lines: all.map(({ productId, quantity }) => ({ productId, restocked: 0, writtenOff: quantity })),
      isUnpaid: true,
    });
    expect(body).toMatchObject({ waived: placed.total, open: 0 });
    return placed;
  };
  const listed = async (payment: string) => {
    const query = `/admin/orders?language=en&payment=${payment}`;
    const { body } = await world.shop.request<PageOf<AdminOrder>>(query, { token: world.admin.token });
    return body.items.map(({ orderNumber }) => orderNumber);
  };

  test('an order whose unpaid items all came back awaits no payment in any list, export or message', async () => {
    const { id, orderNumber } = await returnAllItems();
    const { token } = world.admin;
    const own = await world.shop.request<OrderView>(`/orders/${orderNumber}?language=en`, { token: world.salma.token });
    expect(own.body).toMatchObject({ paymentStatus: 'nothing_due', payment: { state: 'nothing_due', open: 0 } });
    expect(decodeURIComponent(own.body.sellerChatUrl)).toContain('لا يوجد مبلغ مستحق');
    expect(await listed('pending')).not.toContain(orderNumber);
    expect(await listed('nothing_due')).toContain(orderNumber);
    const file = await world.shop.request<{ csv: string }>('/admin/orders/export', {
      body: { payment: 'nothing_due' },
      token,
    });
    expect(file.body.csv).toMatch(new RegExp(`${orderNumber},[^,]+,delivered,nothing_due,`, 'u'));
    const customer = await world.shop.request<Customer>(`/admin/customers/${world.salma.userId}`, { token });
    expect(customer.body.latestOrders.find((order) => order.orderNumber === orderNumber)?.paymentStatus).toBe(
      'nothing_due',
    );
    expect((await world.ofOrder(id))[0]?.paymentStatus).toBe('nothing_due');
    const cash = await world.shop.request<CashReport>('/admin/reports/cash', { token });
    expect(cash.body.rows).toEqual([]);
  });

  test('an order whose unpaid items all came back cannot be marked as paid and requests no transfer', async () => {
    const { id, orderNumber } = await returnAllItems({ paymentMethod: 'bank_transfer' });
    const marked = await world.settle(id, 'pending', 'paid');
    expect(marked).toMatchObject({
      status: 409,
      body: { code: 'ORDER_CHANGED', data: { status: 'delivered', paymentStatus: 'nothing_due' } },
    });
    expect(await world.readAmounts(id)).toEqual({ status: 'pending', paid: 0, refunded: 0 });
    const proof = await world.shop.request(`/orders/${orderNumber}/transfer-proofs`, {
      body: new FormData(),
      token: world.salma.token,
    });
    expect(proof.body).toMatchObject({ code: 'ORDER_NOT_PAYABLE' });
  });

  test('an order with unpaid shipping is pending, and a cancelled order has nothing due', async () => {
    const owing = await world.deliver({ isPaid: false });
    const returnId = await world.createReturn(owing.orderNumber, {
      lines: all.map((line) => ({ ...line, reason: 'changed_mind' })),
    });
    await world.approve(returnId);
    const { body } = await world.change('PUT', `/admin/returns/${returnId}/receipt`, {
      lines: all.map(({ productId, quantity }) => ({ productId, restocked: 0, writtenOff: quantity })),
      isUnpaid: true,
    });
    expect(body.open).toBeGreaterThan(0);
    const cancelled = await world.place();
    await world.move(cancelled.id, 'pending', 'cancelled');
    expect(await listed('pending')).toEqual(expect.arrayContaining([owing.orderNumber]));
    expect(await listed('pending')).not.toContain(cancelled.orderNumber);
    expect(await listed('nothing_due')).toEqual(expect.arrayContaining([cancelled.orderNumber]));
    // a late payment of a cancelled order is recorded and refunded
    expect((await world.settle(cancelled.id, 'pending', 'paid')).status).toBe(200);
    expect((await paymentOf(cancelled.orderNumber)).state).toBe('paid_late');
    expect(world.shop.logged.splice(0)).toMatchObject([{ message: 'payment issue opened' }]);
  });
});
