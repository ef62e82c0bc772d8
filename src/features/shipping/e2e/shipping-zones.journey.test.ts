import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { formatMoney } from '#core/i18n/format.ts';
import type { ContentLanguage } from '#core/i18n/language.ts';
import { loadMessages } from '#core/i18n/messages.ts';
import { messagesOf, type StorefrontMessages } from '#core/i18n/storefront-messages.ts';
import { pounds } from '#core/money/money.ts';
import {
  cartKey,
  fillShipping,
  productOf,
  sessionKey,
  shippingFieldValue,
  storedAdmin,
  storedCart,
  storedSession,
} from '#features/auth/testing/users.ts';
import { priceCart } from '#features/pricing/price-cart.ts';
import { defaultRules } from '#features/pricing/pricing-rules.ts';
import type { Quote } from '#features/pricing/quote.ts';
import { figuresOf } from '#features/pricing/testing/expected-summary.ts';
import { findAccessibilityViolations } from '#tests/support/browser/accessibility-violations.ts';
import {
  drawWholePage,
  errorUnder,
  normalizeText,
  placeOrderButton,
  readFigures,
  waitForHeading,
  waitForPath,
} from '#tests/support/browser/visible-text.ts';
import {
  inEachLanguage,
  journeyVisitors,
  openShopInBrowser,
  type ShopInBrowser,
  waitForHydration,
} from '#tests/support/browser.ts';
import { saveRules } from '#tests/support/save-rules.ts';
import { testSettings } from '#tests/support/test-settings.ts';
import { shippingField } from '../../../../scripts/lib/page.ts';
import type { Governorate } from '../governorates.ts';
import { farDays, twoZones } from '../testing/shipping-zones.ts';

const shipping = twoZones();
const zonedSettings = { ...testSettings, shipping };

let shop: ShopInBrowser;

beforeAll(async () => {
  shop = await openShopInBrowser();
  const stored = await storedAdmin(shop);
  const headers = {
    'content-type': 'application/json',
    authorization: `Bearer ${JSON.parse(stored[sessionKey] ?? '').access_token}`,
  };
  const callAsAdmin = async (path: string, asking: { method?: string; body?: unknown } = {}) =>
    (
      await fetch(`${shop.url}/api${path}`, {
        ...asking,
        headers,
        body: asking.body ? JSON.stringify(asking.body) : null,
      })
    ).json();
  await saveRules(callAsAdmin, { shipping });
});

afterAll(() => shop.close());

const cup = productOf('cup-tea-01');

/** Two cups to a destination. */
const quoteTo = (destination: Governorate | null): Quote =>
  priceCart(
    { lines: [{ productId: cup.id, unitPrice: cup.price, quantity: 2 }], togetherGroups: new Map(), destination },
    { ...defaultRules, shipping },
  );

/** Rows of the summary with this quote; amounts of an unknown destination are the lowest. */
const figuresTo = (destination: Governorate | null, language: ContentLanguage) => {
  const figures = figuresOf(quoteTo(destination), { language });
  if (destination !== null) return figures;
  const { orderSummary } = messagesOf(language, zonedSettings);
  const { shipping: fee, total } = quoteTo(null);
  const from = (amount: number) => normalizeText(`${orderSummary.from} ${formatMoney(amount, language)}`);
  return { ...figures, [orderSummary.shipping]: from(fee), [orderSummary.total]: from(total) };
};

const cash = (page: Page, { checkout }: StorefrontMessages) =>
  page.getByRole('radio', { name: checkout.payment.methods.cash_on_delivery.name });

/** Position of an element on the page, in CSS pixels from its top. */
const topOf = (page: Page, name: string) =>
  page.locator(`[name=${name}]`).evaluate((field) => Math.round(field.getBoundingClientRect().top + scrollY));

/** Lists the requested chunks of the governorate finder. */
const finderOf = (page: Page): string[] => {
  const requested: string[] = [];
  page.on('request', (request) => {
    if (/find-(?:destination|governorate)/u.test(request.url())) requested.push(request.url());
  });
  return requested;
};

