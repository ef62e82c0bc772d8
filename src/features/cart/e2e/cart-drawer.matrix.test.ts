import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { formatMoney, formatNumber } from '#core/i18n/format.ts';
import { cartKey, productOf, sessionKey, storedAdmin, storedCart } from '#features/auth/testing/users.ts';
import { findAccessibilityViolations } from '#tests/support/browser/accessibility-violations.ts';
import {
  cartLink,
  normalizeText,
  toastText,
  waitForHeading,
  waitForPath,
} from '#tests/support/browser/visible-text.ts';
import {
  alternateTests,
  inEachLanguage,
  openShopInBrowser,
  type ShopInBrowser,
  twoVisitors,
} from '#tests/support/browser.ts';
import { type CallAsAdmin, changeSettings } from '#tests/support/change-settings.ts';
import { scaledLimit } from '#tests/support/scaled-limit.ts';

let shop: ShopInBrowser;

beforeAll(async () => {
  shop = await openShopInBrowser();
});

afterAll(() => shop.close());

const path = '/product/cup-tea-01';

const drawerOn = (page: Page) => page.locator('dialog:modal');

/** Waits until the history entry of the drawer is added or removed, which happens after it has opened or closed. */
const waitForDrawerEntry = async (page: Page, isPresent: boolean) => {
  await expect.poll(() => page.evaluate((mark) => Boolean(history.state?.[mark]), 'isCartDrawer')).toBe(isPresent);
};

/** Number of toasts on the page, or null while they are in a closed dialog. Runs in the page. */
const countToastsOutside = (): number | null => document.querySelector('#toasts')?.querySelectorAll('p').length ?? null;

/** Opens a product with a filled cart and waits until the drawer's code has loaded. */
const openWithFilledCart = async (visitor: (typeof twoVisitors)[number]) => {
  const stored = { [cartKey]: storedCart({ 'plate-lotus-01': 1 }, visitor.language) };
  const visit = await shop.visit(visitor, { stored });
  const { page, t } = visit;
  await visit.open(path);
  // the first interaction loads its code
  await expect
    .poll(async () => {
      await page.keyboard.press('Shift');
      return page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .map(({ name }) => name)
          .join(' '),
      );
    })
    .toContain('/assets/cart-drawer');
  await page.waitForLoadState('networkidle');
  const add = page.getByRole('main').getByRole('button', { name: t.catalogue.addToCart, exact: true }).first();
  return { ...visit, add, drawer: drawerOn(page) };
};

