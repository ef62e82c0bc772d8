import { afterEach, describe, expect, test } from 'vitest';
import { issueCode, setStock } from '#features/orders/testing/orders.ts';
import { defaultRules } from '#features/pricing/pricing-rules.ts';
import { saveRules } from '#tests/support/save-rules.ts';
import { usePaymentShop } from '../testing/payment-shop.ts';
import { readPaymentEnvironment } from './settings/payment-environment.ts';

/** Cases of issue 25 about access to payments, rate limits and gateways. */
const world = usePaymentShop();

afterEach(() => {
  world().gateway.behave({ webhooks: 'before_return' });
  // payment pages per customer and day are limited
  world().shop.wait(25 * 3600);
});

describe('P-23 gateways', () => {
  test('the shop calls a gateway without TLS only on the local machine', () => {
    const { cardIntegration = '', secretKey = '', publicKey = '', hmacSecret = '' } = world().gateway.values;
    const env = (PAYMOB_URL: string) => ({
      PAYMOB_SECRET_KEY: secretKey,
      PAYMOB_PUBLIC_KEY: publicKey,
      PAYMOB_HMAC_SECRET: hmacSecret,
      PAYMOB_CARD_INTEGRATION: cardIntegration,
      PAYMOB_URL,
    });
    const problems = (url: string, isLocal: boolean) => readPaymentEnvironment(env(url), { isLocal }).problems;
    expect(problems('http://127.0.0.1:4000', true)).toEqual([]);
    for (const url of [
      'http://127.0.0.1:4000',
      'http://accept.paymob.com',
      'https://user@accept.paymob.com',
      'ftp://x',
    ])
      expect([url, problems(url, false)]).toEqual([url, [expect.stringContaining('PAYMOB_URL')]]);
    expect(problems('https://accept.paymob.com', false)).toEqual([]);
  });
});

describe('P-27 another customer’s order', () => {
  test('another customer’s order behaves like a missing one when paid, changed, cancelled or read', async () => {
    const { shop, placeOrder, open, readAmounts } = world();
    const order = await placeOrder();
    await open(order);
    const before = await readAmounts(order);
    const { token } = await shop.signUp();
    const calls = (number: string) =>
      Promise.all([
        shop.request(`/orders/${number}/payments`, { body: { language: 'ar' }, token }),
        shop.request(`/orders/${number}/payment-method`, {
          method: 'PUT',
          body: { language: 'ar', method: 'cash_on_delivery' },
          token,
        }),
        shop.request(`/orders/${number}/cancellation`, { body: { language: 'ar' }, token }),
        shop.request(`/orders/${number}?language=ar`, { token }),
      ]);
    const [own, unknown] = [await calls(order.number), await calls('ORD-1700000000000-ABCDEFGHI')];
    expect(own.map(({ body }) => body.code)).toEqual(Array(4).fill('ORDER_NOT_FOUND'));
    expect(own.map(({ status, body }) => [status, body])).toEqual(unknown.map(({ status, body }) => [status, body]));
    expect(await readAmounts(order)).toEqual(before);
  });

  test('orders need a session, and admin payments are closed to customers', async () => {
    const { shop, salma, placeOrder } = world();
    const order = await placeOrder();
    expect((await shop.request(`/orders/${order.number}/payments`, { body: { language: 'ar' } })).status).toBe(401);
    const body = { amount: 1, lines: [], includesShipping: false, restock: false, reason: 'goodwill', note: null };
    const refund = { ...body, expectedRefundable: 0 };
    for (const [token, status] of [
      [undefined, 401],
      [salma.token, 403],
    ] as const) {
      expect((await shop.request(`/admin/orders/${order.id}/payments`, { token })).status).toBe(status);
      expect((await shop.request(`/admin/orders/${order.id}/refunds`, { body: refund, token })).status).toBe(status);
      expect((await shop.request('/admin/payment-issues?state=open', { token })).status).toBe(status);
    }
  });
});

