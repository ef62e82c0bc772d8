import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { setStock, stockOf } from '#features/orders/testing/orders.ts';
import { type OpenShop, openShop, type SignedIn } from '#tests/support/shop/in-process-shop.ts';
import { refundableOrders } from '../../testing/refundable-orders.ts';

const plate = 'plate-lotus-01';
const cup = 'cup-tea-01';

let shop: OpenShop;
let admin: SignedIn;
let orders: ReturnType<typeof refundableOrders>;

beforeAll(async () => {
  shop = await openShop();
  admin = await shop.signUpAdmin();
  orders = refundableOrders(shop, admin, await shop.signUp());
});
afterAll(async () => {
  // one paid order is cancelled without a refund
  const owed = { message: 'payment issue opened', fields: expect.objectContaining({ kind: 'owed_back' }) };
  expect(shop.logged).toEqual([owed]);
  await shop.close();
});

beforeEach(async () => {
  for (const id of [plate, cup]) await setStock(shop, id, 50);
});

/** Two plates. */
const twoPlates = { lines: [{ productId: plate, quantity: 2 }] };

describe('manual refunds', () => {
  test('refunding one of two items refunds its price, restocks it, and leaves the order partly refunded', async () => {
    const { id, orderNumber, total } = await orders.placePaid(twoPlates);
    const stock = await stockOf(shop, plate);
    const lines = [{ productId: plate, quantity: 1 }];
    const { amount, refundable } = await orders.quote(id, lines);
    expect([amount, refundable]).toEqual([142_500, total]);
    const { status, body } = await orders.refund(id, {
      amount,
      lines,
      restock: true,
      reason: 'return',
      note: ' كسر في الحافة ',
      expectedRefundable: total,
    });
    expect(status).toBe(200);
    expect([body.paid, body.refunded, body.refundable]).toEqual([total, amount, total - amount]);
    expect(body.refunds).toMatchObject([
      { amount, state: 'done', isByGateway: false, reason: 'return', lines, isRestocked: true, note: 'كسر في الحافة' },
    ]);
    expect(body.transactions.map(({ kind, amount: of, recordedBy }) => [kind, of, recordedBy])).toEqual([
      ['charge', total, 'admin'],
      ['refund', amount, 'admin'],
    ]);
    expect(await orders.readAmounts(id)).toEqual({ status: 'partly_refunded', paid: total, refunded: amount });
    expect(await stockOf(shop, plate)).toBe(stock + 1);
    expect(await orders.auditOf(orderNumber)).toEqual([
      { action: 'payment.refunded', details: { amount, reason: 'return' } },
    ]);
  });

  test('refunding all items one by one, with shipping once, adds up to the total', async () => {
    const { id, total } = await orders.placePaid({ lines: [{ productId: plate, quantity: 1 }] });
    const first = await orders.quote(id, [{ productId: plate, quantity: 1 }], true);
    expect(first.amount).toBe(total);
    const goods = await orders.quote(id, [{ productId: plate, quantity: 1 }]);
    await orders.refund(id, {
      amount: goods.amount,
      lines: [{ productId: plate, quantity: 1 }],
      expectedRefundable: total,
    });
    const shipping = await orders.quote(id, [], true);
    expect(goods.amount + shipping.amount).toBe(total);
    const refundable = total - goods.amount;
    const request = { amount: shipping.amount, includesShipping: true, expectedRefundable: refundable };
    expect((await orders.refund(id, request)).status).toBe(200);
    expect(await orders.readAmounts(id)).toEqual({ status: 'refunded', paid: total, refunded: total });
    expect(await orders.quote(id, [], true)).toEqual({ amount: 0, refundable: 0 });
  });

  test('a refund of lines with a wrong amount is refused', async () => {
    const { id, total } = await orders.placePaid(twoPlates);
    const lines = [{ productId: plate, quantity: 1 }];
    const { amount } = await orders.quote(id, lines);
    const { body } = await orders.refund(id, { amount: amount - 1, lines, expectedRefundable: total });
    expect(body.code).toBe('ORDER_CHANGED');
    expect((await orders.payments(id)).refunds).toEqual([]);
  });

  test('a refund of more items than ordered, or of refunded items, is refused', async () => {
    const { id, total } = await orders.placePaid(twoPlates);
    const all = [{ productId: plate, quantity: 2 }];
    const { amount } = await orders.quote(id, all);
    const three = { amount, lines: [{ productId: plate, quantity: 3 }], expectedRefundable: total };
    expect((await orders.refund(id, three)).body.code).toBe('REFUND_TOO_MUCH');
    const one = await orders.quote(id, [{ productId: plate, quantity: 1 }]);
    await orders.refund(id, {
      amount: one.amount,
      lines: [{ productId: plate, quantity: 1 }],
      expectedRefundable: total,
    });
    const again = await orders.quote(id, all);
    const { body } = await orders.refund(id, {
      amount: again.amount,
      lines: all,
      expectedRefundable: total - one.amount,
    });
    expect(body.code).toBe('REFUND_TOO_MUCH');
  });

  test('a refund of a cancelled order restocks nothing, because the cancellation has', async () => {
    const { id, total } = await orders.placePaid(twoPlates);
    await orders.move(id, 'pending', 'cancelled');
    const stock = await stockOf(shop, plate);
    const lines = [{ productId: plate, quantity: 2 }];
    const { amount } = await orders.quote(id, lines);
    const { body } = await orders.refund(id, { amount, lines, restock: true, expectedRefundable: total });
    expect(body.refunds).toMatchObject([{ isRestocked: false }]);
    expect(await stockOf(shop, plate)).toBe(stock);
  });

  test('a refunded and restocked item is not restocked again by a cancellation', async () => {
    const before = await stockOf(shop, plate);
    const { id, total } = await orders.placePaid(twoPlates);
    const lines = [{ productId: plate, quantity: 1 }];
    const { amount } = await orders.quote(id, lines);
    await orders.refund(id, { amount, lines, restock: true, expectedRefundable: total });
    expect(await stockOf(shop, plate)).toBe(before - 1);
    await orders.move(id, 'pending', 'cancelled', true);
    expect(await stockOf(shop, plate)).toBe(before);
    expect(await orders.readAmounts(id)).toEqual({ status: 'refunded', paid: total, refunded: total });
  });

  test('an item refunded without restocking is not restocked by a later cancellation', async () => {
    const before = await stockOf(shop, plate);
    const { id, total } = await orders.placePaid(twoPlates);
    const lines = [{ productId: plate, quantity: 1 }];
    const { amount } = await orders.quote(id, lines);
    await orders.refund(id, { amount, lines, restock: false, expectedRefundable: total });
    expect(await stockOf(shop, plate)).toBe(before - 2);
    await orders.move(id, 'pending', 'cancelled', true);
    expect(await stockOf(shop, plate)).toBe(before - 1);
  });

  test('a refund across two charges uses the balance of each and restocks once', async () => {
    const { id, total } = await orders.placePaid(twoPlates);
    // a second payment, refunded manually by an admin
    await shop.database.pool.query(
      `insert into payment_attempts (order_id, number, provider, method, amount, is_live, reference, state,
         provider_order_id, created_at, changed_at)
       select order_id, number + 1, provider, method, amount, is_live, reference || '-x', state, reference || '-x', now(), now()
       from payment_attempts where order_id = $1`,
      [id],
    );
    await shop.database.pool.query(
      `insert into payment_transactions (order_id, attempt_id, provider, transaction_id, kind, outcome, amount, is_live, is_counted, instrument,
         recorded_by, recorded_at, currency)
       select order_id, id, provider, reference || '-charge', 'charge', 'succeeded', amount, true, true, 'cash', 'admin', now(), currency
       from payment_attempts where order_id = $1 and reference like '%-x'`,
      [id],
    );
    const stock = await stockOf(shop, plate);
    const lines = [{ productId: plate, quantity: 2 }];
    const quote = await orders.quote(id, lines);
    expect(quote.refundable).toBe(2 * total);
    await orders.refund(id, { amount: 100, expectedRefundable: 2 * total });
    const { body } = await orders.refund(id, {
      amount: quote.amount,
      lines,
      restock: true,
      expectedRefundable: 2 * total - 100,
    });
    expect(body.refundable).toBe(2 * total - 100 - quote.amount);
    expect(await stockOf(shop, plate)).toBe(stock + 2);
    const remainder = await orders.refund(id, { amount: body.refundable, expectedRefundable: body.refundable });
    expect(remainder.body.refundable).toBe(0);
    const sums = new Map<number, number>();
    for (const { chargeId, amount } of remainder.body.refunds) sums.set(chargeId, (sums.get(chargeId) ?? 0) + amount);
    expect([...sums.values()]).toEqual([total, total]);
  });
});

