import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ValidationCode } from '#core/forms/validation.ts';
import {
  cartKey,
  fillShipping,
  sessionKey,
  shippingFieldValue,
  storedCart,
  storedSession,
} from '#features/auth/testing/users.ts';
import { type Shipping, shippingField } from '../../scripts/lib/page.ts';
import {
  errorUnder,
  isFocused,
  listCoveredByNotices,
  placeOrderButton,
  toastText,
  waitForHeading,
  waitForPath,
} from '../support/browser/visible-text.ts';
import {
  alternateTests,
  inEachLanguage,
  openShopInBrowser,
  type ShopInBrowser,
  twoVisitors,
} from '../support/browser.ts';

let shop: ShopInBrowser;

beforeAll(async () => {
  shop = await openShopInBrowser();
});

afterAll(() => shop.close());

const long = (length: number) => 'ن'.repeat(length);

type Wrong<Field extends string> = readonly (readonly [Field, input: string, code: ValidationCode])[];

const wrongShipping: Wrong<keyof Shipping> = [
  ['fullName', 'ن', 'shipping.fullName'],
  ['fullName', long(101), 'shipping.fullNameMax'],
  ['email', 'nadia@', 'shipping.email'],
  ['email', `${'n'.repeat(250)}@example.com`, 'shipping.emailMax'],
  ['phone', '0', 'shipping.phone'],
  ['phone', 'nadia', 'shipping.phone'],
  ['address', 'شارع', 'shipping.address'],
  ['address', long(201), 'shipping.addressMax'],
  ['city', 'ق', 'shipping.city'],
  ['city', long(101), 'shipping.cityMax'],
  ['postalCode', '12', 'shipping.postalCode'],
  ['postalCode', '1'.repeat(21), 'shipping.postalCodeMax'],
];

const countOrders = async () => Number((await shop.database.pool.query('select count(*) from orders')).rows[0].count);

describe.each(twoVisitors)(inEachLanguage, (visitor) => {
  const testOnce = alternateTests(visitor, test);
  testOnce(
    'every invalid field of the checkout shows its error until it is edited, and nothing is ordered',
    async () => {
      const stored = {
        [cartKey]: storedCart({ 'cup-tea-01': 1 }, visitor.language),
        [sessionKey]: await storedSession(shop.url),
      };
      const { page, t, language, open, leave } = await shop.visit(visitor, { stored });
      await open('/checkout');
      await waitForHeading(page, t.checkout.title);
      await fillShipping(page, t, shippingFieldValue[language]);
      for (const [name, input, code] of wrongShipping) {
        const field = shippingField(page, t, name);
        await field.fill(input);
        await placeOrderButton(page, t).click();
        await expect.poll(() => errorUnder(field), { message: `${name}: ${input}` }).toBe(t.validation[code]);
        expect(await field.getAttribute('aria-invalid')).toBe('true');
        await expect.poll(() => isFocused(field), { message: `${name} has the cursor` }).toBe(true);
        const { title, body } = t.notices.checkout.validation;
        expect(await toastText(page, title)).toBe(body);
        await expect.poll(() => listCoveredByNotices(page), { message: `under the notice: ${name}` }).toEqual([]);
        await field.fill(shippingFieldValue[language][name]);
        await page.getByText(title, { exact: true }).waitFor({ state: 'detached' });
        await expect.poll(() => errorUnder(field)).toBe('');
      }
      expect(await countOrders()).toBe(0);
      expect(page.context().pages()).toHaveLength(1);
      await leave();
    },
  );

  testOnce('an empty checkout marks all six fields and focuses the first', async () => {
    const stored = { [cartKey]: storedCart({ 'cup-tea-01': 1 }, visitor.language) };
    const { page, t, open, leave } = await shop.visit(visitor, { stored });
    await open('/checkout');
    await waitForHeading(page, t.checkout.title);
    await placeOrderButton(page, t).click();
    for (const [name, , code] of wrongShipping.filter(([, , each]) => !each.endsWith('Max'))) {
      await expect.poll(() => errorUnder(shippingField(page, t, name))).toBe(t.validation[code]);
    }
    await expect.poll(() => isFocused(shippingField(page, t, 'fullName'))).toBe(true);
    await expect.poll(() => listCoveredByNotices(page)).toEqual([]);

    // an on-screen keyboard shrinks the visual viewport, not the page
    await page.evaluate(() => {
      if (!visualViewport) return;
      Object.defineProperty(visualViewport, 'height', { get: () => 500 });
      visualViewport.dispatchEvent(new Event('resize'));
    });
    await expect.poll(() => listCoveredByNotices(page)).toEqual([]);
    await placeOrderButton(page, t).click();
    await expect.poll(() => listCoveredByNotices(page)).toEqual([]);
    await leave();
  });

  testOnce('a gift message of 201 characters shows an error below the message', async () => {
    const stored = {
      [cartKey]: storedCart({ 'cup-tea-01': 1 }, visitor.language),
      [sessionKey]: await storedSession(shop.url),
    };
    const { page, t, language, open, leave } = await shop.visit(visitor, { stored });
    await open('/checkout');
    await waitForHeading(page, t.checkout.title);
    await fillShipping(page, t, shippingFieldValue[language]);
    await page.getByRole('checkbox', { name: t.checkout.gift.isGift }).check();
    const message = page.getByRole('textbox', { name: t.checkout.gift.message });
    await message.fill(long(201));
    await placeOrderButton(page, t).click();
    await expect.poll(() => errorUnder(message)).toBe(t.validation['gift.messageMax']);
    expect(await countOrders()).toBe(0);
    await leave();
  });
});

test('phone and postal code accept Arabic digits; the order stores Latin ones', async () => {
  const stored = { [cartKey]: storedCart({ 'cup-tea-01': 1 }, 'ar'), [sessionKey]: await storedSession(shop.url) };
  const { page, t, open, leave } = await shop.visit({ language: 'ar', width: 390 }, { stored });
  await open('/checkout');
  await waitForHeading(page, t.checkout.title);
  await fillShipping(page, t, { ...shippingFieldValue.ar, phone: '٠١٠ ١٢٣٤-٥٦٧٨', postalCode: '١١٥١١' });
  await placeOrderButton(page, t).click();
  await waitForPath(page, /^\/order-confirmation\//);
  const { rows } = await shop.database.pool.query('select shipping_info from orders');
  expect(rows).toEqual([{ shipping_info: expect.objectContaining({ phone: '+201012345678', postalCode: '11511' }) }]);
  await leave();
});
