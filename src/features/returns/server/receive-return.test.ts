import { beforeEach, describe, expect, test } from 'vitest';
import { CUP, PLATE, STOCK, shopWithReturns } from '../testing/returns.ts';

const open = shopWithReturns();
let world: Awaited<ReturnType<typeof open>>;
beforeEach(async () => {
  world = await open();
});

const bothPlates = [{ productId: PLATE, quantity: 2, reason: 'damaged' as const }];
const allCups = [{ productId: CUP, quantity: 3, reason: 'changed_mind' as const }];

describe('decisions about a return', () => {
  test('a decision about a return mails the admin’s note to the customer and adds an audit entry', async () => {
    const { orderNumber } = await world.deliver();
    const [first, second] = [
      await world.createReturn(orderNumber),
      await world.createReturn(orderNumber, { lines: allCups }),
    ];
    expect((await world.approve(first, 'The courier calls on Sunday')).body).toMatchObject({ state: 'approved' });
    const { body } = await world.refuse(second, 'The cups were used');
    expect(body).toMatchObject({ state: 'refused', reply: 'The cups were used', orderNumber });
    expect(body.history.map(({ state }) => state)).toEqual(['requested', 'refused']);
    const view = (await world.show(orderNumber)).body;
    expect(view.returns.map(({ state, reply }) => [state, reply])).toEqual([
      ['refused', 'The cups were used'],
      ['approved', 'The courier calls on Sunday'],
    ]);
    // refused items can be requested again
    expect(view.items.find(({ productId }) => productId === CUP)?.left).toBe(3);
    expect(await world.auditOf(orderNumber)).toEqual(['return.approved', 'return.refused']);
  });

  test('a return is decided once, and a refusal needs a note', async () => {
    const { orderNumber } = await world.deliver();
    const id = await world.createReturn(orderNumber);
    expect((await world.refuse(id, '  ')).body).toMatchObject({ code: 'VALIDATION_FAILED' });
    expect((await world.approve(id)).status).toBe(200);
    expect((await world.refuse(id)).body).toMatchObject({ code: 'RETURN_CHANGED', data: { state: 'approved' } });
    expect((await world.approve('3f0a4c9e-0000-4000-8000-000000000000')).body).toMatchObject({
      code: 'RESOURCE_NOT_FOUND',
    });
  });
});

describe('received items', () => {
  test('received items are restocked or written off by line and refunded with discounts and tax', async () => {
    const { id: orderId, orderNumber } = await world.deliver();
    const bought = await world.stock();
    expect(bought).toEqual({ plates: STOCK - 2, cups: STOCK - 3 });
    const id = await world.createReturn(orderNumber, { lines: [...bothPlates, ...allCups] });
    await world.approve(id);
    const quoted = await world.quote(orderId, [
      { productId: PLATE, quantity: 2 },
      { productId: CUP, quantity: 2 },
    ]);
    const { body } = await world.receive(id, [
      { productId: PLATE, restocked: 1, writtenOff: 1 },
      { productId: CUP, restocked: 2 },
    ]);
    expect(body).toMatchObject({ state: 'received', refund: quoted.amount, refundable: quoted.amount, shippingDue: 0 });
    expect(body.lines.map(({ received, restocked, writtenOff }) => [received, restocked, writtenOff])).toEqual([
      [2, 2, 0],
      [2, 1, 1],
    ]);
    expect(body.lines.reduce((sum, { amount }) => sum + (amount ?? 0), 0)).toBe(quoted.amount);
    expect(await world.stock()).toEqual({ plates: STOCK - 1, cups: STOCK - 1 });
    // the missing cup can be requested again
    expect((await world.show(orderNumber)).body.items.map(({ left }) => left)).toEqual([0, 1]);
  });

  test('received quantities cannot exceed the approved ones', async () => {
    const { orderNumber } = await world.deliver();
    const id = await world.createReturn(orderNumber);
    const plate = { productId: PLATE, restocked: 1 };
    expect((await world.receive(id, [plate])).body).toMatchObject({ code: 'RETURN_CHANGED' });
    await world.approve(id);
    expect((await world.receive(id, [{ ...plate, writtenOff: 1 }])).body).toMatchObject({
      code: 'RETURN_TOO_MUCH',
      data: { productId: PLATE, left: 1 },
    });
    expect((await world.receive(id, [plate, { productId: CUP, restocked: 1 }])).body).toMatchObject({
      code: 'RETURN_TOO_MUCH',
    });
    expect((await world.receive(id, [{ productId: PLATE }])).body).toMatchObject({ code: 'VALIDATION_FAILED' });
    expect((await world.receive(id, [plate])).status).toBe(200);
    expect((await world.receive(id, [plate])).body).toMatchObject({ code: 'RETURN_CHANGED' });
    expect((await world.stock()).plates).toBe(STOCK - 1);
  });

  test('received items that an admin has already refunded and restocked are not restocked or refunded again', async () => {
    const { id: orderId, orderNumber, total } = await world.deliver();
    const id = await world.createReturn(orderNumber, { lines: bothPlates });
    await world.approve(id);
    const lines = [{ productId: PLATE, quantity: 2 }];
    const { amount } = await world.quote(orderId, lines);
    const refund = { lines, amount, expectedRefundable: total, reason: 'return' as const, restock: true };
    expect((await world.refund(orderId, refund)).status).toBe(200);
    const { body } = await world.receive(id, [{ productId: PLATE, restocked: 2 }]);
    expect(body).toMatchObject({ state: 'received', refund: 0, refundable: 0 });
    expect((await world.stock()).plates).toBe(STOCK);
  });
});

