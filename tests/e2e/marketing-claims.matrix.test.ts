import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { formatNumber } from '#core/i18n/format.ts';
import { serverTexts } from '#core/i18n/server-texts.ts';
import { categories } from '#features/products/product-attributes.ts';
import { drawWholePage, normalizeText, waitForHeading, waitForPath } from '../support/browser/visible-text.ts';
import { inEachLanguage, type ShopInBrowser, twoVisitors } from '../support/browser.ts';
import { openSharedShop } from '../support/shop/shared-shop.ts';
import { testSettings } from '../support/test-settings.ts';

let shop: ShopInBrowser;

beforeAll(async () => {
  shop = await openSharedShop();
});

afterAll(() => shop.close());

describe.each(twoVisitors)(inEachLanguage, (visitor) => {
  test('the home page advertises up to 60 % off, a welcome code of 10 % and the payment methods', async () => {
    const { page, t, language, open, leave } = await shop.visit(visitor);
    const { hero, promo } = serverTexts(language, testSettings).home;
    const main = page.getByRole('main');
    await open('/');
    await waitForHeading(page, hero.headline);
    await drawWholePage(page);
    const first = normalizeText(await main.locator('section').first().innerText());
    expect(first).toContain(hero.plate.lead);
    expect(first).toContain(formatNumber(60, language));
    const text = normalizeText(await main.innerText());
    for (const claim of [promo.title, promo.text]) expect(text).toContain(normalizeText(claim));
    expect(normalizeText(await page.getByRole('contentinfo').innerText())).toContain(t.layout.footer.payments);
    expect(promo.title).toContain(language === 'ar' ? '١٠٪' : '10%');
    await main.getByRole('link', { name: promo.button, exact: true }).click();
    await waitForPath(page, '/products');
    await leave();
  });

  test('the home page links to its four collections and to five products on sale', async () => {
    const { page, language, open, leave } = await shop.visit(visitor);
    const { collections, onSale } = serverTexts(language, testSettings).home.sections;
    await open('/');
    const section = (title: string) =>
      page.getByRole('main').locator('section', { has: page.getByRole('heading', { name: title, exact: true }) });
    const placesIn = async (title: string) =>
      new Set(
        await section(title)
          .getByRole('link')
          .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? '')),
      );
    expect([...(await placesIn(collections.title))]).toEqual(categories.map((category) => `/products/${category}`));
    const products = [...(await placesIn(onSale.title))].filter((path) => path.startsWith('/product/'));
    expect(products).toHaveLength(5);
    const prices = section(onSale.title).getByRole('article').locator('s');
    expect(await prices.count()).toBe(5);
    await leave();
  });
});
