import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { formatNumber } from '#core/i18n/format.ts';
import type { ContentLanguage } from '#core/i18n/language.ts';
import { serverTexts } from '#core/i18n/server-texts.ts';
import { catalogue } from '#features/products/starter-catalogue/catalogue.ts';
import { normalizeText, searchField, waitForHeading, waitForPath } from '#tests/support/browser/visible-text.ts';
import { alternateTests, inEachLanguage, journeyVisitors, type ShopInBrowser } from '#tests/support/browser.ts';
import { openSharedShop } from '#tests/support/shop/shared-shop.ts';
import { testSettings } from '#tests/support/test-settings.ts';

let shop: ShopInBrowser;

beforeAll(async () => {
  shop = await openSharedShop();
});

afterAll(() => shop.close());

const countOf = { all: 37, plates: 14, bowls: 0, cups: 13, sets: 10 } as const;

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const titles = async (page: Page) => (await cards(page).getByRole('heading').allTextContents()).map(normalizeText);
const namesIn = (language: ContentLanguage) =>
  catalogue.map(({ name }) => normalizeText(name[language])).toSorted(new Intl.Collator(language).compare);

/** Selected colours of a URL, separated by commas. */
const readColours = (href: string): string => new URL(href, 'http://localhost').searchParams.getAll('colour').join();

describe.each(journeyVisitors(import.meta.url))(inEachLanguage, (visitor) => {
  const testOnce = alternateTests(visitor, test);
  testOnce('the categories show their number of products and link to them', async () => {
    const { page, t, language, open, leave } = await shop.visit(visitor);
    const { categories } = t.catalogue;
    await open('/products');
    const panel = page.getByRole('navigation', { name: t.productList.categories });
    const links = (await panel.getByRole('link').allInnerTexts()).map(normalizeText);
    const expectedLinks = Object.entries(countOf).map(([category, count]) =>
      normalizeText(`${Reflect.get(categories, category)} ${formatNumber(count, language)}`),
    );
    expect(links).toEqual(expectedLinks);
    await page.getByText(t.counts.products(countOf.all), { exact: true }).first().waitFor();
    for (const category of ['sets', 'cups', 'plates', 'bowls'] as const) {
      await panel.getByRole('link', { name: categories[category] }).click();
      await waitForPath(page, `/products/${category}`);
      await waitForHeading(page, categories[category]);
      await page.getByText(t.counts.products(countOf[category]), { exact: true }).first().waitFor();
      await expect.poll(() => cards(page).count()).toBe(countOf[category]);
    }
    await leave();
  });

  testOnce('the search narrows the list and its count while typing', async () => {
    const { page, t, language, open, leave } = await shop.visit(visitor);
    await open('/products');
    const word = language === 'ar' ? 'لوتس' : 'LOTUS';
    await searchField(page).pressSequentially(word);
    await page.waitForURL(({ searchParams }) => searchParams.get('q') === word);
    await waitForTitle(page, word);
    const hasCountOfCards = async () => {
      const count = await cards(page).count();
      const countText = page.getByText(t.counts.products(count), { exact: true }).first();
      return count > 0 && count < countOf.all && (await countText.isVisible());
    };
    await expect.poll(hasCountOfCards).toBe(true);
    const resultTitles = new Set(await titles(page));
    const named = catalogue.filter(({ name }) => name[language].toLowerCase().includes(word.toLowerCase()));
    for (const { name } of named) expect(resultTitles).toContain(normalizeText(name[language]));
    await leave();
  });

  testOnce('the select sorts by name and by price in both directions', async () => {
    const { page, t, language, open, leave } = await shop.visit(visitor);
    const { sort, sortBy } = t.productList;
    await open('/products');
    // on a phone the lower cards are rendered a moment later
    await expect.poll(() => titles(page)).toEqual(namesIn(language));
    const select = page.getByRole('main').getByRole('combobox', { name: sort });
    expect(await select.locator('option:checked').innerText()).toBe(sortBy.name);

    const priceOf = new Map(catalogue.map(({ name, price }) => [normalizeText(name[language]), price]));
    const prices = async () => (await titles(page)).map((title) => priceOf.get(title) ?? 0);
    const rising = [...priceOf.values()].toSorted((one, other) => one - other);
    await select.selectOption({ label: sortBy.priceLow });
    await expect.poll(prices).toEqual(rising);
    await select.selectOption({ label: sortBy.priceHigh });
    await expect.poll(prices).toEqual(rising.toReversed());
    await leave();
  });

  testOnce('a colour selected by keyboard is in the URL and has its count, and a chip removes it', async () => {
    const { page, t, language, open, leave } = await shop.visit(visitor);
    const { names, values } = serverTexts(language, testSettings).search.filters;
    const blue = catalogue.filter(({ colour }) => colour === 'blue');
    await open('/products');
    const opener = page.getByRole('button', { name: t.productList.filters, exact: true });
    if (await opener.isVisible()) await opener.press('Enter');
    await page.locator('summary', { hasText: names.colour }).press('Enter');
    const label = page.locator('label', { hasText: values.colour.blue });
    expect(await label.innerText()).toContain(formatNumber(blue.length, language));
    await label.getByRole('checkbox').press('Space');
    await page.waitForURL(({ searchParams }) => searchParams.get('colour') === 'blue');
    await expect.poll(() => cards(page).count()).toBe(blue.length);
    // other colours keep their counts, so that a second one can be added
    await page.locator('label', { hasText: values.colour.green }).getByRole('checkbox').press('Space');
    await page.waitForURL(({ searchParams }) => searchParams.getAll('colour').join() === 'blue,green');
    await page.keyboard.press('Escape');
    for (const [colour, remaining] of [
      ['blue', 'green'],
      ['green', ''],
    ] as const) {
      const name = t.productList.removeFilter({ filter: values.colour[colour] });
      const chip = page.getByRole('link', { name, exact: true });
      // the URL changes before the chips do
      await expect.poll(async () => readColours((await chip.getAttribute('href')) ?? '')).toBe(remaining);
      await chip.press('Enter');
      await page.waitForURL(({ href }) => readColours(href) === remaining);
    }
    await expect.poll(() => cards(page).count()).toBe(countOf.all);
    await leave();
  });

  testOnce('an empty result says so, and a button resets all filters', async () => {
    const { page, t, language, open, leave } = await shop.visit(visitor);
    const { none } = serverTexts(language, testSettings).search;
    await open('/products/cups?q=zzzz&sale=true');
    await page.getByRole('heading', { name: none.title, exact: true }).waitFor();
    await page.getByText(t.counts.products(0), { exact: true }).first().waitFor();
    await page.getByRole('main').getByRole('link', { name: none.button, exact: true }).click();
    await waitForPath(page, '/products');
    await expect.poll(() => cards(page).count()).toBe(countOf.all);
    expect(new URL(page.url()).search).toBe('');
    await expect.poll(() => searchField(page).inputValue()).toBe('');
    await leave();
  });

  testOnce('a list that renders late does not overwrite entered letters', async () => {
    const { page, language, open, leave } = await shop.visit(visitor, { before: holdRenderings });
    await open('/products');
    const [first, all] = language === 'ar' ? ['لو', 'لوتس'] : ['lo', 'lotus'];
    // suggestions are requested with the same query
    const isListRequest = (url: string, q: string) => url.includes('.data') && new URL(url).searchParams.get('q') === q;
    const waitForListRequest = (q: string) => page.waitForRequest((request) => isListRequest(request.url(), q));
    const second = Promise.withResolvers<void>();
    await page.route('**/products.data?**', async (route) => {
      const { searchParams } = new URL(route.request().url());
      if (searchParams.get('q') === all) await second.promise;
      await route.continue();
    });
    const firstResponse = page.waitForResponse((response) => isListRequest(response.url(), first));
    await searchField(page).pressSequentially(first);
    await firstResponse;
    // the first list has arrived but is not rendered yet when the next one is requested
    await page.evaluate(() => Reflect.set(window, 'isHolding', true));
    const nextRequest = waitForListRequest(all);
    // in one step: a pause between two letters would request one more list
    await page.keyboard.insertText(all.slice(first.length));
    await nextRequest;
    await page.evaluate(() => Reflect.get(window, 'drawNow')());
    await waitForTitle(page, first);
    expect(await searchField(page).inputValue()).toBe(all);

    second.resolve();
    await waitForTitle(page, all);
    expect(await searchField(page).inputValue()).toBe(all);
    await leave();
  });

  testOnce('letters entered before any script has run are kept and searched for', async () => {
    const { page, language, leave } = await shop.visit(visitor);
    const q = language === 'ar' ? 'لوتس' : 'lotus';
    const inputReady = Promise.withResolvers<void>();
    await page.route('**/assets/*.js', async (route) => {
      await inputReady.promise;
      await route.continue();
    });
    await page.goto('/products', { waitUntil: 'commit' });
    await searchField(page).fill(q);
    inputReady.resolve();
    await page.waitForURL(({ searchParams }) => searchParams.get('q') === q);
    await waitForTitle(page, q);
    expect(await searchField(page).inputValue()).toBe(q);
    await leave();
  });
});

