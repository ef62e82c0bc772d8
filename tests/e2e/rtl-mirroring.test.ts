import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Language } from '../../domain/language.ts';
import { type Landmark, landmarksOn, unmirrored } from '../support/browser/landmarks.ts';
import { throughScreens, widen } from '../support/browser/screen-presets.ts';
import { openShopInBrowser, type ShopInBrowser } from '../support/browser.ts';

let shop: ShopInBrowser;

beforeAll(async () => {
  shop = await openShopInBrowser();
});

afterAll(() => shop.close());

const widths = [1440, 768, 390];

/** Returns the landmarks of every screen at every width. */
const landmarksIn = async (language: Language) => {
  const found = new Map<string, readonly Landmark[]>();
  await throughScreens(shop, { language, width: 1440 }, async (screen, page) => {
    for (const width of widths) {
      await widen(page, width);
      found.set(`${screen}, ${width} px`, await landmarksOn(page));
    }
  });
  return found;
};

test('the landmarks of every Arabic screen mirror those of the English one', async () => {
  const [arabic, english] = await Promise.all([landmarksIn('ar'), landmarksIn('en')]);
  expect([...arabic.keys()]).toEqual([...english.keys()]);
  for (const [screen, landmarks] of english) {
    expect.soft(landmarks.length, screen).toBeGreaterThanOrEqual(3);
    expect.soft(unmirrored(landmarks, arabic.get(screen) ?? []), screen).toEqual([]);
  }
});

test.each([
  ['a margin on one side of the screen', '<main style="margin-left: 9px">', 'main'],
  ['a position on one side of the screen', '<main><form style="position: absolute; right: 9px">', 'main/form'],
  ['a width that depends on the text', '<main><nav style="width: max-content">', 'main/navigation'],
])('the check detects %s', async (_, html, place) => {
  const { page, leave } = await shop.visit({ language: 'ar', width: 390 });
  const measure = async (dir: string, word: string) => {
    await page.setContent(`<!doctype html><html dir="${dir}"><body>${html}${word}</body></html>`);
    return landmarksOn(page);
  };
  const faults = unmirrored(await measure('ltr', 'porcelain'), await measure('rtl', 'خزف'));
  expect(faults.map((fault) => fault.split(':')[0])).toEqual([place]);
  await leave();
});
