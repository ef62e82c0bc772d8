// starts first: takes a minute or more
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findAccessibilityViolations } from '../support/browser/accessibility-violations.ts';
import { findCutText } from '../support/browser/clipped-text.ts';
import { findVanishedElements } from '../support/browser/forced-colors.ts';
import { forEachScreen } from '../support/browser/screen-presets.ts';
import { drawWholePage, placeOrderButton } from '../support/browser/visible-text.ts';
import {
  inEachLanguage,
  openShopInBrowser,
  type ShopInBrowser,
  twoVisitors,
  waitForContent,
} from '../support/browser.ts';
import { openShopPage, shopPages } from '../support/pages.ts';

let shop: ShopInBrowser;

beforeAll(async () => {
  shop = await openShopInBrowser();
});

afterAll(() => shop.close());

/** A desktop and a phone at 200 % zoom, and the narrowest phone, in pixels. */
const reflowed = [720, 195, 320];

describe.each(twoVisitors)(inEachLanguage, (visitor) => {
  // one visit to each screen serves all checks that only read it: opening it is most of their work
  describe('every screen', () => {
    const screens: string[] = [];
    const violations: string[] = [];
    const vanished: string[] = [];
    const cutText: string[] = [];

    beforeAll(async () => {
      await forEachScreen(shop, visitor, async (screen, page) => {
        const viewport = page.viewportSize();
        const note = (faults: string[], messages: readonly string[], how = '') =>
          faults.push(...messages.map((fault) => `${screen}${how}: ${fault}`));
        screens.push(screen);
        await waitForContent(page);
        note(violations, await findAccessibilityViolations(page));
        note(vanished, await findVanishedElements(page));
        for (const width of reflowed) {
          await page.setViewportSize({ width, height: 844 });
          note(cutText, await findCutText(page), `, ${width} px`);
        }
        const unspace = await spaceText(page);
        note(cutText, await findCutText(page), ', spaced out');
        await unspace();
        if (viewport) await page.setViewportSize(viewport);
      });
    }, 300_000);

    test('every screen has no accessibility violations', () => {
      expect(screens).toEqual(expect.arrayContaining(['home', 'the confirmation', 'the account', 'the profile']));
      expect(violations).toEqual([]);
    });

    test('every screen shows all elements in forced colours', () => {
      expect(vanished).toEqual([]);
    });

    test('no screen cuts off text at 320 px, at 200 % zoom, or with wider text spacing', () => {
      expect(cutText).toEqual([]);
    });
  });

  test.each(shopPages.filter(({ requiredState }) => requiredState !== 'nothing'))(
    '$name of a guest has no accessibility violations',
    async (shopPage) => {
      const { page, leave } = await openShopPage(shop, visitor, shopPage);
      expect(await findAccessibilityViolations(page)).toEqual([]);
      await leave();
    },
  );

  test('the checkout with every field invalid, and its notice, have no accessibility violations', async () => {
    const checkout = shopPages.find(({ path }) => path === '/checkout');
    if (!checkout) throw new Error('There is no checkout');
    const { page, t, leave } = await openShopPage(shop, visitor, checkout);
    await placeOrderButton(page, t).click();
    await page.getByRole('alert').getByText(t.notices.checkout.validation.body).waitFor();
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await leave();
  });
});

test('the check reads the final colours of a toast that fades in, and reports too little contrast', async () => {
  const checkout = shopPages.find(({ path }) => path === '/checkout');
  if (!checkout) throw new Error('There is no checkout');
  const { page, t, leave } = await openShopPage(shop, { language: 'en', width: 1440 }, checkout);
  // stays half visible, as for a check that began just before the toast appeared
  await page.evaluate(() => document.documentElement.style.setProperty('--animate-rise', 'rise 2s linear -1s paused'));
  await placeOrderButton(page, t).click();
  const text = page.getByRole('alert').getByText(t.notices.checkout.validation.body);
  // hovering keeps it open
  await text.hover();
  const opacity = () => text.evaluate((line) => getComputedStyle(line.closest('.animate-rise') ?? line).opacity);
  expect(await opacity()).toBe('0.5');
  expect(await findAccessibilityViolations(page)).toEqual([]);
  expect(await opacity()).toBe('0.5');
  await text.evaluate((line) => line.style.setProperty('color', '#c8c8c8'));
  expect(await findAccessibilityViolations(page)).toEqual([
    expect.stringMatching(/^color-contrast: <p class="text-sm text-mist"/u),
  ]);
  await leave();
});

test('the check of texts detects clipped, overflowing and overlapping text, and text outside of the screen', async () => {
  const { page, open, leave } = await shop.visit({ language: 'en', width: 390 });
  await open('/about');
  await drawWholePage(page);
  await page.setViewportSize({ width: 320, height: 844 });
  expect(await findCutText(page)).toEqual([]);
  const plant = (className: string, text: string, style: Partial<CSSStyleDeclaration>) =>
    page.evaluate(
      ([name, t, looks]) => {
        const planted = document.createElement('button');
        planted.className = name;
        planted.textContent = t;
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
  const messages = (await findCutText(page)).join('\n');
  for (const fault of [
    /cut at a side: .*class="cut"/,
    /spills out: .*class="spilling"/,
    /beyond the screen: .*class="beyond"/,
    /the page scrolls sideways/,
    /lies upon other text: .*class="above".*class="below"/,
    /lies upon another: .*class="above".*class="below"/,
  ])
    expect(messages).toMatch(fault);
  await leave();
});

/** Applies the text spacing of WCAG 1.4.12, without letter spacing for joined letters; the result takes it away. */
const spaceText = async (page: Page): Promise<() => Promise<void>> => {
  const style = await page.evaluateHandle(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      * { line-height: 1.5 !important; word-spacing: 0.16em !important }
      :lang(en) { letter-spacing: 0.12em !important }
      p { margin-block-end: 2em !important }
    `);
    document.adoptedStyleSheets.push(sheet);
    return sheet;
  });
  return () =>
    style.evaluate((sheet) => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    });
};
