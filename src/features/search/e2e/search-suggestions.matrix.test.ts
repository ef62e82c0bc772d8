import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { formatMoney } from '#core/i18n/format.ts';
import { serverTexts } from '#core/i18n/server-texts.ts';
import { productOf } from '#features/auth/testing/users.ts';
import { findAccessibilityViolations } from '#tests/support/browser/accessibility-violations.ts';
import { normalizeText, searchField } from '#tests/support/browser/visible-text.ts';
import {
  alternateTests,
  inEachLanguage,
  type ShopInBrowser,
  twoVisitors,
  type Visit,
  visitors,
} from '#tests/support/browser.ts';
import { openSharedShop } from '#tests/support/shop/shared-shop.ts';
import { testSettings } from '#tests/support/test-settings.ts';

let shop: ShopInBrowser;

beforeAll(async () => {
  shop = await openSharedShop();
});

afterAll(() => shop.close());

const searches = {
  ar: { query: 'فن', word: 'فنجان شاي', category: 'cups', more: 'فنجان شاي بالب', product: 'cup-tea-02' },
  en: { query: 'pla', word: 'dinner plate', category: 'plates', more: 'plate nile', product: 'plate-nile-waves-01' },
} as const;

/** Opens the search of the header; on a page with a list its field gets the focus instead. */
const openSearch = async ({ page, t }: Visit) => {
  await page.getByRole('banner').getByRole('link', { name: t.productList.search, exact: true }).click();
  const field = page.getByRole('dialog').getByRole('combobox', { name: t.productList.search, exact: true });
  await field.waitFor();
  return field;
};

const options = (page: Page) => page.getByRole('listbox').getByRole('option');
const optionTexts = async (page: Page) => (await options(page).allInnerTexts()).map(normalizeText);
describe.each(visitors)(inEachLanguage, (visitor) => {
  const { query, word, category } = searches[visitor.language];

  test('searches, categories and products are suggested below the search field of the header', async () => {
    const visit = await shop.visit(visitor);
    const { page, language, t } = visit;
    const messages = serverTexts(language, testSettings).search.suggestions;
    await visit.open('/about');
    const field = await openSearch(visit);
    expect(await field.getAttribute('aria-expanded')).toBe('false');
    // at once, because slow typing also lists the suggestions for its first letters
    await field.fill(query);
    const list = page.getByRole('listbox', { name: t.productList.search, exact: true });
    await list.waitFor();
    expect(await field.getAttribute('aria-expanded')).toBe('true');
    expect(await field.getAttribute('aria-controls')).toBe(await list.getAttribute('id'));
    expect(await list.getByRole('group').count()).toBe(3);
    const inGroup = (name: string) => list.getByRole('group', { name, exact: true }).getByRole('option');
    expect((await inGroup(messages.words).allInnerTexts()).map(normalizeText)).toContain(word);
    expect((await inGroup(messages.categories).allInnerTexts()).map(normalizeText)).toEqual([
      normalizeText(t.catalogue.categories[category]),
    ]);
    const products = inGroup(messages.products);
    expect(await products.count()).toBe(3);
    const link = await products.first().getAttribute('href');
    const { name, price } = productOf(link?.split('/').at(-1) ?? '');
    const productText = normalizeText(await products.first().innerText());
    expect(productText).toContain(normalizeText(name[language]));
    expect(productText).toContain(normalizeText(formatMoney(price, language)).replace(/[^\d٠-٩٬,]/g, ''));
    await expect
      .poll(() =>
        products
          .first()
          .locator('img')
          .evaluate((img) => img instanceof HTMLImageElement && img.naturalWidth > 0),
      )
      .toBe(true);
    const marks = (await list.locator('mark').allInnerTexts()).map((each) => each.toLowerCase());
    expect(marks).not.toEqual([]);
    // an Arabic word is marked as a whole
    const whole = new RegExp(language === 'ar' ? `^\\p{L}*${query}\\p{L}*$` : `^${query}$`, 'u');
    for (const each of marks) expect(each).toMatch(whole);
    await expect
      .poll(() => page.getByRole('dialog').getByRole('status').innerText())
      .toBe(messages.count(await options(page).count()));
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    expect(await findAccessibilityViolations(page)).toEqual([]);

    const suggestion = inGroup(messages.words).filter({ hasText: word }).first();
    await (visitor.width < 768 ? suggestion.tap() : suggestion.click());
    await page.waitForURL(({ pathname, searchParams }) => pathname === '/products' && searchParams.get('q') === word);
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await expect.poll(() => searchField(page).inputValue()).toBe(word);
    expect(visit.faults).toEqual([]);
    await visit.leave();
  });
});

