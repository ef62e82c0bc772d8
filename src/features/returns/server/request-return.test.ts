import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { MAX_RETURN_COMMENT } from '#core/forms/limits.ts';
import { productOf } from '#features/auth/testing/users.ts';
import { productName } from '#features/products/product-name.ts';
import { type CallAsAdmin, changeSettings } from '#tests/support/change-settings.ts';
import { MAX_RETURNS_OF_ORDER } from '../return.ts';
import { CUP, PLATE, shopWithReturns } from '../testing/returns.ts';

const nameOf = (id: string): string => {
  const { name, subtitle } = productOf(id);
  return productName(name.en, subtitle.en);
};

const open = shopWithReturns();
let world: Awaited<ReturnType<typeof open>>;
beforeAll(async () => {
  world = await open();
});

describe('return requests', () => {
  test('requesting a return reserves the items and adds an entry to the order’s history', async () => {
    const { id, orderNumber } = await world.deliver();
    const before = await world.show(orderNumber);
    expect(before.body.period).toMatchObject({ daysLeft: 30, isEstimated: false });
    expect(before.body.items.map(({ productId, left }) => [productId, left])).toEqual([
      [PLATE, 2],
      [CUP, 3],
    ]);
    // product names without the kind do not describe the item
    expect(before.body.items.map(({ name }) => name)).toEqual([nameOf(PLATE), nameOf(CUP)]);
    const { status, body } = await world.request(orderNumber, {
      lines: [
        { productId: PLATE, quantity: 1, reason: 'damaged' },
        { productId: CUP, quantity: 3, reason: 'changed_mind' },
      ],
      comment: ' The rim is cracked ',
    });
    expect(status).toBe(200);
    expect(body.items.map(({ left }) => left)).toEqual([1, 0]);
    expect(body.returns).toMatchObject([
      { kind: 'request', state: 'requested', comment: 'The rim is cracked', reply: null, refund: null },
    ]);
    expect(body.returns[0]?.lines).toMatchObject([
      { productId: CUP, name: nameOf(CUP), quantity: 3, reason: 'changed_mind', received: null },
      { productId: PLATE, quantity: 1, reason: 'damaged', received: null },
    ]);
    const [order] = (
      await world.shop.request<{ items: { history: object[] }[] }>(`/admin/orders?language=en&q=${orderNumber}`, {
        token: world.admin.token,
      })
    ).body.items;
    expect(order?.history.at(-1)).toMatchObject({ status: null, payment: null, returned: 'requested' });
    expect((await world.ofOrder(id)).map(({ state }) => state)).toEqual(['requested']);
  });

  test('a return above the returnable quantity is refused', async () => {
    const { id, orderNumber, total } = await world.deliver();
    const cups = (quantity: number) =>
      world.request(orderNumber, { lines: [{ productId: CUP, quantity, reason: 'other' }] });
    expect((await cups(4)).body).toMatchObject({ code: 'RETURN_TOO_MUCH', data: { productId: CUP, left: 3 } });
    expect((await cups(1)).status).toBe(200);
    const { amount } = await world.quote(id, [{ productId: CUP, quantity: 1 }]);
    const lines = [{ productId: CUP, quantity: 1 }];
    expect((await world.refund(id, { lines, amount, expectedRefundable: total, reason: 'return' })).status).toBe(200);
    expect((await cups(2)).body).toMatchObject({ code: 'RETURN_TOO_MUCH', data: { left: 1 } });
    expect((await cups(1)).status).toBe(200);
    const unknown = await world.request(orderNumber, {
      lines: [{ productId: 'set-family-01', quantity: 1, reason: 'other' }],
    });
    expect(unknown.body).toMatchObject({ code: 'RETURN_TOO_MUCH', data: { left: 0 } });
  });

  test('repeated requests with one key create one return', async () => {
    const { orderNumber } = await world.deliver();
    const key = randomUUID();
    const responses = await Promise.all([1, 2, 3].map(() => world.request(orderNumber, { key })));
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await world.show(orderNumber)).body.returns).toHaveLength(1);
  });

  test('the number of returns per order is limited', async () => {
    const { id, orderNumber } = await world.deliver();
    await world.shop.database.pool.query(
      `insert into returns (order_id, kind, state, created_at)
       select $1, 'request', 'withdrawn', now() from generate_series(2, $2)`,
      [id, MAX_RETURNS_OF_ORDER],
    );
    expect((await world.request(orderNumber)).status).toBe(200);
    expect((await world.request(orderNumber)).body).toMatchObject({ code: 'TOO_MANY_RETURNS' });
  });

  test('a return is refused before shipping and for another customer’s order', async () => {
    const { orderNumber } = await world.place();
    expect((await world.show(orderNumber)).body.period).toBeNull();
    expect((await world.request(orderNumber)).body).toMatchObject({ code: 'RETURN_NOT_POSSIBLE' });
    const omar = await world.shop.signUp();
    expect((await world.request(orderNumber, {}, omar)).body).toMatchObject({ code: 'ORDER_NOT_FOUND' });
    expect((await world.show(orderNumber, omar)).body).toMatchObject({ code: 'ORDER_NOT_FOUND' });
  });

  test('requesting a return with invalid input is refused and changes nothing', async () => {
    const { orderNumber } = await world.deliver();
    const plate = { productId: PLATE, quantity: 1, reason: 'damaged' as const };
    for (const input of [
      { lines: [] },
      { lines: [{ ...plate, quantity: 0 }] },
      { lines: [{ ...plate, reason: 'refused' as 'other' }] },
      { lines: [plate, plate] },
      { comment: 'a'.repeat(MAX_RETURN_COMMENT + 1) },
      { key: 'mine' },
    ]) {
      expect((await world.request(orderNumber, input)).body).toMatchObject({ code: 'VALIDATION_FAILED' });
    }
    expect((await world.show(orderNumber)).body.returns).toEqual([]);
  });
});

