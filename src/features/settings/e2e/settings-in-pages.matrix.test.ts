// starts first: takes a minute or more
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { formatMoney } from '#core/i18n/format.ts';
import { loadMessages } from '#core/i18n/messages.ts';
import { serverTexts } from '#core/i18n/server-texts.ts';
import { messagesOf } from '#core/i18n/storefront-messages.ts';
import {
  cartKey,
  newCustomer,
  productOf,
  sessionKey,
  storedAdmin,
  storedCart,
  storedSession,
} from '#features/auth/testing/users.ts';
import { orderInputFor } from '#features/orders/testing/orders.ts';
import { withTax } from '#features/pricing/tax-policy.ts';
import { drawWholePage, normalizeText, waitForHeading } from '#tests/support/browser/visible-text.ts';
import { openShopInBrowser, type ShopInBrowser, twoVisitors, type Visitor, visitors } from '#tests/support/browser.ts';
import { changeSettings } from '#tests/support/change-settings.ts';
import { changed, changes } from '#tests/support/changed-settings.ts';
import { allMessages } from '#tests/support/mail/dev-mailbox.ts';
import { testSettings } from '#tests/support/test-settings.ts';

let shop: ShopInBrowser;
let change: (settings: Parameters<typeof changeSettings>[1]) => Promise<void>;
let admin: Readonly<Record<string, string>>;
beforeAll(async () => {
  shop = await openShopInBrowser();
  admin = await storedAdmin(shop);
  const callApi = createApiClient(admin[sessionKey] ?? '');
  change = (settings) => changeSettings(callApi, settings);
});
afterAll(() => shop.close());

const textOf = async (page: Page): Promise<string> => normalizeText(await page.locator('body').innerText());

/** Text of a price with tax. */
const taxed = (price: number, { language }: Pick<Visitor, 'language'>, settings = testSettings): string =>
  normalizeText(
    messagesOf(language, settings).catalogue.withTax({
      price: formatMoney(withTax(price, settings.tax), language),
    }),
  );

/** Returns the layout shifts of the page since its load. */
const shiftsOf = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let moved = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) moved += Number(Reflect.get(entry, 'value'));
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(moved), 500);
      }),
  );

describe.each(twoVisitors)('with the settings of a new shop, $language on $width px', (visitor) => {
  test('each price of a product page is followed by the price with tax, but no card has one', async () => {
    const { page, open, faults, leave } = await shop.visit(visitor);
    const { price } = productOf('cup-tea-01');
    await open('/product/cup-tea-01');
    expect(await shiftsOf(page)).toBeLessThan(0.01);
    await drawWholePage(page);
    const main = page.getByRole('main');
    await expect.poll(async () => normalizeText(await main.innerText())).toContain(taxed(price, visitor));
    const related = main.getByRole('article').first();
    await related.waitFor();
    const word = messagesOf(visitor.language, testSettings).catalogue.withTax({ price: '' }).trim();
    expect(await related.innerText()).not.toContain(word);
    expect(
      await main
        .locator('section', { has: page.locator('s.was') })
        .first()
        .innerText(),
    ).toContain(word);
    expect(faults).toEqual([]);
    await leave();
  });

  test('the cart displays line prices, line totals and the total with tax', async () => {
    const stored = { [cartKey]: storedCart({ 'cup-tea-01': 3 }, visitor.language) };
    const { page, open, t, leave } = await shop.visit(visitor, { stored });
    const { price } = productOf('cup-tea-01');
    await open('/cart');
    await page.getByText(t.orderSummary.totalWithTax, { exact: true }).waitFor();
    const text = await textOf(page);
    expect(text).toContain(taxed(price, visitor));
    expect(text).toContain(taxed(price * 3, visitor));
    await leave();
  });

  test('no page displays prices with tax when they are turned off or the tax is 0', async () => {
    const stored = { [cartKey]: storedCart({ 'cup-tea-01': 3 }, visitor.language) };
    const { page, open, t, language, leave } = await shop.visit(visitor, { stored });
    const word = t.catalogue.withTax({ price: '' }).trim();
    for (const tax of [{ display: 'nowhere' }, { display: 'everywhere', percent: 0 }] as const) {
      await change({ tax });
      for (const path of ['/product/cup-tea-01', '/cart', '/products/cups']) {
        await open(path);
        await page
          .getByText(normalizeText(formatMoney(productOf('cup-tea-01').price, language)))
          .first()
          .waitFor();
        await drawWholePage(page);
        expect(await textOf(page), path).not.toContain(word);
      }
    }
    await change({ tax: testSettings.tax });
    await leave();
  });
});

