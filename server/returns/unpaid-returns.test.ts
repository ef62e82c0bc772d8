import { beforeEach, expect, test } from 'vitest';
import type { CashReport } from '../../contract/admin/reports.ts';
import type { OrderShipments } from '../../contract/admin/shipments.ts';
import type { OrderView } from '../../contract/orders.ts';
import { PLATE, shopWithReturns } from '../../tests/support/returns.ts';
import { courierOf } from '../../tests/support/shipments.ts';

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
  (await world.shop.ask<OrderView>(`/orders/${orderNumber}?language=en`, { token: world.salma.token })).body.payment;

test('pieces of a cash order that were refused at the door are neither collected, owed nor refunded', async () => {
  const { id, orderNumber, total } = await world.shipNew({ isPaid: false });
  const { token } = world.admin;
  const parcel = { courierId: await courierOf(world.shop), trackingNumber: '', cash: total };
  const packed = await world.shop.ask<OrderShipments>(`/admin/orders/${id}/shipments`, { body: parcel, token });
  await world.shop.ask(`/admin/shipments/${packed.body.shipments[0]?.id}/state`, {
    method: 'PUT',
    body: { from: 'packed', to: 'handed_over' },
    token,
  });
  const asked = await world.asked(orderNumber, { lines });
  expect((await world.approve(asked)).body.open).toBe(total);
  const { body } = await received(asked, true);
  const price = body.lines[0]?.amount ?? 0;
  expect(price).toBeGreaterThan(0);
  expect(body).toMatchObject({ waived: price, refundable: 0, refund: 0, open: total - price });
  const parcels = await world.shop.ask<OrderShipments>(`/admin/orders/${id}/shipments`, { token });
  expect(parcels.body.shipments).toMatchObject([{ cashDue: total - price }]);
  expect((await paymentOf(orderNumber)).open).toBe(total - price);
  const cash = await world.shop.ask<CashReport>('/admin/reports/cash', { token });
  expect(cash.body.rows).toMatchObject([{ underWay: total - price, collected: 0 }]);

  await world.settle(id, 'pending', 'paid');
  expect(await world.moneyOf(id)).toEqual({ status: 'paid', paid: total - price, refunded: 0 });
  expect((await paymentOf(orderNumber)).open).toBe(0);
  // all that was paid can go back, and no more
  expect((await world.refuseDelivery(id)).body.refundable).toBeLessThanOrEqual(total - price);
});

test('pieces that may have been paid stay owed until the payment is written down, and are then refunded', async () => {
  const { id, orderNumber, total } = await world.deliver({ isPaid: false });
  const asked = await world.asked(orderNumber, { lines });
  await world.approve(asked);
  expect((await received(asked, false)).body).toMatchObject({ waived: 0, open: total });
  await world.settle(id, 'pending', 'paid');
  const [found] = await world.ofOrder(id);
  expect(found?.refundable).toBe(found?.lines[0]?.amount);
});

test('pieces of a paid order are refunded whatever an admin says of their payment', async () => {
  const { orderNumber } = await world.deliver();
  const asked = await world.asked(orderNumber, { lines });
  await world.approve(asked);
  const { body } = await received(asked, true);
  expect(body).toMatchObject({ waived: 0, open: 0, refundable: body.lines[0]?.amount });
});
