import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { stockOf } from '../../tests/support/orders.ts';
import { refundableOrders } from '../../tests/support/payments/refundable-orders.ts';
import { type OpenShop, openShop, type SignedIn } from '../../tests/support/shop/in-process-shop.ts';
import { recordPaymentEvent } from './record-payment-event.ts';

let shop: OpenShop;
let admin: SignedIn;
let orders: ReturnType<typeof refundableOrders>;

beforeAll(async () => {
  shop = await openShop();
  admin = await shop.signUpAdmin();
  orders = refundableOrders(shop, admin, await shop.signUp());
});
afterAll(async () => {
  // what needs a look is logged, without any person
  expect(shop.logged.filter((entry) => !/"kind":"(?:chargeback|owed_back)"/.test(JSON.stringify(entry)))).toEqual([]);
  await shop.close();
});

const ledgerOf = async (id: string) =>
  (await orders.payments(id)).transactions.map(({ kind, amount, means, provider }) => [kind, amount, means, provider]);

describe('a payment that an admin writes down', () => {
  test.each([
    ['cash_on_delivery', 'cash', 'cash_on_delivery'],
    ['bank_transfer', 'transfer', 'instapay'],
    ['card_link', 'other', 'manual'],
  ] as const)('of %s is one charge of the whole total', async (paymentMethod, means, provider) => {
    const { id, total } = await orders.placePaid({ paymentMethod });
    expect(await ledgerOf(id)).toEqual([['charge', total, means, provider]]);
    expect(await orders.moneyOf(id)).toEqual({ status: 'paid', paid: total, refunded: 0 });
    expect((await orders.payments(id)).attempts).toMatchObject([{ state: 'succeeded', provider }]);
  });

  test('and takes back is corrected by a row beside it, and can be written down again', async () => {
    const { id, total } = await orders.placePaid();
    expect((await orders.settle(id, 'paid', 'pending')).status).toBe(200);
    expect(await orders.moneyOf(id)).toEqual({ status: 'pending', paid: 0, refunded: 0 });
    expect((await orders.payments(id)).refundable).toBe(0);
    expect((await orders.settle(id, 'pending', 'paid')).status).toBe(200);
    expect((await orders.settle(id, 'paid', 'pending')).status).toBe(200);
    expect((await ledgerOf(id)).map(([kind, amount]) => [kind, amount])).toEqual([
      ['charge', total],
      ['reversal', total],
      ['charge', total],
      ['reversal', total],
    ]);
  });

  test('and sends back as a whole after a part of it sends the rest', async () => {
    const { id, total } = await orders.placePaid();
    await orders.refund(id, { amount: 1_000, expectedRefundable: total });
    expect((await orders.settle(id, 'partly_refunded', 'refunded')).status).toBe(200);
    expect((await orders.payments(id)).refunds.map(({ amount, state }) => [amount, state])).toEqual([
      [1_000, 'done'],
      [total - 1_000, 'done'],
    ]);
    expect(await orders.moneyOf(id)).toEqual({ status: 'refunded', paid: total, refunded: total });
  });

  test('by two admins at once is written down once', async () => {
    const { id, total } = await orders.place();
    const answers = await Promise.all([1, 2, 3].map(() => orders.settle(id, 'pending', 'paid')));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect((await orders.moneyOf(id)).paid).toBe(total);
  });
});

describe('the payment of an order with a payment page', () => {
  const placeByCard = async () => {
    const placed = await orders.place();
    await shop.database.pool.query(
      `update orders set payment_method = 'card', pay_by = now() + interval '1 hour' where id = $1`,
      [placed.id],
    );
    return placed;
  };

  test('cannot be written down', async () => {
    const { id } = await placeByCard();
    expect((await orders.settle(id, 'pending', 'paid')).body.code).toBe('PAYMENT_BY_GATEWAY');
    expect(await orders.moneyOf(id)).toEqual({ status: 'pending', paid: 0, refunded: 0 });
  });

  test('cannot be taken back or sent back by a press either', async () => {
    const { id, total } = await orders.placePaid();
    await shop.database.pool.query(`update payment_transactions set provider = 'stripe' where order_id = $1`, [id]);
    for (const to of ['pending', 'refunded']) {
      expect((await orders.settle(id, 'paid', to)).body.code, to).toBe('PAYMENT_BY_GATEWAY');
    }
    expect(await orders.moneyOf(id)).toEqual({ status: 'paid', paid: total, refunded: 0 });
  });

  test('keeps it from being packed until it is paid, but not from being cancelled', async () => {
    const { id } = await placeByCard();
    expect((await orders.move(id, 'pending', 'processing')).body.code).toBe('ORDER_UNPAID');
    expect((await orders.move(id, 'pending', 'cancelled', true)).status).toBe(200);
    expect((await orders.payments(id)).refunds).toEqual([]);
  });
});

