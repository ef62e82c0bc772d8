import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { leaveInStock } from '../../tests/support/orders.ts';
import { linesOfQuantities as lines, orderChanges, totalOfGoods } from '../../tests/support/payments/order-changes.ts';
import { refundableOrders } from '../../tests/support/payments/refundable-orders.ts';
import { type OpenShop, openShop } from '../../tests/support/shop/in-process-shop.ts';

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
  // one change keeps what was paid too much
  const owed = { message: 'payment needs a look', fields: expect.objectContaining({ kind: 'owed_back' }) };
  expect(shop.logged).toEqual([owed]);
  await shop.close();
});
beforeEach(() => leaveInStock(shop, plate, 50));

describe('the money of a changed order', () => {
  test('that costs more is open for the rest, which is written down by hand', async () => {
    const { id, total } = await orders.placePaid();
    const { body } = await changes.change(id, { lines: lines({ [plate]: 2 }) });
    const rest = totalOfGoods(2 * PLATE) - total;
    expect([body.paymentStatus, body.payment.state, body.payment.open]).toEqual(['pending', 'rest', rest]);
    await orders.settle(id, 'pending', 'paid');
    expect(await orders.moneyOf(id)).toEqual({ status: 'paid', paid: total + rest, refunded: 0 });
  });

  test('that costs less goes back, and a later change asks for what was given back', async () => {
    const { id, total } = await orders.placePaid({ lines: lines({ [plate]: 2 }) });
    const back = total - totalOfGoods(PLATE);
    const { body } = await changes.change(id, { lines: lines({ [plate]: 1 }) });
    expect([body.paymentStatus, body.payment.state, body.payment.open]).toEqual(['paid', 'paid', 0]);
    expect(await orders.moneyOf(id)).toEqual({ status: 'paid', paid: total, refunded: back });
    expect((await orders.payments(id)).refunds).toMatchObject([
      { amount: back, reason: 'order_changed', state: 'done' },
    ]);
    const again = await changes.change(id, { version: 2, lines: lines({ [plate]: 2 }) });
    expect([again.body.paymentStatus, again.body.payment.open]).toEqual(['pending', back]);
    await orders.settle(id, 'pending', 'paid');
    expect(await orders.moneyOf(id)).toEqual({ status: 'paid', paid: total + back, refunded: back });
    // everything that is left can be sent back, and no more
    const { refundable } = await orders.payments(id);
    expect(refundable).toBe(total);
    await orders.move(id, 'pending', 'cancelled', true);
    expect(await orders.moneyOf(id)).toEqual({ status: 'refunded', paid: total + back, refunded: total + back });
  });

  test('stays with the shop when the admin wants it, and is an issue until it is sent back', async () => {
    const { id, total } = await orders.placePaid({ lines: lines({ [plate]: 2 }) });
    const wanted = { lines: lines({ [plate]: 1 }), refund: false };
    const { body } = await changes.change(id, wanted);
    expect([body.paymentStatus, body.payment.state]).toEqual(['paid', 'paid_twice']);
    const { issues } = await orders.payments(id);
    expect(issues).toMatchObject([{ kind: 'owed_back', amount: total - totalOfGoods(PLATE), resolvedAt: null }]);
  });
});
