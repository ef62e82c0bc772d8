import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { formatAmount } from '#core/i18n/format.ts';
import { loadMessages } from '#core/i18n/messages.ts';
import type { StorefrontMessages } from '#core/i18n/storefront-messages.ts';
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
import { postalCodeHint } from '#features/shipping/governorates.ts';
import {
  asRead,
  placeOrderButton,
  toastText,
  waitForHeading,
  waitForPath,
} from '#tests/support/browser/visible-text.ts';
import {
  alternateTests,
  inEachLanguage,
  openShopInBrowser,
  type ShopInBrowser,
  twoVisitors,
  type Visitor,
  waitForHydration,
} from '#tests/support/browser.ts';
import { errorText } from '#tests/support/error-text.ts';
import { testSettings } from '#tests/support/test-settings.ts';
import { shippingField } from '../../../../scripts/lib/page.ts';

let shop: ShopInBrowser;

beforeAll(async () => {
  shop = await openShopInBrowser();
});

afterAll(() => shop.close());

const home = {
  label: 'المنزل',
  fullName: 'نادية حسين',
  phone: '+201012345678',
  address: '١٢ شارع المعز لدين الله',
  city: 'القاهرة',
  postalCode: '11511',
  isDefault: true,
};
const mother = { ...home, label: 'Mother', fullName: 'Nawal', address: '3 Corniche Road', isDefault: false };

/** Opens the checkout with two cups, as a customer with these saved addresses. */
const addToCartAndOpen = async (
  visitor: Visitor,
  addresses: readonly object[],
  isKnown: Promise<void> | null = null,
) => {
  const customer = newCustomer();
  const session = await storedSession(shop.url, customer);
  const { access_token: token, user } = JSON.parse(session);
  for (const address of addresses) {
    const response = await fetch(`${shop.url}/api/saved-addresses`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(address),
    });
    expect(response.status).toBe(201);
  }
  const stored = { [cartKey]: storedCart({ 'cup-tea-01': 2 }, visitor.language), [sessionKey]: session };
  const visit = await shop.visit(visitor, { stored });
  if (isKnown) {
    await visit.page.route('**/api/saved-addresses', async (route) => {
      await isKnown;
      await route.continue();
    });
  }
  await visit.open('/checkout');
  await waitForHeading(visit.page, visit.t.checkout.title);
  return { customer, userId: String(user.id), ...visit };
};

const waitForValue = async (page: Page, t: StorefrontMessages, name: 'email' | 'city', text: string) => {
  await expect.poll(() => shippingField(page, t, name).inputValue()).toBe(text);
};

const getLastShipping = async (userId: string) => {
  const { rows } = await shop.database.pool.query(
    'select shipping_info from orders where user_id = $1 order by created_at desc',
    [userId],
  );
  return rows[0]?.shipping_info;
};

const addressesOf = async (userId: string) => {
  const { rows } = await shop.database.pool.query(
    'select label, city, is_default from saved_addresses where user_id = $1 order by created_at',
    [userId],
  );
  return rows;
};