describe.each(twoVisitors)(inEachLanguage, (visitor) => {
  const testOnce = alternateTests(visitor, test);
  const { query, more, product } = searches[visitor.language];

  testOnce(
    'on a slow connection one request is sent at a time, and old suggestions remain until the new ones arrive',
    async () => {
      const visit = await shop.visit(visitor);
      const { page } = visit;
      await visit.open('/about');
      const field = await openSearch(visit);
      await field.fill(query);
      await options(page).first().waitFor();
      const before = await optionTexts(page);
      const queries: string[] = [];
      const resolvers: (() => void)[] = [];
      await page.route('**/api/search-suggestions?**', async (route) => {
        queries.push(new URL(route.request().url()).searchParams.get('q') ?? '');
        await new Promise<void>((resolve) => resolvers.push(resolve));
        await route.continue();
      });
      await field.fill('');
      // slower than the debounce, so that each letter could cause a request
      await field.pressSequentially(more, { delay: 200 });
      const bar = page.locator('dialog [data-waiting]');
      await bar.waitFor();
      expect(queries).toHaveLength(1);
      expect(await optionTexts(page)).toEqual(before);
      resolvers[0]?.();
      await expect.poll(() => queries).toEqual([expect.any(String), more]);
      expect(await optionTexts(page)).toEqual(before);
      resolvers[1]?.();
      await page.locator(`[role=option][href="/product/${product}"]`).waitFor();
      await bar.waitFor({ state: 'hidden' });
      expect(queries).toHaveLength(2);
      expect(visit.faults).toEqual([]);
      await visit.leave();
    },
  );

  testOnce('Enter in the search of the header lists the results of the input', async () => {
    const visit = await shop.visit(visitor);
    const { page } = visit;
    await visit.open('/about');
    const field = await openSearch(visit);
    await field.pressSequentially(query);
    await options(page).first().waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL(({ searchParams }) => searchParams.get('q') === query);
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await visit.leave();
  });

  testOnce('without JavaScript the header links to the search field of the list, and its form searches', async () => {
    const { page, t, leave } = await shop.visit(visitor);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setScriptExecutionDisabled', { value: true });
    await page.goto('/about');
    await page.getByRole('banner').getByRole('link', { name: t.productList.search, exact: true }).click();
    await page.waitForURL('**/products#search');
    const field = page.getByRole('searchbox', { name: t.productList.search, exact: true });
    expect(await field.getAttribute('aria-expanded')).toBe(null);
    await field.fill(more);
    await field.press('Enter');
    await page.waitForURL(({ searchParams }) => searchParams.get('q') === more);
    await page.locator(`main a[href="/product/${product}"]`).first().waitFor();
    await leave();
  });

  testOnce('when suggestions fail, the search works without them', async () => {
    const { page, open, leave } = await shop.visit(visitor);
    await page.route('**/api/search-suggestions?**', (route) => route.abort());
    await open('/products');
    await searchField(page).pressSequentially(more);
    await page.waitForURL(({ searchParams }) => searchParams.get('q') === more);
    await page.locator(`main article a[href="/product/${product}"]`).first().waitFor();
    expect(await page.getByRole('listbox').count()).toBe(0);
    await leave();
  });
});
