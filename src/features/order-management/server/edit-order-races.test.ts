import { afterEach, describe, expect, test } from 'vitest';
import { setStock, stockOf } from '#features/orders/testing/orders.ts';
import { auditPayments } from '#features/payments/testing/audit-payments.ts';
import { type PlacedOnline, usePaymentShop } from '#features/payments/testing/payment-shop.ts';
import type { OrderChangeQuote } from '../order-edits.admin.contract.ts';

const world = usePaymentShop();
/** Each race is run several times, because either side may be first. */
const ROUNDS = 6;
const PLATE = 'plate-lotus-01';
const STOCK = 1000;

afterEach(() => {
  world().gateway.behave({ webhooks: 'before_return', availability: 'well' });
  // orders and payment pages per customer and day are limited
  world().shop.wait(25 * 3600);
});

const quoteOf = async ({ id }: PlacedOnline, quantity: number, version = 1) => {
  const { shop, admin } = world();
  const change = { language: 'ar', version, lines: [{ productId: PLATE, quantity }], pricedBy: 'order' };
  const { body } = await shop.request<OrderChangeQuote>(`/admin/orders/${id}/change-quotes`, {
    body: change,
    token: admin.token,
  });
  return { ...change, expectedTotal: body.quote.total, expectedRetained: body.kept, refund: true };
};
const save = ({ id }: PlacedOnline, body: object) =>
  world().shop.request(`/admin/orders/${id}`, { method: 'PUT', body, token: world().admin.token });

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

const quantityOf = async ({ id }: PlacedOnline): Promise<number> => {
  const { rows } = await world().shop.database.pool.query('select items from orders where id = $1', [id]);
  return rows[0].items[0].quantity;
};

describe('an order that was paid on a payment page', () => {
  test('an order that became more expensive is paid by a second page for the balance', async () => {
    const { placeOrder, pay, expire, shop, readCustomerPayment, mailsOf } = world();
    await setStock(shop, PLATE, STOCK);
    const order = await placeOrder();
    await pay(order);
    const change = await quoteOf(order, 2);
    expect((await save(order, change)).status).toBe(200);
    expect(await readCustomerPayment(order)).toMatchObject({
      state: 'rest',
      canPay: true,
      open: change.expectedTotal - order.total,
    });
    await pay(order);
    const { order: row, ledger, history } = await settled(order);
    expect(ledger.map(({ amount }) => amount)).toEqual([order.total, change.expectedTotal - order.total]);
    expect([row.payment_status, row.paid_amount, history]).toEqual([
      'paid',
      change.expectedTotal,
      ['paid', 'pending', 'paid'],
    ]);
    // the sellers are mailed once
    expect(await mailsOf(order)).toEqual(['order-arrived', 'order-changed', 'order-placed', 'received', 'received']);
    // the balance has no deadline
    shop.wait(48 * 3600);
    await expire();
    expect((await settled(order)).order.status).toBe('pending');
  });

  test('only an admin can cancel an order while its balance is due', async () => {
    const { placeOrder, pay, open, expire, shop, salma } = world();
    const order = await placeOrder();
    await pay(order);
    await save(order, await quoteOf(order, 2));
    await open(order);
    shop.wait(3 * 3600);
    await expire();
    const { body } = await shop.request(`/orders/${order.number}/cancellation`, {
      body: { language: 'ar' },
      token: salma.token,
    });
    expect([body.code, (await settled(order)).order.status]).toEqual(['ORDER_PAID', 'pending']);
  });

  test('the gateway refunds the difference of an order that became cheaper', async () => {
    const { placeOrder } = world();
    const order = await placeOrder({ lines: [{ productId: PLATE, quantity: 3 }], expectedTotal: 427_500 });
    await world().pay(order);
    const change = await quoteOf(order, 1);
    expect((await save(order, change)).status).toBe(200);
    const { order: row, refunds } = await settled(order);
    expect([row.payment_status, refunds.map(({ amount, reason, state }) => [amount, reason, state])]).toEqual([
      'paid',
      [[order.total - change.expectedTotal, 'order_changed', 'done']],
    ]);
  });

  test('a payment on a page opened before the change ends with the new total', async () => {
    const { placeOrder, open, gateway } = world();
    const increased = await placeOrder();
    const { url } = await open(increased);
    const change = await quoteOf(increased, 2);
    await save(increased, change);
    await gateway.press(url, 'pay');
    expect((await settled(increased)).order).toMatchObject({ payment_status: 'pending', paid_amount: increased.total });
    const cheaper = await placeOrder({ lines: [{ productId: PLATE, quantity: 2 }], expectedTotal: 300_000 });
    const page = await open(cheaper);
    const less = await quoteOf(cheaper, 1);
    await save(cheaper, less);
    await gateway.press(page.url, 'pay');
    const { order: row, refunds } = await settled(cheaper);
    expect([row.payment_status, refunds.map(({ amount }) => amount)]).toEqual([
      'paid',
      [cheaper.total - less.expectedTotal],
    ]);
  });
});