describe('the return period', () => {
  const backdateDelivery = async (orderNumber: string, days: number, table: 'order_status_changes' | 'orders') => {
    const column = table === 'orders' ? 'created_at' : 'changed_at';
    const key = table === 'orders' ? 'id' : 'order_id';
    await world.shop.database.pool.query(
      // days of Cairo, which have 23 or 25 hours when the clocks change
      `update ${table} set ${column} = (${column} at time zone 'Africa/Cairo' - $2 * interval '1 day') at time zone 'Africa/Cairo'
       where ${key} = (select id from orders where order_number = $1)`,
      [orderNumber, days],
    );
  };

  test('the return period starts at delivery and includes the last day', async () => {
    const { orderNumber } = await world.deliver();
    await backdateDelivery(orderNumber, 30, 'order_status_changes');
    expect((await world.show(orderNumber)).body.period).toMatchObject({ daysLeft: 0 });
    expect((await world.request(orderNumber)).status).toBe(200);
    await backdateDelivery(orderNumber, 1, 'order_status_changes');
    expect((await world.show(orderNumber)).body.period).toMatchObject({ daysLeft: -1 });
    expect((await world.request(orderNumber)).body).toMatchObject({
      code: 'RETURN_PERIOD_OVER',
      data: { lastDay: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) },
    });
  });

  test('the return period starts at the estimated delivery if the actual one is unknown', async () => {
    const { orderNumber } = await world.placeShipped();
    // at most seven days until delivery plus a return period of thirty days
    expect((await world.show(orderNumber)).body.period).toMatchObject({ daysLeft: 37, isEstimated: true });
    await backdateDelivery(orderNumber, 38, 'orders');
    await backdateDelivery(orderNumber, 38, 'order_status_changes');
    expect((await world.request(orderNumber)).body).toMatchObject({ code: 'RETURN_PERIOD_OVER' });
  });

  test('the return period is the longer of the order’s and the current one', async () => {
    const { orderNumber } = await world.deliver();
    const callAsAdmin: CallAsAdmin = (path, asking) =>
      world.shop.request(path, { ...asking, token: world.admin.token });
    await changeSettings(callAsAdmin, { service: { returnDays: 14 } });
    expect((await world.show(orderNumber)).body.period).toMatchObject({ daysLeft: 30 });
    await changeSettings(callAsAdmin, { service: { returnDays: 60 } });
    expect((await world.show(orderNumber)).body.period).toMatchObject({ daysLeft: 60 });
  });
});

describe('withdrawing a return', () => {
  test('a return can be withdrawn until receipt, which releases its items', async () => {
    const { orderNumber } = await world.deliver();
    const id = await world.createReturn(orderNumber);
    await world.approve(id, 'The courier calls on Sunday');
    const { body } = await world.withdraw(orderNumber, id);
    expect(body.items[0]?.left).toBe(2);
    expect(body.returns).toMatchObject([{ state: 'withdrawn', reply: 'The courier calls on Sunday' }]);
    expect((await world.withdraw(orderNumber, id)).body).toMatchObject({
      code: 'RETURN_CHANGED',
      data: { state: 'withdrawn' },
    });
    const other = await world.createReturn(orderNumber);
    await world.approve(other);
    await world.receive(other, [{ productId: PLATE, restocked: 1 }]);
    expect((await world.withdraw(orderNumber, other)).body).toMatchObject({ code: 'RETURN_CHANGED' });
  });

  test('withdrawing a return of another order is refused', async () => {
    const [first, second] = [await world.deliver(), await world.deliver()];
    const id = await world.createReturn(first.orderNumber);
    expect((await world.withdraw(second.orderNumber, id)).body).toMatchObject({ code: 'RESOURCE_NOT_FOUND' });
  });
});