describe('with changed settings', () => {
  beforeAll(() => change(changes));

  test.each(visitors)('$language on $width px: every page has the announcement and the name', async (visitor) => {
    const { page, open, language, width, faults, leave } = await shop.visit(visitor);
    const { layout } = messagesOf(language, changed);
    const bar = page.getByRole('complementary', { name: layout.announcementLabel });
    for (const path of ['/', '/products', '/product/cup-tea-01', '/contact', '/cart', '/about', '/nowhere']) {
      await open(path);
      const link = bar.getByRole('link', { name: changes.announcement.text[language], exact: true });
      expect(await link.getAttribute('href')).toBe('/contact');
      const height = (await bar.boundingBox())?.height ?? 0;
      expect(height, path).toBeLessThanOrEqual(width < 768 ? 62 : 41);
      expect(await page.title(), path).toContain(changes.facts.name[language]);
      const header = page.getByRole('banner');
      expect(await header.innerText(), path).toContain(changes.facts.name[language]);
      expect(await page.getByRole('contentinfo').textContent(), path).toContain(changes.facts.name[language]);
      // products may have the colour of the stone
      if (!path.startsWith('/product/')) expect(await page.content(), path).not.toMatch(/Lazaward|(?<!\p{L})لازورد/u);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      expect(await shiftsOf(page), path).toBeLessThan(0.01);
    }
    expect(faults.filter((fault) => !fault.includes('/nowhere'))).toEqual([]);
    await leave();
  });

  test.each(twoVisitors)(
    '$language on $width px: cards display the price with tax, at equal heights',
    async (visitor) => {
      const { page, open, leave } = await shop.visit(visitor);
      await open('/products/cups');
      const cards = page.getByRole('main').getByRole('article');
      const word = messagesOf(visitor.language, changed).catalogue.withTax({ price: '' }).trim();
      const lines = cards.locator('p').filter({ hasText: word });
      const heights = await lines.evaluateAll((elements) => elements.map((line) => line.clientHeight));
      expect(heights.length).toBeGreaterThan(2);
      expect(new Set(heights).size).toBe(1);
      const card = cards.filter({ has: page.locator('a[href="/product/cup-tea-01"]') });
      expect(normalizeText(await card.innerText())).toContain(taxed(productOf('cup-tea-01').price, visitor, changed));
      await leave();
    },
  );

  test.each(twoVisitors)('$language: no page mentions disabled offers, and no dialog opens', async (visitor) => {
    const stored = {
      [cartKey]: storedCart({ 'cup-tea-01': 1, 'plate-lotus-01': 1, 'set-tea-01': 1 }, visitor.language),
    };
    const { page, open, language, leave } = await shop.visit(visitor, { showsOffer: true, stored });
    const before = messagesOf(language, testSettings);
    const { home } = serverTexts(language, testSettings);
    const percent = /(?<!\d)0%|(?<!\p{Nd})٠٪/u;
    for (const path of ['/', '/cart', '/auth?tab=signup', '/product/cup-tea-01']) {
      await open(path);
      await drawWholePage(page);
      // twice the delay of the dialog
      await page.waitForTimeout(4000);
      const text = await textOf(page);
      expect(await page.getByRole('dialog').count(), path).toBe(0);
      expect(text, path).not.toMatch(percent);
      for (const sentence of [home.promo.title, home.promo.text, before.cart.offer.activeTitle, before.auth.panel.text])
        expect(text, path).not.toContain(normalizeText(sentence));
    }
    await leave();
  });

  test.each(twoVisitors)(
    '$language: a claim of 0 reviews is not displayed, and products bought together still are',
    async (visitor) => {
      const { page, open, language, leave } = await shop.visit(visitor);
      const t = messagesOf(language, changed);
      await open('/product/cup-tea-02');
      await drawWholePage(page);
      await page.getByRole('button', { name: t.productDetails.together.addAll, exact: true }).waitFor();
      expect(await page.locator('a[href="#reviews"]').count()).toBe(0);
      const together = page.locator('section', {
        has: page.getByRole('heading', { name: t.productDetails.together.title, exact: true }),
      });
      expect(await together.locator('s').count()).toBe(0);
      await leave();
    },
  );

  test.each(twoVisitors)(
    '$language: a cart line above a lowered limit has an error and can be reduced',
    async (visitor) => {
      const stored = { [cartKey]: storedCart({ 'cup-tea-01': 8 }, visitor.language) };
      const { page, open, language, leave } = await shop.visit(visitor, { stored });
      const { cart, catalogue, notices } = messagesOf(language, changed);
      await open('/cart');
      await page.getByText(cart.changes.aboveMaximum, { exact: true }).waitFor();
      await page.getByText(cart.notBuyable, { exact: true }).locator('visible=true').waitFor();
      await page.getByRole('button', { name: catalogue.decrease, exact: true }).click();
      await expect.poll(() => quantityIn(page)).toBe(7);
      await page.getByRole('button', { name: cart.changes.takeMaximum, exact: true }).click();
      await expect.poll(() => quantityIn(page)).toBe(5);
      await page.getByRole('link', { name: cart.checkout, exact: true }).locator('visible=true').waitFor();
      await page.getByRole('button', { name: catalogue.increase, exact: true }).click({ force: true });
      await page.getByText(notices.cart.limitExceeded.body, { exact: true }).waitFor();
      expect(await quantityIn(page)).toBe(5);
      await leave();
    },
  );

  test.each(twoVisitors)('$language: the contact page and mails have the new store details', async (visitor) => {
    const { page, open, language, leave } = await shop.visit(visitor);
    await open('/contact');
    await waitForHeading(page, serverTexts(language, changed).contact.hero.title);
    const main = page.getByRole('main');
    expect(await main.locator(`a[href="tel:${changes.facts.phone}"]`).count()).toBe(1);
    expect(await main.locator(`a[href^="mailto:${changes.facts.email}"]`).count()).toBeGreaterThan(0);

    const customer = newCustomer();
    await storedSession(shop.url, customer);
    const mail = async () =>
      (await allMessages(shop.shop)).find(({ to, kind }) => kind === 'mail' && to === customer.email);
    // the accounts service uses the language of the device, because this request has none
    const { welcome } = serverTexts('ar', changed).mail;
    await expect.poll(async () => (await mail())?.subject).toBe(welcome.subject);
    const html = (await mail())?.html ?? '';
    expect(html).toContain(changes.facts.name.ar);
    expect(html).not.toContain(welcome.below);
    await leave();
  });

  test.each(twoVisitors)('$language: a packing slip has the tax registration number', async (visitor) => {
    const orderNumber = await ordered();
    const { page, language, leave } = await shop.visit(visitor, { stored: admin });
    const { packingSlip } = await loadMessages('admin', language, changed);
    await page.goto(`/admin/orders/${orderNumber}/packing-slip?in=${language}`);
    const slip = page.getByRole('article').filter({ hasText: orderNumber });
    await slip.waitFor();
    const text = normalizeText(await slip.innerText());
    expect(text).toContain(`${packingSlip.taxNumber} ${changes.facts.taxNumber}`);
    expect(text).toContain(changes.facts.name[language]);
    await leave();
  });
});

/** Calls the API of the shop with a stored session. */
const createApiClient =
  (session: string) =>
  async (path: string, options?: { readonly method: string; readonly body: unknown }): Promise<{ body: unknown }> => {
    const response = await fetch(`${shop.url}/api${path}`, {
      method: options?.method ?? 'GET',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${JSON.parse(session).access_token}` },
      ...(options ? { body: JSON.stringify(options.body) } : {}),
    });
    return { body: await response.json() };
  };

/** Places an order of one plate and returns its number. */
const ordered = async (): Promise<string> => {
  const callApi = createApiClient(await storedSession(shop.url));
  const placeOrder = (expectedTotal: number) =>
    callApi('/orders', { method: 'POST', body: orderInputFor({ expectedTotal }) }) as Promise<{ body: Placed }>;
  const { total } = (await placeOrder(0)).body.data;
  return (await placeOrder(total)).body.orderNumber;
};

type Placed = { readonly orderNumber: string; readonly data: { readonly total: number } };

/** Quantity of the only line of the stored cart. */
const quantityIn = (page: Page): Promise<number> =>
  page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? '[]')[0]?.quantity, cartKey);
