import { describe, expect, test } from 'vitest';
import type { PaymobGateway } from '../providers/paymob/testing/paymob-gateway.ts';
import { referenceOf, usePaymentShop } from '../testing/payment-shop.ts';
import { expireAbandoned } from './payment-attempts.repository.ts';

/** Cases of issue 25 about recording payments. */
const world = usePaymentShop();

const quiet = { webhooks: 'never' } as const;
const webhooksFirst = { webhooks: 'before_return' } as const;

const lastDelivery = ({ deliveries }: PaymobGateway) => {
  const delivery = deliveries.at(-1);
  if (delivery === undefined) throw new Error('the gateway has sent nothing');
  return delivery;
};

const paid = {
  payment_status: 'paid',
  status: 'pending',
  paid_amount: 157_500,
  refunded_amount: 0,
  payment_deadline: null,
};

test('P-01 sixteen identical webhooks at once cause one payment, one history entry and one mail', async () => {
  const { gateway, placeOrder, pay, readAmounts, mailsOf } = world();
  gateway.behave({ ...webhooksFirst, repeats: 16, areRepeatsAtOnce: true });
  const order = await placeOrder();
  await pay(order);
  gateway.behave({ repeats: 1, areRepeatsAtOnce: false });
  const delivery = lastDelivery(gateway);
  const again = await Promise.all(Array.from({ length: 16 }, () => gateway.replay(delivery)));
  expect([delivery.status, ...again]).toEqual(Array(17).fill(200));
  const { order: row, ledger, history } = await readAmounts(order);
  expect(row).toMatchObject(paid);
  expect(ledger).toMatchObject([{ kind: 'charge', outcome: 'succeeded', amount: order.total }]);
  expect(history).toEqual(['paid']);
  expect(await mailsOf(order)).toEqual(['order-arrived', 'order-placed', 'received']);
});

describe('P-02 early webhooks', () => {
  test('a webhook that arrives while the order is locked waits and then pays the order', async () => {
    const { shop, gateway, placeOrder, open, readAmounts } = world();
    const order = await placeOrder();
    const { url } = await open(order);
    const other = await shop.database.pool.connect();
    await other.query('begin');
    await other.query('select from orders where id = $1 for update', [order.id]);
    const pressed = gateway.press(url, 'pay');
    await expect.poll(() => gateway.deliveries.at(-1)?.transactionId).toBe(gateway.transactions.at(-1)?.id);
    expect((await readAmounts(order)).ledger).toEqual([]);
    await other.query('commit');
    other.release();
    await pressed;
    expect((await readAmounts(order)).order).toMatchObject(paid);
  });

  test('a webhook of an unknown order gets 200 and opens an issue only after the gateway confirms the charge', async () => {
    const { shop, gateway, placeOrder, open, pay, runJobs } = world();
    const declined = await placeOrder();
    await gateway.press((await open(declined)).url, 'decline');
    const order = await placeOrder();
    await pay(order);
    await runJobs();
    const { pool } = shop.database;
    const delivery = lastDelivery(gateway);
    const decline = gateway.deliveries.findLast(({ transactionId }) => transactionId !== delivery.transactionId);
    await pool.query(`update payment_attempts set provider_order_id = id::text where order_id = any($1)`, [
      [order.id, declined.id],
    ]);
    const issues = async () =>
      (await pool.query(`select order_id, amount from payment_issues where kind = 'unmatched'`)).rows;
    if (decline === undefined) throw new Error('the decline was not reported');
    expect(await gateway.replay(decline)).toBe(200);
    expect([await gateway.replay(delivery), await gateway.replay(delivery)]).toEqual([200, 200]);
    expect(await issues()).toEqual([]);
    await runJobs();
    expect(await issues()).toEqual([{ order_id: null, amount: order.total }]);
    expect(shop.logged).toContainEqual({
      message: 'payment issue opened',
      fields: expect.objectContaining({ kind: 'unmatched' }),
    });
  });
});

test('P-03 webhook, return, check and reconciliation at the same time take effect once', async () => {
  const { shop, gateway, placeOrder, open, returnToShop, runJobs, reconcile, readAmounts, mailsOf } = world();
  gateway.behave(quiet);
  const order = await placeOrder();
  const back = await gateway.press((await open(order)).url, 'pay');
  shop.wait(4 * 60);
  const delivery = lastDelivery(gateway);
  await returnToShop(back);
  await Promise.all([gateway.replay(delivery), returnToShop(back), runJobs(), reconcile(), reconcile(), runJobs()]);
  await runJobs();
  const { order: row, ledger, history } = await readAmounts(order);
  expect(row).toMatchObject(paid);
  expect(ledger).toHaveLength(1);
  expect(history).toEqual(['paid']);
  expect(await mailsOf(order)).toEqual(['order-arrived', 'order-placed', 'received']);
  gateway.behave(webhooksFirst);
});

