import { describe, expect, test } from 'vitest';
import { referenceOf, usePaymentShop } from '../../tests/support/payments/payment-shop.ts';
import type { PaymobGateway } from '../../tests/support/payments/paymob-gateway.ts';
import { expireAbandoned } from './payment-attempts.repository.ts';

/** Cases of issue 25 in which a payment is reported and settled. */
const world = usePaymentShop();

const quiet = { webhooks: 'never' } as const;
const loud = { webhooks: 'before_return' } as const;

const lastDelivery = ({ deliveries }: PaymobGateway) => {
  const delivery = deliveries.at(-1);
  if (delivery === undefined) throw new Error('the gateway has sent nothing');
  return delivery;
};

const paid = { payment_status: 'paid', status: 'pending', paid_amount: 157_500, refunded_amount: 0, pay_by: null };

test('P-01 sixteen identical webhooks at once are one payment, one line of history and one mail', async () => {
  const { gateway, place, pay, moneyOf, mailsOf } = world();
  gateway.behave({ ...loud, repeats: 16, areRepeatsAtOnce: true });
  const order = await place();
  await pay(order);
  gateway.behave({ repeats: 1, areRepeatsAtOnce: false });
  const delivery = lastDelivery(gateway);
  const again = await Promise.all(Array.from({ length: 16 }, () => gateway.replay(delivery)));
  expect([delivery.status, ...again]).toEqual(Array(17).fill(200));
  const { order: row, ledger, history } = await moneyOf(order);
  expect(row).toMatchObject(paid);
  expect(ledger).toMatchObject([{ kind: 'charge', outcome: 'succeeded', amount: order.total }]);
  expect(history).toEqual(['paid']);
  expect(await mailsOf(order)).toEqual(['order-arrived', 'order-placed', 'received']);
});

describe('P-02 a webhook comes early', () => {
  test('before the customer is back, while the order is locked: it waits, and pays the order', async () => {
    const { shop, gateway, place, open, moneyOf } = world();
    const order = await place();
    const { url } = await open(order);
    const other = await shop.database.pool.connect();
    await other.query('begin');
    await other.query('select from orders where id = $1 for update', [order.id]);
    const pressed = gateway.press(url, 'pay');
    await expect.poll(() => gateway.deliveries.at(-1)?.transactionId).toBe(gateway.transactions.at(-1)?.id);
    expect((await moneyOf(order)).ledger).toEqual([]);
    await other.query('commit');
    other.release();
    await pressed;
    expect((await moneyOf(order)).order).toMatchObject(paid);
  });

  test('of an order that the shop does not know: answered 200, noted once as an issue without any order', async () => {
    const { shop, gateway, place, pay, runJobs } = world();
    const order = await place();
    await pay(order);
    await runJobs();
    const { pool } = shop.database;
    await pool.query(`update payment_attempts set provider_order_id = '1' where order_id = $1`, [order.id]);
    const delivery = lastDelivery(gateway);
    expect([await gateway.replay(delivery), await gateway.replay(delivery)]).toEqual([200, 200]);
    const { rows } = await pool.query(`select order_id, amount from payment_issues where kind = 'unmatched'`);
    expect(rows).toEqual([{ order_id: null, amount: order.total }]);
    expect(shop.logged).toContainEqual({
      message: 'payment needs a look',
      fields: expect.objectContaining({ kind: 'unmatched' }),
    });
  });
});

test('P-03 webhook, return, its check and the reconciliation at one moment have one effect', async () => {
  const { shop, gateway, place, open, comeBack, runJobs, reconcile, moneyOf, mailsOf } = world();
  gateway.behave(quiet);
  const order = await place();
  const back = await gateway.press((await open(order)).url, 'pay');
  shop.wait(4 * 60);
  const delivery = lastDelivery(gateway);
  await comeBack(back);
  await Promise.all([gateway.replay(delivery), comeBack(back), runJobs(), reconcile(), reconcile(), runJobs()]);
  await runJobs();
  const { order: row, ledger, history } = await moneyOf(order);
  expect(row).toMatchObject(paid);
  expect(ledger).toHaveLength(1);
  expect(history).toEqual(['paid']);
  expect(await mailsOf(order)).toEqual(['order-arrived', 'order-placed', 'received']);
  gateway.behave(loud);
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

  test.each(orders)('reported in the order %i %i %i leave the order paid', async (...reports) => {
    const { gateway, place, open, moneyOf } = world();
    gateway.behave(quiet);
    const order = await place();
    const { url } = await open(order);
    const before = gateway.deliveries.length;
    await gateway.press(url, 'decline');
    await gateway.press(url, 'pay');
    const deliveries = gateway.deliveries.slice(before);
    for (const report of reports) {
      const delivery = deliveries[report];
      if (delivery !== undefined) expect(await gateway.replay(delivery)).toBe(200);
    }
    const { order: row, attempts } = await moneyOf(order);
    expect(row).toMatchObject(paid);
    expect(attempts).toMatchObject([{ state: 'succeeded' }]);
    gateway.behave(loud);
  });
});

