import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { formatMoney } from '#core/i18n/format.ts';
import { serverTexts } from '#core/i18n/server-texts.ts';
import { catalogue } from '#features/products/starter-catalogue/catalogue.ts';
import { normalizeText, searchField } from '#tests/support/browser/visible-text.ts';
import { alternateTests, inEachLanguage, journeyVisitors, type ShopInBrowser } from '#tests/support/browser.ts';
import { openSharedShop } from '#tests/support/shop/shared-shop.ts';
import { testSettings } from '#tests/support/test-settings.ts';

let shop: ShopInBrowser;

beforeAll(async () => {
  shop = await openSharedShop();
});

afterAll(() => shop.close());

const queries = {
  ar: { similar: 'كوب', wrong: 'فنجن', right: 'فنجان', cheap: 'أطباق أقل من ٧٠٠', plates: 'اطباق' },
  en: { similar: 'mug', wrong: 'plaet', right: 'plate', cheap: 'plates under 700', plates: 'plates' },
} as const;

describe.each(journeyVisitors(import.meta.url))(inEachLanguage, (visitor) => {
  const testOnce = alternateTests(visitor, test);
  const search = serverTexts(visitor.language, testSettings).search;
  const query = queries[visitor.language];

  testOnce('best match is the default order of search results and is not offered for other lists', async () => {
    const { page, open, leave, t: messages } = await shop.visit(visitor);
    const { sort, sortBy } = messages.productList;
    const select = page.getByRole('main').getByRole('combobox', { name: sort });
    await open('/products');
    expect(await select.locator('option').allInnerTexts()).toEqual([
      sortBy.name,
      sortBy.priceLow,
      sortBy.priceHigh,
      sortBy.newest,
    ]);
    await searchField(page).fill(query.plates);
    await expect.poll(() => select.locator('option:checked').innerText()).toBe(sortBy.fit);
    expect(new URL(page.url()).searchParams.has('sort')).toBe(false);
    await select.selectOption({ label: sortBy.name });
    await page.waitForURL(({ searchParams }) => searchParams.get('sort') === 'name');
    await leave();
  });

  testOnce('similar products are listed below a heading that says so', async () => {
    const { page, open, leave } = await shop.visit(visitor);
    await open(`/products?q=${encodeURIComponent(query.similar)}`);
    const isAll = visitor.language === 'ar';
    const line = page.getByRole('heading', { name: search.similar({ query: query.similar, isAll }), exact: true });
    await line.waitFor();
    expect(await page.getByRole('main').getByRole('article').count()).toBeGreaterThan(3);
    await leave();
  });

  testOnce('another spelling is used if no product has the entered one, and the page names it', async () => {
    const { page, open, leave } = await shop.visit(visitor);
    await open(`/products?q=${query.wrong}`);
    await page.getByText(search.instead({ query: query.wrong, used: query.right }), { exact: true }).waitFor();
    expect(await page.getByRole('main').locator('mark').count()).toBeGreaterThan(0);
    await leave();
  });

  testOnce('prices in a search are a separate, removable filter', async () => {
    const { page, open, leave, t: messages } = await shop.visit(visitor);
    await open(`/products?q=${encodeURIComponent(query.cheap)}`);
    const plates = catalogue.filter(({ category, price }) => category === 'plates' && price <= 70_000).length;
    await expect.poll(() => page.getByRole('main').getByRole('article').count()).toBe(plates);
    const max = search.prices({ min: null, max: formatMoney(70_000, visitor.language) });
    const chips = page.getByRole('list', { name: messages.productList.applied }).getByRole('link');
    expect((await chips.allInnerTexts()).map(normalizeText)).toContain(normalizeText(max));
    await chips.nth(1).click();
    await page.waitForURL(({ searchParams }) => searchParams.get('q') === query.plates);
    await expect.poll(() => page.getByRole('main').getByRole('article').count()).toBeGreaterThan(plates);
    await leave();
  });

  testOnce('a search without results suggests categories and products', async () => {
    const { page, open, leave, t: messages } = await shop.visit(visitor);
    await open('/products?q=zzzzq');
    await page.getByRole('heading', { name: search.bestSellers, exact: true }).waitFor();
    const offers = page.getByRole('main').locator('p', { hasText: search.tryCategory });
    expect(await offers.getByRole('link').allInnerTexts()).toContain(messages.catalogue.categories.cups);
    expect(await page.getByRole('main').getByRole('article').count()).toBe(4);
    await leave();
  });
});
