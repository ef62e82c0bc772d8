import { describe, expect, test } from 'vitest';
import type { OrderView } from '../../contract/orders.ts';
import { countRows, issueCode, linesOf, orderInputFor, stockOf, totalOf } from '../../tests/support/orders.ts';
import { shopWithCustomer } from '../../tests/support/shop/in-process-shop.ts';

const world = shopWithCustomer();
const { place } = world;

describe('a promo code on an order', () => {
  test('with one use is used once by twenty concurrent orders', async () => {
    await issueCode(world.shop, 'LAST-USE', { max_uses: 1 });
    const expectedTotal = await totalOf(world.shop, world.salma.token, {
      lines: linesOf('plate-arabesque-01'),
      promoCode: 'LAST-USE',
    });
    const inputs = Array.from({ length: 20 }, () =>
      orderInputFor({ lines: linesOf('plate-arabesque-01'), promoCode: 'LAST-USE', expectedTotal }),
    );
    const before = await stockOf(world.shop, 'plate-arabesque-01');
    const answers = await Promise.all(
      inputs.map((body) => world.shop.ask('/orders', { body, token: world.salma.token })),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === 'PROMO_USED_UP')).toHaveLength(19);
    expect(await stockOf(world.shop, 'plate-arabesque-01')).toBe(before - 1);
  });

  test('is recorded as its part of the discount', async () => {
    await issueCode(world.shop, 'FIXED-50', { discount_type: 'fixed', discount_value: 5_000 });
    const expectedTotal = await totalOf(world.shop, world.salma.token, { promoCode: 'FIXED-50' });
    expect(expectedTotal).toBe(157_500 - 5_000);
    const { body } = await place(orderInputFor({ promoCode: 'FIXED-50', expectedTotal }));
    const { body: order } = await world.shop.ask<OrderView>(`/orders/${body.orderNumber}?language=ar`, {
      token: world.salma.token,
    });
    expect(order).toMatchObject({ promoCode: 'FIXED-50', promoDiscount: 5_000, total: 152_500 });
  });

  test('is refused with its reason and without side effects', async () => {
    await issueCode(world.shop, 'EXPIRED', { valid_until: '2020-01-01' });
    await issueCode(world.shop, 'ASLEEP', { is_active: false });
    await issueCode(world.shop, 'DEAR', { min_purchase: 10_000_000 });
    const nour = await world.shop.signUp();
    const { rows } = await world.shop.database.pool.query('select code from promo_codes where user_id = $1', [
      nour.userId,
    ]);
    const before = await countRows(world.shop);
    for (const [promoCode, code] of [
      ['EXPIRED', 'PROMO_EXPIRED'],
      ['DEAR', 'PROMO_BELOW_MINIMUM'],
      [rows[0].code, 'PROMO_INVALID'],
      ['ASLEEP', 'PROMO_INVALID'],
      ['NO-SUCH-CODE', 'PROMO_INVALID'],
    ]) {
      const { body } = await world.shop.ask('/orders', {
        body: orderInputFor({ promoCode }),
        token: world.salma.token,
      });
      expect([promoCode, body.code, body.defined]).toEqual([promoCode, code, true]);
      world.shop.wait(60);
    }
    expect(await countRows(world.shop)).toEqual(before);
  });

  test('for a first order works for the first order only', async () => {
    const nour = await world.shop.signUp();
    const { body: profile } = await world.shop.ask<{ welcomeCode: string }>('/profile', { token: nour.token });
    const promoCode = profile.welcomeCode;
    const expectedTotal = await totalOf(world.shop, nour.token, { promoCode });
    expect((await place(orderInputFor({ promoCode, expectedTotal }), nour.token)).status).toBe(201);
    const again = await world.shop.ask('/orders', {
      body: orderInputFor({ promoCode, expectedTotal }),
      token: nour.token,
    });
    expect(again.body.code).toBe('PROMO_USED_UP');
    await world.shop.database.pool.query('update promo_codes set max_uses = 5 where code = $1', [promoCode]);
    const more = await world.shop.ask('/orders', {
      body: orderInputFor({ promoCode, expectedTotal }),
      token: nour.token,
    });
    expect(more.body.code).toBe('PROMO_FIRST_ORDER_ONLY');
  });

  test('cannot be guessed by ordering: an unknown code starts the back-off', async () => {
    const nour = await world.shop.signUp();
    const guess = (promoCode: string) =>
      world.shop.ask('/orders', { body: orderInputFor({ promoCode }), token: nour.token });
    expect((await guess('GUESS-1')).body.code).toBe('PROMO_INVALID');
    const { status, body, headers } = await guess('GUESS-2');
    expect([status, body.code, headers.get('retry-after')]).toEqual([429, 'PROMO_THROTTLED', '2']);
  });
});
