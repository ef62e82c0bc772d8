// starts first: takes a minute or more
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ContentLanguage } from '#core/i18n/language.ts';
import { findMirrorFaults, type Landmark, readLandmarks } from '../support/browser/landmarks.ts';
import { forEachScreen, widen } from '../support/browser/screen-presets.ts';
import { findHorizontalOverflow } from '../support/browser/sideways.ts';
import { openShopInBrowser, type ShopInBrowser, waitForContent } from '../support/browser.ts';

let shop: ShopInBrowser;

beforeAll(async () => {
  shop = await openShopInBrowser();
});

afterAll(() => shop.close());

const widths = [1440, 1024, 768, 390, 360, 320];

/** Where the landmarks are compared. */
const compared = new Set([1440, 768, 390]);

/** Results for every screen: landmarks and overflow at each width, and errors. */
const screensIn = async (language: ContentLanguage) => {
  const landmarks = new Map<string, readonly Landmark[]>();
  const sideways: string[] = [];
  const errors: string[] = [];
  await forEachScreen(shop, { language, width: 1440 }, async (screen, page, faults) => {
    await waitForContent(page);
    for (const width of widths) {
      const label = `${screen}, ${width} px`;
      await widen(page, width);
      if (compared.has(width)) landmarks.set(label, await readLandmarks(page));
      sideways.push(...(await findHorizontalOverflow(page)).map((overflow) => `${label}: ${overflow}`));
    }
    await widen(page, 1440);
    // screens of one visit share its faults
    errors.push(...faults.filter((fault) => !errors.includes(fault)));
  });
  return { landmarks, sideways, errors };
};

// one visit to each screen serves both kinds of checks: opening it is most of their work
describe('every screen', () => {
  let screens: Readonly<Record<ContentLanguage, Awaited<ReturnType<typeof screensIn>>>>;

  beforeAll(async () => {
    const [ar, en] = await Promise.all([screensIn('ar'), screensIn('en')]);
    screens = { ar, en };
  }, 300_000);

  test('every screen has landmarks in Arabic that mirror the English ones', () => {
    const { ar, en } = screens;
    expect([...ar.landmarks.keys()]).toEqual([...en.landmarks.keys()]);
    for (const [screen, landmarks] of en.landmarks) {
      expect.soft(landmarks.length, screen).toBeGreaterThanOrEqual(3);
      expect.soft(findMirrorFaults(landmarks, ar.landmarks.get(screen) ?? []), screen).toEqual([]);
    }
  });

  test.each(['ar', 'en'] as const)('no screen scrolls sideways at any width or has errors: %s', (language) => {
    const { sideways, errors } = screens[language];
    expect(sideways).toEqual([]);
    expect(errors.filter((error) => !missing.test(error))).toEqual([]);
    expect(errors.filter((error) => missing.test(error))).toHaveLength(2);
  });
});

/** Console errors of the two screens that do not exist. */
const missing = /status of 404.*\/(?:no-such-page|product\/cup-of-gold)\)$/u;

test.each([
  ['a margin on one side of the screen', '<main style="margin-left: 9px">', 'main'],
  ['a position on one side of the screen', '<main><form style="position: absolute; right: 9px">', 'main/form'],
  ['a width that depends on the text', '<main><nav style="width: max-content">', 'main/navigation'],
])('the check detects %s', async (_, html, path) => {
  const { page, leave } = await shop.visit({ language: 'ar', width: 390 });
  const measure = async (dir: string, word: string) => {
    await page.setContent(`<!doctype html><html dir="${dir}"><body>${html}${word}</body></html>`);
    return readLandmarks(page);
  };
  const faults = findMirrorFaults(await measure('ltr', 'porcelain'), await measure('rtl', 'خزف'));
  expect(faults.map((fault) => fault.split(':')[0])).toEqual([path]);
  await leave();
});
