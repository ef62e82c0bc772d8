import { describe, expect, test } from 'vitest';
import type { OrderView } from '#features/orders/orders.contract.ts';
import { countRows, issueCode, linesOf, orderInputFor, stockOf, totalOf } from '#features/orders/testing/orders.ts';
import { changeSettings } from '#tests/support/change-settings.ts';
import { shopWithCustomer } from '#tests/support/shop/in-process-shop.ts';

const world = shopWithCustomer();
const { place: placeOrder } = world;

describe('a promo code on an order', () => {
  test('a single-use promo code is used once by twenty concurrent orders', async () => {
    await issueCode(world.shop, 'LAST-USE', { max_uses: 1 });
    const expectedTotal = await totalOf(world.shop, world.salma.token, {
      lines: linesOf('plate-arabesque-01'),
      promoCode: 'LAST-USE',
    });
    const inputs = Array.from({ length: 20 }, () =>
      orderInputFor({ lines: linesOf('plate-arabesque-01'), promoCode: 'LAST-USE', expectedTotal }),
    );
    const before = await stockOf(world.shop, 'plate-arabesque-01');
    const responses = await Promise.all(
      inputs.map((body) => world.shop.request('/orders', { body, token: world.salma.token })),
    );
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(responses.filter(({ body }) => body.code === 'PROMO_USED_UP')).toHaveLength(19);
    expect(await stockOf(world.shop, 'plate-arabesque-01')).toBe(before - 1);
  });

  test('an order records its promo code’s part of the discount', async () => {
    await issueCode(world.shop, 'FIXED-50', { discount_type: 'fixed', discount_value: 5_000 });
    const expectedTotal = await totalOf(world.shop, world.salma.token, { promoCode: 'FIXED-50' });
    expect(expectedTotal).toBe(157_500 - 5_000);
    const { body } = await placeOrder(orderInputFor({ promoCode: 'FIXED-50', expectedTotal }));
    const { body: order } = await world.shop.request<OrderView>(`/orders/${body.orderNumber}?language=ar`, {
      token: world.salma.token,
    });
    expect(order).toMatchObject({ promoCode: 'FIXED-50', promoDiscount: 5_000, total: 152_500 });
  });

  test('an invalid promo code is refused with its reason and without side effects', async () => {
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
      const { body } = await world.shop.request('/orders', {
        body: orderInputFor({ promoCode }),
        token: world.salma.token,
      });
      expect([promoCode, body.code, body.defined]).toEqual([promoCode, code, true]);
      world.shop.wait(60);
    }
    expect(await countRows(world.shop)).toEqual(before);
  });

  test('a promo code without effect, because other discounts cover the subtotal, is refused and not used up', async () => {
    await issueCode(world.shop, 'SUPERFLUOUS', { max_uses: 1 });
    const admin = await world.shop.signUpAdmin();
    const setBundle = (bundlePercent: number) =>
      changeSettings((path, asking) => world.shop.request(path, { ...asking, token: admin.token }), {
        offers: { bundlePercent },
      });
    await setBundle(100);
    const lines = linesOf('plate-lotus-01', 'cup-tea-05', 'plate-arabesque-01');
    const input = orderInputFor({ lines, promoCode: 'SUPERFLUOUS', expectedTotal: 1 });
    const { status, body } = await world.shop.request('/orders', { body: input, token: world.salma.token });
    await setBundle(10);
    expect([status, body.code]).toEqual([422, 'PROMO_NO_DISCOUNT']);
    const { rows } = await world.shop.database.pool.query(
      `select current_uses from promo_codes where code = 'SUPERFLUOUS'`,
    );
    expect(rows).toEqual([{ current_uses: 0 }]);
  });

  test('a first-order promo code works for the first order only', async () => {
    const nour = await world.shop.signUp();
    const { body: profile } = await world.shop.request<{ welcomeCode: string }>('/profile', { token: nour.token });
    const promoCode = profile.welcomeCode;
    const expectedTotal = await totalOf(world.shop, nour.token, { promoCode });
    expect((await placeOrder(orderInputFor({ promoCode, expectedTotal }), nour.token)).status).toBe(201);
    const again = await world.shop.request('/orders', {
      body: orderInputFor({ promoCode, expectedTotal }),
      token: nour.token,
    });
    expect(again.body.code).toBe('PROMO_USED_UP');
    await world.shop.database.pool.query('update promo_codes set max_uses = 5 where code = $1', [promoCode]);
    const more = await world.shop.request('/orders', {
      body: orderInputFor({ promoCode, expectedTotal }),
      token: nour.token,
    });
    expect(more.body.code).toBe('PROMO_FIRST_ORDER_ONLY');
  });

  test('an unknown promo code in an order starts the back-off', async () => {
    const nour = await world.shop.signUp();
    const guess = (promoCode: string) =>
      world.shop.request('/orders', { body: orderInputFor({ promoCode }), token: nour.token });
    expect((await guess('GUESS-1')).body.code).toBe('PROMO_INVALID');
    const { status, body, headers } = await guess('GUESS-2');
    expect([status, body.code, headers.get('retry-after')]).toEqual([429, 'PROMO_THROTTLED', '2']);
  });
});
