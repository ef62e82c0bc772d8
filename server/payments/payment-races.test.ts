import { afterEach, expect, test } from 'vitest';
import { leaveInStock, stockOf } from '../../tests/support/orders.ts';
import { auditPayments } from '../../tests/support/payments/audit-payments.ts';
import { type PlacedOnline, referenceOf, usePaymentShop } from '../../tests/support/payments/payment-shop.ts';

/** Two things at one moment, each several times, because either may be first. */
const world = usePaymentShop();
const ROUNDS = 8;
const PLATE = 'plate-lotus-01';
const STOCK = 1000;

afterEach(() => {
  world().gateway.behave({ webhooks: 'before_return', answers: 'well' });
  // a customer may open a number of pages a day
  world().shop.wait(25 * 3600);
});

/** Lets the jobs run, and checks that the shop has the money of the gateway. */
const settled = async (order: PlacedOnline) => {
  const { shop, gateway, runJobs, reconcile, moneyOf } = world();
  for (let round = 0; round < 2; round += 1) {
    await runJobs();
    shop.wait(5 * 60);
    await reconcile();
  }
  await runJobs();
  const now = shop.context.clock();
  expect(await auditPayments(shop.database.pool, gateway, { now, orderIds: [order.id] })).toEqual([]);
  return moneyOf(order);
};

/** An order of one plate whose payment is made, and whose webhook can be delivered. */
const payUnreported = async () => {
  const { shop, gateway, place, pay } = world();
  gateway.behave({ webhooks: 'never' });
  await leaveInStock(shop, PLATE, STOCK);
  const order = await place();
  await pay(order);
  const delivery = gateway.deliveries.at(-1);
  if (delivery === undefined) throw new Error('the gateway has reported nothing');
  return { order, report: () => gateway.replay(delivery) };
};

test('the end of the time against the webhook: paid and kept, or cancelled and sent back', async () => {
  const { shop, gateway, expire } = world();
  for (let round = 0; round < ROUNDS; round += 1) {
    const { order, report } = await payUnreported();
    // the question before the end would find the payment
    gateway.behave({ answers: 'knows_nothing' });
    shop.wait(3700);
    await Promise.all(round % 2 === 0 ? [expire(), report()] : [report(), expire()]);
    gateway.behave({ answers: 'well' });
    const { order: row } = await settled(order);
    const isCancelled = row.status === 'cancelled';
    expect(row.payment_status).toBe(isCancelled ? 'refunded' : 'paid');
    expect(await stockOf(shop, PLATE)).toBe(isCancelled ? STOCK : STOCK - 1);
  }
});

test('the customer cancels while the payment is reported: paid and kept, or cancelled and sent back', async () => {
  const { shop, salma } = world();
  for (let round = 0; round < ROUNDS; round += 1) {
    const { order, report } = await payUnreported();
    const cancel = () =>
      shop.ask(`/orders/${order.number}/cancellation`, { body: { language: 'ar' }, token: salma.token });
    await Promise.all(round % 2 === 0 ? [cancel(), report(), cancel()] : [report(), cancel(), report()]);
    const { order: row } = await settled(order);
    const isCancelled = row.status === 'cancelled';
    expect(row.payment_status).toBe(isCancelled ? 'refunded' : 'paid');
    expect(await stockOf(shop, PLATE)).toBe(isCancelled ? STOCK : STOCK - 1);
  }
});

test('two admins cancel and refund a paid order at once: it goes back once', async () => {
  const { shop, gateway, cancelByAdmin, refund, runJobs } = world();
  for (let round = 0; round < ROUNDS; round += 1) {
    const { order, report } = await payUnreported();
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

test('the same refund is sent once, however often and in whichever process its job runs', async () => {
  const { shop, gateway, refund, runJobs, reconcile } = world();
  for (let round = 0; round < ROUNDS; round += 1) {
    const { order, report } = await payUnreported();
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

test('a page is paid while another tab changes to cash: the money pays the order, and is not asked for again', async () => {
  const { shop, salma } = world();
  for (let round = 0; round < ROUNDS; round += 1) {
    const { order, report } = await payUnreported();
    const change = () =>
      shop.ask(`/orders/${order.number}/payment-method`, {
        method: 'PUT',
        body: { language: 'ar', method: 'cash_on_delivery' },
        token: salma.token,
      });
    await Promise.all(round % 2 === 0 ? [change(), report()] : [report(), change()]);
    const { order: row } = await settled(order);
    expect(row).toMatchObject({ status: 'pending', payment_status: 'paid', paid_amount: order.total });
  }
});

test('eight tabs open the payment page at once: one intention at the gateway, one attempt, one address', async () => {
  const { gateway, place, open, moneyOf } = world();
  for (let round = 0; round < ROUNDS; round += 1) {
    const order = await place();
    const tabs = await Promise.all(Array.from({ length: 8 }, () => open(order)));
    expect(new Set(tabs.map(({ status, url }) => `${status} ${url}`)).size).toBe(1);
    expect(gateway.intentions.filter(({ reference }) => reference.startsWith(order.number))).toHaveLength(1);
    expect((await moneyOf(order)).attempts).toMatchObject([{ state: 'open' }]);
  }
});
