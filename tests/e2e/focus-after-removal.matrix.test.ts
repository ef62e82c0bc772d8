import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isolateText } from '#core/i18n/format.ts';
import { cartKey, productOf, storedCart } from '#features/auth/testing/users.ts';
import { isFocused, waitForHeading } from '../support/browser/visible-text.ts';
import { alternateTests, inEachLanguage, type ShopInBrowser, twoVisitors, waitForScript } from '../support/browser.ts';
import { openSharedShop } from '../support/shop/shared-shop.ts';

let shop: ShopInBrowser;

beforeAll(async () => {
  shop = await openSharedShop();
  await shop.database.pool.query(
    "insert into promo_codes (code, discount_type, discount_value) values ('FOCUS-TEN', 'percentage', 10)",
  );
});

afterAll(() => shop.close());

/** The code that keeps the focus loads with the first key. */
const startKeyboard = async (page: Page) => {
  await page.keyboard.press('Shift');
  await waitForScript(page, 'idle-tasks');
};

const focusedTag = (page: Page) => page.evaluate(() => document.activeElement?.tagName);

describe.each(twoVisitors)(inEachLanguage, (visitor) => {
  const testOnce = alternateTests(visitor, test);

  testOnce('the focus goes to the heading when a filter chip or all filters are removed', async () => {
    const { page, t, open, leave } = await shop.visit(visitor);
    const { nav } = t.layout;
    await open('/products?sale=true&new=true');
    await startKeyboard(page);
    await page.getByRole('link', { name: t.productList.removeFilter({ filter: nav.onSale }) }).press('Enter');
    await page.waitForURL('**/products?new=true');
    await expect.poll(() => focusedTag(page)).toBe('H1');
    await open('/products?sale=true&new=true');
    await startKeyboard(page);
    await page.getByRole('link', { name: t.productList.clearFilters, exact: true }).press('Enter');
    await page.waitForURL('**/products');
    await expect.poll(() => focusedTag(page)).toBe('H1');
    await leave();
  });

  testOnce('the page keeps its scroll position when a line of the cart is removed', async () => {
    const ids = [
      'cup-tea-01',
      'cup-coffee-01',
      'cup-coffee-02',
      'cup-coffee-03',
      'plate-lotus-01',
      'cup-coffee-04',
    ] as const;
    const stored = { [cartKey]: storedCart(Object.fromEntries(ids.map((id) => [id, 1])), visitor.language) };
    const { page, t, language, open, leave } = await shop.visit(visitor, { stored });
    await open('/cart');
    await startKeyboard(page);
    const name = isolateText(productOf('cup-coffee-04').name[language]);
    const remove = page.getByRole('button', { name: t.cart.removeNamed({ name }), exact: true }).last();
    await remove.focus();
    const before = await page.evaluate(() => window.scrollY);
    await remove.press('Enter');
    await remove.waitFor({ state: 'detached' });
    await expect.poll(() => focusedTag(page)).toBe('H1');
    const shift = () =>
      page.evaluate((y) => scrollY - Math.min(y, document.documentElement.scrollHeight - innerHeight), before);
    await expect.poll(shift).toBe(0);
    await leave();
  });

  testOnce('the focus stays at the promo code when it is applied and removed', async () => {
    const stored = { [cartKey]: storedCart({ 'cup-tea-01': 1 }, visitor.language) };
    const { page, t, open, leave } = await shop.visit(visitor, { stored });
    const { label, remove } = t.checkout.promo;
    await open('/checkout');
    await waitForHeading(page, t.checkout.title);
    const section = page.getByRole('region', { name: label });
    await page.getByRole('textbox', { name: label }).fill('FOCUS-TEN');
    await startKeyboard(page);
    await page.getByRole('textbox', { name: label }).press('Enter');
    await section.getByRole('button', { name: remove, exact: true }).waitFor();
    await expect.poll(() => isFocused(section)).toBe(true);
    await section.getByRole('button', { name: remove, exact: true }).press('Enter');
    await page.getByRole('textbox', { name: label }).waitFor();
    await expect.poll(() => isFocused(section)).toBe(true);
    await leave();
  });

  testOnce('the focus returns to where it was before the notice when its Undo is pressed', async () => {
    const stored = { [cartKey]: storedCart({ 'cup-tea-01': 1, 'plate-lotus-01': 1 }, visitor.language) };
    const { page, t, language, open, leave } = await shop.visit(visitor, { stored });
    await open('/cart');
    await startKeyboard(page);
    const name = isolateText(productOf('cup-tea-01').name[language]);
    const remove = page.getByRole('button', { name: t.cart.removeNamed({ name }), exact: true }).last();
    await remove.press('Enter');
    await remove.waitFor({ state: 'detached' });
    const heading = page.getByRole('heading', { level: 1 });
    await expect.poll(() => isFocused(heading)).toBe(true);
    await page.getByRole('button', { name: t.fields.undo, exact: true }).press('Enter');
    await remove.waitFor();
    await expect.poll(() => isFocused(heading)).toBe(true);
    await leave();
  });
});