test.each([
  [1440, 4],
  [800, 3],
  [390, 2],
])('the grid has as many columns as fit: on %i px %i', async (width, columns) => {
  const { page, open, leave } = await shop.visit({ language: 'ar', width });
  await open('/products');
  const tops = await cards(page).evaluateAll((elements) =>
    elements.map((card) => Math.round(card.getBoundingClientRect().top)),
  );
  expect(tops.filter((top) => top === tops[0])).toHaveLength(columns);
  await leave();
});

/** Waits for the list of a search. */
const waitForTitle = (page: Page, q: string) =>
  page
    .getByRole('heading', { level: 1 })
    .filter({ hasText: new RegExp(`[«“][\u2066-\u2069\u061c]*${q}[\u2066-\u2069\u061c]*[»”]`, 'u') })
    .waitFor();

/** Delays React's rendering while `isHolding`, as on a busy device; `drawNow` renders. Runs in the page. */
const holdRenderings = () => {
  const delayed: (() => void)[] = [];
  const postMessage = MessagePort.prototype.postMessage;
  MessagePort.prototype.postMessage = function sendLater(this: MessagePort, message: unknown) {
    if (Reflect.get(window, 'isHolding') === true) delayed.push(() => postMessage.call(this, message));
    else postMessage.call(this, message);
  };
  Reflect.set(window, 'drawNow', () => {
    Reflect.set(window, 'isHolding', false);
    for (const draw of delayed.splice(0)) draw();
  });
};
