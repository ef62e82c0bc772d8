import { afterEach, describe, expect, test } from 'vitest';
import { leaveInStock, orderInputFor, stockOf, totalOf } from '../../tests/support/orders.ts';
import { referenceOf, usePaymentShop } from '../../tests/support/payments/payment-shop.ts';

/** Cases of issue 25 in which an order is not paid, or too late. */
const world = usePaymentShop();

afterEach(() => world().gateway.behave({ webhooks: 'before_return', opens: 'well', answers: 'well' }));

const HOUR = 3600;

describe('P-04 and P-22 an order that is paid after its time', () => {
  test('stays cancelled; the money goes back, and customer and admin are told', async () => {
    const { shop, gateway, place, open, expire, runJobs, moneyOf, mailsOf, seenBy } = world();
    await leaveInStock(shop, 'plate-lotus-01', 10);
    const order = await place();
    await open(order);
    shop.wait(HOUR + 60);
    await expire();
    expect((await moneyOf(order)).order).toMatchObject({ status: 'cancelled', payment_status: 'pending' });
    expect((await seenBy(order)).state).toBe('cancelled_unpaid');
    expect(await stockOf(shop, 'plate-lotus-01')).toBe(10);
    await gateway.pay(referenceOf(order));
    expect((await moneyOf(order)).order.status).toBe('cancelled');
    expect(await seenBy(order)).toMatchObject({ state: 'paid_late', canPay: false });
    expect((await moneyOf(order)).issues).toEqual([{ kind: 'paid_late', isOpen: true }]);
    await runJobs();
    const { order: row, refunds, issues } = await moneyOf(order);
    expect(row).toMatchObject({ status: 'cancelled', payment_status: 'refunded', refunded_amount: order.total });
    expect(refunds).toMatchObject([{ amount: order.total, reason: 'paid_late', state: 'done' }]);
    expect(issues).toEqual([{ kind: 'paid_late', isOpen: false }]);
    expect(await stockOf(shop, 'plate-lotus-01')).toBe(10);
    expect(await mailsOf(order)).toEqual(['order-placed', 'paid-late', 'refunded', 'unpaid']);
    expect((await open(order)).code).toBe('ORDER_PAID');
  });

  test('in the last second, without a webhook: it is asked about before it is cancelled, and stands', async () => {
    const { shop, gateway, place, pay, expire, moneyOf } = world();
    gateway.behave({ webhooks: 'never' });
    const order = await place();
    await pay(order);
    shop.wait(HOUR + 60);
    await expire();
    expect((await moneyOf(order)).order).toMatchObject({ status: 'pending', payment_status: 'paid' });
  });

  test('while the gateway is away is kept ten minutes at a time, six times, and then cancelled', async () => {
    const { shop, gateway, place, open, expire, moneyOf } = world();
    const order = await place();
    await open(order);
    gateway.behave({ answers: 'away' });
    shop.wait(HOUR + 60);
    for (let extension = 1; extension <= 6; extension += 1) {
      await expire();
      await expire();
      expect([extension, (await moneyOf(order)).order.status]).toEqual([extension, 'pending']);
      shop.wait(10 * 60 + 1);
    }
    await expire();
    expect((await moneyOf(order)).order.status).toBe('cancelled');
  });
});

