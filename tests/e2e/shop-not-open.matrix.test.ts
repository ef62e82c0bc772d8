import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadMessages } from '#core/i18n/messages.ts';
import { cartKey, sessionKey, storedAdmin, storedCart, storedSession } from '#features/auth/testing/users.ts';
import { findAccessibilityViolations } from '../support/browser/accessibility-violations.ts';
import { inEachLanguage, openShopInBrowser, type ShopInBrowser, twoVisitors } from '../support/browser.ts';
import { testSettings } from '../support/test-settings.ts';

let shop: ShopInBrowser;
beforeAll(async () => {
  shop = await openShopInBrowser({ DEMONSTRATION: 'no' });
});
afterAll(() => shop.close());

describe.each(twoVisitors)(inEachLanguage, (visitor) => {
  const { language } = visitor;
  const filledCart = storedCart({ 'cup-tea-01': 2 }, language);

  test('cart and checkout of a shop with placeholders say that it takes no orders yet', async () => {
    const session = await storedSession(shop.url);
    const { page, faults, leave } = await shop.visit(visitor, {
      stored: { [sessionKey]: session, [cartKey]: filledCart },
    });
    const { cart } = await loadMessages('cart', language, testSettings);
    const { checkout } = await loadMessages('checkout', language, testSettings);
    await page.goto('/cart');
    await page.getByRole('status').getByText(cart.notOpen.text, { exact: true }).waitFor();
    expect(await page.getByRole('link', { name: cart.checkout, exact: true }).count()).toBe(0);
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await page.goto('/checkout');
    await page.getByRole('status').getByText(cart.notOpen.text, { exact: true }).waitFor();
    const button = page.locator('form button.btn-primary').last();
    expect(await button.getAttribute('aria-disabled')).toBe('true');
    expect(await button.innerText()).toContain(checkout.placeOrder({ total: '' }).split(/[،,]/u)[0] ?? '');
    expect(await findAccessibilityViolations(page)).toEqual([]);
    expect(faults).toEqual([]);
    await leave();
  });

  test('an admin finds the admin area in menu and account, and the missing requirements in it', async () => {
    const { page, faults, leave } = await shop.visit(visitor, {
      stored: { ...(await storedAdmin(shop)), [cartKey]: filledCart },
    });
    const { layout } = await loadMessages('common', language, testSettings);
    const { dashboard } = await loadMessages('admin', language, testSettings);
    const { cart } = await loadMessages('cart', language, testSettings);
    await page.goto('/cart');
    await page.getByRole('status').getByText(cart.notOpen.staff, { exact: true }).waitFor();
    await page.getByRole('link', { name: cart.checkout, exact: true }).first().waitFor();

    await page.goto('/account');
    const main = page.getByRole('main');
    expect(await main.getByRole('link', { name: layout.nav.admin, exact: true }).getAttribute('href')).toBe('/admin');
    expect(await findAccessibilityViolations(page)).toEqual([]);
    const isNarrow = visitor.width < 1024;
    await page
      .getByRole('button', { name: isNarrow ? layout.nav.openMenu : layout.nav.myAccount, exact: true })
      .click();
    const menu = isNarrow ? page.getByRole('dialog', { name: layout.nav.label }) : page.locator('#account-menu');
    await menu.getByRole('link', { name: layout.nav.admin, exact: true }).click();
    await page.waitForURL(/\/admin$/u);
    const setup = page.getByRole('region', { name: dashboard.setup.title, exact: true });
    await setup.getByText(dashboard.opening.missing.mailServer, { exact: true }).waitFor();
    await setup.getByText(dashboard.opening.closedText, { exact: false }).waitFor();
    expect(await setup.getByText(dashboard.setup.closing, { exact: true }).count()).toBe(3);
    expect(await findAccessibilityViolations(page)).toEqual([]);
    const payment = setup.getByRole('listitem').filter({ hasText: dashboard.opening.missing.instapayHandle });
    await payment.getByRole('link').click();
    await page.waitForURL(/\/admin\/settings\/facts#group-registration$/u);
    await page.getByText(dashboard.opening.closed, { exact: true }).waitFor();
    expect(faults).toEqual([]);
    await leave();
  });

  test('a customer finds no link to the admin area', async () => {
    const session = await storedSession(shop.url);
    const { page, leave } = await shop.visit(visitor, { stored: { [sessionKey]: session } });
    const { layout } = await loadMessages('common', language, testSettings);
    await page.goto('/account');
    await page.getByRole('tab').first().waitFor();
    expect(await page.getByRole('link', { name: layout.nav.admin, exact: true }).count()).toBe(0);
    await leave();
  });
});
