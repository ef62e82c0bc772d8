import { afterEach, expect, test } from 'vitest';
import { setStock, stockOf } from '#features/orders/testing/orders.ts';
import { auditPayments } from '../testing/audit-payments.ts';
import { type PlacedOnline, referenceOf, usePaymentShop } from '../testing/payment-shop.ts';

/** Races of two actions, each repeated, because either may win. */
const world = usePaymentShop();
const ROUNDS = 8;
const PLATE = 'plate-lotus-01';
const STOCK = 1000;

afterEach(() => {
  world().gateway.behave({ webhooks: 'before_return', availability: 'well' });
  // payment pages per customer and day are limited
  world().shop.wait(25 * 3600);
});

/** Runs the jobs and checks that shop and gateway have the same sums. */
const settled = async (order: PlacedOnline) => {
  const { shop, gateway, runJobs, reconcile, readAmounts } = world();
  for (let round = 0; round < 2; round += 1) {
    await runJobs();
    shop.wait(5 * 60);
    await reconcile();
  }
  await runJobs();
  const now = shop.context.clock();
  expect(await auditPayments(shop.database.pool, gateway, { now, orderIds: [order.id] })).toEqual([]);
  return readAmounts(order);
};

/** Places and pays an order of one plate, whose webhook can be delivered later. */
const payWithoutWebhook = async () => {
  const { shop, gateway, placeOrder, pay } = world();
  gateway.behave({ webhooks: 'never' });
  await setStock(shop, PLATE, STOCK);
  const order = await placeOrder();
  await pay(order);
  const delivery = gateway.deliveries.at(-1);
  if (delivery === undefined) throw new Error('the gateway has reported nothing');
  return { order, report: () => gateway.replay(delivery) };
};

test('deadline vs webhook: the order is paid and kept, or cancelled and refunded', async () => {
  const { shop, gateway, expire } = world();
  for (let round = 0; round < ROUNDS; round += 1) {
    const { order, report } = await payWithoutWebhook();
    // otherwise the query before the deadline would find the payment
    gateway.behave({ availability: 'knows_nothing' });
    shop.wait(3700);
    await Promise.all(round % 2 === 0 ? [expire(), report()] : [report(), expire()]);
    gateway.behave({ availability: 'well' });
    const { order: row } = await settled(order);
    const isCancelled = row.status === 'cancelled';
    expect(row.payment_status).toBe(isCancelled ? 'refunded' : 'paid');
    expect(await stockOf(shop, PLATE)).toBe(isCancelled ? STOCK : STOCK - 1);
  }
});

test('cancellation vs webhook: the order is paid and kept, or cancelled and refunded', async () => {
  const { shop, salma } = world();
  for (let round = 0; round < ROUNDS; round += 1) {
    const { order, report } = await payWithoutWebhook();
    const cancel = () =>
      shop.request(`/orders/${order.number}/cancellation`, { body: { language: 'ar' }, token: salma.token });
    await Promise.all(round % 2 === 0 ? [cancel(), report(), cancel()] : [report(), cancel(), report()]);
    const { order: row } = await settled(order);
    const isCancelled = row.status === 'cancelled';
    expect(row.payment_status).toBe(isCancelled ? 'refunded' : 'paid');
    expect(await stockOf(shop, PLATE)).toBe(isCancelled ? STOCK : STOCK - 1);
  }
});

test('two admins who cancel and refund an order at once refund it only once', async () => {
  const { shop, gateway, cancelByAdmin, refund, runJobs } = world();
  for (let round = 0; round < ROUNDS; round += 1) {
    const { order, report } = await payWithoutWebhook();
    await report();
    await runJobs();
    const expectedRefundable = order.total;
    await Promise.all([
      refund(order, { amount: 100_000, expectedRefundable }),
      cancelByAdmin(order),
      refund(order, { amount: order.total, expectedRefundable }),
      cancelByAdmin(order),
    ]);
    const { order: row } = await settled(order);
    expect(row.refunded_amount).toBeLessThanOrEqual(order.total);
    expect(row).toMatchObject({ status: 'cancelled', payment_status: 'refunded' });
    const back = gateway.transactions.filter(
      (each) => each.is_refund && each.order.merchant_order_id === referenceOf(order),
    );
    expect(back.reduce((sum, { amount_cents }) => sum + amount_cents, 0)).toBe(order.total);
    expect(await stockOf(shop, PLATE)).toBe(STOCK);
  }
});

test('a refund is sent once, whatever the number and processes of its job runs', async () => {
  const { shop, gateway, refund, runJobs, reconcile } = world();
  for (let round = 0; round < ROUNDS; round += 1) {
    const { order, report } = await payWithoutWebhook();
    await report();
    await runJobs();
    await refund(order, { amount: 10_000 });
    shop.wait(3 * 60);
    await Promise.all([runJobs(), reconcile(), reconcile(), runJobs(), reconcile()]);
    const { refunds } = await settled(order);
    expect(refunds).toMatchObject([{ state: 'done', amount: 10_000 }]);
    const calls = gateway.transactions.filter(
      (each) => each.is_refund && each.order.merchant_order_id === referenceOf(order),
    );
    expect(calls).toHaveLength(1);
  }
});

test('a payment while another tab switches to cash pays the order and is not due again', async () => {
  const { shop, salma } = world();
  for (let round = 0; round < ROUNDS; round += 1) {
    const { order, report } = await payWithoutWebhook();
    const change = () =>
      shop.request(`/orders/${order.number}/payment-method`, {
        method: 'PUT',
        body: { language: 'ar', method: 'cash_on_delivery' },
        token: salma.token,
      });
    await Promise.all(round % 2 === 0 ? [change(), report()] : [report(), change()]);
    const { order: row } = await settled(order);
    expect(row).toMatchObject({ status: 'pending', payment_status: 'paid', paid_amount: order.total });
  }
});

test('eight tabs that open the payment page at once share one intention, attempt and URL', async () => {
  const { gateway, placeOrder, open, readAmounts } = world();
  for (let round = 0; round < ROUNDS; round += 1) {
    const order = await placeOrder();
    const tabs = await Promise.all(Array.from({ length: 8 }, () => open(order)));
    expect(new Set(tabs.map(({ status, url }) => `${status} ${url}`)).size).toBe(1);
    expect(gateway.intentions.filter(({ reference }) => reference.startsWith(order.number))).toHaveLength(1);
    expect((await readAmounts(order)).attempts).toMatchObject([{ state: 'open' }]);
  }
});
