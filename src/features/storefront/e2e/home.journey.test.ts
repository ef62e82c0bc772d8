import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { formatNumber } from '#core/i18n/format.ts';
import { serverTexts } from '#core/i18n/server-texts.ts';
import { waitForHeading, waitForPath } from '#tests/support/browser/visible-text.ts';
import { inEachLanguage, journeyVisitors, type ShopInBrowser } from '#tests/support/browser.ts';
import { openSharedShop } from '#tests/support/shop/shared-shop.ts';
import { testSettings } from '#tests/support/test-settings.ts';

let shop: ShopInBrowser;

beforeAll(async () => {
  shop = await openSharedShop();
});

afterAll(() => shop.close());

const section = (page: Page, title: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name: title, exact: true }) });

describe.each(journeyVisitors(import.meta.url))(inEachLanguage, (visitor) => {
  test('the home page shows five products in each section, four collections, and links to all of them', async () => {
    const { page, t, language, open, faults, leave } = await shop.visit(visitor);
    const { home } = serverTexts(language, testSettings);
    await open('/');
    await waitForHeading(page, home.hero.headline);
    expect(await page.getByRole('heading', { level: 2 }).allTextContents()).toEqual(
      expect.arrayContaining([
        home.sections.onSale.title,
        home.sections.setsOrPlates.title,
        home.sections.bowlsOrCups.title,
        home.sections.testimonials.title,
        home.promo.title,
      ]),
    );
    const addressesIn = (title: string) =>
      section(page, title)
        .getByRole('article')
        .getByRole('heading')
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    for (const [title, kind] of [
      [home.sections.onSale.title, /^\/product\//],
      [home.sections.setsOrPlates.title, /^\/product\/(set|plate)-/],
      // there are no bowls yet, so these are cups
      [home.sections.bowlsOrCups.title, /^\/product\/cup-/],
    ] as const) {
      const addresses = await addressesIn(title);
      expect(new Set(addresses).size, title).toBe(5);
      for (const address of addresses) expect(address).toMatch(kind);
    }
    const tiles = section(page, home.sections.collections.title).getByRole('link');
    expect(await tiles.count()).toBe(4);
    const bowls = tiles.filter({ hasText: t.catalogue.categories.bowls });
    expect(await bowls.textContent()).toContain(t.catalogue.soon);

    await section(page, home.promo.title).getByRole('link', { name: home.promo.button, exact: true }).click();
    await waitForPath(page, '/products');
    const filter = page.getByRole('link', { name: t.catalogue.categories.bowls }).last();
    await expect.poll(() => filter.textContent()).toContain(formatNumber(0, language));
    expect(faults).toEqual([]);
    await leave();
  });

  test('the picture of a laid table fills the width, loads after the visible content, and has its size reserved', async () => {
    const { page, language, open, leave } = await shop.visit(visitor);
    const { home } = serverTexts(language, testSettings);
    await open('/');
    await waitForHeading(page, home.hero.headline);
    const table = page.getByRole('img', { name: home.table.pictureAlt, exact: true });
    const loadedWidth = () => table.evaluate((image: HTMLImageElement) => image.naturalWidth);
    const size = async () => {
      const { x, width, height } = (await table.boundingBox()) ?? {};
      return { x, width, height };
    };
    const before = await size();
    expect(before).toMatchObject({ x: 0, width: visitor.width });
    expect(await table.getAttribute('loading')).toBe('lazy');
    await table.scrollIntoViewIfNeeded();
    await expect.poll(loadedWidth).toBeGreaterThan(0);
    expect(await size()).toEqual(before);
    await leave();
  });
});
