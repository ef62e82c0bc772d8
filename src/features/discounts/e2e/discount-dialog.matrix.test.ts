import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sessionKey, storedSession } from '#features/auth/testing/users.ts';
import { formatShopValues } from '#generated/shop-values.gen.ts';
import { messages as arabic } from '#generated/texts/ar/discount-dialog.gen.ts';
import { messages as english } from '#generated/texts/en/discount-dialog.gen.ts';
import { openAccountMenu, searchField, waitForPath } from '#tests/support/browser/visible-text.ts';
import {
  alternateTests,
  inEachLanguage,
  type ShopInBrowser,
  twoVisitors,
  type Visitor,
  waitForHydration,
} from '#tests/support/browser.ts';
import { openSharedShop } from '#tests/support/shop/shared-shop.ts';
import { testSettings } from '#tests/support/test-settings.ts';

let shop: ShopInBrowser;

beforeAll(async () => {
  shop = await openSharedShop();
});

afterAll(() => shop.close());

const offers = {
  ar: arabic(formatShopValues(testSettings, 'ar')),
  en: english(formatShopValues(testSettings, 'en')),
};
const offerOn = (page: Page, { language }: Visitor) => page.getByRole('dialog', { name: offers[language].title });
/** Time after which the dialog would have opened, in milliseconds. */
const DIALOG_TIMEOUT_MS = 4000;

const newUser = (visitor: Visitor, stored: Readonly<Record<string, string>> = {}) =>
  shop.visit(visitor, { stored, showsOffer: true });

/** Whether the dialog at the bottom of the screen and another element overlap. */
const isCovered = async (under: Locator, over: Locator): Promise<boolean> => {
  const [box, card] = [await under.boundingBox(), await over.boundingBox()];
  if (!(box && card)) throw new Error('Nothing is drawn');
  return box.y + box.height > card.y && box.x < card.x + card.width && box.x + box.width > card.x;
};

/** Waits until an element has risen to its place. */
const waitForRise = (part: Locator) =>
  part.evaluate((risen) => Promise.all(risen.getAnimations().map(({ finished }) => finished)));

/** Whether the notice, once it has risen, and the dialog at the bottom of the screen overlap; null before. Runs in the page. */
const readNoticeOverlap = () => {
  const notice = document.querySelector('#toasts [role=status] > div');
  const offer = document.querySelector('dialog[open]:not(:modal)');
  if (!notice || !offer || notice.getAnimations().length > 0) return null;
  const [box, card] = [notice.getBoundingClientRect(), offer.getBoundingClientRect()];
  return { isCovered: box.bottom > card.top && box.left < card.right && box.right > card.left };
};

/** Sums up layout shifts of the page. */
const watchLayout = (page: Page) =>
  page.addInitScript(() => {
    const shifts = { moved: 0 };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!Reflect.get(entry, 'hadRecentInput')) shifts.moved += Number(Reflect.get(entry, 'value'));
      }
    }).observe({ type: 'layout-shift', buffered: true });
    Object.assign(window, { layoutShifts: shifts });
  });

describe.each(twoVisitors)(inEachLanguage, (visitor) => {
  test('a new visitor sees the dialog after two seconds, without a layout shift', async () => {
    const { page, faults, leave } = await newUser(visitor);
    await watchLayout(page);
    await page.goto('/products');
    const messages = offers[visitor.language];
    const offer = offerOn(page, visitor);
    await offer.waitFor();
    const sinceLoad = await page.evaluate(() => {
      const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      return performance.now() - (visit?.loadEventEnd ?? Number.POSITIVE_INFINITY);
    });
    expect(sinceLoad).toBeGreaterThanOrEqual(2000);
    await offer.getByText(messages.text, { exact: true }).waitFor();
    await page.waitForTimeout(1000);
    const { moved } = await page.evaluate(() => Reflect.get(window, 'layoutShifts'));
    expect(moved).toBeLessThan(0.01);

    await page.keyboard.press('Escape');
    await offer.waitFor({ state: 'hidden' });
    expect(faults).toEqual([]);
    await leave();
  });
});

