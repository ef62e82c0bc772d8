import { expect, test } from 'vitest';
import type { PageOf } from '#core/api/pagination.ts';
import type { AdminOrder } from '#features/order-management/orders.admin.contract.ts';
import { type PlacedOnline, referenceOf, usePaymentShop } from '../testing/payment-shop.ts';

const world = usePaymentShop();

/** Order history as the admin area shows it: new status, user, and whether the change was automatic. */
const historyOf = async ({ number }: PlacedOnline) => {
  const { shop, admin } = world();
  const { body } = await shop.request<PageOf<AdminOrder>>(`/admin/orders?language=ar&q=${number}`, {
    token: admin.token,
  });
  const { history } = body.items[0] ?? { history: [] };
  return history.map(({ status, payment, by, isAutomatic }) => [status ?? payment, by !== null, isAutomatic]);
};

test('the history marks gateway payments and expired orders as automatic, also after a late payment', async () => {
  const { shop, gateway, placeOrder, open, pay, expire } = world();
  const [paid, late] = [await placeOrder(), await placeOrder()];
  await pay(paid);
  await open(late);
  shop.wait(3700);
  await expire();
  await gateway.pay(referenceOf(late));
  expect(await historyOf(paid)).toEqual([
    ['pending', true, false],
    ['paid', false, true],
  ]);
  expect(await historyOf(late)).toEqual([
    ['pending', true, false],
    ['cancelled', false, true],
    ['paid', false, true],
  ]);
});

test('the history never marks an admin’s action as automatic, even after the account is deleted', async () => {
  const { shop, admin, placeOrder, cancelByAdmin } = world();
  const [cancelled, refunded] = [await placeOrder(), await placeOrder({ paymentMethod: 'cash_on_delivery' })];
  await cancelByAdmin(cancelled);
  const settle = (from: string, to: string) => {
    const body = { language: 'ar', from, to };
    return shop.request(`/admin/orders/${refunded.id}/payment-status`, { method: 'PUT', body, token: admin.token });
  };
  await settle('pending', 'paid');
  await settle('paid', 'refunded');
  // simulates the rows left by a deleted admin account
  await shop.database.pool.query('update order_status_changes set changed_by = null');
  const [[, ...cancelledHistory], [, ...refundedHistory]] = [await historyOf(cancelled), await historyOf(refunded)];
  expect(cancelledHistory).toEqual([['cancelled', false, false]]);
  expect(refundedHistory).toEqual([
    ['paid', false, false],
    ['refunded', false, false],
  ]);
});
