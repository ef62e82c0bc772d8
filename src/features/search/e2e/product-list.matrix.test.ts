import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ContentLanguage } from '#core/i18n/language.ts';
import { serverTexts } from '#core/i18n/server-texts.ts';
import { productOf } from '#features/auth/testing/users.ts';
import { catalogue } from '#features/products/starter-catalogue/catalogue.ts';
import { drawWholePage, normalizeText, waitForHeading, waitForPath } from '#tests/support/browser/visible-text.ts';
import {
  alternateTests,
  inEachLanguage,
  type ShopInBrowser,
  twoVisitors,
  type Visit,
  waitForHydration,
} from '#tests/support/browser.ts';
import { openSharedShop } from '#tests/support/shop/shared-shop.ts';
import { testSettings } from '#tests/support/test-settings.ts';

let shop: ShopInBrowser;

beforeAll(async () => {
  shop = await openSharedShop();
});

afterAll(() => shop.close());

/** A query in each language, and its results. */
const searches = {
  ar: { query: 'اللُّوتس', marked: ['اللوتس', 'باللوتس', 'لوتس'], matchCount: 7, inOther: 'frieze' },
  en: { query: 'LOTUS', marked: ['Lotus'], matchCount: 7, inOther: 'إفريز' },
} as const satisfies Record<ContentLanguage, object>;

const search = ({ page, t }: Visit) => page.getByRole('combobox', { name: t.productList.search, exact: true });
const chip = ({ page, t }: Visit, filter: string) =>
  page.getByRole('link', { name: t.productList.removeFilter({ filter }) });
const namesOn = (page: Page) => page.getByRole('main').locator('article :is(h2, h3)').allTextContents();
const waitForCount = ({ page, t }: Visit, count: number) =>
  page.getByRole('main').getByText(t.counts.products(count), { exact: true }).first().waitFor();
const liveRegion = (page: Page) => page.getByRole('main').getByRole('status');
const placeOf = (page: Page) => page.evaluate(() => window.scrollY);
/** Distance of an element from the top of the viewport, in pixels. */
const heightOf = async (part: Locator) => (await part.boundingBox())?.y ?? Number.NaN;
const queryOf = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);

/** Rendered width of each letter of a text, which changes when a letter is not joined to its neighbours. */
const measureGlyphs = (text: Node): number[] => {
  const widths: number[] = [];
  const walker = document.createTreeWalker(text, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    for (const index of (node.textContent ?? '').split('').keys()) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + 1);
      widths.push(range.getBoundingClientRect().width);
    }
  }
  return widths;
};