describe('P-21 cancelling an order that was paid by hand', () => {
  test('with its refund sends everything back and writes it down', async () => {
    const { id, orderNumber, total } = await orders.placePaid();
    await orders.move(id, 'pending', 'cancelled', true);
    expect(await orders.moneyOf(id)).toEqual({ status: 'refunded', paid: total, refunded: total });
    expect(await orders.auditOf(orderNumber)).toEqual([
      { action: 'payment.refunded', details: { amount: total, reason: 'cancelled' } },
    ]);
  });

  test('without a refund leaves it among what is owed back, until the money is back', async () => {
    const { id, orderNumber, total } = await orders.placePaid();
    const owed = async () => {
      const { body } = await shop.ask<{ items: { orderNumber: string }[]; count: number }>(
        '/admin/orders?language=en&payment=owed',
        { token: admin.token },
      );
      return body.items.filter((order) => order.orderNumber === orderNumber).length;
    };
    expect(await owed()).toBe(0);
    await orders.move(id, 'pending', 'cancelled');
    expect(await owed()).toBe(1);
    await orders.refund(id, { amount: total - 1, expectedRefundable: total });
    expect(await owed()).toBe(1);
    await orders.refund(id, { amount: 1, expectedRefundable: 1 });
    expect(await owed()).toBe(0);
  });
});

test('P-17 a refund in the dashboard of the provider is one of the order, and is not sent again', async () => {
  const { id, total } = await orders.placePaid();
  const [attempt] = (await orders.payments(id)).attempts;
  const [charge] = (await orders.payments(id)).transactions;
  const event = {
    provider: 'cash_on_delivery',
    providerOrderId: attempt?.providerOrderId ?? '',
    transactionId: `refund-${id}`,
    parentId: charge?.transactionId ?? '',
    kind: 'refund',
    outcome: 'succeeded',
    amount: 5_000,
    currency: 'EGP',
    isLive: true,
    means: { kind: 'cash', brand: null, last4: null },
    reason: null,
  } as const;
  expect(await recordPaymentEvent(shop.context, event, { by: 'check', adminId: null })).toBe('recorded');
  expect(await recordPaymentEvent(shop.context, event, { by: 'check', adminId: null })).toBe('known');
  const { refunds, refundable } = await orders.payments(id);
  expect(refunds).toMatchObject([{ amount: 5_000, state: 'done' }]);
  expect(refundable).toBe(total - 5_000);
  expect(await orders.moneyOf(id)).toEqual({ status: 'partly_refunded', paid: total, refunded: 5_000 });
});

describe('P-26 a chargeback', () => {
  test.each([
    ['cancelled', 'paid'],
    ['delivered', 'paid'],
    ['refunded', 'refunded'],
  ] as const)('of an order that is %s opens an issue, and changes neither order nor stock', async (given, status) => {
    const { id } = await orders.placePaid();
    if (given === 'cancelled') await orders.move(id, 'pending', 'cancelled');
    if (given === 'refunded') await orders.settle(id, 'paid', 'refunded');
    if (given === 'delivered')
      await shop.database.pool.query(`update orders set status = 'delivered' where id = $1`, [id]);
    const stock = await stockOf(shop, 'plate-lotus-01');
    const money = await orders.moneyOf(id);
    const [attempt] = (await orders.payments(id)).attempts;
    const [charge] = (await orders.payments(id)).transactions;
    const common = {
      provider: 'cash_on_delivery',
      providerOrderId: attempt?.providerOrderId ?? '',
      outcome: 'succeeded',
      amount: charge?.amount ?? 0,
      currency: 'EGP',
      isLive: true,
      means: { kind: 'cash', brand: null, last4: null },
      reason: null,
    } as const;
    const dispute = {
      ...common,
      kind: 'chargeback',
      transactionId: `dispute-${id}`,
      parentId: charge?.transactionId ?? '',
    } as const;
    const paidAgain = {
      ...common,
      kind: 'charge',
      transactionId: charge?.transactionId ?? '',
      parentId: null,
    } as const;
    const source = { by: 'webhook', adminId: null } as const;
    expect(await recordPaymentEvent(shop.context, dispute, source)).toBe('recorded');
    expect(await recordPaymentEvent(shop.context, dispute, source)).toBe('known');
    expect(await recordPaymentEvent(shop.context, paidAgain, source)).toBe('known');
    expect(await orders.moneyOf(id)).toEqual(money);
    expect(money.status).toBe(status);
    expect(await stockOf(shop, 'plate-lotus-01')).toBe(stock);
    const kinds = (await orders.payments(id)).issues.flatMap(({ kind, resolvedAt }) =>
      resolvedAt === null ? [kind] : [],
    );
    // what was paid for a cancelled order is owed back besides
    expect(kinds).toEqual(given === 'cancelled' ? ['owed_back', 'chargeback'] : ['chargeback']);
  });
});
