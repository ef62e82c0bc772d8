import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { setStock } from '#features/orders/testing/orders.ts';
import { linesOfQuantities as lines, orderChanges, totalOfGoods } from '#features/payments/testing/order-changes.ts';
import { refundableOrders } from '#features/payments/testing/refundable-orders.ts';
import { type OpenShop, openShop } from '#tests/support/shop/in-process-shop.ts';

const plate = 'plate-lotus-01';
const PLATE = 125_000;

let shop: OpenShop;
let orders: ReturnType<typeof refundableOrders>;
let changes: ReturnType<typeof orderChanges>;

beforeAll(async () => {
  shop = await openShop();
  const admin = await shop.signUpAdmin();
  orders = refundableOrders(shop, admin, await shop.signUp());
  changes = orderChanges(shop, admin);
});
afterAll(async () => {
  // one change keeps the overpayment
  const owed = { message: 'payment issue opened', fields: expect.objectContaining({ kind: 'owed_back' }) };
  expect(shop.logged).toEqual([owed]);
  await shop.close();
});
beforeEach(() => setStock(shop, plate, 50));

describe('the money of a changed order', () => {
  test('an order that became more expensive has a balance due, which is recorded by hand', async () => {
    const { id, total } = await orders.placePaid();
    const { body } = await changes.change(id, { lines: lines({ [plate]: 2 }) });
    const balance = totalOfGoods(2 * PLATE) - total;
    expect([body.paymentStatus, body.payment.state, body.payment.open]).toEqual(['pending', 'rest', balance]);
    await orders.settle(id, 'pending', 'paid');
    expect(await orders.readAmounts(id)).toEqual({ status: 'paid', paid: total + balance, refunded: 0 });
  });

  test('an order that became cheaper is refunded, and a later increase makes the refund due again', async () => {
    const { id, total } = await orders.placePaid({ lines: lines({ [plate]: 2 }) });
    const back = total - totalOfGoods(PLATE);
    const { body } = await changes.change(id, { lines: lines({ [plate]: 1 }) });
    expect([body.paymentStatus, body.payment.state, body.payment.open]).toEqual(['paid', 'paid', 0]);
    expect(await orders.readAmounts(id)).toEqual({ status: 'paid', paid: total, refunded: back });
    expect((await orders.payments(id)).refunds).toMatchObject([
      { amount: back, reason: 'order_changed', state: 'done' },
    ]);
    const again = await changes.change(id, { version: 2, lines: lines({ [plate]: 2 }) });
    expect([again.body.paymentStatus, again.body.payment.open]).toEqual(['pending', back]);
    await orders.settle(id, 'pending', 'paid');
    expect(await orders.readAmounts(id)).toEqual({ status: 'paid', paid: total + back, refunded: back });
    // the whole balance can be refunded, and no more
    const { refundable } = await orders.payments(id);
    expect(refundable).toBe(total);
    await orders.move(id, 'pending', 'cancelled', true);
    expect(await orders.readAmounts(id)).toEqual({ status: 'refunded', paid: total + back, refunded: total + back });
  });

  test('an overpayment that the admin does not refund is an issue until it is refunded', async () => {
    const { id, total } = await orders.placePaid({ lines: lines({ [plate]: 2 }) });
    const change = { lines: lines({ [plate]: 1 }), refund: false };
    const { body } = await changes.change(id, change);
    expect([body.paymentStatus, body.payment.state]).toEqual(['paid', 'paid_twice']);
    const { issues } = await orders.payments(id);
    expect(issues).toMatchObject([{ kind: 'owed_back', amount: total - totalOfGoods(PLATE), resolvedAt: null }]);
  });
});
