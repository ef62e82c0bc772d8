import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { holdScriptsUntilPaint, layoutShiftOf } from '../support/browser/layout-shift.ts';
import { waitForHeading } from '../support/browser/visible-text.ts';
import { inEachLanguage, type ShopInBrowser, twoVisitors } from '../support/browser.ts';
import { shopPages } from '../support/pages.ts';
import { openSharedShop } from '../support/shop/shared-shop.ts';

let shop: ShopInBrowser;

beforeAll(async () => {
  shop = await openSharedShop();
});

afterAll(() => shop.close());

describe.each(twoVisitors)(inEachLanguage, (visitor) => {
  test('no page moves its content while it loads', async () => {
    const { page, open, leave } = await shop.visit(visitor);
    // the exchange of a fallback font moves text by a few pixels once in a visit
    await open('/');
    await page.evaluate(() => document.fonts.ready);
    await holdScriptsUntilPaint(page);
    for (const { name, path, heading } of shopPages.filter(({ requiredState }) => requiredState === 'nothing')) {
      await open(path);
      await waitForHeading(page, heading(visitor));
      expect.soft(await layoutShiftOf(page), name).toBeLessThan(0.02);
    }
    await leave();
  });
});