describe('P-14 refunds above the balance', () => {
  test('of two admins who refund 60 % at once, one is refused with the balance', async () => {
    const { id, total } = await orders.placePaid(twoPlates);
    const amount = Math.round(total * 0.6);
    const responses = await Promise.all([1, 2].map(() => orders.refund(id, { amount, expectedRefundable: total })));
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const refused = responses.find(({ status }) => status === 409)?.body;
    expect(refused).toMatchObject({ code: 'REFUND_TOO_MUCH', data: { left: total - amount } });
    expect(await orders.readAmounts(id)).toEqual({ status: 'partly_refunded', paid: total, refunded: amount });
  });

  test('a refund within the balance but based on an outdated balance is refused', async () => {
    const { id, total } = await orders.placePaid(twoPlates);
    await orders.refund(id, { amount: 1_000, expectedRefundable: total });
    const { body } = await orders.refund(id, { amount: 1_000, expectedRefundable: total });
    expect(body.code).toBe('ORDER_CHANGED');
    expect((await orders.readAmounts(id)).refunded).toBe(1_000);
  });

  test.each([0, -1, 0.5, '100', Number.MAX_SAFE_INTEGER])('a refund amount of %s is invalid', async (amount) => {
    const { id, total } = await orders.placePaid(twoPlates);
    const { body } = await orders.refund(id, { amount: amount as number, expectedRefundable: total });
    expect(body.code).toBe('VALIDATION_FAILED');
  });

  test('an unpaid order cannot be refunded', async () => {
    const { id } = await orders.place(twoPlates);
    const { body } = await orders.refund(id, { amount: 1, expectedRefundable: 0 });
    expect(body).toMatchObject({ code: 'REFUND_TOO_MUCH', data: { left: 0 } });
  });

  test('a refund is refused while the outcome of an earlier one is unknown', async () => {
    const { id, total } = await orders.placePaid(twoPlates);
    await shop.database.pool.query(
      `insert into refunds (order_id, charge_id, amount, reason, state, created_at)
       select order_id, id, 100, 'goodwill', 'unclear', now() from payment_transactions where order_id = $1`,
      [id],
    );
    const { body } = await orders.refund(id, { amount: 100, expectedRefundable: total - 100 });
    expect(body.code).toBe('REFUND_UNCLEAR');
    expect((await orders.refund(id, { amount: total, expectedRefundable: total })).body.code).toBe('REFUND_UNCLEAR');
  });

  test('an unknown order, or a customer, cannot be refunded', async () => {
    const nobodys = '3f0a4c9e-0000-4000-8000-000000000000';
    expect((await orders.refund(nobodys, { amount: 1, expectedRefundable: 0 })).body.code).toBe('ORDER_NOT_FOUND');
  });
});

