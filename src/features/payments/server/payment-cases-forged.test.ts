import { createHmac } from 'node:crypto';
import { afterEach, describe, expect, test } from 'vitest';
import { totalOf } from '#features/orders/testing/orders.ts';
import type { Delivery } from '../providers/paymob/testing/paymob-webhooks.ts';
import { referenceOf, usePaymentShop } from '../testing/payment-shop.ts';

/** Cases of issue 25 with forged or mismatched payment events. */
const world = usePaymentShop();

afterEach(() => world().gateway.behave({ webhooks: 'before_return', alters: null, availability: 'well' }));

/** Places and pays an order without delivering its webhook. */
const payWithoutWebhook = async () => {
  const { gateway, placeOrder, pay } = world();
  gateway.behave({ webhooks: 'never' });
  const order = await placeOrder();
  const back = await pay(order);
  const delivery = gateway.deliveries.at(-1);
  if (delivery === undefined) throw new Error('the gateway has reported nothing');
  return { order, delivery, back };
};

const unpaid = { payment_status: 'pending', paid_amount: 0 };

describe('P-07 a signed webhook with another amount', () => {
  test.each([
    ['one piastre less', (amount: number) => amount - 1],
    ['a hundred times as much', (amount: number) => amount * 100],
    ['a hundredth', (amount: number) => Math.round(amount / 100)],
    ['nothing', () => 0],
  ])('a signed webhook with another amount (%s) does not pay the order and opens an issue', async (_, amountOf) => {
    const { gateway, shop, admin, readAmounts, readCustomerPayment, adminView } = world();
    const { order, delivery } = await payWithoutWebhook();
    const amount_cents = amountOf(order.total);
    expect(await gateway.replay(delivery, { alters: { amount_cents, isSigned: true } })).toBe(200);
    const { order: row, ledger, attempts } = await readAmounts(order);
    expect(row).toMatchObject({ ...unpaid, total: order.total });
    expect(ledger).toMatchObject([{ amount: amount_cents, is_counted: false }]);
    expect(attempts).toMatchObject([{ state: 'review' }]);
    expect((await readCustomerPayment(order)).state).toBe('review');
    expect((await adminView(order)).issues).toMatchObject([{ kind: 'wrong_amount', amount: amount_cents }]);
    const { body } = await shop.request<{ items: { orderNumber: string; kind: string }[] }>(
      '/admin/payment-issues?state=open',
      { token: admin.token },
    );
    expect(body.items).toContainEqual(expect.objectContaining({ orderNumber: order.number, kind: 'wrong_amount' }));
  });
});

describe('P-08 invalid webhook signatures', () => {
  const secretOf = () => world().gateway.values['hmacSecret'] ?? '';
  const withHmac = ({ url }: Delivery, change: (hmac: string) => string | null): string => {
    const address = new URL(url);
    const hmac = change(address.searchParams.get('hmac') ?? '');
    if (hmac === null) address.searchParams.delete('hmac');
    else address.searchParams.set('hmac', hmac);
    return address.href;
  };
  /** Signed with the right secret, but with two fields swapped. */
  const otherOrder = (delivery: Delivery): string => {
    const { obj } = JSON.parse(delivery.body);
    const values = [
      obj.created_at,
      obj.amount_cents,
      obj.currency,
      obj.error_occured,
      obj.has_parent_transaction,
      obj.id,
    ];
    return createHmac('sha512', secretOf()).update(values.join('')).digest('hex');
  };

  test.each<[string, (delivery: Delivery) => (hmac: string) => string | null]>([
    ['missing', () => () => null],
    ['empty', () => () => ''],
    ['wrong in one digit', () => (hmac) => `${hmac.startsWith('0') ? '1' : '0'}${hmac.slice(1)}`],
    ['cut off', () => (hmac) => hmac.slice(0, -1)],
    ['in upper case', () => (hmac) => hmac.toUpperCase()],
    ['computed with another field order', (delivery) => () => otherOrder(delivery)],
    [
      'computed with another secret',
      (delivery) => () => createHmac('sha512', 'another').update(delivery.body).digest('hex'),
    ],
    [
      'computed from the body',
      (delivery) => () => createHmac('sha512', secretOf()).update(delivery.body).digest('hex'),
    ],
  ])('a webhook whose signature is %s gets 401 and writes nothing', async (_, change) => {
    const { readAmounts } = world();
    const { order, delivery } = await payWithoutWebhook();
    const response = await fetch(withHmac(delivery, change(delivery)), { method: 'POST', body: delivery.body });
    expect([response.status, await response.text()]).toEqual([401, '']);
    const { order: row, ledger } = await readAmounts(order);
    expect(row).toMatchObject(unpaid);
    expect(ledger).toEqual([]);
  });

  test('a signature of values that differ from the body is refused', async () => {
    const { gateway, readAmounts } = world();
    const { order, delivery } = await payWithoutWebhook();
    expect(await gateway.replay(delivery, { alters: { amount_cents: 1, isSigned: false } })).toBe(401);
    expect((await readAmounts(order)).ledger).toEqual([]);
  });
});

