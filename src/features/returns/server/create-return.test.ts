import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import type { Refused, SignedIn } from '#tests/support/shop/in-process-shop.ts';
import type { AdminReturn } from '../returns.admin.contract.ts';
import { CUP, PLATE, shopWithReturns } from '../testing/returns.ts';

const open = shopWithReturns();
let world: Awaited<ReturnType<typeof open>>;
beforeAll(async () => {
  world = await open();
});

const create = (id: string, input: object = {}, by: SignedIn = world.admin) =>
  world.shop.request<AdminReturn[] & Partial<Refused>>(`/admin/orders/${id}/returns`, {
    body: {
      language: 'en',
      key: randomUUID(),
      lines: [{ productId: PLATE, quantity: 1, reason: 'damaged' }],
      comment: null,
      ...input,
    },
    token: by.token,
  });

test('a return requested by phone belongs to the customer, is created once per key, and names the admin', async () => {
  const { id, orderNumber } = await world.deliver();
  const key = randomUUID();
  const responses = await Promise.all([1, 2].map(() => create(id, { key, comment: 'The rim is cracked' })));
  for (const { status, body } of responses) {
    expect([status, body]).toMatchObject([200, [{ state: 'requested', comment: 'The rim is cracked' }]]);
  }
  expect(responses[0]?.body[0]?.history).toMatchObject([{ state: 'requested', by: 'سلمى حسن' }]);
  expect(await world.auditOf(orderNumber)).toEqual(['return.created']);
  const response = await world.show(orderNumber);
  expect(response.body.items.map(({ left }) => left)).toEqual([1, 3]);
  expect(response.body.returns).toHaveLength(1);
  // the customer can withdraw it like their own
  expect((await world.withdraw(orderNumber, response.body.returns[0]?.id ?? '')).body.returns[0]?.state).toBe(
    'withdrawn',
  );
});

test('a return by phone follows the rules for customers: items, period and a shipped order', async () => {
  const { id } = await world.deliver();
  const tooMany = await create(id, { lines: [{ productId: CUP, quantity: 4, reason: 'faulty' }] });
  expect(tooMany.body).toMatchObject({ code: 'RETURN_TOO_MUCH', data: { productId: CUP, left: 3 } });
  const unshipped = await world.place();
  expect((await create(unshipped.id)).body.code).toBe('RETURN_NOT_POSSIBLE');
  expect((await create(randomUUID())).body.code).toBe('ORDER_NOT_FOUND');
  const catalogue = await world.shop.signUpAdmin('catalogue');
  expect((await create(id, {}, catalogue)).body.code).toBe('PERMISSION_REQUIRED');
  world.shop.wait(31 * 24 * 3600);
  const admin = await world.shop.signUpAdmin();
  expect((await create(id, {}, admin)).body.code).toBe('RETURN_PERIOD_OVER');
});
