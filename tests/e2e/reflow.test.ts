import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cutTextOn } from '../support/browser/clipped-text.ts';
import { throughScreens } from '../support/browser/screen-presets.ts';
import { drawAll } from '../support/browser/visible-text.ts';
import { openShopInBrowser, type ShopInBrowser } from '../support/browser.ts';

let shop: ShopInBrowser;

beforeAll(async () => {
  shop = await openShopInBrowser();
});

afterAll(() => shop.close());

/** A desktop and a phone at 200 % zoom, and the narrowest phone, in pixels. */
const widths = [720, 195, 320];

describe.each(['ar', 'en'] as const)('in %s', (language) => {
  test('no text is cut off at 320 px, at 200 % zoom, or with wider text spacing', async () => {
    const faults: string[] = [];
    await throughScreens(shop, { language, width: 390 }, async (screen, page) => {
      const note = async (how: string) =>
        faults.push(...(await cutTextOn(page)).map((fault) => `${screen}, ${how}: ${fault}`));
      for (const width of widths) {
        await page.setViewportSize({ width, height: 844 });
        await note(`${width} px`);
      }
      await spaceText(page);
      await note('spaced out');
    });
    expect(faults).toEqual([]);
  });
});

test('the check detects clipped, overflowing and overlapping text, and text outside of the screen', async () => {
  const { page, open, leave } = await shop.visit({ language: 'en', width: 390 });
  await open('/about');
  await drawAll(page);
  await page.setViewportSize({ width: 320, height: 844 });
  expect(await cutTextOn(page)).toEqual([]);
  const plant = (className: string, text: string, style: Partial<CSSStyleDeclaration>) =>
    page.evaluate(
      ([name, words, looks]) => {
        const planted = document.createElement('button');
        planted.className = name;
        planted.textContent = words;
        Object.assign(planted.style, { display: 'block', whiteSpace: 'nowrap', ...looks });
        document.querySelector('main')?.prepend(planted);
      },
      [className, text, style] as const,
    );
  await plant('cut', 'A sentence too long for its box', { width: '60px', overflow: 'hidden' });
  await plant('spilling', 'A sentence too long for its box', { width: '60px', border: '1px solid' });
  await plant('beyond', 'A sentence', { marginLeft: '300px' });
  await plant('below', 'A sentence', { height: '40px' });
  await plant('above', 'Another', { height: '40px', marginBottom: '-36px' });
  const found = (await cutTextOn(page)).join('\n');
  for (const fault of [
    /cut at a side: .*class="cut"/,
    /spills out: .*class="spilling"/,
    /beyond the screen: .*class="beyond"/,
    /the page scrolls sideways/,
    /lies upon other text: .*class="above".*class="below"/,
    /lies upon another: .*class="above".*class="below"/,
  ])
    expect(found).toMatch(fault);
  await leave();
});

/** Applies the text spacing of WCAG 1.4.12, without letter spacing for joined letters. */
const spaceText = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      * { line-height: 1.5 !important; word-spacing: 0.16em !important }
      :lang(en) { letter-spacing: 0.12em !important }
      p { margin-block-end: 2em !important }
    `);
    document.adoptedStyleSheets = [sheet];
  });
