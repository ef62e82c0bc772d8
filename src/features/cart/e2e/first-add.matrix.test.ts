import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cartKey } from '#features/auth/testing/users.ts';
import { cartLink } from '#tests/support/browser/visible-text.ts';
import { inEachLanguage, type ShopInBrowser, twoVisitors } from '#tests/support/browser.ts';
import { openSharedShop } from '#tests/support/shop/shared-shop.ts';

let shop: ShopInBrowser;

beforeAll(async () => {
  shop = await openSharedShop();
});

afterAll(() => shop.close());

describe.each(twoVisitors)(inEachLanguage, (visitor) => {
  test('the first item added is stored, even when the page is left immediately', async () => {
    const { page, t, open, leave } = await shop.visit(visitor);
    await open('/product/cup-tea-01');
    await page.evaluate((label) => {
      const add = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === label);
      add?.click();
      location.assign('/about');
    }, t.catalogue.addToCart);
    await page.waitForURL('**/about');
    const stored = await page.evaluate((key) => localStorage.getItem(key), cartKey);
    expect(JSON.parse(stored ?? 'null')).toMatchObject([{ id: 'cup-tea-01', quantity: 1 }]);
    await cartLink(page, t, 1).waitFor();
    await leave();
  });

  test('adding an item displays a check mark and the count, even if no further code loads', async () => {
    const { page, context, t, open, faults, leave } = await shop.visit(visitor);
    await open('/product/cup-tea-01');
    await context.route('**/assets/**', () => undefined);
    const add = page.getByRole('button', { name: t.catalogue.addToCart, exact: true }).filter({ visible: true });
    expect(await add.locator('svg').count()).toBe(0);
    // begins before the press: the check mark disappears after two seconds
    await Promise.all([add.locator('svg').waitFor(), add.click()]);
    await cartLink(page, t, 1).waitFor();
    await add.locator('svg').waitFor({ state: 'detached' });
    expect(faults).toEqual([]);
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    await leave();
  });
});
