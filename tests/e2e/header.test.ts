import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { untilHeaded, waitForPath } from '../support/browser/visible-text.ts';
import { inEach, openShopInBrowser, type ShopInBrowser, twoVisitors, type Visitor } from '../support/browser.ts';

let shop: ShopInBrowser;

beforeAll(async () => {
  shop = await openShopInBrowser();
});

afterAll(() => shop.close());

const desktops: Visitor[] = [
  { language: 'ar', width: 1440 },
  { language: 'en', width: 1440 },
];
const phones: Visitor[] = [
  { language: 'ar', width: 390 },
  { language: 'en', width: 390 },
];

/** Records when the mouse enters or leaves the collections, and when its menu opens or closes. */
const watchMenu = (page: Page) =>
  page.evaluate(() => {
    const menu = document.getElementById('collections');
    const button = document.querySelector('[aria-controls=collections]');
    const log: { what: string; at: number }[] = [];
    const note = (what: string) => log.push({ what, at: performance.now() });
    button?.parentElement?.addEventListener('pointerenter', () => note('enter'));
    button?.parentElement?.addEventListener('pointerleave', () => note('leave'));
    if (menu) {
      new MutationObserver(() => note(menu.hidden ? 'closed' : 'open')).observe(menu, { attributeFilter: ['hidden'] });
    }
    Object.assign(window, { menuLog: log });
  });

/** Milliseconds from the last `from` to the next `to`. */
const delayBetween = async (page: Page, from: string, to: string): Promise<number> => {
  const seen = await page.waitForFunction(
    ([first, second]) => {
      const log: { what: string; at: number }[] = Reflect.get(window, 'menuLog');
      const start = log.findLast(({ what }) => what === first)?.at ?? Number.POSITIVE_INFINITY;
      const end = log.find(({ what, at }) => what === second && at >= start)?.at;
      return end === undefined ? null : { delay: end - start };
    },
    [from, to] as const,
    { polling: 20 },
  );
  return (await seen.jsonValue())?.delay ?? Number.NaN;
};

describe.each(desktops)(inEach, (visitor) => {
  test('the collections menu opens after 200 ms of hovering, closes after 150 ms, and reopens at once', async () => {
    const { page, words, open, leave } = await shop.visit(visitor);
    await open('/about');
    await watchMenu(page);
    const button = page.getByRole('button', { name: words.layout.nav.collections });
    const away = () => page.mouse.move(700, 700);

    await button.hover();
    const opening = await delayBetween(page, 'enter', 'open');
    expect(opening).toBeGreaterThanOrEqual(195);
    expect(opening).toBeLessThan(700);
    expect(await button.getAttribute('aria-expanded')).toBe('true');

    await away();
    const closing = await delayBetween(page, 'leave', 'closed');
    expect(closing).toBeGreaterThanOrEqual(145);
    expect(closing).toBeLessThan(650);

    // a slow machine may bring the mouse back too late; then this is repeated
    const comeBack = async () => {
      await button.hover();
      const reopening = await delayBetween(page, 'enter', 'open');
      const absence = await delayBetween(page, 'closed', 'enter');
      await away();
      await delayBetween(page, 'leave', 'closed');
      return absence < 290 ? reopening : Number.NaN;
    };
    await expect.poll(comeBack, { timeout: 20_000, interval: 0 }).toBeLessThan(150);

    // a mouse that only passes over opens nothing
    await page.waitForTimeout(400);
    await button.hover();
    await page.waitForTimeout(60);
    await away();
    await page.waitForTimeout(400);
    expect(await page.locator('#collections').isVisible()).toBe(false);
    await leave();
  });

  test('the collections menu opens on a click, Escape closes it and returns the focus, a link navigates', async () => {
    const { page, words, open, leave } = await shop.visit(visitor);
    await open('/about');
    const button = page.getByRole('button', { name: words.layout.nav.collections });
    const cups = page.getByRole('navigation', { name: words.layout.nav.label }).getByRole('link', {
      name: words.catalogue.categories.cups,
      exact: true,
    });
    await button.press('Enter');
    await cups.waitFor();
    await cups.focus();
    await page.keyboard.press('Escape');
    await cups.waitFor({ state: 'hidden' });
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);

    await page.keyboard.press('Enter');
    await cups.click();
    await untilHeaded(page, words.catalogue.categories.cups);
    await cups.waitFor({ state: 'hidden' });
    await leave();
  });
});