describe('the refund of a return', () => {
  test('the shipping fee is refunded for faults only', async () => {
    for (const [reason, retained] of [
      ['damaged', 0],
      ['changed_mind', 15_000],
    ] as const) {
      const { id: orderId, orderNumber, total } = await world.deliver();
      let refunded = 0;
      for (const { productId, quantity } of [...bothPlates, ...allCups]) {
        const id = await world.createReturn(orderNumber, { lines: [{ productId, quantity, reason }] });
        await world.approve(id);
        const { refundable } = (await world.receive(id, [{ productId, restocked: quantity }])).body;
        refunded += refundable;
        expect((await world.refundReturn(id, refundable)).body).toMatchObject({
          state: 'refunded',
          refunded: refundable,
        });
      }
      expect(refunded).toBe(total - retained);
      expect(await world.readAmounts(orderId)).toMatchObject({ refunded });
    }
  });

  test('a return is refunded in parts up to its amount, and the refunds belong to the order', async () => {
    const { id: orderId, orderNumber, total } = await world.deliver();
    const id = await world.createReturn(orderNumber, { lines: bothPlates });
    await world.approve(id);
    const due = (await world.receive(id, [{ productId: PLATE, writtenOff: 2 }])).body.refundable;
    // a direct refund of the same items is refused
    const lines = [{ productId: PLATE, quantity: 1 }];
    const other = { lines, amount: 1, expectedRefundable: total, reason: 'return' as const };
    expect((await world.refund(orderId, { ...other, amount: due })).status).toBe(409);
    expect((await world.refundReturn(id, due + 1, due)).body).toMatchObject({
      code: 'REFUND_TOO_MUCH',
      data: { left: due },
    });
    expect((await world.refundReturn(id, 1_000, due)).body).toMatchObject({ state: 'received', refunded: 1_000 });
    // another admin still sees the previous amount
    expect((await world.refundReturn(id, 1_000, due)).body).toMatchObject({ code: 'RETURN_CHANGED' });
    expect((await world.refundReturn(id, due - 1_000)).body).toMatchObject({ state: 'refunded', refund: due });
    const { refunds } = await world.payments(orderId);
    expect(refunds).toMatchObject([
      { amount: 1_000, reason: 'return', state: 'done', lines: [{ productId: PLATE, quantity: 2 }] },
      { amount: due - 1_000, reason: 'return', state: 'done', lines: [] },
    ]);
    expect(await world.auditOf(orderNumber)).toEqual([
      'return.approved',
      'return.received',
      'return.refunded',
      'return.refunded',
    ]);
  });

  test('a return refunds at most the captured amount, and 0 for an unpaid order', async () => {
    const unpaid = await world.deliver({ isPaid: false });
    const id = await world.createReturn(unpaid.orderNumber, { lines: bothPlates });
    await world.approve(id);
    expect((await world.receive(id, [{ productId: PLATE, restocked: 2 }])).body).toMatchObject({
      state: 'received',
      refundable: 0,
    });
    await world.settle(unpaid.id, 'pending', 'paid');
    const [paid] = await world.ofOrder(unpaid.id);
    expect(paid?.refundable).toBeGreaterThan(0);
    await world.refund(unpaid.id, { amount: unpaid.total - 5_000, expectedRefundable: unpaid.total });
    expect((await world.ofOrder(unpaid.id))[0]).toMatchObject({ refundable: 5_000 });
    expect((await world.refundReturn(id, 5_000)).body).toMatchObject({ state: 'refunded', refunded: 5_000 });
    expect(await world.readAmounts(unpaid.id)).toMatchObject({ status: 'refunded', refunded: unpaid.total });
  });

  test('items stay with their return when a gateway refuses the first part, and belong to the next part', async () => {
    const { id: orderId, orderNumber } = await world.deliver();
    const id = await world.createReturn(orderNumber, { lines: bothPlates });
    await world.approve(id);
    const due = (await world.receive(id, [{ productId: PLATE, restocked: 2 }])).body.refundable;
    await world.refundReturn(id, 1_000, due);
    await world.refundReturn(id, 2_000, due - 1_000);
    await world.shop.database.pool.query(`update refunds set state = 'refused' where order_id = $1 and amount = 1000`, [
      orderId,
    ]);
    expect((await world.quote(orderId, [{ productId: PLATE, quantity: 2 }])).amount).toBe(0);
    expect((await world.refundReturn(id, due - 2_000)).body).toMatchObject({ state: 'refunded', refunded: due });
    const { refunds } = await world.payments(orderId);
    expect(refunds.map(({ amount, lines }) => [amount, lines.length])).toEqual([
      [1_000, 1],
      [2_000, 0],
      [due - 2_000, 1],
    ]);
    expect((await world.quote(orderId, [{ productId: PLATE, quantity: 2 }])).amount).toBe(0);
  });

  test('closing a received return with a note ends it without a refund', async () => {
    const { orderNumber } = await world.deliver();
    const id = await world.createReturn(orderNumber);
    await world.approve(id);
    await world.receive(id, [{ productId: PLATE, writtenOff: 1 }]);
    expect((await world.close(id, 'It was used')).body).toMatchObject({
      state: 'closed',
      reply: 'It was used',
      refundable: 0,
    });
    expect((await world.refundReturn(id, 1)).body).toMatchObject({ code: 'RETURN_CHANGED' });
    expect((await world.show(orderNumber)).body.items[0]?.left).toBe(1);
  });
});