describe.each(twoVisitors)(inEachLanguage, (visitor) => {
  const testOnce = alternateTests(visitor, test);
  const { language } = visitor;

  testOnce('the default address is preselected, and an order is placed without typing', async () => {
    const { page, t, customer, userId, leave } = await addToCartAndOpen(visitor, [home, mother]);
    const choice = page.getByRole('group', { name: t.checkout.savedAddress });
    await choice.getByRole('radio', { name: home.label }).and(page.locator(':checked')).waitFor();
    await waitForValue(page, t, 'email', customer.email);
    expect(await shippingField(page, t, 'address').isVisible()).toBe(false);
    await placeOrderButton(page, t).click();
    await waitForPath(page, /^\/order-confirmation\//);
    const { label: _, isDefault: __, ...shippingAddress } = home;
    expect(await getLastShipping(userId)).toEqual({ ...shippingAddress, email: customer.email, governorate: 'cairo' });
    expect(await addressesOf(userId)).toHaveLength(2);
    await leave();
  });

  testOnce('the default address is offered but not selected once the customer has begun to enter one', async () => {
    const { promise: isKnown, resolve: know } = Promise.withResolvers<void>();
    const { page, t, leave } = await addToCartAndOpen(visitor, [home, mother], isKnown);
    const address = shippingField(page, t, 'address');
    await address.focus();
    know();
    const choice = page.getByRole('group', { name: t.checkout.savedAddress });
    await choice.getByRole('radio', { name: t.checkout.newAddress }).and(page.locator(':checked')).waitFor();
    expect(await address.evaluate((field) => field === document.activeElement)).toBe(true);
    await page.keyboard.type('7 Nile Street');
    expect(await address.inputValue()).toBe('7 Nile Street');
    await choice.getByRole('radio', { name: home.label }).check();
    expect(await address.isVisible()).toBe(false);
    await leave();
  });

  testOnce('a selected saved address survives a reload, and entered values are not lost', async () => {
    const { page, t, userId, leave } = await addToCartAndOpen(visitor, [home, mother]);
    const choice = page.getByRole('group', { name: t.checkout.savedAddress });
    await choice.getByRole('radio', { name: t.checkout.newAddress }).check();
    await shippingField(page, t, 'city').fill('بلبيس');
    await choice.getByRole('radio', { name: mother.label }).check();
    await page.reload();
    await waitForHydration(page);
    await choice.getByRole('radio', { name: mother.label }).and(page.locator(':checked')).waitFor();
    await choice.getByRole('radio', { name: t.checkout.newAddress }).check();
    expect(await shippingField(page, t, 'city').inputValue()).toBe('');
    await shippingField(page, t, 'city').fill('بلبيس');
    await choice.getByRole('radio', { name: home.label }).check();
    await choice.getByRole('radio', { name: t.checkout.newAddress }).check();
    expect(await shippingField(page, t, 'city').inputValue()).toBe('بلبيس');
    await choice.getByRole('radio', { name: mother.label }).check();
    await placeOrderButton(page, t).click();
    await waitForPath(page, /^\/order-confirmation\//);
    expect(await getLastShipping(userId)).toMatchObject({ fullName: mother.fullName, address: mother.address });
    await leave();
  });

  testOnce('an entered address is saved with the order under its label, and the default stays', async () => {
    const { page, t, userId, leave } = await addToCartAndOpen(visitor, [home]);
    const { notices } = await loadMessages('savedAddresses', language, testSettings);
    await page.getByRole('radio', { name: t.checkout.newAddress }).check();
    await fillShipping(page, t, { ...shippingFieldValue[language], city: 'Tanta' });
    await page.getByRole('checkbox', { name: t.checkout.keepAddress }).check();
    const label = page.getByRole('textbox', { name: t.checkout.addressLabel, exact: true });
    expect(await label.inputValue()).toBe(t.checkout.firstAddressLabel);
    await label.fill('');
    await placeOrderButton(page, t).click();
    await page.getByText(t.validation.required, { exact: true }).waitFor();
    await label.fill('العمل');
    await placeOrderButton(page, t).click();
    await waitForPath(page, /^\/order-confirmation\//);
    expect(await toastText(page, notices.saved.title)).toBe(asRead(notices.saved.body));
    expect(await addressesOf(userId)).toEqual([
      { label: home.label, city: home.city, is_default: true },
      { label: 'العمل', city: 'Tanta', is_default: false },
    ]);
    await leave();
  });

  testOnce(
    'the city field suggests governorates and the postal code its first digits, and any other value is accepted',
    async () => {
      const { page, t, customer, userId, leave } = await addToCartAndOpen(visitor, []);
      const places = await loadMessages('governorates', language, testSettings);
      await waitForValue(page, t, 'email', customer.email);
      await fillShipping(page, t, shippingFieldValue[language]);
      const city = shippingField(page, t, 'city');
      const suggested = () =>
        city.evaluate((field: HTMLInputElement) => [...(field.list?.options ?? [])].map(({ value }) => value));
      await expect.poll(suggested).toEqual(Object.values(places.governorates));
      await city.fill(places.governorates.alexandria);
      await page.getByText(postalCodeHint(places, 'alexandria'), { exact: true }).waitFor();
      await city.fill('مدينة نصر');
      await page.getByText(postalCodeHint(places, 'cairo'), { exact: true }).waitFor();
      await city.fill('عزبة النعناع');
      await page.getByText(t.checkout.hints.postalCode, { exact: true }).waitFor();
      await placeOrderButton(page, t).click();
      await waitForPath(page, /^\/order-confirmation\//);
      expect(await getLastShipping(userId)).toMatchObject({ city: 'عزبة النعناع' });
      await leave();
    },
  );

  testOnce('the gift card is previewed in the language and direction of its message', async () => {
    const { page, t, leave } = await addToCartAndOpen(visitor, []);
    await page.getByRole('checkbox', { name: t.checkout.gift.isGift }).check();
    const message = page.getByRole('textbox', { name: t.checkout.gift.message });
    const card = page.getByRole('figure', { name: t.checkout.gift.preview }).getByRole('paragraph');
    for (const [text, lang, direction] of [
      ['  ألف مبروك يا Sara  ', 'ar', 'rtl'],
      ['Congratulations يا سارة', 'en', 'ltr'],
    ] as const) {
      await message.fill(text);
      await card.filter({ hasText: text.trim() }).waitFor();
      expect(await card.getAttribute('lang')).toBe(lang);
      expect(await card.evaluate((element) => getComputedStyle(element).direction)).toBe(direction);
    }
    await message.fill(' ');
    await card.waitFor({ state: 'detached' });
    await leave();
  });

  testOnce('an invalid promo code shows a countdown; a valid one survives a reload without a message', async () => {
    const code = `TEN-${language.toUpperCase()}`;
    await shop.database.pool.query(
      "insert into promo_codes (code, discount_type, discount_value) values ($1, 'percentage', 10)",
      [code],
    );
    const { page, t, customer, leave } = await addToCartAndOpen(visitor, []);
    await waitForValue(page, t, 'email', customer.email);
    const field = page.getByRole('textbox', { name: t.checkout.promo.label });
    const apply = page.getByRole('button', { name: t.checkout.promo.apply, exact: true });
    const { invalid, wait, applied } = t.notices.promo;
    await field.fill('NO-SUCH-CODE');
    await apply.click();
    expect(await toastText(page, invalid.title)).toBe(invalid.body);
    await page
      .getByText(errorText('PROMO_THROTTLED', visitor.language, { seconds: 1 }), { exact: true })
      .first()
      .waitFor();
    await field.fill(code);
    await apply.click();
    await toastText(page, wait.title);
    await page.getByText(t.checkout.promo.hint, { exact: true }).waitFor();
    await apply.click();
    const messages = applied({ amount: formatAmount((productOf('cup-tea-01').price * 2) / 10, language) });
    expect(await toastText(page, messages.title)).toBe(asRead(messages.body));

    await page.reload();
    await page.getByRole('button', { name: t.checkout.promo.remove, exact: true }).waitFor();
    expect(await page.getByText(messages.title, { exact: true }).count()).toBe(0);

    // it survives a failed request too
    const isQuote = /\/api\/promo-code-quotes$/;
    await page.route(isQuote, (route) => route.abort());
    await page.reload();
    expect(await toastText(page, t.notices.promo.failed.title)).toBe(t.notices.promo.failed.body);
    expect(await field.inputValue()).toBe(code);
    await page.unroute(isQuote);
    await page.reload();
    await page.getByRole('button', { name: t.checkout.promo.remove, exact: true }).click();
    expect(await toastText(page, t.notices.promo.removed.title)).toBe(t.notices.promo.removed.body);
    await page.reload();
    await waitForHydration(page);
    await waitForValue(page, t, 'email', customer.email);
    expect(await field.inputValue()).toBe('');
    await leave();
  });

  testOnce('the button shows that the order is being sent, and then that it is placed', async () => {
    const { page, context, t, leave } = await addToCartAndOpen(visitor, [home]);
    await page.getByRole('radio', { name: home.label }).and(page.locator(':checked')).waitFor();
    const order = Promise.withResolvers<void>();
    const confirmation = Promise.withResolvers<void>();
    await context.route('**/api/orders', async (route) => {
      await order.promise;
      await route.continue();
    });
    await context.route(/order-confirmation.*\.data/, async (route) => {
      await confirmation.promise;
      await route.continue();
    });
    await placeOrderButton(page, t).click();
    const button = page.getByRole('main').locator('button.btn-primary');
    await expect.poll(() => button.innerText()).toBe(t.checkout.processing);
    expect(await button.getAttribute('aria-busy')).toBe('true');
    order.resolve();
    await expect.poll(() => button.innerText()).toBe(t.checkout.placed);
    expect(await page.getByRole('heading', { name: t.checkout.title }).isVisible()).toBe(true);
    confirmation.resolve();
    await waitForPath(page, /^\/order-confirmation\//);
    await leave();
  });
});
