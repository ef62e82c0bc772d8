import { beforeEach, expect, test } from 'vitest';
import { linesOfQuantities as lines, orderChanges } from '#features/payments/testing/order-changes.ts';
import { CUP, PLATE, shopWithReturns } from '../testing/returns.ts';

/** Each race is run several times, because either side may be first. */
const ROUNDS = 4;

const open = shopWithReturns();
let world: Awaited<ReturnType<typeof open>>;
let changes: ReturnType<typeof orderChanges>;
beforeEach(async () => {
  world = await open();
  changes = orderChanges(world.shop, world.admin);
});

const everything = [
  { productId: PLATE, quantity: 1, reason: 'damaged' as const },
  { productId: CUP, quantity: 3, reason: 'damaged' as const },
];

const excessLines = [{ productId: PLATE, quantity: 2, reason: 'damaged' as const }];

/** Places a paid order of two plates and three cups and changes it to one plate and three cups, with the difference refunded. */
const placeChanged = async () => {
  const placed = await world.placePaid({ lines: lines({ [PLATE]: 2, [CUP]: 3 }) });
  const { body } = await changes.change(placed.id, { lines: lines({ [PLATE]: 1, [CUP]: 3 }) });
  return { ...placed, changed: body.total };
};

test('a return of a changed order covers the delivered items at their price after the change', async () => {
  const { id, orderNumber, total } = await placeChanged();
  await world.ship(id);
  await world.move(id, 'shipped', 'delivered');
  expect((await world.request(orderNumber, { lines: excessLines })).body).toMatchObject({
    code: 'RETURN_TOO_MUCH',
    data: { productId: PLATE, left: 1 },
  });
  const returned = await world.createReturn(orderNumber, { lines: everything });
  await world.approve(returned);
  const before = await world.stock();
  const { body } = await world.receive(returned, [
    { productId: PLATE, restocked: 1 },
    { productId: CUP, restocked: 3 },
  ]);
  const { plates, cups } = await world.stock();
  expect([plates - before.plates, cups - before.cups]).toEqual([1, 3]);
  expect((await world.refundReturn(returned, body.refundable)).status).toBe(200);
  // the refunds of the change and the return, including shipping because of the fault, equal the payment
  expect(await world.readAmounts(id)).toEqual({ status: 'refunded', paid: total, refunded: total });
});

test('a refused delivery of a changed order refunds the payments left after the change', async () => {
  const { id, total, changed } = await placeChanged();
  await world.ship(id);
  const { body } = await world.refuseDelivery(id);
  const { rows } = await world.shop.database.pool.query(
    'select status, retained_amount, shipping_cost from orders where id = $1',
    [id],
  );
  expect(body.refundable).toBe(changed - rows[0].shipping_cost);
  expect(rows[0]).toMatchObject({ status: 'cancelled', retained_amount: rows[0].shipping_cost });
  await world.refundReturn(body.id, body.refundable);
  expect((await world.readAmounts(id)).refunded).toBe(total - rows[0].shipping_cost);
  const again = await changes.save(id, {
    version: 2,
    lines: lines({ [PLATE]: 2 }),
    expectedTotal: 0,
    expectedRetained: 0,
  });
  expect(again.body.code).toBe('ORDER_CHANGED');
});

test('an order with a return can no longer be changed', async () => {
  const { id, orderNumber } = await world.deliver();
  await world.createReturn(orderNumber);
  const { status, body } = await changes.quote(id, { lines: lines({ [PLATE]: 1 }) });
  expect([status, body.code]).toEqual([409, 'ORDER_CHANGED']);
});

test('concurrent changes, hand-overs and returns never return more items than were bought', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { id, orderNumber } = await world.placePaid({ lines: lines({ [PLATE]: 2 }) });
    await world.move(id, 'pending', 'processing');
    const returnInput = { lines: lines({ [PLATE]: 1 }) };
    const { body: quote } = await changes.quote(id, returnInput);
    const [saved] = await Promise.all([
      changes.save(id, { ...returnInput, expectedTotal: quote.quote.total, expectedRetained: quote.kept }),
      world.move(id, 'processing', 'shipped'),
      world.request(orderNumber, { lines: excessLines }),
    ]);
    const isChanged = saved.status === 200;
    if (!isChanged) expect(saved.body.code).toBe('ORDER_CHANGED');
    const { body } = await world.show(orderNumber);
    const requestedQuantity = body.returns
      .flatMap((each) => each.lines)
      .reduce((sum, { quantity }) => sum + quantity, 0);
    expect([isChanged, requestedQuantity + (body.items[0]?.left ?? 0)]).toEqual([isChanged, isChanged ? 1 : 2]);
  }
});