describe('P-09 a cheap order’s payment cannot settle another', () => {
  test('a cheap order’s signed webhook does not pay an expensive order whose reference it names', async () => {
    const { shop, salma, gateway, placeOrder, open, readAmounts, runJobs } = world();
    const lines = [{ productId: 'plate-lotus-01', quantity: 3 }];
    const expensive = await placeOrder({ lines, expectedTotal: await totalOf(shop, salma.token, { lines }) });
    await open(expensive);
    const { order: cheap, delivery } = await payWithoutWebhook();
    const alters = { merchant_order_id: referenceOf(expensive), isSigned: false };
    expect(await gateway.replay(delivery, { alters })).toBe(200);
    await runJobs();
    expect((await readAmounts(expensive)).order).toMatchObject(unpaid);
    expect((await readAmounts(expensive)).ledger).toEqual([]);
    expect((await readAmounts(cheap)).order.payment_status).toBe('paid');
  });
});

describe('P-10 the return from the gateway', () => {
  test('a return URL with a forged or genuine success pays nothing without a charge', async () => {
    const { placeOrder, open, returnToShop, runJobs, readAmounts, readCustomerPayment, url } = world();
    const { order: other, back } = await payWithoutWebhook();
    const order = await placeOrder();
    await open(order);
    const { attempts } = await readAmounts(order);
    const address = `${url}/payments/return/${attempts[0]?.id}`;
    const genuine = new URL(back).search;
    for (const query of ['?success=true&amount_cents=157500', genuine, `${genuine}&success=true`]) {
      const response = await returnToShop(address + query);
      expect(response.status).toBe(303);
      expect(response.headers.get('location')).toBe(`${url}/order-confirmation/${order.number}#returned`);
    }
    await runJobs();
    expect((await readAmounts(order)).order).toMatchObject(unpaid);
    expect((await readAmounts(other)).order).toMatchObject(unpaid);
    expect((await readCustomerPayment(order)).state).toBe('unpaid');
  });

  test('a return URL with a failure leaves a paid order paid', async () => {
    const { gateway, placeOrder, pay, returnToShop, runJobs, readAmounts } = world();
    gateway.behave({ webhooks: 'before_return' });
    const order = await placeOrder();
    const back = await pay(order);
    await returnToShop(back.replace('success=true', 'success=false'));
    await runJobs();
    expect((await readAmounts(order)).order.payment_status).toBe('paid');
  });
});

test('P-18 a live transaction does not pay an order of test keys', async () => {
  const { gateway, readAmounts, adminView } = world();
  const { order, delivery } = await payWithoutWebhook();
  expect(await gateway.replay(delivery, { alters: { is_live: true, isSigned: true } })).toBe(200);
  expect((await readAmounts(order)).order).toMatchObject(unpaid);
  expect((await adminView(order)).issues).toMatchObject([{ kind: 'wrong_mode' }]);
});

test('P-24 the same amount in another currency does not pay the order', async () => {
  const { gateway, readAmounts, adminView } = world();
  const { order, delivery } = await payWithoutWebhook();
  expect(await gateway.replay(delivery, { alters: { currency: 'USD', isSigned: true } })).toBe(200);
  expect((await readAmounts(order)).order).toMatchObject(unpaid);
  expect((await adminView(order)).issues).toMatchObject([{ kind: 'wrong_currency' }]);
});

test('an admin refunds a payment of a wrong amount in full, which settles its issue', async () => {
  const { gateway, shop, admin, readAmounts, adminView, runJobs } = world();
  const { order, delivery } = await payWithoutWebhook();
  const charge = gateway.transactions.at(-1);
  if (charge === undefined) throw new Error('nothing was paid');
  // the gateway consistently reports a smaller payment
  charge.amount_cents = 50_000;
  expect(await gateway.replay(delivery, { alters: { amount_cents: 50_000, isSigned: true } })).toBe(200);
  const [row] = (await adminView(order)).transactions;
  const body = { chargeId: row?.id };
  const path = `/admin/orders/${order.id}/charge-refunds`;
  expect((await shop.request(path, { body, token: admin.token })).status).toBe(200);
  await runJobs();
  const { order: after, refunds, issues } = await readAmounts(order);
  expect(refunds).toMatchObject([{ state: 'done', amount: 50_000 }]);
  expect(issues).toEqual([{ kind: 'wrong_amount', isOpen: false }]);
  expect(after).toMatchObject({ ...unpaid, refunded_amount: 0 });
  expect((await shop.request(path, { body, token: admin.token })).body.code).toBe('REFUND_TOO_MUCH');
});

test('a success reported by webhook that the gateway does not confirm opens an issue', async () => {
  const { gateway, adminView, runJobs } = world();
  const { order, delivery } = await payWithoutWebhook();
  gateway.behave({ availability: 'knows_nothing' });
  expect(await gateway.replay(delivery)).toBe(200);
  await runJobs();
  expect((await adminView(order)).issues).toMatchObject([{ kind: 'unconfirmed', resolvedAt: null }]);
  gateway.behave({ availability: 'well' });
  const { shop, reconcile } = world();
  shop.wait(6 * 60);
  await reconcile();
  expect((await adminView(order)).issues).toMatchObject([{ kind: 'unconfirmed', resolvedAt: expect.any(String) }]);
});
