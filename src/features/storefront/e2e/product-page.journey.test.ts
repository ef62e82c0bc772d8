import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { formatMoney, formatNumber } from '#core/i18n/format.ts';
import { productOf } from '#features/auth/testing/users.ts';
import { catalogue } from '#features/products/starter-catalogue/catalogue.ts';
import { cartLink, normalizeText, waitForHeading, waitForPath } from '#tests/support/browser/visible-text.ts';
import { inEachLanguage, journeyVisitors, type ShopInBrowser } from '#tests/support/browser.ts';
import { openSharedShop } from '#tests/support/shop/shared-shop.ts';
import { testSettings } from '#tests/support/test-settings.ts';

let shop: ShopInBrowser;

beforeAll(async () => {
  shop = await openSharedShop();
});

afterAll(() => shop.close());

describe.each(journeyVisitors(import.meta.url))(inEachLanguage, (visitor) => {
  test('a product shows its category, name, price, description and features, and that it is in stock', async () => {
    const { page, t, language, open, leave } = await shop.visit(visitor);
    const { name, price, description, features } = productOf('cup-tea-01');
    const main = page.getByRole('main');
    await open('/product/cup-tea-01');
    await waitForHeading(page, name[language]);
    const text = normalizeText(await main.innerText());
    for (const messages of [formatMoney(price, language), description[language], ...features[language]]) {
      expect(text).toContain(normalizeText(messages));
    }
    await main.getByText(t.product.inStock, { exact: true }).waitFor();
    const category = main.locator('a.badge');
    expect(await category.innerText()).toBe(t.catalogue.categories.cups);
    await category.click();
    await waitForPath(page, '/products/cups');
    await leave();
  });

  test('a product without reviews shows five stars and 24 reviews', async () => {
    const { page, t, language, open, leave } = await shop.visit(visitor);
    await open('/product/cup-tea-01');
    expect(t.counts.reviews(testSettings.reviews.claimedCount)).toContain(formatNumber(24, language));
    const line = page
      .getByRole('main')
      .locator('p', { has: page.getByText(t.counts.reviews(24), { exact: true }) })
      .last();
    expect(await line.locator('svg').count()).toBeGreaterThanOrEqual(1);
    await leave();
  });

  test('the stepper starts at one and never goes below', async () => {
    const { page, t, language, open, leave } = await shop.visit(visitor);
    const { increase, decrease, addToCart, quantity } = t.catalogue;
    await open('/product/cup-tea-01');
    const stepper = page.getByRole('group', { name: quantity });
    const readQuantity = () => stepper.locator('output').innerText();
    const less = stepper.getByRole('button', { name: decrease });
    expect(await readQuantity()).toBe(formatNumber(1, language));
    expect(await less.getAttribute('aria-disabled')).toBe('true');
    await less.click({ force: true });
    expect(await readQuantity()).toBe(formatNumber(1, language));
    await stepper.getByRole('button', { name: increase }).click();
    await stepper.getByRole('button', { name: increase }).click();
    await less.click();
    await expect.poll(readQuantity).toBe(formatNumber(2, language));
    await page.getByRole('main').getByRole('button', { name: addToCart }).first().click();
    await cartLink(page, t, 2).waitFor();
    await leave();
  });

  test('the breadcrumb leads from a product to its category, the products and the home page', async () => {
    const { page, t, language, open, leave } = await shop.visit(visitor);
    const { nav } = t.layout;
    await open('/product/plate-lotus-01');
    const way = page.getByRole('navigation', { name: nav.breadcrumb });
    const steps = (await way.getByRole('listitem').allInnerTexts()).map(normalizeText);
    expect(steps).toEqual([
      nav.home,
      nav.products,
      t.catalogue.categories.plates,
      normalizeText(productOf('plate-lotus-01').name[language]),
    ]);
    const places = await way.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(places).toEqual(['/', '/products', '/products/plates']);
    await leave();
  });

  test('an out-of-stock product says so and cannot be added to the cart', async () => {
    const soldOut = catalogue.find(({ stock }) => stock === 0)?.id ?? '';
    const { page, t, open, leave } = await shop.visit(visitor);
    await open(`/product/${soldOut}`);
    await page.getByRole('main').getByText(t.product.outOfStock, { exact: true }).waitFor();
    expect(await page.getByRole('main').getByText(t.product.inStock, { exact: true }).count()).toBe(0);
    expect(await page.getByRole('main').getByRole('button', { name: t.catalogue.addToCart }).count()).toBe(0);
    await leave();
  });
});
