import { afterEach, describe, expect, test } from 'vitest';
import { orderInputFor, setStock, stockOf, totalOf } from '#features/orders/testing/orders.ts';
import { referenceOf, usePaymentShop } from '../testing/payment-shop.ts';

/** Cases of issue 25 about unpaid orders and late payments. */
const world = usePaymentShop();

afterEach(() => world().gateway.behave({ webhooks: 'before_return', opens: 'well', availability: 'well' }));

const HOUR = 3600;

describe('P-04 and P-22 late payments', () => {
  test('an order paid after its cancellation stays cancelled, is refunded, and informs customer and admin', async () => {
    const { shop, gateway, placeOrder, open, expire, runJobs, readAmounts, mailsOf, readCustomerPayment } = world();
    await setStock(shop, 'plate-lotus-01', 10);
    const order = await placeOrder();
    await open(order);
    shop.wait(HOUR + 60);
    await expire();
    expect((await readAmounts(order)).order).toMatchObject({ status: 'cancelled', payment_status: 'pending' });
    expect((await readCustomerPayment(order)).state).toBe('cancelled_unpaid');
    expect(await stockOf(shop, 'plate-lotus-01')).toBe(10);
    await gateway.pay(referenceOf(order));
    expect((await readAmounts(order)).order.status).toBe('cancelled');
    expect(await readCustomerPayment(order)).toMatchObject({ state: 'paid_late', canPay: false });
    expect((await readAmounts(order)).issues).toEqual([{ kind: 'paid_late', isOpen: true }]);
    await runJobs();
    const { order: row, refunds, issues } = await readAmounts(order);
    expect(row).toMatchObject({ status: 'cancelled', payment_status: 'refunded', refunded_amount: order.total });
    expect(refunds).toMatchObject([{ amount: order.total, reason: 'paid_late', state: 'done' }]);
    expect(issues).toEqual([{ kind: 'paid_late', isOpen: false }]);
    expect(await stockOf(shop, 'plate-lotus-01')).toBe(10);
    expect(await mailsOf(order)).toEqual(['order-placed', 'paid-late', 'refunded', 'unpaid']);
    expect((await open(order)).code).toBe('ORDER_PAID');
  });

  test('an order paid in the last second without a webhook is queried before cancellation and kept', async () => {
    const { shop, gateway, placeOrder, pay, expire, readAmounts } = world();
    gateway.behave({ webhooks: 'never' });
    const order = await placeOrder();
    await pay(order);
    shop.wait(HOUR + 60);
    await expire();
    expect((await readAmounts(order)).order).toMatchObject({ status: 'pending', payment_status: 'paid' });
  });

  test('an overdue order is extended by ten minutes six times during an outage, then cancelled', async () => {
    const { shop, gateway, placeOrder, open, expire, readAmounts } = world();
    const order = await placeOrder();
    await open(order);
    gateway.behave({ availability: 'away' });
    shop.wait(HOUR + 60);
    for (let extension = 1; extension <= 6; extension += 1) {
      await expire();
      await expire();
      expect([extension, (await readAmounts(order)).order.status]).toEqual([extension, 'pending']);
      shop.wait(10 * 60 + 1);
    }
    await expire();
    expect((await readAmounts(order)).order.status).toBe('cancelled');
  });
});

describe('P-05 unpaid orders', () => {
  test('expired orders of the last items restock once without stock notifications, and cash orders stay', async () => {
    const { shop, salma, placeOrder, open, expire, readAmounts, waitingMails } = world();
    await setStock(shop, 'cup-tea-01', 4);
    const lines = [{ productId: 'cup-tea-01', quantity: 1 }];
    const expectedTotal = await totalOf(shop, salma.token, { lines });
    const cash = await placeOrder({ lines, expectedTotal, paymentMethod: 'cash_on_delivery' });
    const orders = [await placeOrder({ lines, expectedTotal }), await placeOrder({ lines, expectedTotal })];
    const third = await placeOrder({ lines, expectedTotal });
    await open(third);
    expect(await stockOf(shop, 'cup-tea-01')).toBe(0);
    const { email, token } = await shop.signUp({ isProven: true });
    const request = { body: { productId: 'cup-tea-01', email, language: 'ar' }, token };
    expect((await shop.request('/stock-notifications', request)).status).toBeLessThan(300);
    shop.wait(HOUR - 60);
    await expire();
    expect(await stockOf(shop, 'cup-tea-01')).toBe(0);
    shop.wait(120);
    await Promise.all([expire(), expire(), expire()]);
    await expire();
    expect(await stockOf(shop, 'cup-tea-01')).toBe(3);
    for (const order of [...orders, third]) expect((await readAmounts(order)).order.status).toBe('cancelled');
    expect((await readAmounts(cash)).order).toMatchObject({ status: 'pending', payment_deadline: null });
    const kinds = (await waitingMails()).flatMap(({ to, kind }) => (to === email ? [kind] : []));
    expect(kinds).toEqual(['welcome']);
  });

  test('an unpaid order cancelled by its customer restocks once and can no longer be paid', async () => {
    const { shop, salma, placeOrder, open, readAmounts } = world();
    await setStock(shop, 'plate-lotus-01', 50);
    const order = await placeOrder();
    await open(order);
    const cancel = () =>
      shop.request(`/orders/${order.number}/cancellation`, { body: { language: 'ar' }, token: salma.token });
    const responses = await Promise.all([cancel(), cancel(), cancel()]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await stockOf(shop, 'plate-lotus-01')).toBe(50);
    expect((await readAmounts(order)).attempts).toMatchObject([{ state: 'expired' }]);
    expect((await open(order)).code).toBe('ORDER_NOT_PAYABLE');
  });
});

