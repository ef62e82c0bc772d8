import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { formatNumber } from '#core/i18n/format.ts';
import { serverTexts } from '#core/i18n/server-texts.ts';
import { stockMany } from '#features/products/testing/products.ts';
import { inEachLanguage, openShopInBrowser, type ShopInBrowser, twoVisitors } from '#tests/support/browser.ts';
import { testSettings } from '#tests/support/test-settings.ts';

let shop: ShopInBrowser;

beforeAll(async () => {
  shop = await openShopInBrowser();
  await stockMany(shop.database, 2_000);
});

afterAll(() => shop.close());

/** Waits until the link stops moving: cards get their own height near the viewport, which shifts it. */
const waitUntilStill = async (link: Locator) => {
  let before = Number.NaN;
  await expect
    .poll(
      async () => {
        const last = before;
        before = (await link.boundingBox())?.y ?? Number.NaN;
        return before - last;
      },
      { interval: 300 },
    )
    .toBe(0);
};

describe.each(twoVisitors)(inEachLanguage, (visitor) => {
  test('a long list is split into pages, and going back shows the previous page', async () => {
    const { page, t, language, open, leave, faults } = await shop.visit(visitor);
    const { search } = serverTexts(language, testSettings);
    const names = () => page.getByRole('main').getByRole('article').getByRole('heading').allTextContents();
    await open('/products');
    await page.getByText(t.counts.products(2_037), { exact: true }).first().waitFor();
    await expect.poll(async () => (await names()).length).toBe(48);
    const first = await names();
    const more = page.getByRole('link', { name: search.more, exact: true });
    await more.scrollIntoViewIfNeeded();
    await waitUntilStill(more);
    await more.click();
    await page.waitForURL(({ searchParams }) => searchParams.has('after'));
    await expect.poll(async () => (await names())[0]).not.toBe(first[0]);
    await expect.poll(async () => (await names()).length).toBe(48);
    const second = await names();
    const allNames = [...first, ...second];
    expect(allNames).toEqual(allNames.toSorted(new Intl.Collator(language).compare));
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await expect.poll(names).toEqual(first);
    expect(faults).toEqual([]);
    await leave();
  });

  test('a search above the counting limit displays that there are more results', async () => {
    const { page, t, language, open, leave } = await shop.visit(visitor);
    const { search } = serverTexts(language, testSettings);
    await open(`/products/cups?q=${encodeURIComponent(language === 'ar' ? 'قطعة للتجربة' : 'a piece to try')}`);
    const messages = search.moreThan({ amount: t.counts.products(500) });
    await page.getByText(messages, { exact: true }).first().waitFor();
    expect(await page.getByRole('link', { name: search.more, exact: true }).count()).toBe(1);
    const currentLink = page.getByRole('navigation', { name: t.productList.categories }).locator('[aria-current=page]');
    expect(await currentLink.innerText()).toContain(search.andMore({ amount: formatNumber(500, language) }));
    await leave();
  });
});