describe.each(phones)(inEach, (visitor) => {
  test('the mobile menu opens and closes, and a link in it navigates and closes it', async () => {
    const { page, words, open, leave } = await shop.visit(visitor);
    const { nav } = words.layout;
    await open('/');
    const menu = page.getByRole('dialog', { name: nav.label });
    await page.getByRole('button', { name: nav.openMenu }).click();
    await menu.waitFor();
    await menu.getByRole('button', { name: nav.closeMenu }).click();
    await menu.waitFor({ state: 'hidden' });

    await page.getByRole('button', { name: nav.openMenu }).click();
    await menu.waitFor();
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'hidden' });

    await page.getByRole('button', { name: nav.openMenu }).click();
    await menu.getByRole('link', { name: words.catalogue.categories.sets, exact: true }).click();
    await untilHeaded(page, words.catalogue.categories.sets);
    await menu.waitFor({ state: 'hidden' });
    expect(new URL(page.url()).pathname).toBe('/products/sets');

    await page.getByRole('button', { name: nav.openMenu }).click();
    await menu.waitFor();
    const current = await menu.locator('[aria-current=page] > span:first-of-type').allInnerTexts();
    expect(current).toEqual([words.catalogue.categories.sets]);
    await leave();
  });
});

describe.each(twoVisitors)(inEach, (visitor) => {
  const coverOf = (page: Page) =>
    page.getByRole('banner').evaluate((header) => getComputedStyle(header).backgroundColor);

  test('the header stays visible and changes its style after 20 pixels of scrolling', async () => {
    const { page, open, leave } = await shop.visit(visitor);
    await open('/');
    const atTop = await coverOf(page);
    await page.evaluate(() => window.scrollTo({ top: 20, behavior: 'instant' }));
    await page.waitForTimeout(400);
    expect(await coverOf(page)).toBe(atTop);
    await page.evaluate(() => window.scrollTo({ top: 21, behavior: 'instant' }));
    await expect.poll(() => coverOf(page)).not.toBe(atTop);
    await page.evaluate(() => window.scrollTo({ top: 1200, behavior: 'instant' }));
    const bottom = () => page.getByRole('banner').evaluate((header) => header.getBoundingClientRect().bottom);
    await expect.poll(bottom).toBe(visitor.width < 1024 ? 65 : 73);
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await expect.poll(() => coverOf(page)).toBe(atTop);
    await leave();
  });

  test.each(['no-preference', 'reduce'] as const)(
    'the page stays where it was scrolled to while the header changes (motion: %s)',
    async (reducedMotion) => {
      const { page, faults, open, leave } = await shop.visit({ ...visitor, width: 1440 });
      await page.emulateMedia({ reducedMotion });
      for (const path of ['/', '/products']) {
        await open(path);
        const scrolled = await page.evaluate(async () => {
          const places: [asked: number, reached: number][] = [];
          for (let top = 18; top <= 60; top += 3) {
            scrollTo({ top, behavior: 'instant' });
            await new Promise((resolve) => setTimeout(resolve, 250));
            places.push([top, scrollY]);
          }
          return places;
        });
        expect(scrolled.filter(([asked, reached]) => asked !== reached)).toEqual([]);
      }
      expect(faults).toEqual([]);
      await leave();
    },
  );

  test('every page starts at its top', async () => {
    const { page, words, open, leave } = await shop.visit(visitor);
    await open('/products');
    await page.evaluate(() => window.scrollTo({ top: 1500, behavior: 'instant' }));
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(1000);
    await page.getByRole('contentinfo').getByRole('link', { name: words.layout.nav.about, exact: true }).click();
    await waitForPath(page, '/about');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await leave();
  });

  test('the first tab stop skips the header to the content', async () => {
    const { page, words, open, leave } = await shop.visit(visitor);
    await open('/products');
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: words.layout.skip });
    expect(await skip.evaluate((element) => element === document.activeElement)).toBe(true);
    expect((await skip.boundingBox())?.height).toBeGreaterThanOrEqual(24);
    await page.keyboard.press('Enter');
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN');
    await leave();
  });
});