test('P-06 a second customer cannot order, and so cannot be charged for, the last item', async () => {
  const { shop, gateway, salma, placeOrder } = world();
  await setStock(shop, 'cup-tea-02', 1);
  const lines = [{ productId: 'cup-tea-02', quantity: 1 }];
  const expectedTotal = await totalOf(shop, salma.token, { lines });
  await placeOrder({ lines, expectedTotal });
  const before = gateway.intentions.length;
  const other = await shop.signUp();
  const body = orderInputFor({ paymentMethod: 'card', lines, expectedTotal });
  expect((await shop.request('/orders', { body, token: other.token })).body.code).toBe('OUT_OF_STOCK');
  const { rows } = await shop.database.pool.query(
    'select count(*) from payment_attempts join orders on orders.id = order_id where user_id = $1',
    [other.userId],
  );
  expect([rows[0].count, gateway.intentions.length]).toEqual([0, before]);
});

describe('P-20 a customer who leaves the payment page', () => {
  test('a customer who leaves the payment page has a payable order, and the seller gets no mail', async () => {
    const { placeOrder, open, returnToShop, runJobs, readAmounts, readCustomerPayment, mailsOf, url } = world();
    const order = await placeOrder();
    await open(order);
    const { attempts } = await readAmounts(order);
    await returnToShop(`${url}/payments/return/${attempts[0]?.id}`);
    expect((await readCustomerPayment(order)).state).toBe('checking');
    await runJobs();
    expect(await readCustomerPayment(order)).toMatchObject({ state: 'unpaid', canPay: true });
    expect(await mailsOf(order)).toEqual(['order-placed']);
  });

  test('a declined customer sees the decline and pays on another page', async () => {
    const { placeOrder, pay, decline, readCustomerPayment, readAmounts } = world();
    const order = await placeOrder();
    await decline(order);
    expect(await readCustomerPayment(order)).toMatchObject({ state: 'failed', canPay: true });
    await pay(order);
    const { order: row, attempts } = await readAmounts(order);
    expect(attempts).toMatchObject([{ state: 'failed', reason: 'insufficient_funds' }, { state: 'succeeded' }]);
    expect(row.payment_status).toBe('paid');
  });
});

describe('gateway failures', () => {
  test.each(['away', 'refuses', 'answers_then_hangs_up'] as const)(
    'a gateway failure (%s) on opening a page leaves the order payable, and a page opens after recovery',
    async (opens) => {
      const { gateway, placeOrder, open, pay, readAmounts } = world();
      const order = await placeOrder();
      gateway.behave({ opens });
      // more attempts than the limit, which counts opened pages only
      for (let tries = 1; tries <= 12; tries += 1)
        expect(await open(order)).toMatchObject({ status: 503, code: 'GATEWAY_UNAVAILABLE' });
      gateway.behave({ opens: 'well' });
      await pay(order);
      expect((await readAmounts(order)).order.payment_status).toBe('paid');
    },
  );

  test('a page that opens after the order was cancelled is not exposed', async () => {
    const { shop, salma, gateway, placeOrder, open, readAmounts } = world();
    const order = await placeOrder();
    gateway.behave({ opens: 'slow' });
    const opening = open(order);
    await expect.poll(async () => (await readAmounts(order)).attempts).toHaveLength(1);
    await shop.request(`/orders/${order.number}/cancellation`, { body: { language: 'ar' }, token: salma.token });
    expect((await opening).code).toBe('ORDER_NOT_PAYABLE');
    expect((await readAmounts(order)).attempts).toMatchObject([{ state: 'expired' }]);
  });
});

describe('P-28 return from the gateway', () => {
  test.each([
    ['after an hour', HOUR],
    ['after a day', 24 * HOUR],
  ])('a customer returning %s without a session is redirected to the order page', async (_, seconds) => {
    const { shop, placeOrder, open, expire, returnToShop, readAmounts, url } = world();
    const order = await placeOrder();
    await open(order);
    const { attempts } = await readAmounts(order);
    shop.wait(seconds);
    await expire();
    const response = await returnToShop(`${url}/payments/return/${attempts[0]?.id}?success=true`);
    expect([response.status, response.headers.get('location')]).toEqual([
      303,
      `${url}/order-confirmation/${order.number}#returned`,
    ]);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });
});
