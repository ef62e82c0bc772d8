import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { offer as arabic } from '../../locales/ar/offer.ts';
import { offer as english } from '../../locales/en/offer.ts';
import {
  inEach,
  openShopInBrowser,
  type ShopInBrowser,
  twoVisitors,
  untilAwake,
  type Visitor,
  visitors,
} from '../world/browser.ts';
import { sessionKey, storedSession } from '../world/people.ts';
import { untilAt } from '../world/seen.ts';

let shop: ShopInBrowser;

beforeAll(async () => {
  shop = await openShopInBrowser();
});

afterAll(() => shop.close());

const offers = { ar: arabic, en: english };
const offerOn = (page: Page, { language }: Visitor) => page.getByRole('dialog', { name: offers[language].title });
/** Long enough for an offer that were to come. */
const LONG_ENOUGH = 4000;

const newcomer = (visitor: Visitor, stored: Readonly<Record<string, string>> = {}) =>
  shop.visit(visitor, { stored, meetsOffer: true });

/** Notes how much moves on the page. */
const watchLayout = (page: Page) =>
  page.addInitScript(() => {
    const seen = { moved: 0 };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!Reflect.get(entry, 'hadRecentInput')) seen.moved += Number(Reflect.get(entry, 'value'));
      }
    }).observe({ type: 'layout-shift', buffered: true });
    Object.assign(window, { seen });
  });

describe.each(visitors)(inEach, (visitor) => {
  test('a newcomer is made the offer after two seconds, over a page that does not move', async () => {
    const { page, faults, leave } = await newcomer(visitor);
    await watchLayout(page);
    await page.goto('/products');
    const said = offers[visitor.language];
    const offer = offerOn(page, visitor);
    await offer.waitFor();
    expect(await page.evaluate(() => performance.now())).toBeGreaterThanOrEqual(2000);
    await offer.getByText(said.text, { exact: true }).waitFor();
    await page.waitForTimeout(1000);
    const { moved } = await page.evaluate(() => Reflect.get(window, 'seen'));
    expect(moved).toBeLessThan(0.01);

    await page.keyboard.press('Escape');
    await offer.waitFor({ state: 'hidden' });
    expect(faults).toEqual([]);
    await leave();
  });
});

describe.each(twoVisitors)(inEach, (visitor) => {
  const said = offers[visitor.language];

  test('“later” closes it for this visit: neither a reload nor another page brings it back', async () => {
    const { page, words, openTab, leave } = await newcomer(visitor);
    await page.goto('/');
    const offer = offerOn(page, visitor);
    await offer.getByRole('button', { name: said.later, exact: true }).click();
    await offer.waitFor({ state: 'hidden' });
    await page.getByRole('contentinfo').getByRole('link', { name: words.shell.nav.about, exact: true }).click();
    await untilAt(page, '/about');
    await page.waitForTimeout(LONG_ENOUGH);
    expect(await offer.count()).toBe(0);
    await page.reload();
    await page.waitForTimeout(LONG_ENOUGH);
    expect(await offer.count()).toBe(0);
    // another visit begins in another tab
    await offerOn(await openTab('/'), visitor).waitFor();
    await leave();
  });

  test('who accepts comes to the sign-up form, and the server has drawn it already', async () => {
    const { page, words, language, leave } = await newcomer(visitor);
    await page.goto('/');
    await offerOn(page, visitor).getByRole('button', { name: said.accept, exact: true }).click();
    await untilAt(page, '/auth');
    await page.getByRole('tab', { name: words.auth.signup, selected: true }).waitFor();
    expect(await offerOn(page, visitor).count()).toBe(0);

    const answer = await fetch(`${shop.url}/auth?tab=signup&to=%2Fcart`, {
      headers: { cookie: `language=${language}` },
    });
    const chosen = /aria-selected="true"[^>]*>([^<]*)</.exec(await answer.text())?.[1];
    expect(chosen).toBe(words.auth.signup);
    await leave();
  });

  test('the keyboard stays in the offer while it is open, and comes back where it was', async () => {
    const { page, leave } = await newcomer(visitor);
    await page.goto('/about');
    await untilAwake(page);
    const link = page.getByRole('main').getByRole('link').first();
    await link.focus();
    const offer = offerOn(page, visitor);
    await offer.waitFor();
    for (let press = 0; press < 8; press += 1) {
      await page.keyboard.press('Tab');
      const isAway = await page.evaluate(
        () => !document.activeElement?.closest('dialog, body:not(:has(dialog *:focus))'),
      );
      expect(isAway).toBe(false);
    }
    await page.keyboard.press('Escape');
    await offer.waitFor({ state: 'hidden' });
    expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
    await leave();
  });

  test('it waits for whoever is typing or has something else open', async () => {
    const { page, words, open, leave } = await newcomer(visitor);
    await open('/products');
    await page.getByRole('searchbox').fill('lotus');
    await page.waitForTimeout(LONG_ENOUGH);
    const offer = offerOn(page, visitor);
    expect(await offer.isVisible()).toBe(false);
    await page.getByRole('searchbox').blur();
    await offer.waitFor();
    await offer.getByRole('button', { name: words.fields.close, exact: true }).click();
    await offer.waitFor({ state: 'hidden' });
    await leave();
  });

  test('customers are not made it, nor who signs in, nor who has just signed out', async () => {
    const stored = { [sessionKey]: await storedSession(shop.url) };
    const { page, words, open, openTab, leave } = await newcomer(visitor, stored);
    await open('/');
    await page.waitForTimeout(LONG_ENOUGH);
    const offer = offerOn(page, visitor);
    expect(await offer.count()).toBe(0);
    await page.getByRole('banner').getByRole('button', { name: words.shell.nav.myAccount }).click();
    await page.getByRole('button', { name: words.shell.nav.logout, exact: true }).click();
    await page.getByRole('status').getByText(words.notices.auth.loggedOut.title, { exact: true }).waitFor();
    await page.waitForTimeout(LONG_ENOUGH);
    expect(await offer.count()).toBe(0);

    const door = await openTab('/auth');
    await door.waitForTimeout(LONG_ENOUGH);
    expect(await offerOn(door, visitor).count()).toBe(0);
    await leave();
  });
});
