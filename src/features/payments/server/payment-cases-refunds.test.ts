import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { setStock, stockOf } from '#features/orders/testing/orders.ts';
import { type PlacedOnline, usePaymentShop } from '../testing/payment-shop.ts';
import { recordPaymentEvent } from './record-payment-event.ts';

/** Cases of issue 25 about refunds. */
const world = usePaymentShop();

const PLATE = 'plate-lotus-01';

let order: PlacedOnline;
let chargeId: number;
beforeEach(async () => {
  const { shop, gateway, placeOrder, pay, runJobs } = world();
  await setStock(shop, PLATE, 10);
  order = await placeOrder();
  await pay(order);
  await runJobs();
  chargeId = gateway.transactions.at(-1)?.id ?? 0;
});
afterEach(() => world().gateway.behave({ webhooks: 'before_return', refunds: 'well', availability: 'well' }));

/** Returns the gateway's refunds of the order's charge. */
const gatewayRefunds = (): number[] =>
  world().gateway.transactions.flatMap(({ parent_transaction, success, amount_cents }) =>
    parent_transaction === chargeId && success ? [amount_cents] : [],
  );

describe('P-14 refunds above the balance', () => {
  test('two admins who refund 60 % each at once make one refund and get one ORDER_CHANGED', async () => {
    const { shop, refund, runJobs, readAmounts } = world();
    const { token: other } = await shop.signUpAdmin();
    const request = { amount: 94_500, expectedRefundable: order.total };
    const responses = await Promise.all([refund(order, request), refund(order, request, other)]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = responses.find(({ status }) => status === 409);
    expect(refused?.body).toMatchObject({ code: 'REFUND_TOO_MUCH', data: { left: order.total - 94_500 } });
    await runJobs();
    expect(gatewayRefunds()).toEqual([94_500]);
    expect((await readAmounts(order)).order).toMatchObject({
      payment_status: 'partly_refunded',
      refunded_amount: 94_500,
    });
    expect(await refund(order, { amount: order.total - 94_500 })).toMatchObject({ status: 200 });
    await runJobs();
    expect((await readAmounts(order)).order).toMatchObject({
      payment_status: 'refunded',
      refunded_amount: order.total,
    });
    expect((await refund(order, { amount: 1 })).body).toMatchObject({ code: 'REFUND_TOO_MUCH', data: { left: 0 } });
  });

  test('a refund within the balance but based on an outdated balance is refused', async () => {
    const { refund, readAmounts } = world();
    const request = { amount: 10_000, expectedRefundable: order.total };
    const responses = await Promise.all([refund(order, request), refund(order, request)]);
    expect(responses.map(({ body }) => body.code ?? 'done').sort()).toEqual(['ORDER_CHANGED', 'done']);
    expect((await readAmounts(order)).refunds).toHaveLength(1);
  });

  test.each([0, -1, 0.5, 157_501])('a refund of %s piastres is refused', async (amount) => {
    const { refund, readAmounts } = world();
    const { status, body } = await refund(order, { amount });
    expect([status, body.code]).toEqual(
      amount === 157_501 ? [409, 'REFUND_TOO_MUCH'] : [expect.any(Number), 'VALIDATION_FAILED'],
    );
    expect((await readAmounts(order)).refunds).toEqual([]);
  });
});

describe('P-16 refunds without a response', () => {
  test('a refund without a response is queried, not repeated: unclear, then done, and sent once', async () => {
    const { shop, gateway, refund, runJobs, reconcile, readAmounts } = world();
    gateway.behave({ refunds: 'does_and_hangs_up', webhooks: 'never' });
    await refund(order, { amount: 50_000 });
    await runJobs();
    const unclear = await readAmounts(order);
    expect(unclear.refunds).toMatchObject([{ state: 'unclear' }]);
    expect(unclear.issues).toEqual([{ kind: 'refund_unclear', isOpen: true }]);
    expect((await refund(order, { amount: 1 })).body.code).toBe('REFUND_UNCLEAR');
    gateway.behave({ refunds: 'well' });
    await runJobs();
    expect(gatewayRefunds()).toEqual([50_000]);
    shop.wait(5 * 60);
    await reconcile();
    await reconcile();
    const { order: row, refunds, issues } = await readAmounts(order);
    expect(refunds).toMatchObject([{ state: 'done' }]);
    expect(row).toMatchObject({ payment_status: 'partly_refunded', refunded_amount: 50_000 });
    expect(issues).toEqual([{ kind: 'refund_unclear', isOpen: false }]);
    expect(gatewayRefunds()).toEqual([50_000]);
  });

  test('a refund that the gateway never made stays unclear until an admin retries it', async () => {
    const { shop, admin, gateway, refund, runJobs, reconcile, readAmounts } = world();
    gateway.behave({ refunds: 'away' });
    await refund(order, { amount: 50_000 });
    await runJobs();
    gateway.behave({ refunds: 'well' });
    shop.wait(5 * 60);
    await reconcile();
    const [unclear] = (await readAmounts(order)).refunds;
    expect(unclear?.state).toBe('unclear');
    expect(gatewayRefunds()).toEqual([]);
    const settled = await shop.request(`/admin/orders/${order.id}/refunds/${unclear?.id}`, {
      method: 'PUT',
      body: { to: 'again' },
      token: admin.token,
    });
    expect(settled.status).toBe(200);
    await runJobs();
    expect(gatewayRefunds()).toEqual([50_000]);
    expect((await readAmounts(order)).refunds).toMatchObject([{ state: 'done' }]);
  });

  test('a crash between the refund call and its response leads to a query, not a second call', async () => {
    const { shop, refund, runJobs, reconcile, readAmounts } = world();
    await refund(order, { amount: 50_000 });
    const { pool } = shop.database;
    await pool.query(`update refunds set state = 'sent', sent_at = $2 where order_id = $1`, [
      order.id,
      shop.context.clock(),
    ]);
    await runJobs();
    shop.wait(5 * 60);
    await reconcile();
    await runJobs();
    expect(gatewayRefunds()).toEqual([]);
    expect((await readAmounts(order)).refunds).toMatchObject([{ state: 'unclear' }]);
  });
});

describe('P-17', () => {
  test('a refund refused with a 200 response does not change the order', async () => {
    const { gateway, refund, runJobs, readAmounts } = world();
    gateway.behave({ refunds: 'refuses' });
    await refund(order, { amount: 50_000 });
    await runJobs();
    const { order: row, refunds, issues } = await readAmounts(order);
    expect(row).toMatchObject({ payment_status: 'paid', refunded_amount: 0 });
    expect(refunds).toMatchObject([{ state: 'refused' }]);
    expect(issues).toEqual([{ kind: 'refund_refused', isOpen: true }]);
    expect((await world().adminView(order)).refundable).toBe(order.total);
  });

  test.each([true, false])('records a refund made in the gateway’s dashboard, by webhook: %s', async (isReported) => {
    const { shop, admin, gateway, runJobs, readAmounts, adminView } = world();
    gateway.behave({ webhooks: isReported ? 'before_return' : 'never' });
    await gateway.refundInDashboard(chargeId, 50_000);
    shop.wait(60);
    if (!isReported) await shop.request(`/admin/orders/${order.id}/payment-checks`, { body: {}, token: admin.token });
    await runJobs();
    const { order: row, refunds } = await readAmounts(order);
    expect(row).toMatchObject({ payment_status: 'partly_refunded', refunded_amount: 50_000 });
    expect(refunds).toMatchObject([{ state: 'done', amount: 50_000 }]);
    expect((await adminView(order)).refundable).toBe(order.total - 50_000);
  });

  test('a refund that the gateway makes later is `sent` until then and `done` afterwards', async () => {
    const { shop, gateway, refund, runJobs, reconcile, readAmounts } = world();
    gateway.behave({ refunds: 'later', webhooks: 'never' });
    await refund(order, { amount: 50_000 });
    await runJobs();
    expect((await readAmounts(order)).refunds).toMatchObject([{ state: 'sent' }]);
    await gateway.completeRefunds();
    shop.wait(5 * 60);
    await reconcile();
    expect((await readAmounts(order)).refunds).toMatchObject([{ state: 'done' }]);
    expect(gatewayRefunds()).toEqual([50_000]);
  });
});

describe('P-21 cancelling a paid order', () => {
  test('cancelling with a refund refunds everything and restocks once', async () => {
    const { shop, cancelByAdmin, runJobs, readAmounts } = world();
    expect((await cancelByAdmin(order)).status).toBe(200);
    await runJobs();
    expect((await readAmounts(order)).order).toMatchObject({ status: 'cancelled', payment_status: 'refunded' });
    expect(gatewayRefunds()).toEqual([order.total]);
    expect(await stockOf(shop, PLATE)).toBe(10);
  });

  test('cancelling without a refund keeps an owed-back issue open until the refund', async () => {
    const { cancelByAdmin, refund, runJobs, readAmounts } = world();
    expect((await cancelByAdmin(order, false)).status).toBe(200);
    await runJobs();
    expect(gatewayRefunds()).toEqual([]);
    expect((await readAmounts(order)).issues).toEqual([{ kind: 'owed_back', isOpen: true }]);
    expect((await refund(order, { amount: 57_500 })).status).toBe(200);
    await runJobs();
    expect((await readAmounts(order)).issues).toEqual([{ kind: 'owed_back', isOpen: true }]);
    expect((await refund(order, { amount: 100_000 })).status).toBe(200);
    await runJobs();
    expect((await readAmounts(order)).issues).toEqual([{ kind: 'owed_back', isOpen: false }]);
  });

  test('cancelling during a partial refund refunds only the remainder', async () => {
    const { refund, cancelByAdmin, runJobs, readAmounts } = world();
    expect((await refund(order, { amount: 50_000 })).status).toBe(200);
    expect((await cancelByAdmin(order)).status).toBe(200);
    await runJobs();
    expect(gatewayRefunds()).toEqual([50_000, order.total - 50_000]);
    expect((await readAmounts(order)).order).toMatchObject({ status: 'cancelled', payment_status: 'refunded' });
  });
});

describe('P-26 a chargeback', () => {
  const chargeback = async () => {
    const { shop } = world();
    const { rows } = await shop.database.pool.query(
      'select provider_order_id as "providerOrderId" from payment_attempts where order_id = $1',
      [order.id],
    );
    const event = {
      provider: 'paymob',
      providerOrderId: rows[0].providerOrderId,
      transactionId: `dispute-${order.number}`,
      parentId: String(chargeId),
      kind: 'chargeback',
      outcome: 'succeeded',
      amount: order.total,
      currency: 'EGP',
      isLive: false,
      instrument: { kind: 'card', brand: null, last4: null },
      reason: null,
    } as const;
    return recordPaymentEvent(shop.context, event, { by: 'webhook', adminId: null });
  };

  test.each(['cancelled', 'delivered', 'refunded'])(
    'P-26 a chargeback of a %s order changes neither the order nor its stock',
    async (at) => {
      const { shop, gateway, cancelByAdmin, runJobs, readAmounts } = world();
      if (at === 'cancelled') await cancelByAdmin(order, false);
      if (at === 'refunded') await cancelByAdmin(order);
      await runJobs();
      if (at === 'delivered')
        await shop.database.pool.query(`update orders set status = 'delivered' where id = $1`, [order.id]);
      const before = [(await readAmounts(order)).order, await stockOf(shop, PLATE)];
      expect([await chargeback(), await chargeback()]).toEqual(['recorded', 'known']);
      const paid = gateway.deliveries.find(({ transactionId }) => transactionId === chargeId);
      if (paid !== undefined) expect(await gateway.replay(paid)).toBe(200);
      expect([(await readAmounts(order)).order, await stockOf(shop, PLATE)]).toEqual(before);
      expect((await readAmounts(order)).issues).toContainEqual({ kind: 'chargeback', isOpen: true });
    },
  );
});