describe.each(twoVisitors)(inEachLanguage, (visitor) => {
  const testOnce = alternateTests(visitor, test);

  const messages = offers[visitor.language];

  testOnce('“later” closes the dialog for the visit: neither a reload nor another page shows it again', async () => {
    const { page, t, openTab, leave } = await newUser(visitor);
    await page.goto('/');
    const offer = offerOn(page, visitor);
    await offer.getByRole('button', { name: messages.later, exact: true }).click();
    await offer.waitFor({ state: 'hidden' });
    await page.getByRole('contentinfo').getByRole('link', { name: t.layout.nav.about, exact: true }).click();
    await waitForPath(page, '/about');
    await page.waitForTimeout(DIALOG_TIMEOUT_MS);
    expect(await offer.count()).toBe(0);
    await page.reload();
    await page.waitForTimeout(DIALOG_TIMEOUT_MS);
    expect(await offer.count()).toBe(0);
    // a new tab is a new visit
    await offerOn(await openTab('/'), visitor).waitFor();
    await leave();
  });

  testOnce('accepting opens the sign-up form, which the server has rendered already', async () => {
    const { page, t, language, leave } = await newUser(visitor);
    await page.goto('/');
    await offerOn(page, visitor).getByRole('button', { name: messages.accept, exact: true }).click();
    await waitForPath(page, '/auth');
    await page.getByRole('tab', { name: t.auth.signup, selected: true }).waitFor();
    expect(await offerOn(page, visitor).count()).toBe(0);

    const response = await fetch(`${shop.url}/auth?tab=signup&to=%2Fcart`, {
      headers: { cookie: `language=${language}` },
    });
    const selectedTab = /aria-selected="true"[^>]*>([^<]*)</.exec(await response.text())?.[1];
    expect(selectedTab).toBe(t.auth.signup);
    await leave();
  });

  testOnce('the dialog leaves the buttons of the home page free in windows of usual sizes', async () => {
    for (const [width, height] of [
      [1280, 720],
      [1366, 768],
      [1440, 900],
      [1920, 950],
      [1024, 768],
    ] as const) {
      const { page, leave } = await newUser({ ...visitor, width });
      await page.setViewportSize({ width, height });
      await page.goto('/');
      const offer = offerOn(page, visitor);
      await offer.waitFor();
      await waitForRise(offer);
      const links = await page.locator('main section').first().getByRole('link').all();
      expect(links).toHaveLength(2);
      for (const link of links) expect(await isCovered(link, offer), `${width} × ${height}`).toBe(false);
      await leave();
    }
  });

  testOnce('toasts do not cover the dialog', async () => {
    const { page, t, leave } = await newUser(visitor);
    await page.goto('/product/plate-lotus-01');
    const offer = offerOn(page, visitor);
    await offer.waitFor();
    const add = page.getByRole('main').getByRole('button', { name: t.catalogue.addToCart, exact: true }).first();
    // begins before the press and reads both in one step: the toast closes after a few seconds
    const [overlap] = await Promise.all([page.waitForFunction(readNoticeOverlap), add.click()]);
    expect(await overlap.jsonValue()).toEqual({ isCovered: false });
    await leave();
  });

  testOnce('the page around the dialog stays usable: links, keys and the end of the page', async () => {
    const { page, t, leave } = await newUser(visitor);
    await page.goto('/about');
    await waitForHydration(page);
    const link = page.getByRole('main').getByRole('link').first();
    await link.focus();
    const offer = offerOn(page, visitor);
    await offer.waitFor();
    // the dialog does not take the focus and is announced
    expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
    await offer.getByRole('status').getByText(messages.title, { exact: true }).waitFor();

    const end = page.getByRole('contentinfo').getByRole('paragraph').last();
    await waitForRise(offer);
    const isEndCovered = async () => {
      // parts that come into view may change the height of the page
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      return isCovered(end, offer);
    };
    await expect.poll(isEndCovered).toBe(false);

    await page.keyboard.press('Escape');
    await offer.waitFor({ state: 'hidden' });
    expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.getByRole('contentinfo').getByRole('link', { name: t.layout.nav.contact, exact: true }).click();
    await waitForPath(page, '/contact');
    await leave();
  });

  testOnce('after an answer by keyboard the focus stays in the page', async () => {
    const { page, leave } = await newUser(visitor);
    await page.goto('/about');
    const offer = offerOn(page, visitor);
    await offer.getByRole('button', { name: messages.later, exact: true }).press('Enter');
    await offer.waitFor({ state: 'hidden' });
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('content');
    await leave();
  });

  testOnce('the dialog is above the bottom bar of a phone', async () => {
    const { page, open, leave } = await newUser({ ...visitor, width: 390 });
    await open('/product/cup-tea-01');
    const offer = offerOn(page, visitor);
    await offer.waitFor();
    await page.evaluate(() => scrollTo(0, 2000));
    const bar = page.locator('.shadow-bar:visible');
    await bar.waitFor();
    for (const part of [bar, offer]) await waitForRise(part);
    const [card, foot] = [await offer.boundingBox(), await bar.boundingBox()];
    if (!(card && foot)) throw new Error('Nothing is drawn');
    expect(card.y + card.height).toBeLessThanOrEqual(foot.y + 1);
    await leave();
  });

  testOnce('the dialog waits while the visitor types or has something else open', async () => {
    const { page, t, open, leave } = await newUser(visitor);
    // the dialog may already be open when `open` returns
    await page.addInitScript(() =>
      addEventListener('DOMContentLoaded', () =>
        document.querySelector<HTMLInputElement>('main input[type=search]')?.focus(),
      ),
    );
    await open('/products');
    await searchField(page).fill('lotus');
    await page.waitForTimeout(DIALOG_TIMEOUT_MS);
    const offer = offerOn(page, visitor);
    expect(await offer.isVisible()).toBe(false);
    await searchField(page).blur();
    await offer.waitFor();
    await offer.getByRole('button', { name: t.fields.close, exact: true }).click();
    await offer.waitFor({ state: 'hidden' });
    await leave();
  });

  testOnce('the dialog is not shown to customers, on sign-in pages or just after signing out', async () => {
    const stored = { [sessionKey]: await storedSession(shop.url) };
    const { page, t, open, openTab, leave } = await newUser(visitor, stored);
    await open('/');
    await page.waitForTimeout(DIALOG_TIMEOUT_MS);
    const offer = offerOn(page, visitor);
    expect(await offer.count()).toBe(0);
    const other = await openTab('/about');
    const menu = await openAccountMenu(page, t);
    await menu.getByRole('button', { name: t.layout.nav.logout, exact: true }).click();
    await page.getByRole('status').getByText(t.notices.auth.loggedOut.title, { exact: true }).waitFor();
    await page.waitForTimeout(DIALOG_TIMEOUT_MS);
    expect(await offer.count()).toBe(0);

    // another tab, in which the customer has not signed out
    expect(await offerOn(other, visitor).count()).toBe(0);

    const tab = await openTab('/auth');
    await tab.waitForTimeout(DIALOG_TIMEOUT_MS);
    expect(await offerOn(tab, visitor).count()).toBe(0);
    await leave();
  });
});