test('a mismatched payment is refunded in full, once, without changing the order', async () => {
  const { id, orderNumber, total } = await orders.placePaid(twoPlates);
  await shop.database.pool.query(
    `insert into payment_transactions (order_id, attempt_id, provider, transaction_id, kind, outcome, amount, is_live, is_counted, instrument,
       recorded_by, recorded_at, currency)
     select order_id, id, provider, reference || '-more', 'charge', 'succeeded', 5000, true, false, 'cash', 'admin', now(), currency
     from payment_attempts where order_id = $1`,
    [id],
  );
  const { transactions, refundable } = await orders.payments(id);
  const [fitting, odd] = transactions;
  expect([refundable, odd?.counts, odd?.refundable]).toEqual([total, false, 5_000]);
  const send = (chargeId: number | undefined) =>
    shop.request<{ code: string }>(`/admin/orders/${id}/charge-refunds`, { body: { chargeId }, token: admin.token });
  expect((await send(fitting?.id)).body.code).toBe('REFUND_TOO_MUCH');
  expect((await send(odd?.id)).status).toBe(200);
  expect((await send(odd?.id)).body.code).toBe('REFUND_TOO_MUCH');
  expect(await orders.readAmounts(id)).toEqual({ status: 'paid', paid: total, refunded: 0 });
  expect((await orders.payments(id)).refunds).toMatchObject([{ amount: 5_000, reason: 'wrong_amount', state: 'done' }]);
  expect(await orders.auditOf(orderNumber)).toEqual([
    { action: 'payment.refunded', details: { amount: 5_000, reason: 'wrong_amount' } },
  ]);
});

test('refunds by line add up to the total, whatever the discounts', async () => {
  const lines = [
    { productId: plate, quantity: 3 },
    { productId: cup, quantity: 2, togetherWith: plate },
  ];
  const { id, total } = await orders.placePaid({ lines, gift: { isGift: true, giftWrap: true, giftMessage: null } });
  let back = 0;
  for (const productId of [plate, cup, plate, cup, plate]) {
    const { amount, refundable } = await orders.quote(id, [{ productId, quantity: 1 }]);
    expect(refundable).toBe(total - back);
    await orders.refund(id, {
      amount,
      lines: [{ productId, quantity: 1 }],
      expectedRefundable: refundable,
    });
    back += amount;
  }
  const { amount: shipping } = await orders.quote(id, [], true);
  expect(back + shipping).toBe(total);
});