test('P-12 two tabs get the same page; paid twice all the same, the second payment goes back once and the customer is told', async () => {
  const { gateway, place, open, runJobs, moneyOf, mailsOf, seenBy } = world();
  const order = await place();
  const tabs = await Promise.all([open(order), open(order), open(order)]);
  expect(new Set(tabs.map(({ url }) => url)).size).toBe(1);
  expect(gateway.intentions.filter(({ reference }) => reference.startsWith(order.number))).toHaveLength(1);
  await gateway.press(tabs[0].url, 'pay');
  await gateway.pay(referenceOf(order));
  expect(await seenBy(order)).toMatchObject({ state: 'paid_twice', canPay: false });
  await runJobs();
  await runJobs();
  const { order: row, refunds, issues } = await moneyOf(order);
  expect(refunds).toMatchObject([{ amount: order.total, reason: 'paid_twice', state: 'done' }]);
  expect(row).toMatchObject({ payment_status: 'paid', paid_amount: 2 * order.total, refunded_amount: order.total });
  expect(issues).toEqual([{ kind: 'paid_twice', isOpen: false }]);
  const back = gateway.transactions.filter(
    ({ is_refund, order: { merchant_order_id: reference } }) => is_refund && reference === referenceOf(order),
  );
  expect(back.map(({ amount_cents }) => amount_cents)).toEqual([order.total]);
  expect((await mailsOf(order)).filter((kind) => kind === 'paid-twice')).toHaveLength(1);
});

test('P-12 while a payment waits in the app of a wallet it is made by card; confirmed there too, the second one goes back', async () => {
  const { gateway, place, open, runJobs, moneyOf, seenBy } = world();
  const order = await place({ paymentMethod: 'wallet' });
  await gateway.press((await open(order)).url, 'confirm_later');
  expect(await seenBy(order)).toMatchObject({
    state: 'pending',
    canPay: true,
    otherMethods: expect.arrayContaining(['card', 'cash_on_delivery', 'bank_transfer']),
  });
  await gateway.press((await open(order, { method: 'card' })).url, 'pay');
  expect((await moneyOf(order)).attempts).toMatchObject([{ state: 'expired' }, { state: 'succeeded' }]);
  expect(await seenBy(order)).toMatchObject({ state: 'paid', canPay: false });
  await gateway.confirmWallet(referenceOf(order));
  await runJobs();
  const { order: row, refunds } = await moneyOf(order);
  expect(refunds).toMatchObject([{ amount: order.total, reason: 'paid_twice', state: 'done' }]);
  expect(row).toMatchObject({ payment_status: 'paid', paid_amount: 2 * order.total, refunded_amount: order.total });
});

test('P-12 while a payment waits in the app of a wallet cash is chosen; confirmed there after all, nothing is owed', async () => {
  const { shop, salma, gateway, place, open, moneyOf, seenBy } = world();
  const order = await place({ paymentMethod: 'wallet' });
  await gateway.press((await open(order)).url, 'confirm_later');
  const body = { language: 'ar', method: 'cash_on_delivery' };
  const options = { method: 'PUT', body, token: salma.token } as const;
  expect((await shop.ask(`/orders/${order.number}/payment-method`, options)).status).toBe(200);
  expect(await seenBy(order)).toMatchObject({ state: 'cash', canPay: false });
  await gateway.confirmWallet(referenceOf(order));
  expect((await moneyOf(order)).order).toMatchObject({ payment_status: 'paid', paid_amount: order.total });
  expect(await seenBy(order)).toMatchObject({ state: 'paid' });
});

