import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { formatAmount } from '#core/i18n/format.ts';
import { cartKey, productOf, storedCart } from '#features/auth/testing/users.ts';
import { asRead, toastText, waitForHeading } from '#tests/support/browser/visible-text.ts';
import { alternateTests, inEachLanguage, type ShopInBrowser, twoVisitors } from '#tests/support/browser.ts';
import { errorText } from '#tests/support/error-text.ts';
import { openSharedShop } from '#tests/support/shop/shared-shop.ts';

let shop: ShopInBrowser;

beforeAll(async () => {
  shop = await openSharedShop();
  await shop.database.pool.query(`
    insert into promo_codes (code, discount_type, discount_value, valid_until, max_uses, current_uses, min_purchase)
    values ('OLD', 'fixed', 5000, '2020-01-01', null, 0, 0), ('SPENT', 'fixed', 5000, null, 1, 1, 0),
      ('DEAR', 'fixed', 5000, null, null, 0, 300000), ('TEN', 'percentage', 10, null, null, 0, 0)`);
});

afterAll(() => shop.close());

const openCheckout = async (visitor: (typeof twoVisitors)[number]) => {
  const stored = { [cartKey]: storedCart({ 'cup-tea-01': 1 }, visitor.language) };
  const visit = await shop.visit(visitor, { stored });
  const { page, t, open } = visit;
  await open('/checkout');
  await waitForHeading(page, t.checkout.title);
  const { label, apply } = t.checkout.promo;
  const field = page.getByRole('textbox', { name: label });
  const tryCode = async (code: string) => {
    await field.fill(code);
    await page.getByRole('button', { name: apply, exact: true }).click();
  };
  return { ...visit, field, tryCode };
};

describe.each(twoVisitors)(inEachLanguage, (visitor) => {
  const testOnce = alternateTests(visitor, test);
  testOnce('an invalid promo code shows its reason, a valid one its discount', async () => {
    const { page, t, language, field, tryCode, leave } = await openCheckout(visitor);
    const { notices, validation } = t;
    for (const [code, reason] of [
      ['كود', validation['promo.characters']],
      ['x'.repeat(51), validation['promo.tooLong']],
      ['OLD', errorText('PROMO_EXPIRED', visitor.language)],
      ['SPENT', errorText('PROMO_USED_UP', visitor.language)],
      ['DEAR', errorText('PROMO_BELOW_MINIMUM', visitor.language, { minimum: 300_000 })],
    ] as const) {
      await tryCode(code);
      await expect.poll(() => toastText(page, notices.promo.invalid.title)).toBe(asRead(reason));
      expect(await field.getAttribute('aria-invalid')).toBe('true');
    }
    await tryCode(' ten ');
    const messages = notices.promo.applied({ amount: formatAmount(productOf('cup-tea-01').price / 10, language) });
    expect(await toastText(page, messages.title)).toBe(asRead(messages.body));
    await leave();
  });

  testOnce('an unknown promo code shows an error, and the next attempt has to wait', async () => {
    const { page, t, tryCode, leave } = await openCheckout(visitor);
    const { invalid, wait } = t.notices.promo;
    await tryCode('NOBODY');
    expect(await toastText(page, invalid.title)).toBe(asRead(invalid.body));
    await tryCode('TEN');
    const message = await toastText(page, wait.title);
    const waits = [1, 2].map((seconds) => asRead(errorText('PROMO_THROTTLED', visitor.language, { seconds })));
    expect(waits).toContain(message);
    await leave();
  });

  testOnce('the wait after an unknown promo code comes from the server and survives a reload', async () => {
    const { page, context, t, tryCode, leave } = await openCheckout(visitor);
    const { invalid, wait } = t.notices.promo;
    const reason = errorText('PROMO_INVALID', visitor.language);
    const data = { seconds: 30, localizedMessage: { ar: reason, en: reason } };
    await context.route('**/api/promo-code-quotes', (route) =>
      route.fulfill({
        status: 422,
        json: { defined: true, code: 'PROMO_INVALID', status: 422, message: reason, data },
      }),
    );
    await tryCode('NOBODY');
    expect(await toastText(page, invalid.title)).toBe(asRead(reason));
    await tryCode('TEN');
    const waits = [28, 29, 30].map((seconds) => asRead(errorText('PROMO_THROTTLED', visitor.language, { seconds })));
    expect(waits).toContain(await toastText(page, wait.title));
    await leave();
  });

  testOnce('a failed promo code request shows an error', async () => {
    const { page, context, t, tryCode, leave } = await openCheckout(visitor);
    await context.route('**/api/promo-code-quotes', (route) => route.fulfill({ status: 500, json: {} }));
    await tryCode('TEN');
    const { failed } = t.notices.promo;
    expect(await toastText(page, failed.title)).toBe(asRead(failed.body));
    await leave();
  });
});