describe('orders that cannot be paid', () => {
  test('paying a paid, cancelled or unknown order is refused with its reason', async () => {
    const { placeOrder, pay, open, cancelByAdmin } = world();
    const [paid, cancelled] = [await placeOrder(), await placeOrder()];
    await pay(paid);
    await cancelByAdmin(cancelled);
    expect(await open(paid)).toMatchObject({ status: 409, code: 'ORDER_PAID' });
    expect(await open(cancelled)).toMatchObject({ status: 409, code: 'ORDER_NOT_PAYABLE' });
    expect(await open({ ...paid, number: 'ORD-1' })).toMatchObject({ status: 404, code: 'ORDER_NOT_FOUND' });
  });

  test('cash orders and unavailable methods have no payment page', async () => {
    const { placeOrder, open } = world();
    const cash = await placeOrder({ paymentMethod: 'cash_on_delivery' });
    expect((await open(cash)).code).toBe('PAYMENT_METHOD_UNAVAILABLE');
    expect((await open(cash, { method: 'card' })).code).toBe('PAYMENT_METHOD_UNAVAILABLE');
    expect((await open(await placeOrder(), { method: 'card_link' })).code).toBe('PAYMENT_METHOD_UNAVAILABLE');
  });

  test('an admin can neither pack an unpaid gateway order nor mark it as paid', async () => {
    const { shop, admin, placeOrder } = world();
    const order = await placeOrder();
    const { token } = admin;
    const move = { method: 'PUT', body: { language: 'ar', from: 'pending', to: 'processing', refund: false }, token };
    expect((await shop.request(`/admin/orders/${order.id}/status`, move)).body.code).toBe('ORDER_UNPAID');
    const settle = { method: 'PUT', body: { language: 'ar', from: 'pending', to: 'paid' }, token };
    expect((await shop.request(`/admin/orders/${order.id}/payment-status`, settle)).body.code).toBe(
      'PAYMENT_BY_GATEWAY',
    );
  });
});

describe('card testing', () => {
  test('a customer can open ten pages per order and thirty per day', async () => {
    const { shop, placeOrder, gateway, open } = world();
    const { token } = await shop.signUp();
    await setStock(shop, 'plate-lotus-01', 100);
    const decline = async (order: Awaited<ReturnType<typeof placeOrder>>) => {
      const { code, url } = await open(order, { token });
      if (url !== '') await gateway.press(url, 'decline');
      return code;
    };
    for (let number = 1; number <= 3; number += 1) {
      const order = await placeOrder({}, token);
      for (let attempt = 1; attempt <= 10; attempt += 1) expect([attempt, await decline(order)]).toEqual([attempt, '']);
      expect(await decline(order)).toBe('TOO_MANY_REQUESTS');
    }
    expect(await decline(await placeOrder({}, token))).toBe('TOO_MANY_REQUESTS');
    shop.wait(25 * 3600);
    expect(await decline(await placeOrder({}, token))).toBe('');
  });
});

test('a free order needs no payment: it does not expire, the seller is mailed, and it can be packed and settled', async () => {
  const { shop, admin, placeOrder, open, expire, readAmounts, mailsOf, readCustomerPayment } = world();
  const { token } = admin;
  const { tax, shipping } = defaultRules;
  const free = { ...shipping.defaultZone, fee: 0 };
  const callAdmin = async (path: string, asking = {}) => (await shop.request<unknown>(path, { ...asking, token })).body;
  await saveRules(callAdmin, {
    tax: { ...tax, base: 'after-discounts' },
    shipping: { ...shipping, defaultZone: free, zones: [] },
  });
  await issueCode(shop, 'GIFT', { discount_value: 100 });
  const order = await placeOrder({ promoCode: 'GIFT', expectedTotal: 0 });
  expect(order.total).toBe(0);
  expect(await open(order)).toMatchObject({ status: 409, code: 'ORDER_NOT_PAYABLE' });
  expect(await readCustomerPayment(order)).toMatchObject({ state: 'nothing_due', canPay: false });
  expect(await mailsOf(order)).toEqual(['order-arrived', 'order-placed']);
  shop.wait(2 * 3600);
  await expire();
  const put = (path: string, body: object) =>
    shop.request(`/admin/orders/${order.id}/${path}`, { method: 'PUT', body: { language: 'ar', ...body }, token });
  expect((await put('status', { from: 'pending', to: 'processing', refund: false })).status).toBe(200);
  expect((await put('payment-status', { from: 'pending', to: 'paid' })).status).toBe(200);
  expect((await readAmounts(order)).order).toMatchObject({
    status: 'processing',
    payment_status: 'paid',
    paid_amount: 0,
  });
  await saveRules(callAdmin, { tax, shipping });
});