test('P-13 an order of the gateway belongs to one attempt: the database refuses a second', async () => {
  const { shop, place, open } = world();
  const [one, other] = [await place(), await place()];
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
  const { shop, gateway, place, pay, reconcile, moneyOf } = world();
  gateway.behave(quiet);
  const order = await place();
  await pay(order);
  await reconcile();
  expect((await moneyOf(order)).order.payment_status).toBe('pending');
  shop.wait(5 * 60);
  await reconcile();
  const { order: row, ledger } = await moneyOf(order);
  expect(row).toMatchObject(paid);
  expect(ledger).toMatchObject([{ recorded_by: 'check' }]);
  gateway.behave(loud);
});

test('P-19 paid and the window closed: the webhook alone pays the order and mails customer and seller', async () => {
  const { place, pay, moneyOf, mailsOf } = world();
  const order = await place();
  expect(await mailsOf(order)).toEqual(['order-placed']);
  await pay(order);
  expect((await moneyOf(order)).order).toMatchObject(paid);
  expect(await mailsOf(order)).toEqual(['order-arrived', 'order-placed', 'received']);
});

describe('P-25', () => {
  test('a refund that is found before its charge is settled is counted once both are known', async () => {
    const { shop, gateway, place, pay, reconcile, moneyOf, adminView } = world();
    gateway.behave(quiet);
    const order = await place();
    await pay(order);
    const charge = gateway.transactions.at(-1);
    await gateway.refundInDashboard(charge?.id ?? 0, 50_000);
    const refund = gateway.transactions.at(-1);
    const [first, second] = gateway.deliveries.slice(-2);
    if (first === undefined || second === undefined || refund === undefined) throw new Error('nothing was reported');
    // the report of the refund itself, before that of the charge
    const body = JSON.stringify({ type: 'TRANSACTION', obj: refund });
    expect(await gateway.replay({ ...first, body, transactionId: refund.id }, {})).toBe(200);
    expect((await moneyOf(order)).order.payment_status).toBe('pending');
    expect([await gateway.replay(second), await gateway.replay(first)]).toEqual([200, 200]);
    shop.wait(6 * 60);
    await reconcile();
    const { order: row, refunds } = await moneyOf(order);
    expect(row).toMatchObject({ payment_status: 'partly_refunded', refunded_amount: 50_000 });
    expect((await adminView(order)).refundable).toBe(order.total - 50_000);
    expect(refunds).toMatchObject([{ amount: 50_000, state: 'done' }]);
    gateway.behave(loud);
  });

  test('an unknown type of report is answered 200, and nothing is written', async () => {
    const { shop, gateway, url, place, pay } = world();
    await pay(await place());
    const delivery = lastDelivery(gateway);
    const count = async () =>
      (await shop.database.pool.query('select count(*) from payment_transactions')).rows[0].count;
    const before = await count();
    for (const type of ['TOKEN', 'DELIVERY_STATUS', 'something new']) {
      const { obj } = JSON.parse(delivery.body);
      const body = JSON.stringify({ type, obj: { ...obj, id: 1 } });
      const answer = await fetch(`${url}/payments/webhooks/paymob${new URL(delivery.url).search}`, {
        method: 'POST',
        body,
      });
      expect([type, answer.status]).toEqual([type, 200]);
    }
    expect(await count()).toEqual(before);
  });
});

test('an attempt that a process left behind while it asked for the page is given up, and another is opened', async () => {
  const { shop, gateway, place, open, moneyOf } = world();
  const order = await place();
  await open(order);
  await shop.database.pool.query(
    `update payment_attempts set state = 'opening', provider_order_id = null where order_id = $1`,
    [order.id],
  );
  const now = shop.context.clock();
  await expireAbandoned(shop.database.kysely, { before: new Date(now.getTime() + 1), at: now });
  expect((await open(order)).status).toBe(200);
  expect((await moneyOf(order)).attempts).toMatchObject([{ state: 'expired' }, { state: 'open' }]);
  expect(gateway.intentions.filter(({ reference }) => reference.startsWith(order.number))).toHaveLength(2);
});
