import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { loadMessages } from '#core/i18n/messages.ts';
import {
  cartKey,
  fillShipping,
  newCustomer,
  productOf,
  sessionKey,
  shippingFieldValue,
  storedCart,
  storedSession,
} from '#features/auth/testing/users.ts';
import { ordersOf } from '#features/orders/testing/orders.ts';
import { shippingField, shippingFields } from '../../scripts/lib/page.ts';
import {
  cartLink,
  closeCartDrawer,
  placeOrderButton,
  waitForHeading,
  waitForPath,
} from '../support/browser/visible-text.ts';
import {
  alternateTests,
  inEachLanguage,
  openBrowser,
  startVisit,
  twoVisitors,
  type Visitor,
} from '../support/browser.ts';
import { waitForServiceWorker } from '../support/service-worker.ts';
import { type BreakableShop, startRestartableShop } from '../support/shop/restartable-shop.ts';
import { testSettings } from '../support/test-settings.ts';

let shop: BreakableShop;
let browser: Browser;

beforeAll(async () => {
  [shop, browser] = await Promise.all([startRestartableShop(), openBrowser()]);
});

beforeEach(async () => {
  await shop.stop();
  await shop.start();
});

afterAll(async () => {
  await browser.close();
  await shop.close();
});

/** Builds the shop again while a customer uses it. */
const rebuild = async () => {
  await shop.stop();
  await shop.start('tests/support/shop/next-version-shop.ts');
};

/** Version of the worker that controls this page; the built one sends none. */
const versionOn = (page: Page): Promise<string> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        const worker = navigator.serviceWorker;
        worker.addEventListener('message', ({ data }) => data.version && resolve(data.version));
        worker.startMessages();
        worker.controller?.postMessage('version', []);
        setTimeout(resolve, 1000, 'built');
      }),
  );

/**
 * Checks for a newer worker, as a browser does with the next navigation, and waits until it controls this page. It may do
 * so already: an idle page checks too.
 */
const waitForNewWorker = async (page: Page): Promise<void> => {
  const browserOf = await page.context().newCDPSession(page);
  await browserOf.send('ServiceWorker.enable');
  // a worker whose installation failed is retried
  const isWaiting = () =>
    page.evaluate(async () => {
      const workers = await navigator.serviceWorker.ready;
      await workers.update();
      return workers.waiting !== null;
    });
  const look = async () => {
    // after a recent request the old worker stays alive for minutes; a browser may stop it at any time
    if (await isWaiting()) await browserOf.send('ServiceWorker.stopAllWorkers');
    return versionOn(page);
  };
  await expect.poll(look).toBe('newer');
};

const mark = (page: Page) => page.evaluate(() => Object.assign(window, { isSame: true }));
const isSame = (page: Page) => page.evaluate(() => 'isSame' in window);

/** Opens the shop with its service worker, and with two cups in the cart. */
const openWithServiceWorker = async (visitor: Visitor, stored: Readonly<Record<string, string>> = {}) => {
  const cart = storedCart({ 'cup-tea-01': 2 }, visitor.language);
  const visit = await startVisit(browser, shop.url, visitor, {
    stored: { [cartKey]: cart, ...stored },
    isKeptOpen: true,
  });
  await visit.open('/product/cup-tea-01');
  await waitForServiceWorker(visit.page);
  return { ...visit, messages: await loadMessages('offline', visitor.language, testSettings) };
};

describe.each(twoVisitors)(inEachLanguage, (visitor) => {
  const testOnce = alternateTests(visitor, test);

  testOnce('a newer service worker takes over under an open page, which stays as it is, with its cart', async () => {
    const { page, t, context, faults, openTab, leave } = await openWithServiceWorker(visitor);
    const other = await openTab('/cart');
    expect(await versionOn(page)).toBe('built');
    await mark(page);
    await mark(other);
    await rebuild();
    faults.length = 0;
    await waitForNewWorker(page);
    await expect.poll(() => versionOn(other)).toBe('newer');
    expect([await isSame(page), await isSame(other)]).toEqual([true, true]);

    const name = (id: string) => productOf(id).name[visitor.language];
    await page.getByRole('main').getByRole('button', { name: t.catalogue.addToCart }).first().click();
    await cartLink(page, t, 3).waitFor();
    await cartLink(other, t, 3).waitFor();
    await closeCartDrawer(page);
    await page
      .getByRole('main')
      .getByRole('link', { name: name('cup-tea-02'), exact: true })
      .first()
      .click();
    await waitForHeading(page, name('cup-tea-02'));
    expect(await isSame(page)).toBe(true);
    expect(faults).toEqual([]);

    // what the previous worker has cached opens without a network
    await context.setOffline(true);
    await page.goto('/product/cup-tea-01');
    await waitForHeading(page, name('cup-tea-01'));
    await cartLink(page, t, 3).waitFor();
    await leave();
  });

  testOnce('a form that waited during a new build is sent once through the newer service worker', async () => {
    const customer = newCustomer();
    const stored = { [sessionKey]: await storedSession(shop.url, customer) };
    const { page, t, messages, open, leave } = await openWithServiceWorker(visitor, stored);
    await open('/checkout');
    await fillShipping(page, t, shippingFieldValue[visitor.language]);
    await mark(page);
    await shop.kill();
    await placeOrderButton(page, t).click();
    const note = page.getByRole('status').getByText(messages.form, { exact: true });
    await note.waitFor();
    await shop.start('tests/support/shop/next-version-shop.ts');
    await note.waitFor({ state: 'detached' });
    await waitForNewWorker(page);
    expect(await isSame(page)).toBe(true);
    const values = await Promise.all(shippingFields.map((each) => shippingField(page, t, each).inputValue()));
    expect(values.every((value) => value !== '')).toBe(true);
    expect(await shippingField(page, t, 'address').inputValue()).toBe(shippingFieldValue[visitor.language].address);
    expect(await ordersOf(shop.database, customer.email)).toHaveLength(0);
    await placeOrderButton(page, t).click();
    await waitForPath(page, /^\/order-confirmation\//);
    expect(await ordersOf(shop.database, customer.email)).toHaveLength(1);
    await leave();
  });
});
