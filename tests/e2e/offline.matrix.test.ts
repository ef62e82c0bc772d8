import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { loadMessages } from '#core/i18n/messages.ts';
import { serverTexts } from '#core/i18n/server-texts.ts';
import { messagesOf } from '#core/i18n/storefront-messages.ts';
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
import { shippingField } from '../../scripts/lib/page.ts';
import {
  cartLink,
  normalizeText,
  placeOrderButton,
  readFigures,
  toastText,
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

// an aborted test may have left the shop stopped
beforeEach(() => shop.start());

afterAll(async () => {
  await browser.close();
  await shop.close();
});

/** Opens a product page with the service worker enabled, and waits for the worker. */
const openWithServiceWorker = async (visitor: Visitor, stored: Readonly<Record<string, string>> = {}) => {
  const visit = await startVisit(browser, shop.url, visitor, { stored, isKeptOpen: true });
  const messages = await loadMessages('offline', visitor.language, testSettings);
  await visit.open('/product/cup-tea-01');
  await waitForServiceWorker(visit.page);
  return { ...visit, messages };
};

type OfflineVisit = Awaited<ReturnType<typeof openWithServiceWorker>>;

const nameOf = (id: string, { language }: Visitor) => productOf(id).name[language];
const note = ({ page }: OfflineVisit, text: string) => page.getByRole('status').getByText(text, { exact: true });

/** Checks which pages open offline, and that the others show the offline message. */
const checkOfflinePages = async (visit: OfflineVisit) => {
  const { page, t, messages, open } = visit;
  await open('/product/cup-tea-01');
  await waitForHeading(page, nameOf('cup-tea-01', visit));
  expect(
    await page
      .locator('main img')
      .first()
      .evaluate((img: HTMLImageElement) => img.decode().then(() => true)),
  ).toBe(true);
  await note(visit, messages.header).waitFor();
  await page.goto('/account');
  await waitForHeading(page, messages.unseen.title);
  await open('/cart');
  await waitForHeading(page, t.cart.title);
};

/**
 * Asks the service worker whether its last request reached the shop, as an idle page does. It has made no request
 * since, and answers yes.
 */
const queryWorker = async (page: Page): Promise<void> => {
  const isLost = page.evaluate(
    () =>
      new Promise((resolve) => {
        navigator.serviceWorker.addEventListener('message', ({ data }) => resolve(data.isLost), { once: true });
        navigator.serviceWorker.controller?.postMessage({}, []);
      }),
  );
  expect(await isLost).toBe(false);
};

describe.each(twoVisitors)(inEachLanguage, (visitor) => {
  const testOnce = alternateTests(visitor, test);

  testOnce('visited pages open without a network, in the language of the visit', async () => {
    const visit = await openWithServiceWorker(visitor);
    const { page, context, t, messages, open, leave } = visit;
    // client-side navigation has not requested the page by its URL
    await page.getByRole('navigation', { name: t.layout.nav.breadcrumb }).getByRole('link').last().click();
    await waitForHeading(page, t.catalogue.categories.cups);
    await waitForServiceWorker(page);
    await context.setOffline(true);
    await note(visit, messages.header).waitFor();
    await checkOfflinePages(visit);
    await open('/products/cups');
    await waitForHeading(page, t.catalogue.categories.cups);

    await page
      .getByRole('main')
      .getByRole('link', { name: nameOf('cup-tea-02', visit), exact: true })
      .click();
    await waitForHeading(page, messages.unseen.title);
    expect(await page.locator('html').getAttribute('lang')).toBe(visitor.language);
    await context.setOffline(false);
    await waitForHeading(page, nameOf('cup-tea-02', visit));
    expect(await page.locator('#connection').textContent()).toBe('');
    await leave();
  });

  testOnce('the offline page goes on to the page if the network is back before its scripts run', async () => {
    const { page, leave } = await startVisit(browser, shop.url, visitor);
    await page.goto('/offline?to=%2Fproducts%2Fcups');
    await waitForPath(page, '/products/cups');
    await leave();
  });

  testOnce('pages of the other language are neither offered nor mixed in offline', async () => {
    const visit = await openWithServiceWorker(visitor);
    const { page, context, t, messages, open, leave } = visit;
    const other = visitor.language === 'ar' ? 'en' : 'ar';
    const toOther = () => page.goto(`/lang/${other}?to=${encodeURIComponent('/product/cup-tea-01')}`);
    await context.setOffline(true);
    await toOther();
    await waitForHeading(page, messages.language.title);
    await page.getByRole('link', { name: messages.language.back }).click();
    await waitForHeading(page, nameOf('cup-tea-01', visit));

    await toOther();
    await waitForHeading(page, messages.language.title);
    await context.setOffline(false);
    await waitForHeading(page, nameOf('cup-tea-01', { ...visitor, language: other }));
    // cached in both languages now; this one only in the first
    await open('/about');
    await waitForHeading(page, serverTexts(other, testSettings).about.hero.title);
    await page.goto(`/lang/${visitor.language}?to=/contact`);
    await waitForHeading(page, serverTexts(visitor.language, testSettings).contact.hero.title);
    await context.setOffline(true);
    await page.goto('/about');
    await waitForHeading(page, messages.unseen.title);
    expect(await page.locator('html').getAttribute('lang')).toBe(visitor.language);
    await open('/cart');
    await waitForHeading(page, t.cart.title);
    await leave();
  });

  testOnce('the cart opens and can be changed offline, and says that its prices are the last known', async () => {
    const stored = { [cartKey]: storedCart({ 'plate-lotus-01': 1 }, visitor.language) };
    const visit = await openWithServiceWorker(visitor, stored);
    const { page, context, t, messages, open, leave } = visit;
    await open('/cart');
    await page.getByRole('link', { name: nameOf('plate-lotus-01', visit), exact: true }).waitFor();
    await context.setOffline(true);

    await open('/product/cup-tea-01');
    await page.getByRole('main').getByRole('button', { name: t.catalogue.addToCart }).first().click();
    await cartLink(page, t, 2).waitFor();
    await open('/cart');
    await note(visit, messages.cartProducts).waitFor();
    const line = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('link', { name: nameOf('cup-tea-01', visit) }) });
    const before = await readFigures(page);
    await line.getByRole('button', { name: t.catalogue.increase }).first().click();
    await cartLink(page, t, 3).waitFor();
    expect(await readFigures(page)).not.toEqual(before);
    await page.getByRole('link', { name: nameOf('plate-lotus-01', visit), exact: true }).waitFor();

    await context.setOffline(false);
    await note(visit, messages.cartProducts).waitFor({ state: 'detached' });
    await leave();
  });

  testOnce('an order sent offline waits for the customer and is placed once', async () => {
    const customer = newCustomer();
    const visit = await openWithServiceWorker(visitor, await readyToOrder(visitor, customer));
    const { page, context, t, messages, open, leave } = visit;
    await open('/checkout');
    await fillShipping(page, t, shippingFieldValue[visitor.language]);
    await context.setOffline(true);
    await note(visit, messages.form).waitFor();
    await placeOrderButton(page, t).click();
    expect(await toastText(page, messages.waiting.title)).toBe(normalizeText(messages.waiting.text));
    expect(context.pages()).toHaveLength(1);
    expect(await ordersOf(shop.database, customer.email)).toHaveLength(0);

    // even a reload keeps the input
    await open('/checkout');
    expect(await shippingField(page, t, 'city').inputValue()).toBe(shippingFieldValue[visitor.language].city);
    await placeOrderButton(page, t).click();
    await toastText(page, messages.waiting.title);
    await context.setOffline(false);
    expect(await toastText(page, messages.returned.title)).toBe(normalizeText(messages.returned.text));
    expect(await ordersOf(shop.database, customer.email)).toHaveLength(0);
    await page.getByRole('button', { name: t.fields.close, exact: true }).click();
    await placeOrderButton(page, t).click();
    await waitForHeading(page, t.confirmation.title);
    expect(await ordersOf(shop.database, customer.email)).toHaveLength(1);
    await leave();
  });

  testOnce('an order sent while the server is down waits for the customer and is placed once', async () => {
    const customer = newCustomer();
    const visit = await openWithServiceWorker(visitor, await readyToOrder(visitor, customer));
    const { page, t, messages, open, leave } = visit;
    await open('/checkout');
    await fillShipping(page, t, shippingFieldValue[visitor.language]);
    // killed: the page might not notice a graceful stop before the button is pressed
    await shop.kill();
    await placeOrderButton(page, t).click();
    await page.getByRole('alert').getByText(t.notices.checkout.failed.body, { exact: true }).waitFor();
    await note(visit, messages.form).waitFor();
    await queryWorker(page);
    expect(await note(visit, messages.form).isVisible()).toBe(true);
    await checkOfflinePages(visit);
    await page.getByRole('link', { name: nameOf('cup-tea-01', visit), exact: true }).waitFor();
    await open('/checkout');
    await note(visit, messages.form).waitFor();
    await shop.start();
    await note(visit, messages.form).waitFor({ state: 'detached' });
    await placeOrderButton(page, t).click();
    await waitForPath(page, /^\/order-confirmation\//);
    expect(await ordersOf(shop.database, customer.email)).toHaveLength(1);
    await leave();
  });

  testOnce('a contact message sent offline waits for the visitor and is sent once', async () => {
    const visit = await openWithServiceWorker(visitor);
    const { page, context, t, messages, open, leave } = visit;
    await open('/contact');
    const { form } = serverTexts(visitor.language, testSettings).contact;
    const { fields } = messagesOf(visitor.language, testSettings);
    const main = page.getByRole('main');
    await main.getByRole('textbox', { name: fields.name }).fill('Nadia');
    await main.getByRole('textbox', { name: fields.email }).fill('nadia@example.com');
    await main.getByRole('textbox', { name: form.subject }).fill('A plate');
    await main.getByRole('textbox', { name: form.message }).fill('Is the lotus plate coming back?');
    await context.setOffline(true);
    await main.getByRole('button', { name: form.send }).click();
    await toastText(page, messages.waiting.title);
    const { rows } = await shop.database.pool.query('select count(*)::int as messages from contact_messages');
    await context.setOffline(false);
    await toastText(page, messages.returned.title);
    await main.getByRole('button', { name: form.send }).click();
    await toastText(page, t.notices.contact.sent.title);
    const after = await shop.database.pool.query('select count(*)::int as messages from contact_messages');
    expect(after.rows[0].messages).toBe(rows[0].messages + 1);
    await leave();
  });
});

test('personal data is never cached', async () => {
  const [visitor] = twoVisitors;
  if (!visitor) throw new Error('There is no visitor');
  const { page, open, leave } = await openWithServiceWorker(visitor, await readyToOrder(visitor, newCustomer()));
  await open('/account');
  await page.waitForLoadState('networkidle');
  const cached = await page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(cached.length).toBeGreaterThan(20);
  expect(
    cached.filter((path) => /account|admin|auth|order|^\/api|healthz/.test(path.replace(/^\/assets\/.*/, ''))),
  ).toEqual([]);
  await leave();
});

const readyToOrder = async ({ language }: Visitor, customer: ReturnType<typeof newCustomer>) => ({
  [cartKey]: storedCart({ 'cup-tea-01': 2 }, language),
  [sessionKey]: await storedSession(shop.url, customer),
});
