import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PlaceOrder } from '#features/orders/orders.contract.ts';
import { stockOf } from '#features/orders/testing/orders.ts';
import { type OpenShop, openShop, type SignedIn } from '#tests/support/shop/in-process-shop.ts';
import { findWaitingMails } from '../testing/payment-records.ts';
import { refundableOrders } from '../testing/refundable-orders.ts';
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
  // issues are logged without personal data
  expect(
    shop.logged.filter((entry) => !/"kind":"(?:chargeback|owed_back|paid_late)"/.test(JSON.stringify(entry))),
  ).toEqual([]);
  await shop.close();
});

const ledgerOf = async (id: string) =>
  (await orders.payments(id)).transactions.map(({ kind, amount, instrument, provider }) => [
    kind,
    amount,
    instrument,
    provider,
  ]);

describe('manual payments', () => {
  test.each([
    ['cash_on_delivery', 'cash', 'cash_on_delivery'],
    ['bank_transfer', 'transfer', 'instapay'],
    ['card_link', 'other', 'manual'],
  ] as const)(
    'a manual payment of a %s order is one charge of the whole total',
    async (paymentMethod, instrument, provider) => {
      const { id, total } = await orders.placePaid({ paymentMethod });
      expect(await ledgerOf(id)).toEqual([['charge', total, instrument, provider]]);
      expect(await orders.readAmounts(id)).toEqual({ status: 'paid', paid: total, refunded: 0 });
      expect((await orders.payments(id)).attempts).toMatchObject([{ state: 'succeeded', provider }]);
    },
  );

  test('a reverted manual payment gets a reversal row and can be recorded again', async () => {
    const { id, total } = await orders.placePaid();
    expect((await orders.settle(id, 'paid', 'pending')).status).toBe(200);
    expect(await orders.readAmounts(id)).toEqual({ status: 'pending', paid: 0, refunded: 0 });
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

  test('a full refund after a partial one refunds the remainder', async () => {
    const { id, total } = await orders.placePaid();
    await orders.refund(id, { amount: 1_000, expectedRefundable: total });
    expect((await orders.settle(id, 'partly_refunded', 'refunded')).status).toBe(200);
    expect((await orders.payments(id)).refunds.map(({ amount, state }) => [amount, state])).toEqual([
      [1_000, 'done'],
      [total - 1_000, 'done'],
    ]);
    expect(await orders.readAmounts(id)).toEqual({ status: 'refunded', paid: total, refunded: total });
  });

  test('two admins who record a payment at once record it only once', async () => {
    const { id, total } = await orders.place();
    const responses = await Promise.all([1, 2, 3].map(() => orders.settle(id, 'pending', 'paid')));
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect((await orders.readAmounts(id)).paid).toBe(total);
  });
});

describe('manual payments of a cancelled order', () => {
  const mailsOf = async (number: string) =>
    (await findWaitingMails(shop.database.pool, shop.context.box))
      .filter(({ order }) => order?.orderNumber === number)
      .map(({ kind, event }) => event ?? kind)
      .toSorted();

  const placeCancelled = async (paymentMethod: PlaceOrder['paymentMethod']) => {
    const placed = await orders.place({ paymentMethod });
    await orders.move(placed.id, 'pending', 'cancelled');
    expect((await orders.settle(placed.id, 'pending', 'paid')).status).toBe(200);
    return placed;
  };

  test('cash recorded for a cancelled order mails no promise of a refund', async () => {
    const { orderNumber } = await placeCancelled('cash_on_delivery');
    expect(await mailsOf(orderNumber)).toEqual(['order-arrived', 'order-moved', 'order-placed']);
  });

  test('a bank transfer recorded for a cancelled order mails the customer about the refund', async () => {
    const { orderNumber } = await placeCancelled('bank_transfer');
    expect(await mailsOf(orderNumber)).toContain('paid-late');
  });

  test('a reverted payment of a cancelled order leaves no wanted refund and no open issue', async () => {
    const { id } = await placeCancelled('cash_on_delivery');
    expect((await orders.payments(id)).refunds.map(({ state }) => state)).toEqual(['wanted']);
    expect((await orders.settle(id, 'paid', 'pending')).status).toBe(200);
    const { refunds, issues, refundable } = await orders.payments(id);
    expect(refunds.map(({ state }) => state)).toEqual(['refused']);
    expect(issues.filter(({ resolvedAt }) => resolvedAt === null)).toEqual([]);
    expect(refundable).toBe(0);
    expect(await orders.readAmounts(id)).toEqual({ status: 'pending', paid: 0, refunded: 0 });
  });
});

describe('manual payments of a gateway order', () => {
  const placeByCard = async () => {
    const placed = await orders.place();
    await shop.database.pool.query(
      `update orders set payment_method = 'card', payment_deadline = now() + interval '1 hour' where id = $1`,
      [placed.id],
    );
    return placed;
  };

  test('the payment of a gateway order cannot be recorded by hand', async () => {
    const { id } = await placeByCard();
    expect((await orders.settle(id, 'pending', 'paid')).body.code).toBe('PAYMENT_BY_GATEWAY');
    expect(await orders.readAmounts(id)).toEqual({ status: 'pending', paid: 0, refunded: 0 });
  });

  test('the payment of a gateway order cannot be reverted or refunded by its status', async () => {
    const { id, total } = await orders.placePaid();
    await shop.database.pool.query(`update payment_transactions set provider = 'stripe' where order_id = $1`, [id]);
    for (const to of ['pending', 'refunded']) {
      expect((await orders.settle(id, 'paid', to)).body.code, to).toBe('PAYMENT_BY_GATEWAY');
    }
    expect(await orders.readAmounts(id)).toEqual({ status: 'paid', paid: total, refunded: 0 });
  });

  test('an unpaid gateway order cannot be packed but can be cancelled', async () => {
    const { id } = await placeByCard();
    expect((await orders.move(id, 'pending', 'processing')).body.code).toBe('ORDER_UNPAID');
    expect((await orders.move(id, 'pending', 'cancelled', true)).status).toBe(200);
    expect((await orders.payments(id)).refunds).toEqual([]);
  });
});

describe('P-21 cancelling an order with a manual payment', () => {
  test('cancelling with a refund refunds everything and records it', async () => {
    const { id, orderNumber, total } = await orders.placePaid();
    await orders.move(id, 'pending', 'cancelled', true);
    expect(await orders.readAmounts(id)).toEqual({ status: 'refunded', paid: total, refunded: total });
    expect(await orders.auditOf(orderNumber)).toEqual([
      { action: 'payment.refunded', details: { amount: total, reason: 'cancelled' } },
    ]);
  });

  test('cancelling without a refund keeps an owed-back issue open until the refund', async () => {
    const { id, orderNumber, total } = await orders.placePaid();
    const owed = async () => {
      const { body } = await shop.request<{ items: { orderNumber: string }[]; count: number }>(
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

test('P-17 a refund made in the provider’s dashboard is recorded and not sent again', async () => {
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
    instrument: { kind: 'cash', brand: null, last4: null },
    reason: null,
  } as const;
  expect(await recordPaymentEvent(shop.context, event, { by: 'check', adminId: null })).toBe('recorded');
  expect(await recordPaymentEvent(shop.context, event, { by: 'check', adminId: null })).toBe('known');
  const { refunds, refundable } = await orders.payments(id);
  expect(refunds).toMatchObject([{ amount: 5_000, state: 'done' }]);
  expect(refundable).toBe(total - 5_000);
  expect(await orders.readAmounts(id)).toEqual({ status: 'partly_refunded', paid: total, refunded: 5_000 });
});

describe('P-26 a chargeback', () => {
  test.each([
    ['cancelled', 'paid'],
    ['delivered', 'paid'],
    ['refunded', 'refunded'],
  ] as const)(
    'P-26 a chargeback of a %s order opens an issue and changes neither order nor stock',
    async (initialStatus, status) => {
      const { id } = await orders.placePaid();
      if (initialStatus === 'cancelled') await orders.move(id, 'pending', 'cancelled');
      if (initialStatus === 'refunded') await orders.settle(id, 'paid', 'refunded');
      if (initialStatus === 'delivered')
        await shop.database.pool.query(`update orders set status = 'delivered' where id = $1`, [id]);
      const stock = await stockOf(shop, 'plate-lotus-01');
      const money = await orders.readAmounts(id);
      const [attempt] = (await orders.payments(id)).attempts;
      const [charge] = (await orders.payments(id)).transactions;
      const common = {
        provider: 'cash_on_delivery',
        providerOrderId: attempt?.providerOrderId ?? '',
        outcome: 'succeeded',
        amount: charge?.amount ?? 0,
        currency: 'EGP',
        isLive: true,
        instrument: { kind: 'cash', brand: null, last4: null },
        reason: null,
      } as const;
      const dispute = {
        ...common,
        kind: 'chargeback',
        transactionId: `dispute-${id}`,
        parentId: charge?.transactionId ?? '',
      } as const;
      const repeatedPayment = {
        ...common,
        kind: 'charge',
        transactionId: charge?.transactionId ?? '',
        parentId: null,
      } as const;
      const source = { by: 'webhook', adminId: null } as const;
      expect(await recordPaymentEvent(shop.context, dispute, source)).toBe('recorded');
      expect(await recordPaymentEvent(shop.context, dispute, source)).toBe('known');
      expect(await recordPaymentEvent(shop.context, repeatedPayment, source)).toBe('known');
      expect(await orders.readAmounts(id)).toEqual(money);
      expect(money.status).toBe(status);
      expect(await stockOf(shop, 'plate-lotus-01')).toBe(stock);
      const kinds = (await orders.payments(id)).issues.flatMap(({ kind, resolvedAt }) =>
        resolvedAt === null ? [kind] : [],
      );
      // the payment of a cancelled order is also owed back
      expect(kinds).toEqual(initialStatus === 'cancelled' ? ['owed_back', 'chargeback'] : ['chargeback']);
    },
  );
});