describe.each(twoVisitors)(inEachLanguage, (visitor) => {
  test('each name takes one line of its card and the prices of a row are aligned, at each width', async () => {
    const { page, open, leave } = await shop.visit(visitor);
    await open('/products');
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      await page.evaluate(() => document.fonts.ready);
      const cards = await page
        .getByRole('main')
        .locator('article')
        .evaluateAll((articles) =>
          articles.map((article) => {
            const heading = article.querySelector('h2, h3');
            const lines =
              heading === null
                ? 0
                : heading.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(heading).lineHeight);
            const last = article.querySelector('h2 ~ *:last-child, h3 ~ *:last-child');
            return {
              name: heading?.textContent,
              lines: Math.round(lines),
              top: Math.round(article.getBoundingClientRect().top),
              end: Math.round(last?.getBoundingClientRect().bottom ?? Number.NaN),
            };
          }),
        );
      expect(cards).toHaveLength(catalogue.length);
      expect(cards.filter(({ lines }) => lines !== 1)).toEqual([]);
      for (const { top, end } of cards) {
        expect(new Set(cards.filter((card) => card.top === top).map((card) => card.end))).toEqual(new Set([end]));
      }
    }
    await leave();
  });

  const testOnce = alternateTests(visitor, test);
  const { query, marked, matchCount, inOther } = searches[visitor.language];
  const other = visitor.language === 'ar' ? 'en' : 'ar';
  const { search: messages } = serverTexts(visitor.language, testSettings);

  testOnce('on a phone the category row shows the current category completely, away from the edge', async () => {
    const { page, open, leave } = await shop.visit({ ...visitor, width: 390 });
    for (const path of ['/products', '/products/cups', '/products/sets']) {
      await open(path);
      const { x = 0, width = 0 } = (await page.locator('nav a[aria-current=page]:visible').boundingBox()) ?? {};
      expect(width).toBeGreaterThan(0);
      // with the margin of the page
      expect(x).toBeGreaterThanOrEqual(16);
      expect(x + width).toBeLessThanOrEqual(390 - 16);
      expect(await placeOf(page)).toBe(0);
    }
    // on a desktop the categories are a column, and the page is not scrolled
    await page.setViewportSize({ width: 1440, height: 900 });
    await open('/products/sets');
    expect(await placeOf(page)).toBe(0);
    await leave();
  });

  testOnce('a search marks, counts and announces its results once', async () => {
    const visit = await shop.visit(visitor);
    const { page, t, open } = visit;
    await open('/products');
    expect(await liveRegion(page).textContent()).toBe('');
    await page.evaluate(() => {
      const region = document.querySelector('main [role=status]');
      if (!region) return;
      Object.assign(window, { readOut: [] });
      new MutationObserver(() => Reflect.get(window, 'readOut').push(region.textContent)).observe(region, {
        childList: true,
        characterData: true,
        subtree: true,
      });
    });
    // slower than the debounce, like a slow typist; on a slow machine a pause may be long enough to announce a partial query
    await search(visit).pressSequentially(query, { delay: 350 });
    await waitForCount(visit, matchCount);
    const announced = normalizeText(messages.resultCount({ count: matchCount, query, elsewhere: 0 }));
    const readOut = async (): Promise<string[]> =>
      (await page.evaluate((): string[] => Reflect.get(window, 'readOut'))).map(normalizeText);
    await expect.poll(async () => (await readOut()).at(-1)).toBe(announced);
    await page.waitForTimeout(1_000);
    expect((await readOut()).filter((text) => text === announced)).toEqual([announced]);

    expect(queryOf(page)).toEqual({ q: query });
    const marks = await page.getByRole('main').locator('article mark').allInnerTexts();
    expect(marks.filter((each) => !(marked as readonly string[]).includes(each))).toEqual([]);
    expect(marks.length).toBeGreaterThanOrEqual(matchCount);
    const category = page.getByRole('link', { name: new RegExp(`^${t.catalogue.categories.all}`) });
    expect(await category.innerText()).toContain(visitor.language === 'ar' ? '٧' : '7');
    await visit.leave();
  });

  testOnce('a shared link displays the filtered list before any script has run', async () => {
    const response = await fetch(`${shop.url}/products?q=${encodeURIComponent(query)}&sale=true&sort=price-high`, {
      headers: { cookie: `language=${visitor.language}` },
    });
    const html = await response.text();
    expect(html.includes(`<mark>${marked[0]}</mark>`)).toBe(true);
    const visit = await shop.visit(visitor);
    await visit.open(`/products?q=${encodeURIComponent(query)}&sale=true&sort=price-high`);
    expect(await search(visit).inputValue()).toBe(query);
    expect(await visit.page.getByRole('combobox', { name: visit.t.productList.sort }).inputValue()).toBe('price-high');
    expect(await visit.page.locator('input[name=sale]').isChecked()).toBe(true);
    expect(await chip(visit, query).count()).toBe(1);
    expect(await liveRegion(visit.page).textContent()).toBe('');
    expect(visit.faults).toEqual([]);
    await visit.leave();
  });

  testOnce('marked letters keep their joined shapes', async () => {
    const visit = await shop.visit(visitor);
    const { page } = visit;
    await visit.open(`/products?q=${encodeURIComponent(visitor.language === 'ar' ? 'لوت' : 'otu')}`);
    await drawWholePage(page);
    await page.evaluate(() => document.fonts.ready);
    const names = page.locator('article :is(h2, h3):has(mark)');
    expect(await names.count()).toBe(matchCount);
    for (const name of await names.elementHandles()) {
      const before = await name.evaluate(measureGlyphs);
      await name.$eval('a', (link) => link.replaceChildren(link.innerText));
      const plain = await name.evaluate(measureGlyphs);
      expect(plain.length).toBe(before.length);
      expect(plain.filter((width, index) => Math.abs(width - (before[index] ?? 0)) > 0.5)).toEqual([]);
    }
    await visit.leave();
  });

  testOnce('chips remove one filter or all, and back and forward restore them', async () => {
    const visit = await shop.visit(visitor);
    const { page, t } = visit;
    const { newArrivals, onSale } = t.layout.nav;
    await visit.open(`/products/cups?q=${encodeURIComponent(query)}&new=true&sale=true&sort=price-low`);
    await chip(visit, onSale).click();
    await page.waitForURL((url) => !url.searchParams.has('sale'));
    expect(queryOf(page)).toEqual({ q: query, new: 'true', sort: 'price-low' });
    await chip(visit, newArrivals).waitFor();
    await chip(visit, onSale).waitFor({ state: 'detached' });
    await expect.poll(() => page.locator('input[name=sale]').isChecked()).toBe(false);
    await page.getByRole('link', { name: t.productList.clearFilters }).click();
    await page.waitForURL((url) => !url.searchParams.has('q'));
    expect(queryOf(page)).toEqual({ sort: 'price-low' });
    await waitForCount(visit, catalogue.filter(({ category }) => category === 'cups').length);
    await expect.poll(() => search(visit).inputValue()).toBe('');

    await page.goBack();
    await chip(visit, query).waitFor();
    await expect.poll(() => search(visit).inputValue()).toBe(query);
    await expect.poll(() => page.locator('input[name=new]').isChecked()).toBe(true);
    await page.goBack();
    await chip(visit, onSale).waitFor();
    await page.goForward();
    await chip(visit, onSale).waitFor({ state: 'detached' });
    expect(queryOf(page)).toEqual({ q: query, new: 'true', sort: 'price-low' });
    await visit.leave();
  });

  testOnce('going back from a product restores the scroll position, and so does a reload', async () => {
    const visit = await shop.visit(visitor);
    const { page, language } = visit;
    await visit.open('/products?sort=price-high');
    const product = productOf('cup-coffee-02').name[language];
    const link = page.getByRole('main').getByRole('link', { name: product, exact: true });
    await link.scrollIntoViewIfNeeded();
    // a visitor who leaves within the first seconds returns to almost the same position
    await page.locator('.when-near').first().waitFor({ state: 'detached' });
    await link.scrollIntoViewIfNeeded();
    await page.waitForTimeout(300);
    const scrollPosition = await placeOf(page);
    const height = await heightOf(link);
    expect(scrollPosition).toBeGreaterThan(500);
    await link.click();
    await waitForHeading(page, product);
    await expect.poll(() => placeOf(page)).toBe(0);
    await page.mouse.wheel(0, 300);
    // the wheel scrolls smoothly
    await page.waitForFunction(async () => {
      const before = window.scrollY;
      await new Promise((resolve) => setTimeout(() => requestAnimationFrame(resolve), 200));
      return before > 100 && window.scrollY === before;
    });
    const further = await placeOf(page);

    await page.goBack();
    await waitForPath(page, '/products');
    await link.waitFor();
    await expect.poll(async () => Math.abs((await placeOf(page)) - scrollPosition)).toBeLessThan(3);
    await page.goForward();
    await waitForHeading(page, product);
    await expect.poll(async () => Math.abs((await placeOf(page)) - further)).toBeLessThan(3);
    await page.goBack();
    await link.waitFor();
    await page.reload();
    await waitForHydration(page);
    // fonts that load late shift the content above it
    await expect.poll(async () => Math.abs((await heightOf(link)) - height)).toBeLessThan(20);
    expect(queryOf(page)).toEqual({ sort: 'price-high' });
    await visit.leave();
  });

  testOnce('matches only in the other language are displayed in a separate group, with the match marked', async () => {
    const visit = await shop.visit(visitor);
    const { page, language } = visit;
    await visit.open(`/products?q=${encodeURIComponent(inOther)}`);
    await page.getByRole('heading', { level: 2, name: messages.none.title }).waitFor();
    await page.getByRole('heading', { level: 2, name: messages.otherLanguage }).waitFor();
    const plate = productOf('plate-lotus-01');
    expect(await namesOn(page)).toContain(plate.name[language]);
    const excerpt = page.locator('article', { hasText: plate.name[language] }).locator(`[lang=${other}]`);
    expect(await excerpt.innerText()).toBe(plate.name[other]);
    expect((await excerpt.locator('mark').innerText()).toLowerCase()).toBe(inOther);
    expect(await excerpt.getAttribute('dir')).toBe(other === 'ar' ? 'rtl' : 'ltr');
    await page.getByRole('link', { name: messages.none.button }).click();
    await waitForCount(visit, catalogue.length);
    await page.waitForFunction(() => document.querySelector('main [role=status]')?.textContent !== '');
    expect(await liveRegion(page).textContent()).toBe(visit.t.counts.products(catalogue.length));
    await visit.leave();
  });

  testOnce('a search without any result says so and links to all products', async () => {
    const visit = await shop.visit(visitor);
    const { page } = visit;
    await visit.open('/products/cups?q=zzzz&sale=true');
    await page.getByRole('heading', { level: 2, name: messages.none.title }).waitFor();
    expect(await page.getByRole('heading', { name: messages.otherLanguage }).count()).toBe(0);
    await page.getByRole('link', { name: messages.none.button }).click();
    await waitForCount(visit, catalogue.length);
    await waitForPath(page, '/products');
    expect(queryOf(page)).toEqual({});
    await expect.poll(() => search(visit).inputValue()).toBe('');
    await visit.leave();
  });

  testOnce('names are sorted in the order of the page language', async () => {
    const visit = await shop.visit(visitor);
    await visit.open('/products');
    const inOrder = catalogue.map(({ name }) => name[visitor.language]);
    const { compare } = new Intl.Collator(visitor.language);
    expect(await namesOn(visit.page)).toEqual(inOrder.toSorted(compare));
    await visit.leave();
  });
});
