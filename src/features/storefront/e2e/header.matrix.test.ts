import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { StorefrontMessages } from '#core/i18n/storefront-messages.ts';
import { clickTogether, waitForHeading, waitForPath } from '#tests/support/browser/visible-text.ts';
import { inEachLanguage, type ShopInBrowser, twoVisitors, type Visitor } from '#tests/support/browser.ts';
import { openSharedShop } from '#tests/support/shop/shared-shop.ts';

let shop: ShopInBrowser;

beforeAll(async () => {
  shop = await openSharedShop();
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

/** Whether an element is visible after a press on it in the same task as one on a link of the about page, whose page then arrives. */
const opensDuringNavigation = async (page: Page, { layout }: StorefrontMessages, opener: Locator, opened: Locator) => {
  const previousTitle = await page.locator('h1').innerText();
  const link = page.getByRole('contentinfo').getByRole('link', { name: layout.footer.policies.faq });
  await clickTogether(link, opener);
  await opened.waitFor();
  await waitForPath(page, '/policies/faq');
  await page.locator('h1', { hasNotText: previousTitle }).waitFor();
  return opened.isVisible();
};

describe.each(desktops)(inEachLanguage, (visitor) => {
  test('the collections menu opens after 200 ms of hovering, closes after 150 ms, and reopens at once', async () => {
    const { page, t, open, leave } = await shop.visit(visitor);
    await open('/about');
    const button = page.getByRole('button', { name: t.layout.nav.collections });
    const panel = page.locator('#collections');
    const enter = () => button.hover();
    const exit = () => page.mouse.move(700, 700);
    const advance = (milliseconds: number) => page.clock.runFor(milliseconds);
    const isOpen = () => panel.isVisible();
    // the code of the panel, loaded by the first hover
    await button.focus();
    await panel.locator('a').first().waitFor({ state: 'attached' });
    await page.clock.install();
    // so far ahead that it is not past when the command reaches the page, which would throw
    await page.clock.pauseAt(Date.now() + 60_000);

    await enter();
    await advance(199);
    expect(await isOpen()).toBe(false);
    await advance(1);
    await panel.waitFor({ state: 'visible' });
    expect(await button.getAttribute('aria-expanded')).toBe('true');

    await exit();
    await advance(149);
    expect(await isOpen()).toBe(true);
    await advance(1);
    await panel.waitFor({ state: 'hidden' });

    await advance(299);
    await enter();
    await advance(0);
    await panel.waitFor({ state: 'visible' });
    await exit();
    await advance(150);
    await panel.waitFor({ state: 'hidden' });

    await advance(300);
    await enter();
    await advance(199);
    expect(await isOpen()).toBe(false);
    await exit();
    await advance(1_000);
    expect(await isOpen()).toBe(false);
    await leave();
  });

  test('the collections menu opens on a click, Escape closes it and returns the focus, a link navigates', async () => {
    const { page, t, open, leave } = await shop.visit(visitor);
    await open('/about');
    const button = page.getByRole('button', { name: t.layout.nav.collections });
    const cups = page.getByRole('navigation', { name: t.layout.nav.label }).getByRole('link', {
      name: t.catalogue.categories.cups,
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
    await waitForHeading(page, t.catalogue.categories.cups);
    await cups.waitFor({ state: 'hidden' });
    await leave();
  });

  test('a click does not close the collections menu that hovering has opened, and leaving it does', async () => {
    const { page, t, open, leave } = await shop.visit(visitor);
    await open('/about');
    const button = page.getByRole('button', { name: t.layout.nav.collections });
    const panel = page.locator('#collections');
    await button.hover();
    await panel.waitFor();
    await button.click();
    expect(await button.getAttribute('aria-expanded')).toBe('true');
    await page.mouse.move(700, 700);
    await panel.waitFor({ state: 'hidden' });
    await leave();
  });
});

describe.each(phones)(inEachLanguage, (visitor) => {
  test('a menu whose code arrives after a link was followed does not open', async () => {
    const { page, t, open, leave } = await shop.visit(visitor);
    const { nav, footer } = t.layout;
    const held = Promise.withResolvers<void>();
    await page.route('**/assets/menu-drawer-*.js', async (route) => {
      await held.promise;
      await route.continue();
    });
    await open('/about');
    const loaded = page.waitForResponse('**/assets/menu-drawer-*.js');
    await page.getByRole('button', { name: nav.openMenu }).click();
    await page.getByRole('contentinfo').getByRole('link', { name: footer.policies.faq }).click();
    await waitForPath(page, '/policies/faq');
    held.resolve();
    await (await loaded).finished();
    // long enough for the code to run
    await page.waitForTimeout(1_000);
    expect(await page.getByRole('dialog', { name: nav.label }).count()).toBe(0);
    await leave();
  });

  test('the mobile menu opens and closes, and a link in it navigates and closes it', async () => {
    const { page, t, open, leave } = await shop.visit(visitor);
    const { nav } = t.layout;
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
    await menu.getByRole('link', { name: t.catalogue.categories.sets, exact: true }).click();
    await waitForHeading(page, t.catalogue.categories.sets);
    await menu.waitFor({ state: 'hidden' });
    expect(new URL(page.url()).pathname).toBe('/products/sets');

    await page.getByRole('button', { name: nav.openMenu }).click();
    await menu.waitFor();
    const current = await menu.locator('[aria-current=page] > span:first-of-type').allInnerTexts();
    expect(current).toEqual([t.catalogue.categories.sets]);
    await leave();
  });

  test('a menu or search stays open when the page arrives whose link was pressed before', async () => {
    const { page, t, open, leave } = await shop.visit(visitor);
    const { nav } = t.layout;
    for (const [name, title] of [
      [nav.openMenu, nav.label],
      [t.productList.search, t.productList.search],
    ] as const) {
      await open('/about');
      const opener = page.getByRole('banner').getByLabel(name, { exact: true }).first();
      const dialog = page.getByRole('dialog', { name: title });
      // loads the dialog, so that it opens before the navigation begins
      await opener.click();
      await dialog.waitFor();
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'hidden' });
      expect(await opensDuringNavigation(page, t, opener, dialog)).toBe(true);
    }
    await page.goBack();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await leave();
  });
});

describe.each(twoVisitors)(inEachLanguage, (visitor) => {
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
          const places: [requested: number, reached: number][] = [];
          for (let top = 18; top <= 60; top += 3) {
            scrollTo({ top, behavior: 'instant' });
            await new Promise((resolve) => setTimeout(resolve, 250));
            places.push([top, scrollY]);
          }
          return places;
        });
        expect(scrolled.filter(([target, reached]) => target !== reached)).toEqual([]);
      }
      expect(faults).toEqual([]);
      await leave();
    },
  );

  test('every page starts at its top', async () => {
    const { page, t, open, leave } = await shop.visit(visitor);
    await open('/products');
    await page.evaluate(() => window.scrollTo({ top: 1500, behavior: 'instant' }));
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(1000);
    await page.getByRole('contentinfo').getByRole('link', { name: t.layout.nav.about, exact: true }).click();
    await waitForPath(page, '/about');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await leave();
  });

  test('a link of the frame to another list starts at its top, and a removed filter keeps the position', async () => {
    const { page, t, width, open, leave } = await shop.visit(visitor);
    const { nav } = t.layout;
    const scroll = (top: number) => page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
    const position = () => page.evaluate(() => window.scrollY);
    await open('/products');
    for (const [name, path] of [
      [nav.onSale, '/products?sale=true'],
      [nav.newArrivals, '/products?new=true'],
      [nav.products, '/products'],
      [nav.onSale, '/products?sale=true'],
    ] as const) {
      // the page that has just opened may still scroll to its top
      await expect.poll(() => scroll(700).then(position)).toBeGreaterThan(300);
      if (width < 1024) await page.getByRole('button', { name: nav.openMenu }).click();
      const frame = width < 1024 ? page.getByRole('dialog') : page.getByRole('banner');
      await frame.getByRole('link', { name, exact: true }).click();
      await page.waitForURL((url) => url.pathname + url.search === path);
      await expect.poll(position).toBe(0);
    }
    const filter = page.getByRole('link', { name: t.productList.removeFilter({ filter: nav.onSale }) });
    await filter.waitFor();
    await filter.focus();
    // a list that has just been rendered may still be shorter than the screen
    await expect.poll(() => scroll(60).then(position)).toBeGreaterThan(0);
    const before = await position();
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.search === '');
    await page.getByText(t.counts.products(37), { exact: true }).first().waitFor();
    // the list is slightly shorter without the row of its filter
    expect(Math.abs((await position()) - before)).toBeLessThan(10);
    await leave();
  });

  test('the first tab stop skips the header to the content', async () => {
    const { page, t, open, leave } = await shop.visit(visitor);
    await open('/products');
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: t.layout.skip });
    expect(await skip.evaluate((element) => element === document.activeElement)).toBe(true);
    expect((await skip.boundingBox())?.height).toBeGreaterThanOrEqual(24);
    await page.keyboard.press('Enter');
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN');
    await leave();
  });
});