describe('P-11 decline, success and the decline again', () => {
  const orders = [
    [0, 1, 0],
    [1, 0, 0],
    [0, 0, 1],
    [1, 0, 1],
    [1, 1, 0],
    [0, 1, 1],
  ] as const;

  test.each(orders)('decline, success and decline in the order %i %i %i leave the order paid', async (...reports) => {
    const { gateway, placeOrder, open, readAmounts } = world();
    gateway.behave(quiet);
    const order = await placeOrder();
    const { url } = await open(order);
    const before = gateway.deliveries.length;
    await gateway.press(url, 'decline');
    await gateway.press(url, 'pay');
    const deliveries = gateway.deliveries.slice(before);
    for (const report of reports) {
      const delivery = deliveries[report];
      if (delivery !== undefined) expect(await gateway.replay(delivery)).toBe(200);
    }
    const { order: row, attempts } = await readAmounts(order);
    expect(row).toMatchObject(paid);
    expect(attempts).toMatchObject([{ state: 'succeeded' }]);
    gateway.behave(webhooksFirst);
  });
});

test('P-12 two tabs get the same page, and a second payment is refunded once with a mail', async () => {
  const { gateway, placeOrder, open, runJobs, readAmounts, mailsOf, readCustomerPayment } = world();
  const order = await placeOrder();
  const tabs = await Promise.all([open(order), open(order), open(order)]);
  expect(new Set(tabs.map(({ url }) => url)).size).toBe(1);
  expect(gateway.intentions.filter(({ reference }) => reference.startsWith(order.number))).toHaveLength(1);
  await gateway.press(tabs[0].url, 'pay');
  await gateway.pay(referenceOf(order));
  expect(await readCustomerPayment(order)).toMatchObject({ state: 'paid_twice', canPay: false });
  await runJobs();
  await runJobs();
  const { order: row, refunds, issues } = await readAmounts(order);
  expect(refunds).toMatchObject([{ amount: order.total, reason: 'paid_twice', state: 'done' }]);
  expect(row).toMatchObject({ payment_status: 'paid', paid_amount: 2 * order.total, refunded_amount: order.total });
  expect(issues).toEqual([{ kind: 'paid_twice', isOpen: false }]);
  const back = gateway.transactions.filter(
    ({ is_refund, order: { merchant_order_id: reference } }) => is_refund && reference === referenceOf(order),
  );
  expect(back.map(({ amount_cents }) => amount_cents)).toEqual([order.total]);
  expect((await mailsOf(order)).filter((kind) => kind === 'paid-twice')).toHaveLength(1);
});

test('P-12 a wallet payment confirmed after a card payment is refunded', async () => {
  const { gateway, placeOrder, open, runJobs, readAmounts, readCustomerPayment } = world();
  const order = await placeOrder({ paymentMethod: 'wallet' });
  await gateway.press((await open(order)).url, 'confirm_later');
  expect(await readCustomerPayment(order)).toMatchObject({
    state: 'pending',
    canPay: true,
    otherMethods: expect.arrayContaining(['card', 'cash_on_delivery', 'bank_transfer']),
  });
  await gateway.press((await open(order, { method: 'card' })).url, 'pay');
  expect((await readAmounts(order)).attempts).toMatchObject([{ state: 'expired' }, { state: 'succeeded' }]);
  expect(await readCustomerPayment(order)).toMatchObject({ state: 'paid', canPay: false });
  await gateway.confirmWallet(referenceOf(order));
  await runJobs();
  const { order: row, refunds } = await readAmounts(order);
  expect(refunds).toMatchObject([{ amount: order.total, reason: 'paid_twice', state: 'done' }]);
  expect(row).toMatchObject({ payment_status: 'paid', paid_amount: 2 * order.total, refunded_amount: order.total });
});

test('P-12 a wallet payment confirmed after switching to cash pays the order', async () => {
  const { shop, salma, gateway, placeOrder, open, readAmounts, readCustomerPayment } = world();
  const order = await placeOrder({ paymentMethod: 'wallet' });
  await gateway.press((await open(order)).url, 'confirm_later');
  const body = { language: 'ar', method: 'cash_on_delivery' };
  const options = { method: 'PUT', body, token: salma.token } as const;
  expect((await shop.request(`/orders/${order.number}/payment-method`, options)).status).toBe(200);
  expect(await readCustomerPayment(order)).toMatchObject({ state: 'cash', canPay: false });
  await gateway.confirmWallet(referenceOf(order));
  expect((await readAmounts(order)).order).toMatchObject({ payment_status: 'paid', paid_amount: order.total });
  expect(await readCustomerPayment(order)).toMatchObject({ state: 'paid' });
});

