import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isUserKey, storedKeys } from '#core/browser/stored-keys.ts';
import {
  cartKey,
  fillShipping,
  newCustomer,
  sessionKey,
  shippingFieldValue,
  storedCart,
  storedSession,
} from '#features/auth/testing/users.ts';
import { shippingField } from '../../scripts/lib/page.ts';
import { placeOrderButton, waitForHeading, waitForPath } from '../support/browser/visible-text.ts';
import {
  alternateTests,
  inEachLanguage,
  type ShopInBrowser,
  twoVisitors,
  type Visitor,
  waitForHydration,
} from '../support/browser.ts';
import { openSharedShop } from '../support/shop/shared-shop.ts';

let shop: ShopInBrowser;

beforeAll(async () => {
  shop = await openSharedShop();
});

afterAll(() => shop.close());

/** Every storage key of the shop; a prefix represents one of its keys. */
const allKeys = Object.keys(storedKeys).map((key) => (key.endsWith('-') ? `${key}cup-tea-01` : key));

const write = (page: Page, keys: readonly string[]) =>
  page.evaluate((names) => {
    for (const storage of [localStorage, sessionStorage])
      for (const name of names) if (storage.getItem(name) === null) storage.setItem(name, '[]');
  }, keys);

const keysOn = (page: Page) => page.evaluate(() => [Object.keys(localStorage), Object.keys(sessionStorage)]);

/** Signs in with a cup in the cart. */
const openCheckout = async (visitor: Visitor) => {
  const customer = newCustomer();
  const session = await storedSession(shop.url, customer);
  const stored = { [cartKey]: storedCart({ 'cup-tea-01': 1 }, visitor.language), [sessionKey]: session };
  const visit = await shop.visit(visitor, { stored });
  await visit.open('/checkout');
  await waitForHeading(visit.page, visit.t.checkout.title);
  await fillShipping(visit.page, visit.t, shippingFieldValue[visitor.language]);
  return { customer, session, ...visit };
};

describe.each(twoVisitors)(inEachLanguage, (visitor) => {
  const testOnce = alternateTests(visitor, test);

  testOnce('signing out deletes the user’s values from the device and from every open tab', async () => {
    const stored = { [sessionKey]: await storedSession(shop.url) };
    const { page, t, open, openTab, leave } = await shop.visit(visitor, { stored });
    await open('/account');
    const other = await openTab('/about');
    for (const tab of [page, other]) await write(tab, allKeys);
    await page.getByRole('main').getByRole('button', { name: t.layout.nav.logout, exact: true }).click();
    await waitForPath(page, '/');
    for (const tab of [page, other]) {
      await expect.poll(async () => (await keysOn(tab)).flat().filter(isUserKey)).toEqual([]);
      const [local = [], session = []] = await keysOn(tab);
      expect(local).toEqual(expect.arrayContaining(['lazaward-cart', 'lazaward-cart-products']));
      expect(session).toContain('lazaward-discount-dialog');
    }
    await leave();
  });

  testOnce('a sign-out in another tab empties the checkout that is open', async () => {
    const { page, t, openTab, leave } = await openCheckout(visitor);
    const other = await openTab('/account');
    await other.getByRole('main').getByRole('button', { name: t.layout.nav.logout, exact: true }).click();
    await waitForPath(other, '/');
    await expect.poll(() => shippingField(page, t, 'address').inputValue()).toBe('');
    await page.reload();
    await waitForHydration(page);
    expect(await shippingField(page, t, 'address').inputValue()).toBe('');
    await leave();
  });

  testOnce(
    'a session that ended elsewhere hides the filled checkout from a guest, and the same user gets it back',
    async () => {
      const { page, t, customer, session, leave } = await openCheckout(visitor);
      const { address } = shippingFieldValue[visitor.language];
      await shop.database.pool.query('delete from auth.sessions where user_id = $1', [JSON.parse(session).user.id]);
      await placeOrderButton(page, t).click();
      await waitForPath(page, '/auth');
      expect(await page.evaluate((key) => localStorage.getItem(key), sessionKey)).toBeNull();

      await page.goto('/checkout');
      await waitForHydration(page);
      expect(await shippingField(page, t, 'address').inputValue()).toBe('');

      const response = await fetch(`${shop.url}/auth/v1/token?grant_type=password`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: customer.email, password: customer.password }),
      });
      await page.evaluate(([key, text]) => localStorage.setItem(key, text), [
        sessionKey,
        await response.text(),
      ] as const);
      await page.reload();
      await waitForHydration(page);
      await expect.poll(() => shippingField(page, t, 'address').inputValue()).toBe(address);
      await leave();
    },
  );
});