describe('at one moment', () => {
  test('a concurrent change and webhook end with one total and matching payments', async () => {
    const { shop, gateway, placeOrder, pay } = world();
    for (let round = 0; round < ROUNDS; round += 1) {
      await setStock(shop, PLATE, STOCK);
      gateway.behave({ webhooks: 'never' });
      const order = await placeOrder({ lines: [{ productId: PLATE, quantity: 2 }], expectedTotal: 300_000 });
      await pay(order);
      const delivery = gateway.deliveries.at(-1);
      if (delivery === undefined) throw new Error('the gateway has reported nothing');
      const change = await quoteOf(order, round % 2 === 0 ? 1 : 3);
      const [saved] = await Promise.all([save(order, change), gateway.replay(delivery)]);
      gateway.behave({ webhooks: 'before_return' });
      const { order: row } = await settled(order);
      // either the payment or the change came first
      expect([saved.status, saved.body.code]).toEqual(
        row.total === order.total ? [409, 'ORDER_CHANGED'] : [200, undefined],
      );
      expect(row.payment_status).toBe(row.total > row.paid_amount ? 'pending' : 'paid');
      expect(await stockOf(shop, PLATE)).toBe(STOCK - (await quantityOf(order)));
    }
  });

  test('a concurrent change and cancellation end with the stock of one of them', async () => {
    const { shop, placeOrder, cancelByAdmin } = world();
    for (let round = 0; round < ROUNDS; round += 1) {
      await setStock(shop, PLATE, STOCK);
      const order = await placeOrder({ paymentMethod: 'cash_on_delivery' });
      const change = await quoteOf(order, 4);
      const [cancelled, saved] = await Promise.all(
        round % 2 === 0
          ? [cancelByAdmin(order), save(order, change)]
          : [save(order, change).then((result) => result), cancelByAdmin(order)].toReversed(),
      );
      expect(cancelled?.status).toBe(200);
      expect([200, 409]).toContain(saved?.status);
      expect((await settled(order)).order.status).toBe('cancelled');
      expect(await stockOf(shop, PLATE)).toBe(STOCK);
      shop.wait(3600);
    }
  });

  test('changes of two orders with the same products in opposite order do not deadlock', async () => {
    const { shop, placeOrder } = world();
    const cup = 'cup-tea-01';
    for (const id of [PLATE, cup]) await setStock(shop, id, STOCK);
    const both = [
      await placeOrder({ paymentMethod: 'cash_on_delivery' }),
      await placeOrder({ paymentMethod: 'cash_on_delivery' }),
    ];
    for (let version = 1; version <= ROUNDS; version += 1) {
      const lines = [
        { productId: PLATE, quantity: 1 + version },
        { productId: cup, quantity: 1 + version },
      ];
      const responses = await Promise.all(
        both.map(async (order, index) => {
          const change = {
            language: 'ar',
            version,
            lines: index === 0 ? lines : lines.toReversed(),
            pricedBy: 'order',
          };
          const { body } = await shop.request<OrderChangeQuote>(`/admin/orders/${order.id}/change-quotes`, {
            body: change,
            token: world().admin.token,
          });
          return save(order, { ...change, expectedTotal: body.quote.total, expectedRetained: 0, refund: true });
        }),
      );
      expect(responses.map(({ status }) => status)).toEqual([200, 200]);
    }
    expect([await stockOf(shop, PLATE), await stockOf(shop, cup)]).toEqual([
      STOCK - 2 * (1 + ROUNDS),
      STOCK - 2 * (1 + ROUNDS),
    ]);
  });
});