describe.each(twoVisitors)(inEachLanguage, (visitor) => {
  const testOnce = alternateTests(visitor, test);

  test('after adding, a dialog contains the addition, the lines, the amount missing for free shipping, and the notice', async () => {
    const { page, context, t, language, add, drawer, faults, leave } = await openWithFilledCart(visitor);
    // the modules of the drawer are loaded before the press
    await context.route('**/assets/cart-drawer*', (route) => route.abort());
    await add.click();
    await drawer.waitFor();
    const { added } = t.notices.cart;
    const one = formatNumber(1, language);
    expect(await toastText(page, added({ name: '', quantity: '' }).title)).not.toBe('');
    const lines = drawer.getByRole('listitem');
    expect(await lines.count()).toBe(2);
    expect(await lines.first().innerText()).toContain(productOf('cup-tea-01').name[language]);
    await lines
      .first()
      .getByText(t.cart.drawer.added({ quantity: one }), { exact: true })
      .waitFor();
    const subtotal = productOf('cup-tea-01').price + productOf('plate-lotus-01').price;
    const text = normalizeText(await drawer.innerText());
    expect(text).toContain(normalizeText(formatMoney(subtotal, language)));
    expect(text).toContain(
      normalizeText(t.orderSummary.toFreeShipping({ amount: formatMoney(300_000 - subtotal, language) })),
    );
    expect(await drawer.getAttribute('aria-labelledby')).not.toBeNull();
    // the notice does not cover the buttons
    const [notice, checkout] = await Promise.all([
      page.locator('#toasts p').first().boundingBox(),
      drawer.getByRole('link', { name: t.cart.checkout, exact: true }).boundingBox(),
    ]);
    if (!(notice && checkout)) throw new Error('The dialog is not rendered');
    const isUncovered =
      notice.y + notice.height <= checkout.y ||
      notice.y >= checkout.y + checkout.height ||
      notice.x + notice.width <= checkout.x ||
      notice.x >= checkout.x + checkout.width;
    expect(isUncovered).toBe(true);
    expect(await findAccessibilityViolations(page)).toEqual([]);
    expect(faults).toEqual([]);
    await leave();
  });

  testOnce(
    'Escape, a press outside and the browser’s back close it on the same page, and the button has the focus',
    async () => {
      const { page, t, add, drawer, leave } = await openWithFilledCart(visitor);
      const entries = await page.evaluate(() => history.length);
      const ways = [
        () => page.keyboard.press('Escape'),
        () => page.mouse.click(visitor.width / 2, 30),
        () => page.goBack(),
        () => drawer.getByRole('button', { name: t.fields.close, exact: true }).first().click(),
      ];
      for (const close of ways) {
        await add.click();
        await drawer.waitFor();
        await waitForDrawerEntry(page, true);
        await close();
        await drawer.waitFor({ state: 'detached' });
        await waitForDrawerEntry(page, false);
        expect(new URL(page.url()).pathname).toBe(path);
        expect(await add.evaluate((button) => button === document.activeElement)).toBe(true);
      }
      await cartLink(page, t, 1 + ways.length).waitFor();
      // at most one forward entry, which the next navigation replaces
      expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(entries + 1);
      await leave();
    },
  );

  testOnce(
    'its links lead to checkout and cart, without the notice, and one step back leads to the product',
    async () => {
      const { page, t, language, add, drawer, leave } = await openWithFilledCart(visitor);
      await add.click();
      await toastText(page, t.notices.cart.added({ name: '', quantity: '' }).title);
      await drawer.getByRole('link', { name: t.cart.drawer.toCart, exact: true }).click();
      await waitForHeading(page, t.cart.title);
      // within the six seconds after which it expires
      await expect.poll(() => page.evaluate(countToastsOutside), { timeout: scaledLimit(3_000) }).toBe(0);
      await page.goBack();
      await waitForHeading(page, productOf('cup-tea-01').name[language]);
      await add.click();
      await drawer.getByRole('link', { name: t.cart.checkout, exact: true }).click();
      await waitForPath(page, '/checkout');
      await leave();
    },
  );
});

test('if the owner has disabled the drawer, only the notice is displayed', async () => {
  const session = JSON.parse((await storedAdmin(shop))[sessionKey] ?? '') as { access_token: string };
  const callAsAdmin: CallAsAdmin = async (url, asking) => {
    const response = await fetch(`${shop.url}/api${url}`, {
      method: asking?.method ?? 'GET',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${session.access_token}` },
      ...(asking ? { body: JSON.stringify(asking.body) } : {}),
    });
    return { body: await response.json() };
  };
  await changeSettings(callAsAdmin, { cartDrawer: { isShown: false } });
  const { page, t, open, leave } = await shop.visit({ language: 'ar', width: 390 });
  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url()));
  await open(path);
  await page.getByRole('main').getByRole('button', { name: t.catalogue.addToCart, exact: true }).first().click();
  await toastText(page, t.notices.cart.added({ name: '', quantity: '' }).title);
  await cartLink(page, t, 1).waitFor();
  await page.waitForLoadState('networkidle');
  expect(await drawerOn(page).count()).toBe(0);
  expect(urls.filter((url) => url.includes('/assets/cart-drawer'))).toEqual([]);
  await leave();
});
