import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { formatMoney } from '#core/i18n/format.ts';
import { productOf } from '#features/auth/testing/users.ts';
import { normalizeText, waitForHeading } from '../support/browser/visible-text.ts';
import { type ShopInBrowser } from '../support/browser.ts';
import { openSharedShop } from '../support/shop/shared-shop.ts';

let shop: ShopInBrowser;

beforeAll(async () => {
  shop = await openSharedShop();
});

afterAll(() => shop.close());

/** One with a short and one with a long name. */
const products = ['cup-tea-01', 'plate-eye-horus-02'] as const;

/** Waits for the fonts: text moves when they replace the fallback fonts. */
const waitForFonts = (page: Page) => page.evaluate(() => document.fonts.ready.then(() => undefined));

const edgesOf = async (part: Locator) => {
  const box = await part.boundingBox();
  if (!box) throw new Error(`Nothing is drawn: ${String(part)}`);
  return { top: box.y, bottom: box.y + box.height, left: box.x, right: box.x + box.width };
};

describe.each([
  { language: 'ar', width: 390, height: 844 },
  { language: 'en', width: 390, height: 844 },
  { language: 'ar', width: 768, height: 1024 },
  { language: 'en', width: 768, height: 1024 },
  { language: 'ar', width: 1440, height: 900 },
  { language: 'en', width: 1440, height: 900 },
] as const)('in $language on $width × $height px', ({ language, width, height }) => {
  test('name, price, stock and the add button of a product are in the first screen, and nothing covers them', async () => {
    const { page, t, open, leave } = await shop.visit({ language, width });
    await page.setViewportSize({ width, height });
    for (const id of products) {
      const { name, price } = productOf(id);
      await open(`/product/${id}`);
      await waitForHeading(page, name[language]);
      await waitForFonts(page);
      const main = page.getByRole('main');
      const button = main.getByRole('button', { name: t.catalogue.addToCart, exact: true }).first();
      const parts = {
        name: page.getByRole('heading', { level: 1 }),
        price: main.locator('p', { hasText: normalizeText(formatMoney(price, language)).split(' ')[0] ?? '' }).first(),
        stock: main.getByText(t.product.inStock, { exact: true }),
        button,
      };
      const buttonEdges = await edgesOf(button);
      for (const [part, element] of Object.entries(parts)) {
        const { top, bottom } = await edgesOf(element);
        expect(top, `${id}: ${part}`).toBeGreaterThanOrEqual(0);
        expect(bottom, `${id}: ${part}`).toBeLessThanOrEqual(height);
        // above the button, which may be at the end of a phone's screen
        if (part !== 'button') expect(bottom, `${id}: ${part}`).toBeLessThanOrEqual(buttonEdges.top);
      }
      if (width >= 768) {
        const picture = await edgesOf(main.locator('img[fetchpriority=high]'));
        const isNextToPicture =
          language === 'ar' ? picture.left >= buttonEdges.right : picture.right <= buttonEdges.left;
        expect(isNextToPicture, 'two columns').toBe(true);
      }
    }
    await leave();
  });
});

test('the add button of a phone is sticky until its position is reached, and the desktop picture stays in view', async () => {
  const phone = await shop.visit({ language: 'ar', width: 390 });
  await phone.page.setViewportSize({ width: 390, height: 620 });
  await phone.open('/product/plate-lotus-01');
  await waitForFonts(phone.page);
  const row = phone.page.locator('.buy-row');
  expect((await edgesOf(row)).bottom).toBe(620);
  await phone.page.evaluate(() => scrollTo({ top: 400, behavior: 'instant' }));
  expect((await edgesOf(row)).bottom).toBeLessThan(620);
  await phone.leave();

  const desk = await shop.visit({ language: 'en', width: 1440 });
  await desk.page.setViewportSize({ width: 1440, height: 700 });
  await desk.open('/product/plate-lotus-01');
  await waitForFonts(desk.page);
  await desk.page.evaluate(() => scrollTo({ top: 250, behavior: 'instant' }));
  const { top } = await edgesOf(desk.page.getByRole('main').locator('img[fetchpriority=high]'));
  expect(top).toBeGreaterThanOrEqual(0);
  await desk.leave();
});
