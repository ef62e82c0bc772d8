import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { countRows, linesOf, orderInputFor } from '#features/orders/testing/orders.ts';
import { shopWithCustomer } from '#tests/support/shop/in-process-shop.ts';

const world = shopWithCustomer();

describe('an anonymous caller', () => {
  test('an anonymous caller must sign in before the input is validated', async () => {
    for (const body of [orderInputFor(), {}, '{ broken', 'x'.repeat(70_000)]) {
      const response = await world.shop.request('/orders', { body });
      expect([response.status, response.body.code]).toEqual([401, 'SIGN_IN_REQUIRED']);
    }
    const forged = await world.shop.request('/orders', {
      body: orderInputFor(),
      token: `${world.salma.token.slice(0, -4)}AAAA`,
    });
    expect(forged.status).toBe(401);
  });
});

describe('an order request that no form can send', () => {
  const line = (overrides: object) => ({
    ...orderInputFor(),
    lines: [{ productId: 'plate-lotus-01', quantity: 1, ...overrides }],
  });
  const { shipping, ...withoutShipping } = orderInputFor();
  const cases: readonly [string, unknown, number, string, string?][] = [
    ...[0, -1, 1.5, 101, 1e9, '2', null, Number.MAX_SAFE_INTEGER, true, [1]].map(
      (quantity): [string, unknown, number, string, string] => [
        `a quantity of ${JSON.stringify(quantity)}`,
        line({ quantity }),
        400,
        'VALIDATION_FAILED',
        'lines.0.quantity',
      ],
    ),
    ['a price in a line', line({ price: 1 }), 400, 'VALIDATION_FAILED', 'lines.0.price'],
    ['a user id', { ...orderInputFor(), userId: randomUUID() }, 400, 'VALIDATION_FAILED', 'userId'],
    ['an unknown product', line({ productId: 'plate-of-gold' }), 404, 'PRODUCT_NOT_FOUND'],
    [
      'an invalid product id',
      line({ productId: "'; drop table orders" }),
      400,
      'VALIDATION_FAILED',
      'lines.0.productId',
    ],
    [
      'the same product twice',
      { ...orderInputFor(), lines: [...linesOf('cup-tea-05'), ...linesOf('cup-tea-05')] },
      400,
      'VALIDATION_FAILED',
      'lines',
    ],
    ['no lines', { ...orderInputFor(), lines: [] }, 400, 'VALIDATION_FAILED', 'lines'],
    ['no address', withoutShipping, 400, 'VALIDATION_FAILED', 'shipping'],
    [
      'an invalid phone number',
      { ...orderInputFor(), shipping: { ...shipping, phone: 'abc' } },
      400,
      'VALIDATION_FAILED',
      'shipping.phone',
    ],
    [
      'an invalid idempotency key',
      { ...orderInputFor(), idempotencyKey: 'again' },
      400,
      'VALIDATION_FAILED',
      'idempotencyKey',
    ],
    [
      'a total that is not a number',
      { ...orderInputFor(), expectedTotal: 'free' },
      400,
      'VALIDATION_FAILED',
      'expectedTotal',
    ],
    [
      'an unknown payment method',
      { ...orderInputFor(), paymentMethod: 'shells' },
      400,
      'VALIDATION_FAILED',
      'paymentMethod',
    ],
    ['a prototype', `{"__proto__":{"quantity":1}}`, 400, 'VALIDATION_FAILED'],
    ['a list', [], 400, 'VALIDATION_FAILED'],
    ['nothing', 'null', 400, 'VALIDATION_FAILED'],
    ['an empty body', '', 400, 'BROKEN_JSON'],
    ['an incomplete object', '{ "lines": [', 400, 'BROKEN_JSON'],
    ['more than 64 KiB', JSON.stringify({ ...orderInputFor(), note: 'x'.repeat(70_000) }), 413, 'BODY_TOO_LARGE'],
  ];

  test.each(cases)('an order with %s is refused without side effects', async (_what, body, status, code, path) => {
    const before = await countRows(world.shop);
    const response = await world.shop.request('/orders?language=en', {
      method: 'POST',
      body,
      token: world.salma.token,
    });
    expect([response.status, response.body.code, response.body.status, response.body.defined]).toEqual([
      status,
      code,
      status,
      true,
    ]);
    expect(response.body.message).toBe(response.body.data.localizedMessage.en);
    expect(response.body.data.localizedMessage.ar).toMatch(/\p{Script=Arabic}/u);
    if (path !== undefined) expect(response.body.data.issues?.map((issue) => issue.path)).toContain(path);
    expect(await countRows(world.shop)).toEqual(before);
  });

  test('an invalid order request returns the message of each field in both languages', async () => {
    const { body } = await world.shop.request('/orders', {
      body: { ...orderInputFor(), shipping: { ...shipping, phone: 'abc', city: 'x' } },
      token: world.salma.token,
    });
    expect(body.data.issues).toEqual([
      {
        path: 'shipping.phone',
        code: 'shipping.phone',
        localizedMessage: { ar: 'رقم الهاتف غير صحيح', en: 'Invalid phone number' },
      },
      {
        path: 'shipping.city',
        code: 'shipping.city',
        localizedMessage: { ar: 'المدينة مطلوبة', en: 'City is required' },
      },
    ]);
  });
});
