import { chromium, type Locator, type Page } from 'playwright-core';
import type { Language } from '#core/i18n/language.ts';
import { messagesOf, type StorefrontMessages } from '#core/i18n/storefront-messages.ts';
import { defaultPublicSettings } from '#features/settings/server/default-settings.ts';
import { browserArguments, dismissDiscountDialog, ensureBrowser } from '../scripts/lib/browser.ts';
import type { Bench } from './measure.ts';
import { addressOf, languages } from './pages.ts';
import { median, type Row, rounded } from './thresholds.ts';

declare global {
  interface Window {
    /** Longest time from each interaction to the next frame, in milliseconds. */
    took: Map<number, number>;
  }
}

/** CPU slowdown of the simulated phone. */
const SLOWER = 4;

/** Measures INP in Chromium on a slow phone, for each interaction of a scripted visit. */
export const measureInteractions = async ({ shop, options, note }: Bench): Promise<Row[]> => {
  const rows: Row[] = [];
  for (const language of languages) {
    const visits: Map<string, number>[] = [];
    for (let round = 0; round < options.visits; round += 1) visits.push(await visit(shop.url, language));
    const steps = [...(visits[0]?.keys() ?? [])].map((step) => {
      const took = rounded(median(visits.map((each) => each.get(step) ?? Number.NaN)));
      note(`${language}, ${step}: ${took} ms`);
      return { name: step, value: took, unit: 'ms', goal: { max: 100 } };
    });
    rows.push({ what: `a visit in ${language}`, figures: steps });
  }
  return rows;
};

type Step = readonly [name: string, act: (page: Page, texts: StorefrontMessages) => Promise<void>];

/** Scrolls to the element and latencies 300 ms before the tap, as a user would. */
const touch = async (what: Locator) => {
  await what.scrollIntoViewIfNeeded();
  await what.page().waitForTimeout(300);
  await what.tap();
};

const press = (page: Page, name: string) =>
  touch(page.getByRole('button', { name, exact: true }).filter({ visible: true }).first());

/** Interactions from the home page to a full cart. */
const steps: readonly Step[] = [
  ['open the menu', (page, { layout }) => press(page, layout.nav.openMenu)],
  [
    'to the list',
    (page, { layout }) => touch(page.getByRole('dialog').getByRole('link', { name: layout.nav.products })),
  ],
  [
    'search',
    async (page, { productList }) => {
      const field = page.getByRole('main').getByRole('combobox', { name: productList.search, exact: true });
      await field.pressSequentially('lotus', { delay: 150 });
      for (const _ of 'lotus') await field.press('Backspace', { delay: 150 });
    },
  ],
  ['open the filters', (page, { productList }) => press(page, productList.filters)],
  ['close them', (page, { productList }) => press(page, productList.done)],
  ['to a product', (page) => touch(page.locator(':is(h2, h3) a[href="/product/cup-tea-01"]'))],
  ['one more', (page, { catalogue }) => press(page, catalogue.increase)],
  ['into the cart', (page, { catalogue }) => press(page, catalogue.addToCart)],
  ['the heart', (page) => touch(page.locator('main button:has(svg use[href*="heart"])').first())],
  ['to the cart', (page) => touch(page.getByRole('banner').locator('a[href="/cart"]'))],
  ['one more there', (page, { catalogue }) => press(page, catalogue.increase)],
];

/** One visit with a fresh profile; returns the longest response time of each step. */
const visit = async (url: string, language: Language): Promise<Map<string, number>> => {
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: [...browserArguments] });
  try {
    const context = await browser.newContext({
      locale: language,
      viewport: { width: 412, height: 823 },
      isMobile: true,
      hasTouch: true,
    });
    await context.addInitScript(dismissDiscountDialog);
    await context.addInitScript(() => {
      window.took = new Map();
      new PerformanceObserver((list) => {
        for (const { interactionId, duration } of list.getEntries() as PerformanceEventTiming[])
          if (interactionId) window.took.set(interactionId, Math.max(duration, window.took.get(interactionId) ?? 0));
      }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
    });
    const page = await context.newPage();
    await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await page.goto(addressOf(url, '/', language), { waitUntil: 'networkidle' });
    const t = messagesOf(language, defaultPublicSettings);
    const took = new Map<string, number>();
    for (const [name, act] of steps) {
      await page.evaluate(() => window.took.clear());
      await act(page, t);
      // the interaction has been handled and reported
      await page.waitForTimeout(1_000);
      took.set(name, Math.max(0, ...(await page.evaluate(() => [...window.took.values()]))));
    }
    return took;
  } finally {
    await browser.close();
  }
};