test('P-13 the database refuses a second attempt with the same gateway order', async () => {
  const { shop, placeOrder, open } = world();
  const [one, other] = [await placeOrder(), await placeOrder()];
  await open(one);
  await open(other);
  await expect(
    shop.database.pool.query(
      `update payment_attempts set provider_order_id =
         (select provider_order_id from payment_attempts where order_id = $1) where order_id = $2`,
      [one.id, other.id],
    ),
  ).rejects.toThrow('payment_attempts_provider_provider_order_id_key');
});

test('P-15 without any webhook the order is paid by the next reconciliation', async () => {
  const { shop, gateway, placeOrder, pay, reconcile, readAmounts } = world();
  gateway.behave(quiet);
  const order = await placeOrder();
  await pay(order);
  await reconcile();
  expect((await readAmounts(order)).order.payment_status).toBe('pending');
  shop.wait(5 * 60);
  await reconcile();
  const { order: row, ledger } = await readAmounts(order);
  expect(row).toMatchObject(paid);
  expect(ledger).toMatchObject([{ recorded_by: 'check' }]);
  gateway.behave(webhooksFirst);
});

test('P-19 the webhook alone pays the order and mails customer and seller after the window was closed', async () => {
  const { placeOrder, pay, readAmounts, mailsOf } = world();
  const order = await placeOrder();
  expect(await mailsOf(order)).toEqual(['order-placed']);
  await pay(order);
  expect((await readAmounts(order)).order).toMatchObject(paid);
  expect(await mailsOf(order)).toEqual(['order-arrived', 'order-placed', 'received']);
});

describe('P-25', () => {
  test('a refund reported before its charge counts once both are recorded', async () => {
    const { shop, gateway, placeOrder, pay, reconcile, readAmounts, adminView } = world();
    gateway.behave(quiet);
    const order = await placeOrder();
    await pay(order);
    const charge = gateway.transactions.at(-1);
    await gateway.refundInDashboard(charge?.id ?? 0, 50_000);
    const refund = gateway.transactions.at(-1);
    const [first, second] = gateway.deliveries.slice(-2);
    if (first === undefined || second === undefined || refund === undefined) throw new Error('nothing was reported');
    // the webhook of the refund arrives before that of the charge
    const body = JSON.stringify({ type: 'TRANSACTION', obj: refund });
    expect(await gateway.replay({ ...first, body, transactionId: refund.id }, {})).toBe(200);
    expect((await readAmounts(order)).order.payment_status).toBe('pending');
    expect([await gateway.replay(second), await gateway.replay(first)]).toEqual([200, 200]);
    shop.wait(6 * 60);
    await reconcile();
    const { order: row, refunds } = await readAmounts(order);
    expect(row).toMatchObject({ payment_status: 'partly_refunded', refunded_amount: 50_000 });
    expect((await adminView(order)).refundable).toBe(order.total - 50_000);
    expect(refunds).toMatchObject([{ amount: 50_000, state: 'done' }]);
    gateway.behave(webhooksFirst);
  });

  test('a webhook of an unknown type gets 200 and writes nothing', async () => {
    const { shop, gateway, url, placeOrder, pay } = world();
    await pay(await placeOrder());
    const delivery = lastDelivery(gateway);
    const count = async () =>
      (await shop.database.pool.query('select count(*) from payment_transactions')).rows[0].count;
    const before = await count();
    for (const type of ['TOKEN', 'DELIVERY_STATUS', 'something new']) {
      const { obj } = JSON.parse(delivery.body);
      const body = JSON.stringify({ type, obj: { ...obj, id: 1 } });
      const response = await fetch(`${url}/payments/webhooks/paymob${new URL(delivery.url).search}`, {
        method: 'POST',
        body,
      });
      expect([type, response.status]).toEqual([type, 200]);
    }
    expect(await count()).toEqual(before);
  });
});

test('an attempt abandoned by a crashed process expires, and another one opens', async () => {
  const { shop, gateway, placeOrder, open, readAmounts } = world();
  const order = await placeOrder();
  await open(order);
  await shop.database.pool.query(
    `update payment_attempts set state = 'opening', provider_order_id = null where order_id = $1`,
    [order.id],
  );
  const now = shop.context.clock();
  await expireAbandoned(shop.database.kysely, { before: new Date(now.getTime() + 1), at: now });
  expect((await open(order)).status).toBe(200);
  expect((await readAmounts(order)).attempts).toMatchObject([{ state: 'expired' }, { state: 'open' }]);
  expect(gateway.intentions.filter(({ reference }) => reference.startsWith(order.number))).toHaveLength(2);
});
