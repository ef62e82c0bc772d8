import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { formatMoney, formatNumber } from '#core/i18n/format.ts';
import {
  cartKey,
  fillShipping,
  newCustomer,
  productOf,
  sessionKey,
  shippingFieldValue,
  storedCart,
  storedSession,
} from '#features/auth/testing/users.ts';
import { asRead, placeOrderButton, waitForHeading, waitForPath } from '#tests/support/browser/visible-text.ts';
import { inEachLanguage, openShopInBrowser, type ShopInBrowser, twoVisitors } from '#tests/support/browser.ts';
import { shippingField } from '../../../../scripts/lib/page.ts';

let shop: ShopInBrowser;

beforeAll(async () => {
  shop = await openShopInBrowser();
});

afterAll(() => shop.close());

describe.each(twoVisitors)(inEachLanguage, (visitor) => {
  const stored = { [cartKey]: storedCart({ 'cup-tea-01': 2, 'plate-lotus-01': 1 }, visitor.language) };

  test('a checkout with an empty cart redirects to the cart', async () => {
    const { page, t, leave } = await shop.visit(visitor);
    await page.goto('/checkout');
    await waitForPath(page, '/cart');
    await page.getByRole('heading', { name: t.cart.empty.title, exact: true }).waitFor();
    expect(page.context().pages()).toHaveLength(1);
    await leave();
  });

  test('the summary shows each ordered product and its total', async () => {
    const { page, t, language, width, open, leave } = await shop.visit(visitor, { stored });
    await open('/checkout');
    await waitForHeading(page, t.checkout.title);
    if (width < 1024) await page.getByText(t.orderSummary.title, { exact: true }).first().click();
    for (const [id, quantity] of [
      ['cup-tea-01', 2],
      ['plate-lotus-01', 1],
    ] as const) {
      const { name, price } = productOf(id);
      const item = page.getByRole('listitem').filter({ hasText: name[language] }).filter({ visible: true }).first();
      const text = asRead(await item.innerText());
      expect(text).toContain(asRead(formatMoney(quantity * price, language)));
      expect(text).toContain(formatNumber(quantity, language));
    }
    await leave();
  });

  test('an address has the direction of its text, aligned to the start side of the page', async () => {
    const { page, t, language, open, leave } = await shop.visit(visitor, { stored });
    await open('/checkout');
    await waitForHeading(page, t.checkout.title);
    for (const name of ['fullName', 'address'] as const) {
      const field = shippingField(page, t, name);
      const styleFor = async (text: string) => {
        await field.fill(text);
        return field.evaluate((element) => {
          const { direction, textAlign } = getComputedStyle(element);
          return [direction, textAlign];
        });
      };
      const side = language === 'ar' ? 'right' : 'left';
      expect(await styleFor('19 Gomhoria Street')).toEqual(['ltr', side]);
      expect(await styleFor('19 شارع الجمهورية')).toEqual(['rtl', side]);
    }
    await leave();
  });

  test('gift wrapping and message appear for a gift only, with a counter next to the message', async () => {
    const { page, t, language, open, leave } = await shop.visit(visitor, { stored });
    const { gift } = t.checkout;
    const number = (count: number) => formatNumber(count, language);
    await open('/checkout');
    await waitForHeading(page, t.checkout.title);
    const wrap = page.getByRole('checkbox', { name: gift.wrap });
    expect(await wrap.isVisible()).toBe(false);
    await page.getByRole('checkbox', { name: gift.isGift }).check();
    await wrap.waitFor();
    await page.getByText(gift.counter({ used: number(0), max: number(200) }), { exact: true }).waitFor();
    await page.getByRole('textbox', { name: gift.message }).fill('مبروك 🎁');
    await page.getByText(gift.counter({ used: number(7), max: number(200) }), { exact: true }).waitFor();
    await page.getByRole('checkbox', { name: gift.isGift }).uncheck();
    expect(await wrap.isVisible()).toBe(false);
    await leave();
  });

  test('account data is not filled into a focused field, unless it is left empty', async () => {
    const customer = newCustomer();
    const session = await storedSession(shop.url, customer);
    const { page, t, open, leave } = await shop.visit(visitor, { stored: { ...stored, [sessionKey]: session } });
    const { promise: isTime, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/api/profile', async (route) => {
      await isTime;
      await route.continue();
    });
    await open('/checkout');
    const phone = shippingField(page, t, 'phone');
    await phone.focus();
    release();
    await expect.poll(() => shippingField(page, t, 'fullName').inputValue()).toBe(customer.name);
    expect(await phone.inputValue()).toBe('');
    await shippingField(page, t, 'email').focus();
    expect(await phone.inputValue()).toBe('+201012345678');
    await leave();
  });

  test('the button shows progress while an order is placed', async () => {
    const signedIn = { ...stored, [sessionKey]: await storedSession(shop.url) };
    const { page, context, t, language, open, leave } = await shop.visit(visitor, { stored: signedIn });
    let release: () => void = () => undefined;
    await context.route('**/api/orders', async (route) => {
      await new Promise<void>((resolve) => {
        release = resolve;
      });
      await route.continue();
    });
    await open('/checkout');
    await waitForHeading(page, t.checkout.title);
    await fillShipping(page, t, shippingFieldValue[language]);
    await placeOrderButton(page, t).click();
    const busy = page.getByRole('button', { name: t.checkout.processing });
    await busy.waitFor();
    expect(await busy.getAttribute('aria-busy')).toBe('true');
    await expect.poll(() => (release(), new URL(page.url()).pathname)).toMatch(/^\/order-confirmation\//);
    await leave();
  });
});
