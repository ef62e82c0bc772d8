import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { languageFacts } from '#core/i18n/language.ts';
import {
  cartKey,
  fillShipping,
  sessionKey,
  shippingFieldValue,
  storedCart,
  storedSession,
} from '#features/auth/testing/users.ts';
import { placeOrderButton, waitForHeading, waitForPath } from '../support/browser/visible-text.ts';
import { alternateTests, inEachLanguage, type ShopInBrowser, twoVisitors } from '../support/browser.ts';
import { openSharedShop } from '../support/shop/shared-shop.ts';

let shop: ShopInBrowser;

beforeAll(async () => {
  shop = await openSharedShop();
});

afterAll(() => shop.close());

describe.each(twoVisitors)(inEachLanguage, (visitor) => {
  const testOnce = alternateTests(visitor, test);
  const { language } = visitor;
  const filled = { [cartKey]: storedCart({ 'cup-tea-01': 1 }, language) };

  test('the checkout asks a guest to sign in above the form, and links to language and account', async () => {
    const { page, t, open, leave } = await shop.visit(visitor, { stored: filled });
    await open('/checkout');
    await waitForHeading(page, t.checkout.title);
    const invitation = page.getByRole('main').getByText(t.auth.toCheckout);
    await invitation.waitFor();
    const above = await invitation.boundingBox();
    const firstField = await page.getByRole('main').locator('form input').first().boundingBox();
    expect(above?.y).toBeLessThan(firstField?.y ?? 0);
    const header = page.getByRole('banner');
    expect(await header.getByRole('link', { name: t.layout.nav.login, exact: true }).getAttribute('href')).toBe(
      '/auth?to=%2Fcheckout',
    );
    await page.locator('[name=fullName]').fill('نادية حسن');
    await header.getByRole('link', { name: languageFacts[language === 'ar' ? 'en' : 'ar'].name, exact: true }).click();
    await page.waitForFunction((before) => document.documentElement.lang !== before, language);
    await expect.poll(() => page.locator('[name=fullName]').inputValue()).toBe('نادية حسن');
    await leave();
  });

  testOnce('Enter in a field never places the order, and the button does', async () => {
    const stored = { ...filled, [sessionKey]: await storedSession(shop.url) };
    const { page, t, context, open, leave } = await shop.visit(visitor, { stored });
    await open('/checkout');
    await waitForHeading(page, t.checkout.title);
    await page.getByRole('banner').getByRole('link', { name: t.layout.nav.myAccount }).waitFor();
    await fillShipping(page, t, shippingFieldValue[language]);
    expect(await page.getByText(t.auth.toCheckout).count()).toBe(0);
    let calls = 0;
    context.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/api/orders')) calls += 1;
    });
    for (const name of Object.keys(shippingFieldValue[language])) {
      const field = page.locator(`[name=${name}]`);
      if ((await field.getAttribute('type')) !== 'hidden') await field.press('Enter');
    }
    await page.waitForTimeout(500);
    expect([calls, new URL(page.url()).pathname]).toEqual([0, '/checkout']);
    await placeOrderButton(page, t).click();
    await waitForPath(page, /\/order-confirmation\//);
    expect(calls).toBe(1);
    await leave();
  });
});
