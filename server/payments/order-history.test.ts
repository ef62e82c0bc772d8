import { expect, test } from 'vitest';
import type { AdminOrder } from '../../contract/admin/orders.ts';
import type { PageOf } from '../../contract/pagination.ts';
import { type PlacedOnline, referenceOf, usePaymentShop } from '../../tests/support/payments/payment-shop.ts';

const world = usePaymentShop();

/** Entries of the history of an order as the admin area shows them: what it became, by whom, and whether nobody did it. */
const historyOf = async ({ number }: PlacedOnline) => {
  const { shop, admin } = world();
  const { body } = await shop.ask<PageOf<AdminOrder>>(`/admin/orders?language=ar&q=${number}`, { token: admin.token });
  const { history } = body.items[0] ?? { history: [] };
  return history.map(({ status, payment, by, isAutomatic }) => [status ?? payment, by !== null, isAutomatic]);
};

test('payments that a gateway reports and orders that end unpaid happen automatically, and stay so when paid late', async () => {
  const { shop, gateway, place, open, pay, expire } = world();
  const [paid, late] = [await place(), await place()];
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

test('what an admin did is never automatic, also after their account is deleted', async () => {
  const { shop, admin, place, cancelByAdmin } = world();
  const [cancelled, refunded] = [await place(), await place({ paymentMethod: 'cash_on_delivery' })];
  await cancelByAdmin(cancelled);
  const settle = (from: string, to: string) => {
    const body = { language: 'ar', from, to };
    return shop.ask(`/admin/orders/${refunded.id}/payment-status`, { method: 'PUT', body, token: admin.token });
  };
  await settle('pending', 'paid');
  await settle('paid', 'refunded');
  // as the deletion of an account leaves the rows of its admin
  await shop.database.pool.query('update order_status_changes set changed_by = null');
  const [[, ...ofCancelled], [, ...ofRefunded]] = [await historyOf(cancelled), await historyOf(refunded)];
  expect(ofCancelled).toEqual([['cancelled', false, false]]);
  expect(ofRefunded).toEqual([
    ['paid', false, false],
    ['refunded', false, false],
  ]);
});
