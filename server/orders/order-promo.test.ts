import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OrderView, PlacedOrder } from '../../contract/orders.ts';
import { type OpenShop, openShop, type SignedIn } from '../../tests/world/open-shop.ts';
import { countRows, issueCode, linesOf, stockOf, totalOf, wishFor } from '../../tests/world/orders.ts';

let shop: OpenShop;
let salma: SignedIn;
beforeAll(async () => {
  shop = await openShop();
  salma = await shop.signUp();
});
afterAll(async () => {
  expect(shop.logged).toEqual([]);
  await shop.close();
});

const place = (wish: unknown, token: string | undefined = salma.token) =>
  shop.ask<PlacedOrder>('/orders', { body: wish, token });

describe('a promo code on an order', () => {
  test('of one use is used once by twenty orders at the same moment', async () => {
    await issueCode(shop, 'LAST-USE', { max_uses: 1 });
    const expectedTotal = await totalOf(shop, salma.token, {
      lines: linesOf('plate-arabesque-01'),
      promoCode: 'LAST-USE',
    });
    const wishes = Array.from({ length: 20 }, () =>
      wishFor({ lines: linesOf('plate-arabesque-01'), promoCode: 'LAST-USE', expectedTotal }),
    );
    const before = await stockOf(shop, 'plate-arabesque-01');
    const answers = await Promise.all(wishes.map((body) => shop.ask('/orders', { body, token: salma.token })));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === 'PROMO_USED_UP')).toHaveLength(19);
    expect(await stockOf(shop, 'plate-arabesque-01')).toBe(before - 1);
  });

  test('counts on the order as the code’s part of the discount', async () => {
    await issueCode(shop, 'FIXED-50', { discount_type: 'fixed', discount_value: 5_000 });
    const expectedTotal = await totalOf(shop, salma.token, { promoCode: 'FIXED-50' });
    expect(expectedTotal).toBe(157_500 - 5_000);
    const { body } = await place(wishFor({ promoCode: 'FIXED-50', expectedTotal }));
    const { body: order } = await shop.ask<OrderView>(`/orders/${body.orderNumber}?language=ar`, {
      token: salma.token,
    });
    expect(order).toMatchObject({ promoCode: 'FIXED-50', promoDiscount: 5_000, total: 152_500 });
  });

  test('is refused for what is wrong with it, before anything is taken', async () => {
    await issueCode(shop, 'EXPIRED', { valid_until: '2020-01-01' });
    await issueCode(shop, 'ASLEEP', { is_active: false });
    await issueCode(shop, 'DEAR', { min_purchase: 10_000_000 });
    const nour = await shop.signUp();
    const { rows } = await shop.database.pool.query('select code from promo_codes where owner_id = $1', [nour.userId]);
    const before = await countRows(shop);
    for (const [promoCode, code] of [
      ['EXPIRED', 'PROMO_EXPIRED'],
      ['DEAR', 'PROMO_BELOW_MINIMUM'],
      [rows[0].code, 'PROMO_INVALID'],
      ['ASLEEP', 'PROMO_INVALID'],
      ['NO-SUCH-CODE', 'PROMO_INVALID'],
    ]) {
      const { body } = await shop.ask('/orders', { body: wishFor({ promoCode }), token: salma.token });
      expect([promoCode, body.code, body.defined]).toEqual([promoCode, code, true]);
      shop.wait(60);
    }
    expect(await countRows(shop)).toEqual(before);
  });

  test('of a newcomer works for the first order and for no second one', async () => {
    const nour = await shop.signUp();
    const { body: profile } = await shop.ask<{ welcomeCode: string }>('/profile', { token: nour.token });
    const promoCode = profile.welcomeCode;
    const expectedTotal = await totalOf(shop, nour.token, { promoCode });
    expect((await place(wishFor({ promoCode, expectedTotal }), nour.token)).status).toBe(201);
    const again = await shop.ask('/orders', { body: wishFor({ promoCode, expectedTotal }), token: nour.token });
    expect(again.body.code).toBe('PROMO_USED_UP');
    await shop.database.pool.query('update promo_codes set max_uses = 5 where code = $1', [promoCode]);
    const more = await shop.ask('/orders', { body: wishFor({ promoCode, expectedTotal }), token: nour.token });
    expect(more.body.code).toBe('PROMO_FIRST_ORDER_ONLY');
  });

  test('cannot be guessed by ordering: who names one that does not exist has to wait', async () => {
    const nour = await shop.signUp();
    const guess = (promoCode: string) => shop.ask('/orders', { body: wishFor({ promoCode }), token: nour.token });
    expect((await guess('GUESS-1')).body.code).toBe('PROMO_INVALID');
    const { status, body, headers } = await guess('GUESS-2');
    expect([status, body.code, headers.get('retry-after')]).toEqual([429, 'PROMO_THROTTLED', '2']);
  });
});
