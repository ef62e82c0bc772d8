import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { unusedPreloads } from '#tests/support/browser/unused-preloads.ts';
import { type ShopInBrowser } from '#tests/support/browser.ts';
import { openSharedShop } from '#tests/support/shop/shared-shop.ts';

let shop: ShopInBrowser;

beforeAll(async () => {
  shop = await openSharedShop();
});

afterAll(() => shop.close());

describe.each([
  { language: 'ar', width: 412, height: 823, density: 1.75 },
  { language: 'en', width: 390, height: 844, density: 3 },
  { language: 'ar', width: 1440, height: 900, density: 1 },
] as const)('in $language on $width px at density $density', ({ language, width, height, density }) => {
  test.each(['/', '/products', '/product/plate-lotus-01'])(
    '%s requests its main picture once, before fonts, icons and scripts',
    async (path) => {
      const { page, leave } = await shop.visit({ language, width }, { height, density });
      const requested: string[] = [];
      page.on('request', (request) => requested.push(request.resourceType()));
      await page.goto(path, { waitUntil: 'load' });
      expect(requested.slice(0, 2)).toEqual(['document', 'image']);
      const main = page.locator('main img[fetchpriority=high]');
      expect(await main.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0)).toBe(true);
      expect(await page.evaluate(unusedPreloads)).toEqual([]);
      await leave();
    },
  );
});

test('an enlarged picture has all its pixels on a dense phone', async () => {
  const { page, t, open, leave } = await shop.visit({ language: 'ar', width: 390 }, { density: 3 });
  await open('/product/plate-lotus-01');
  await page.getByRole('button', { name: t.product.gallery.zoom }).click();
  const enlarged = page.getByRole('dialog').locator('img[loading=eager]');
  await expect
    .poll(() => enlarged.evaluate((image: HTMLImageElement) => image.currentSrc))
    .toContain('/plate-lotus-01/1-1200.avif');
  await leave();
});
