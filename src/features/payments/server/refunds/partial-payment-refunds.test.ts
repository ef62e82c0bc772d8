import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { setStock } from '#features/orders/testing/orders.ts';
import { type OpenShop, openShop } from '#tests/support/shop/in-process-shop.ts';
import { linesOfQuantities as lines, orderChanges, totalOfGoods } from '../../testing/order-changes.ts';
import { refundableOrders } from '../../testing/refundable-orders.ts';

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
  expect(shop.logged).toEqual([]);
  await shop.close();
});
beforeEach(() => setStock(shop, plate, 50));

/** An order of two plates, one of them paid. */
const placePartlyPaid = async () => {
  const { id, total: paid } = await orders.placePaid();
  await changes.change(id, { lines: lines({ [plate]: 2 }) });
  return { id, paid, total: totalOfGoods(2 * PLATE) };
};
const readAmountDue = async (id: string) => {
  const { rows } = await shop.database.pool.query('select version from orders where id = $1', [id]);
  const change = { version: rows[0].version, gift: { isGift: true, giftWrap: false, giftMessage: null } };
  return (await changes.quote(id, change)).body.toPay;
};

test('a refund of a part payment becomes due again, and paying it pays the order', async () => {
  const { id, paid, total } = await placePartlyPaid();
  await orders.refund(id, { amount: 40_000, reason: 'cancelled', expectedRefundable: paid });
  expect(await readAmountDue(id)).toBe(total - paid + 40_000);
  await orders.settle(id, 'pending', 'paid');
  expect(await orders.readAmounts(id)).toEqual({ status: 'paid', paid: total + 40_000, refunded: 40_000 });
  expect((await orders.payments(id)).refundable).toBe(total);
});

test('goodwill for a part payment does not become due again, like a refund of a paid order', async () => {
  const { id, paid, total } = await placePartlyPaid();
  await orders.refund(id, { amount: 40_000, expectedRefundable: paid });
  expect(await readAmountDue(id)).toBe(total - paid);
  const whole = await orders.placePaid();
  await orders.refund(whole.id, { amount: 40_000, reason: 'cancelled', expectedRefundable: whole.total });
  await changes.change(whole.id, { lines: lines({ [plate]: 2 }) });
  expect(await readAmountDue(whole.id)).toBe(total - whole.total);
});
