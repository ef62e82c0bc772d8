import type { Locator, Route } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadMessages } from '#core/i18n/messages.ts';
import { cartKey, sessionKey, storedAdmin, storedCart, storedSession } from '#features/auth/testing/users.ts';
import { hueOf } from '../support/browser/color.ts';
import { cartLink, normalizeText, openAccountMenu, toastText, waitForPath } from '../support/browser/visible-text.ts';
import {
  inEachLanguage,
  openShopInBrowser,
  type ShopInBrowser,
  twoVisitors,
  waitForHydration,
} from '../support/browser.ts';
import { testSettings } from '../support/test-settings.ts';

let shop: ShopInBrowser;

beforeAll(async () => {
  shop = await openShopInBrowser();
});

afterAll(() => shop.close());

const placesOf = (links: Locator) => links.evaluateAll((anchors) => anchors.map((link) => link.getAttribute('href')));

/** Enters a text and clicks a link in one task; the page is busy until the debounce of the text has passed. */
const typeAndClick = async (field: Locator, text: string, link: Locator): Promise<void> => {
  await waitForHydration(field.page());
  await field.evaluate(
    (input, { value, anchor }) => {
      window.requestAnimationFrame = (callback) => {
        callback(performance.now());
        return 0;
      };
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
      input.dispatchEvent(new Event('input', { bubbles: true }));
      if (anchor instanceof HTMLElement) anchor.click();
      // runs after the navigation has begun
      setTimeout(() => {
        const end = performance.now() + 500;
        while (performance.now() < end);
      });
    },
    { value: text, anchor: await link.elementHandle() },
  );
};

describe.each(twoVisitors)(inEachLanguage, (visitor) => {
  test('the header links to all sections of the shop, with the sale in red', async () => {
    const { page, t, width, open, leave } = await shop.visit(visitor);
    const { nav } = t.layout;
    await open('/about');
    const isPhone = width < 1024;
    await page
      .getByRole('banner')
      .getByRole('button', { name: isPhone ? nav.openMenu : nav.collections })
      .click();
    const menu = isPhone ? page.getByRole('dialog') : page.getByRole('banner').getByRole('navigation');
    await menu.getByRole('link', { name: t.catalogue.categories.bowls, exact: true }).waitFor();
    const places = await placesOf(menu.getByRole('link'));
    expect(places).toEqual(
      expect.arrayContaining([
        '/products',
        '/products/plates',
        '/products/bowls',
        '/products/cups',
        '/products/sets',
        '/products?new=true',
        '/products?sale=true',
        '/about',
        '/contact',
      ]),
    );
    const sale = await hueOf(menu.getByRole('link', { name: nav.onSale, exact: true }));
    expect(Math.min(sale, 360 - sale)).toBeLessThan(25);
    const about = await hueOf(menu.getByRole('link', { name: nav.about, exact: true }));
    expect(Math.min(about, 360 - about)).toBeGreaterThan(25);
    await leave();
  });

  test('the logo is drawn in the language of the page', async () => {
    const { page, t, language, open, leave } = await shop.visit(visitor);
    await open('/about');
    const lettering = page.getByRole('banner').getByRole('link', { name: t.layout.brand }).locator('span');
    const mask = await lettering.evaluate((drawn) => getComputedStyle(drawn).maskImage);
    expect(mask).toContain(`wordmark-${language}`);
    await leave();
  });

  test('the cart badge shows the number of items', async () => {
    const stored = { [cartKey]: storedCart({ 'cup-tea-01': 2, 'plate-lotus-01': 3 }, visitor.language) };
    const { page, t, language, open, leave } = await shop.visit(visitor, { stored });
    await open('/about');
    const badge = cartLink(page, t, 5).locator('span');
    expect(await badge.innerText()).toBe(language === 'ar' ? '٥' : '5');
    await leave();
  });

  test('the account icon leads a signed-out visitor to sign-in', async () => {
    const { page, t, open, leave } = await shop.visit(visitor);
    await open('/about');
    await page.getByRole('banner').getByRole('link', { name: t.layout.nav.login, exact: true }).click();
    await waitForPath(page, '/auth');
    await page.getByRole('tablist', { name: t.auth.tabs }).waitFor();
    expect(new URL(page.url()).search).toBe('');
    await leave();
  });

  test('the account icon opens a menu for a signed-in customer; Logout signs out and leads to the home page', async () => {
    const stored = { [sessionKey]: await storedSession(shop.url) };
    const { page, t, open, leave } = await shop.visit(visitor, { stored });
    const { myAccount, logout, login } = t.layout.nav;
    await open('/about');
    await (await openAccountMenu(page, t)).getByRole('link', { name: myAccount, exact: true }).click();
    await waitForPath(page, '/account');

    await open('/about');
    await (await openAccountMenu(page, t)).getByRole('button', { name: logout, exact: true }).click();
    await waitForPath(page, '/');
    const { loggedOut } = t.notices.auth;
    expect(await toastText(page, loggedOut.title)).toBe(normalizeText(loggedOut.body));
    await page.getByRole('banner').getByRole('link', { name: login, exact: true }).waitFor();
    expect(await page.evaluate((key) => localStorage.getItem(key), sessionKey)).toBeNull();
    await leave();
  });

  test('a link pressed before a search is applied is followed, however slow its page is', async () => {
    const { page, t, language, leave } = await shop.visit(visitor, { stored: await storedAdmin(shop) });
    const { customers } = await loadMessages('admin', language, testSettings);
    const hold = async (route: Route) => {
      await page.waitForTimeout(1_000);
      await route.continue();
    };
    await page.route(/\/product\/.*\.data/u, hold);
    await page.route(/\/api\/admin\/customers\/./u, hold);
    await page.goto('/products');
    await page.waitForLoadState('networkidle');
    const search = page.getByRole('main').getByRole('combobox', { name: t.productList.search });
    await typeAndClick(search, 'لوتس', page.getByRole('article').first().getByRole('link').first());
    await page.waitForURL(/\/product\//u);

    await page.goto('/admin/customers');
    const name = page.locator('main a[href^="/admin/customers/"]').first();
    await name.waitFor();
    await typeAndClick(page.getByRole('searchbox', { name: customers.search }), 'a', name);
    await page.waitForURL(/\/admin\/customers\/[^?]/u);
    await page.getByRole('link', { name: customers.back, exact: true }).waitFor();
    expect(new URL(page.url()).searchParams.has('q')).toBe(false);
    await leave();
  });
});
