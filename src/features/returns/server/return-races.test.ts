import { beforeEach, expect, test } from 'vitest';
import { CUP, PLATE, STOCK, shopWithReturns } from '../testing/returns.ts';

const open = shopWithReturns();
let world: Awaited<ReturnType<typeof open>>;
beforeEach(async () => {
  world = await open();
});

const ROUNDS = 4;

const succeeded = (responses: readonly { readonly status: number }[]) =>
  responses.filter(({ status }) => status === 200).length;

test('concurrent return requests for the same items never exceed the bought quantity', async () => {
  const { id, orderNumber } = await world.deliver();
  const twoCups = { lines: [{ productId: CUP, quantity: 2, reason: 'faulty' as const }] };
  const responses = await Promise.all(Array.from({ length: 6 }, () => world.request(orderNumber, twoCups)));
  expect(succeeded(responses)).toBe(1);
  expect((await world.ofOrder(id)).flatMap(({ lines }) => lines)).toMatchObject([{ productId: CUP, quantity: 2 }]);
});

test('withdrawing a return while admins approve and refuse it has one outcome, with the right user in the history', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { id: orderId, orderNumber } = await world.deliver();
    const id = await world.createReturn(orderNumber);
    const withdraw = () => world.withdraw(orderNumber, id);
    const [withdrawn, approved, refused] = await Promise.all(
      round % 2 === 0
        ? [withdraw(), world.approve(id), world.refuse(id)]
        : [world.approve(id), world.refuse(id), withdraw()],
    );
    // an approval does not prevent a later withdrawal
    expect(succeeded([withdrawn, approved, refused])).toBeLessThanOrEqual(2);
    const [orderReturn] = await world.ofOrder(orderId);
    const steps = orderReturn?.history.map(({ state }) => state) ?? [];
    expect([
      'requested/approved',
      'requested/refused',
      'requested/withdrawn',
      'requested/approved/withdrawn',
    ]).toContain(steps.join('/'));
    expect(steps.at(-1)).toBe(orderReturn?.state);
    expect(succeeded([withdrawn, approved, refused])).toBe(steps.length - 1);
  }
});

test('two admins who receive and refund a return at once restock and refund it once', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = await world.stock();
    const { id: orderId, orderNumber } = await world.deliver();
    const id = await world.createReturn(orderNumber, {
      lines: [{ productId: PLATE, quantity: 2, reason: 'changed_mind' }],
    });
    await world.approve(id);
    const plates = [{ productId: PLATE, restocked: 2 }];
    expect(succeeded(await Promise.all([1, 2, 3].map(() => world.receive(id, plates))))).toBe(1);
    expect((await world.stock()).plates).toBe(before.plates);
    const due = (await world.ofOrder(orderId))[0]?.refundable ?? 0;
    const other = {
      lines: [{ productId: PLATE, quantity: 1 }],
      amount: Math.floor(due / 2),
      expectedRefundable: (await world.payments(orderId)).refundable,
      restock: true,
      reason: 'return' as const,
    };
    const refunds = await Promise.all([
      world.refundReturn(id, due),
      world.refund(orderId, other),
      world.refundReturn(id, due),
    ]);
    expect(refunds[1].status).toBe(409);
    expect(succeeded(refunds)).toBe(1);
    expect(await world.readAmounts(orderId)).toMatchObject({ refunded: due });
    expect((await world.stock()).plates).toBe(before.plates);
  }
});

test('a parcel that comes back during a delivery, cancellation or return request has one outcome and restocks once', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = await world.stock();
    const { id, orderNumber, total } = await world.placeShipped();
    await Promise.all([
      ...(round % 2 === 0 ? [world.refuseDelivery(id), world.move(id, 'shipped', 'delivered')] : []),
      world.request(orderNumber),
      world.move(id, 'shipped', 'cancelled', true),
      world.refuseDelivery(id),
    ]);
    const { rows } = await world.shop.database.pool.query('select status from orders where id = $1', [id]);
    const isBack = rows[0].status === 'cancelled';
    expect(await world.stock()).toEqual(isBack ? before : { plates: before.plates - 2, cups: before.cups - 3 });
    const returns = await world.ofOrder(id);
    const waiting = returns.filter(({ state }) => state === 'requested');
    expect(waiting).toHaveLength(isBack ? 0 : waiting.length);
    expect(returns.filter(({ kind }) => kind === 'refused_delivery').length).toBeLessThanOrEqual(1);
    expect((await world.readAmounts(id)).refunded).toBeLessThanOrEqual(total);
  }
});

test('stock, refunds and returns are consistent after many concurrent changes', async () => {
  const { id, orderNumber, total } = await world.deliver();
  const products = [PLATE, PLATE, PLATE, CUP, CUP, CUP, CUP];
  await Promise.all(
    products.map((productId) => world.request(orderNumber, { lines: [{ productId, quantity: 1, reason: 'damaged' }] })),
  );
  await Promise.all((await world.ofOrder(id)).map((orderReturn) => world.approve(orderReturn.id)));
  await Promise.all(
    (await world.ofOrder(id)).flatMap(({ id: each, state, lines }) =>
      state === 'approved' ? [world.receive(each, [{ productId: lines[0]?.productId ?? '', restocked: 1 }])] : [],
    ),
  );
  const received = (await world.ofOrder(id)).filter(({ state }) => state === 'received');
  expect(received).toHaveLength(5);
  await Promise.all(received.map((orderReturn) => world.refundReturn(orderReturn.id, orderReturn.refundable)));
  for (const orderReturn of (await world.ofOrder(id)).filter(({ state }) => state === 'received')) {
    await world.refundReturn(orderReturn.id, orderReturn.refundable);
  }
  // all items came back because of faults, so nothing is retained
  expect(await world.readAmounts(id)).toMatchObject({ status: 'refunded', refunded: total });
  expect(await world.stock()).toEqual({ plates: STOCK, cups: STOCK });
});
