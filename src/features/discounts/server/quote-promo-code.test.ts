import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { issueCode, linesOf } from '#features/orders/testing/orders.ts';
import { type OpenShop, openShop, type Refused } from '#tests/support/shop/in-process-shop.ts';
import type { PromoQuote } from '../promo-codes.contract.ts';

let shop: OpenShop;
beforeAll(async () => {
  shop = await openShop();
  await issueCode(shop, 'LOTUS-10');
});
afterAll(async () => {
  expect(shop.logged).toEqual([]);
  await shop.close();
});

type From = { readonly token?: string; readonly address?: string; readonly lines?: unknown };
const quote = (code: unknown, { lines = linesOf('plate-lotus-01'), ...from }: From = {}) =>
  shop.request<PromoQuote & Refused>('/promo-code-quotes', { body: { code, lines }, ...from });

describe('a promo code', () => {
  test('the server prices a promo code in any spelling', async () => {
    const { status, body } = await quote(' lotus-10 ');
    expect(status).toBe(200);
    expect(body).toEqual({ code: 'LOTUS-10', discountType: 'percentage', discountValue: 10, discount: 12_500 });
  });

  test('a promo code never discounts more than the price of the cart', async () => {
    await issueCode(shop, 'HUGE', { discount_type: 'fixed', discount_value: 100_000_000 });
    expect((await quote('HUGE')).body.discount).toBe(125_000);
  });

  test('a promo code without a discount on the cart is refused with this reason', async () => {
    await issueCode(shop, 'ONE-PERCENT', { discount_value: 1 });
    await shop.database.pool.query(`update products set price = 40 where id = 'plate-arabesque-01'`);
    const { status, body } = await quote('ONE-PERCENT', { lines: linesOf('plate-arabesque-01') });
    expect([status, body.code]).toEqual([422, 'PROMO_NO_DISCOUNT']);
    expect(body.data.localizedMessage.en).toBe('This promo code takes nothing off this cart, and was not used');
    expect((await quote('ONE-PERCENT')).body.discount).toBe(1_250);
  });

  test('an unusable promo code is refused with the reason', async () => {
    await issueCode(shop, 'OLD', { valid_until: '2020-01-01' });
    await issueCode(shop, 'SPENT', { max_uses: 2, current_uses: 2 });
    await issueCode(shop, 'DEAR', { min_purchase: 300_000 });
    await issueCode(shop, 'ASLEEP', { is_active: false });
    for (const [input, code] of [
      ['OLD', 'PROMO_EXPIRED'],
      ['SPENT', 'PROMO_USED_UP'],
      ['DEAR', 'PROMO_BELOW_MINIMUM'],
      ['ASLEEP', 'PROMO_INVALID'],
      ['NOBODY', 'PROMO_INVALID'],
    ]) {
      const { status, body } = await quote(input);
      expect([input, status, body.code, body.defined]).toEqual([input, 422, code, true]);
    }
    const { body } = await quote('DEAR');
    expect(body.data.localizedMessage.en).toBe('Minimum purchase amount is 3,000 EGP');
  });

  test('a promo code with an invalid format is refused without a lookup', async () => {
    for (const [input, code] of [
      ['', 'promo.empty'],
      ['x'.repeat(51), 'promo.tooLong'],
      ['كود', 'promo.characters'],
      [`' or 1=1`, 'promo.characters'],
      [null, 'promo.empty'],
    ]) {
      const { body } = await quote(input);
      expect([body.code, body.data.issues?.[0]]).toMatchObject(['VALIDATION_FAILED', { path: 'code', code }]);
    }
  });

  test('a promo code is not looked up for unknown products', async () => {
    expect((await quote('LOTUS-10', { lines: linesOf('plate-of-gold') })).body.code).toBe('PRODUCT_NOT_FOUND');
  });

  test('a welcome code is refused to other customers', async () => {
    const [salma, nour] = [await shop.signUp(), await shop.signUp()];
    const { body } = await shop.request<{ welcomeCode: string }>('/profile', { token: salma.token });
    expect((await quote(body.welcomeCode, { token: salma.token })).body.discount).toBe(12_500);
    expect((await quote(body.welcomeCode, { token: nour.token })).body.code).toBe('PROMO_INVALID');
    expect((await quote(body.welcomeCode)).body.code).toBe('PROMO_INVALID');
    expect((await quote('LOTUS-10', { token: 'outdated' })).status).toBe(200);
  });
});

describe('promo code back-off', () => {
  test('the back-off starts at 2 seconds and doubles up to 30, until a code is correct', async () => {
    const address = 'a guesser';
    for (const seconds of [2, 4, 8, 16, 30, 30]) {
      const refused = (await quote('GUESS', { address })).body;
      expect([refused.code, refused.data['seconds']]).toEqual(['PROMO_INVALID', seconds]);
      const { status, body, headers } = await quote('LOTUS-10', { address });
      expect([status, body.code, body.data['seconds']]).toEqual([429, 'PROMO_THROTTLED', seconds]);
      expect(headers.get('retry-after')).toBe(String(seconds));
      shop.wait(seconds);
    }
    expect((await quote('LOTUS-10', { address })).status).toBe(200);
    await quote('GUESS', { address });
    expect((await quote('LOTUS-10', { address })).body.data['seconds']).toBe(2);
  });

  test('the back-off is separate for each network address and each account', async () => {
    const salma = await shop.signUp();
    const address = 'a shared address';
    await quote('GUESS', { address });
    expect((await quote('LOTUS-10', { address })).status).toBe(429);
    expect((await quote('LOTUS-10', { address: 'elsewhere' })).status).toBe(200);
    expect((await quote('LOTUS-10', { address, token: salma.token })).status).toBe(200);
  });

  test('the back-off resets after 15 minutes, and existing codes do not cause one', async () => {
    const address = 'a visitor';
    await quote('GUESS', { address });
    shop.wait(2);
    await quote('GUESS', { address });
    shop.wait(16 * 60);
    await quote('GUESS', { address });
    expect((await quote('LOTUS-10', { address })).body.data['seconds']).toBe(2);
    shop.wait(2);
    await quote('OLD', { address });
    expect((await quote('LOTUS-10', { address })).status).toBe(200);
  });
});