describe('P-05 unpaid orders', () => {
  test('of the last pieces give them back once after their time; cash orders stay, and who waits is told', async () => {
    const { shop, salma, place, open, expire, moneyOf, waitingMails } = world();
    await leaveInStock(shop, 'cup-tea-01', 4);
    const lines = [{ productId: 'cup-tea-01', quantity: 1 }];
    const expectedTotal = await totalOf(shop, salma.token, { lines });
    const cash = await place({ lines, expectedTotal, paymentMethod: 'cash_on_delivery' });
    const orders = [await place({ lines, expectedTotal }), await place({ lines, expectedTotal })];
    const third = await place({ lines, expectedTotal });
    await open(third);
    expect(await stockOf(shop, 'cup-tea-01')).toBe(0);
    const { email, token } = await shop.signUp({ isProven: true });
    const asked = { body: { productId: 'cup-tea-01', email, language: 'ar' }, token };
    expect((await shop.ask('/stock-notifications', asked)).status).toBeLessThan(300);
    shop.wait(HOUR - 60);
    await expire();
    expect(await stockOf(shop, 'cup-tea-01')).toBe(0);
    shop.wait(120);
    await Promise.all([expire(), expire(), expire()]);
    await expire();
    expect(await stockOf(shop, 'cup-tea-01')).toBe(3);
    for (const order of [...orders, third]) expect((await moneyOf(order)).order.status).toBe('cancelled');
    expect((await moneyOf(cash)).order).toMatchObject({ status: 'pending', pay_by: null });
    const kinds = (await waitingMails()).flatMap(({ to, kind }) => (to === email ? [kind] : []));
    expect(kinds).toEqual(['welcome', 'back-in-stock']);
  });

  test('that their customer cancels give their pieces back once, and can no longer be paid', async () => {
    const { shop, salma, place, open, moneyOf } = world();
    await leaveInStock(shop, 'plate-lotus-01', 50);
    const order = await place();
    await open(order);
    const cancel = () =>
      shop.ask(`/orders/${order.number}/cancellation`, { body: { language: 'ar' }, token: salma.token });
    const answers = await Promise.all([cancel(), cancel(), cancel()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await stockOf(shop, 'plate-lotus-01')).toBe(50);
    expect((await moneyOf(order)).attempts).toMatchObject([{ state: 'expired' }]);
    expect((await open(order)).code).toBe('ORDER_NOT_PAYABLE');
  });
});

test('P-06 the last piece has one buyer: the second cannot order it, so nothing can charge him', async () => {
  const { shop, gateway, salma, place } = world();
  await leaveInStock(shop, 'cup-tea-02', 1);
  const lines = [{ productId: 'cup-tea-02', quantity: 1 }];
  const expectedTotal = await totalOf(shop, salma.token, { lines });
  await place({ lines, expectedTotal });
  const before = gateway.intentions.length;
  const other = await shop.signUp();
  const body = orderInputFor({ paymentMethod: 'card', lines, expectedTotal });
  expect((await shop.ask('/orders', { body, token: other.token })).body.code).toBe('OUT_OF_STOCK');
  const { rows } = await shop.database.pool.query(
    'select count(*) from payment_attempts join orders on orders.id = order_id where user_id = $1',
    [other.userId],
  );
  expect([rows[0].count, gateway.intentions.length]).toEqual([0, before]);
});

describe('P-20 a customer who leaves the payment page', () => {
  test('finds the order unpaid and payable; the seller has no mail of it', async () => {
    const { place, open, comeBack, runJobs, moneyOf, seenBy, mailsOf, url } = world();
    const order = await place();
    await open(order);
    const { attempts } = await moneyOf(order);
    await comeBack(`${url}/payments/return/${attempts[0]?.id}`);
    expect((await seenBy(order)).state).toBe('checking');
    await runJobs();
    expect(await seenBy(order)).toMatchObject({ state: 'unpaid', canPay: true });
    expect(await mailsOf(order)).toEqual(['order-placed']);
  });

  test('after a decline is told so, and pays on another page', async () => {
    const { place, pay, decline, seenBy, moneyOf } = world();
    const order = await place();
    await decline(order);
    expect(await seenBy(order)).toMatchObject({ state: 'failed', canPay: true });
    await pay(order);
    const { order: row, attempts } = await moneyOf(order);
    expect(attempts).toMatchObject([{ state: 'failed', reason: 'insufficient_funds' }, { state: 'succeeded' }]);
    expect(row.payment_status).toBe('paid');
  });
});

describe('a gateway that', () => {
  test.each(['away', 'refuses', 'answers_then_hangs_up'] as const)(
    'is %s when a page is asked for: the order stands, and another page opens as soon as it is back',
    async (opens) => {
      const { gateway, place, open, pay, moneyOf } = world();
      const order = await place();
      gateway.behave({ opens });
      // more often than a customer may open pages: none was opened
      for (let tries = 1; tries <= 12; tries += 1)
        expect(await open(order)).toMatchObject({ status: 503, code: 'GATEWAY_UNAVAILABLE' });
      gateway.behave({ opens: 'well' });
      await pay(order);
      expect((await moneyOf(order)).order.payment_status).toBe('paid');
    },
  );

  test('is slow while an order is cancelled: its page is not shown to anybody', async () => {
    const { shop, salma, gateway, place, open, moneyOf } = world();
    const order = await place();
    gateway.behave({ opens: 'slow' });
    const opening = open(order);
    await expect.poll(async () => (await moneyOf(order)).attempts).toHaveLength(1);
    await shop.ask(`/orders/${order.number}/cancellation`, { body: { language: 'ar' }, token: salma.token });
    expect((await opening).code).toBe('ORDER_NOT_PAYABLE');
    expect((await moneyOf(order)).attempts).toMatchObject([{ state: 'expired' }]);
  });
});

describe('P-28 somebody who comes back from the gateway', () => {
  test.each([
    ['after an hour', HOUR],
    ['after a day', 24 * HOUR],
  ])('%s, without a session, is sent to the page of the order', async (_, seconds) => {
    const { shop, place, open, expire, comeBack, moneyOf, url } = world();
    const order = await place();
    await open(order);
    const { attempts } = await moneyOf(order);
    shop.wait(seconds);
    await expire();
    const answer = await comeBack(`${url}/payments/return/${attempts[0]?.id}?success=true`);
    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      `${url}/order-confirmation/${order.number}#returned`,
    ]);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });
});