describe.each(journeyVisitors(import.meta.url))(inEachLanguage, (visitor) => {
  const { language } = visitor;
  const other = language === 'ar' ? 'en' : 'ar';
  const aswan = { ar: 'أسوان', en: 'Aswan' };

  test('cart and product page show lowest fees, and the checkout shows fee and days of the entered city', async () => {
    const stored = { [cartKey]: storedCart({ [cup.id]: 2 }, language), [sessionKey]: await storedSession(shop.url) };
    const visit = await shop.visit(visitor, { stored });
    const { page, t, faults, open } = visit;
    const requested = finderOf(page);
    const { choice, governorates, deliveredTo, promise, unknown } = await loadMessages(
      'governorates',
      language,
      zonedSettings,
    );
    const { promises } = await loadMessages('productDetails', language, zonedSettings);

    await open(`/product/${cup.id}`);
    await page.getByText(promises.shipping.text, { exact: true }).waitFor();
    expect(normalizeText(promises.shipping.text)).toContain(normalizeText(formatMoney(pounds(60), language)));

    await open('/cart');
    await expect.poll(() => readFigures(page)).toMatchObject(figuresTo(null, language));

    expect(requested).toEqual([]);
    await open('/checkout');
    await waitForHeading(page, t.checkout.title);
    await fillShipping(page, t, { ...shippingFieldValue[language], city: '', postalCode: '81511' });
    await expect.poll(() => readFigures(page)).toMatchObject(figuresTo(null, language));
    await page.getByText(choice.hint, { exact: true }).waitFor();

    const city = shippingField(page, t, 'city');
    for (const cityName of [aswan[other], aswan[language]]) {
      await city.fill('');
      await city.pressSequentially(cityName);
      await page.getByText(deliveredTo({ name: governorates.aswan, days: farDays }), { exact: true }).waitFor();
      await expect.poll(() => readFigures(page)).toMatchObject(figuresTo('aswan', language));
    }
    expect(await page.getByLabel(choice.label, { exact: true }).count()).toBe(0);
    expect(requested).not.toEqual([]);

    expect(await cash(page, t).isDisabled()).toBe(true);
    await page.getByText(t.validation['payment.cashOnDelivery'], { exact: true }).waitFor();
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await placeOrderButton(page, t).click();
    const transfer = page.getByRole('radio', { name: t.checkout.payment.methods.bank_transfer.name });
    expect(await transfer.evaluate((radio) => radio === document.activeElement)).toBe(true);
    await transfer.check();

    await city.fill('القاهرة');
    await shippingField(page, t, 'postalCode').fill('11511');
    await expect.poll(() => readFigures(page)).toMatchObject(figuresTo('cairo', language));
    expect(await cash(page, t).isEnabled()).toBe(true);

    // an unknown city has the fee of the default zone, and the page states it
    await city.fill('بلدة الزهور البعيدة');
    await page.getByText(unknown({ zone: twoZones().defaultZone.name[language] }), { exact: true }).waitFor();
    await expect.poll(() => readFigures(page)).toMatchObject(figuresTo('cairo', language));
    expect(await cash(page, t).isEnabled()).toBe(true);
    expect(await findAccessibilityViolations(page)).toEqual([]);

    // the postal code of Cairo contradicts this city
    await city.fill(aswan[language]);
    const before = [await topOf(page, 'city'), await topOf(page, 'postalCode')];
    await placeOrderButton(page, t).click();
    const governorate = page.getByLabel(choice.label, { exact: true });
    expect(await errorUnder(governorate)).toBe(t.validation['shipping.governorate']);
    expect(await governorate.evaluate((field) => field === document.activeElement)).toBe(true);
    expect([await topOf(page, 'city'), await topOf(page, 'postalCode')]).toEqual(before);
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await governorate.selectOption('luxor');
    await page.getByText(deliveredTo({ name: governorates.luxor, days: farDays }), { exact: true }).waitFor();
    await expect.poll(() => readFigures(page)).toMatchObject(figuresTo('luxor', language));

    // the choice survives a reload
    await page.reload();
    await waitForHydration(page);
    await page.getByText(deliveredTo({ name: governorates.luxor, days: farDays }), { exact: true }).waitFor();
    await expect.poll(() => governorate.inputValue()).toBe('luxor');
    await placeOrderButton(page, t).click();
    await waitForPath(page, /^\/order-confirmation\//);
    await page.getByText(t.confirmation.window({ days: farDays }), { exact: true }).waitFor();
    const { rows } = await shop.database.pool.query(
      'select total, shipping_zone, shipping_info from orders order by created_at desc limit 1',
    );
    expect(rows[0]).toMatchObject({
      total: quoteTo('luxor').total,
      shipping_zone: { name: { en: 'Upper Egypt' }, days: farDays },
      shipping_info: { city: aswan[language], governorate: 'luxor' },
    });

    // the device has stored the destination
    await open(`/product/${cup.id}`);
    await drawWholePage(page);
    await page.mouse.wheel(0, 800);
    const deliveryPromise = promise({
      name: governorates.luxor,
      fee: formatMoney(pounds(120), language),
      days: farDays,
    });
    await page.getByText(deliveryPromise.text, { exact: true }).waitFor();
    await page.getByText(deliveryPromise.title, { exact: true }).waitFor();
    expect(faults).toEqual([]);
    await visit.leave();
  });

  test('a saved address sets the destination, and an uncertain city reveals the governorate field during input', async () => {
    const session = await storedSession(shop.url);
    const home = { label: 'home', fullName: 'Nadia Hussein', phone: '+201012345678', address: '12 Al-Muizz Street' };
    await fetch(`${shop.url}/api/saved-addresses`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${JSON.parse(session).access_token}` },
      body: JSON.stringify({ ...home, city: 'Luxor', postalCode: '85111', isDefault: true }),
    });
    const stored = { [cartKey]: storedCart({ [cup.id]: 2 }, language), [sessionKey]: session };
    const { page, t, open, leave, faults } = await shop.visit(visitor, { stored });
    const { choice, governorates, deliveredTo } = await loadMessages('governorates', language, zonedSettings);
    await open('/checkout');
    await page.getByText(deliveredTo({ name: governorates.luxor, days: farDays }), { exact: true }).waitFor();
    await expect.poll(() => readFigures(page)).toMatchObject(figuresTo('luxor', language));

    await page.getByRole('radio', { name: t.checkout.newAddress }).check();
    const city = shippingField(page, t, 'city');
    await city.pressSequentially('السلام');
    await page.getByLabel(choice.label, { exact: true }).waitFor();
    expect(await city.evaluate((field) => field === document.activeElement)).toBe(true);
    expect(await city.inputValue()).toBe('السلام');
    await city.fill('Giza');
    await page.getByLabel(choice.label, { exact: true }).waitFor({ state: 'detached' });
    await expect.poll(() => readFigures(page)).toMatchObject(figuresTo('giza', language));
    expect(faults).toEqual([]);
    await leave();
  });

  test('the cart shows fee and days of the destination stored on the device', async () => {
    const stored = { [cartKey]: storedCart({ [cup.id]: 2 }, language), 'lazaward-destination': 'aswan' };
    const { page, open, leave, faults } = await shop.visit(visitor, { stored });
    const { governorates, deliveredTo } = await loadMessages('governorates', language, zonedSettings);
    const requested = finderOf(page);
    await open('/cart');
    await page.getByText(deliveredTo({ name: governorates.aswan, days: farDays }), { exact: true }).waitFor();
    expect(await readFigures(page)).toMatchObject(figuresTo('aswan', language));
    expect(requested).toEqual([]);
    expect(faults).toEqual([]);
    await leave();
  });
});