describe('the list of returns', () => {
  test('returns are listed by state, newest first, with a count of those that await the shop', async () => {
    const { orderNumber } = await world.deliver();
    const summary = async () =>
      (
        await world.shop.request<{ waiting: { returns: number } }>('/admin/dashboard/summary', {
          token: world.admin.token,
        })
      ).body.waiting.returns;
    const before = await summary();
    const [first, second] = [await world.createReturn(orderNumber), await world.createReturn(orderNumber)];
    expect(await summary()).toBe(before + 2);
    expect((await world.list('&state=requested')).items.slice(0, 2).map(({ id }) => id)).toEqual([second, first]);
    await world.approve(first);
    expect((await world.list('&state=approved')).items[0]).toMatchObject({ id: first, customer: 'سلمى حسن' });
    expect(await summary()).toBe(before + 1);
  });

  test('returns are paged without gaps', async () => {
    const { id } = await world.deliver();
    await world.shop.database.pool.query(
      `with made as (
         insert into returns (order_id, kind, state, created_at)
         select $1, 'request', 'withdrawn', now() - (n / 3) * interval '1 minute' from generate_series(1, 45) n returning id)
       insert into return_lines (return_id, product_id, quantity, reason) select id, $2, 1, 'other' from made`,
      [id, PLATE],
    );
    const ids: string[] = [];
    for (let after: string | null = ''; after !== null; ) {
      const page = await world.list(`&state=withdrawn${after === '' ? '' : `&after=${after}`}`);
      ids.push(...page.items.map((item) => item.id));
      after = page.next;
    }
    expect(ids).toHaveLength(45);
    expect(new Set(ids).size).toBe(45);
  });
});
