import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  cartKey,
  newCustomer,
  productOf,
  sessionKey,
  storedSession,
  submitSignUp,
} from '#features/auth/testing/users.ts';
import { formatShopValues } from '#generated/shop-values.gen.ts';
import { messages as arabic } from '#generated/texts/ar/account.gen.ts';
import { messages as english } from '#generated/texts/en/account.gen.ts';
import {
  asRead,
  cartLink,
  closeCartDrawer,
  openAccountMenu,
  toastText,
  waitForPath,
} from '#tests/support/browser/visible-text.ts';
import {
  alternateTests,
  inEachLanguage,
  openShopInBrowser,
  type ShopInBrowser,
  twoVisitors,
  type Visit,
  waitForHydration,
} from '#tests/support/browser.ts';
import { testSettings } from '#tests/support/test-settings.ts';
import type { Wishlist } from '../wishlist.contract.ts';

let shop: ShopInBrowser;

beforeAll(async () => {
  shop = await openShopInBrowser();
});

afterAll(() => shop.close());

const account = {
  ar: arabic(formatShopValues(testSettings, 'ar')),
  en: english(formatShopValues(testSettings, 'en')),
};
const [cup, plate, soldOut] = ['cup-tea-01', 'plate-lotus-01', 'plate-star-calligraphy-02'];

/** The wishlist button of a product, by the action of a press. */
const wishlistButton = (
  page: Page,
  { t: { catalogue }, language }: Pick<Visit, 't' | 'language'>,
  action: 'wishlistAdd' | 'wishlistRemove',
  id: string,
) =>
  page
    .getByRole('main')
    .getByRole('button', { name: `${catalogue[action]}: ${productOf(id).name[language]}`, exact: true });

const expectToast = async (page: Page, { title, body }: { title: string; body: string }) =>
  expect(await toastText(page, title)).toBe(body);

const tokenOf = (session: string): string => JSON.parse(session).access_token;

/** Returns the wishlist of a session on the server. */
const readWishlistOf = async (session: string): Promise<readonly string[]> => {
  const response = await fetch(`${shop.url}/api/wishlist?language=en`, {
    headers: { authorization: `Bearer ${tokenOf(session)}` },
  });
  const { productIds }: Wishlist = await response.json();
  return productIds;
};

/** Adds products to the wishlist of a session, like another device. */
const save = async (session: string, ...ids: readonly string[]) => {
  for (const id of ids) {
    const headers = { authorization: `Bearer ${tokenOf(session)}` };
    await fetch(`${shop.url}/api/wishlist/${id}`, { method: 'PUT', headers });
  }
};

const wishlistTab = (page: Page, { tabs }: ReturnType<typeof arabic>, count: string) =>
  page.getByRole('tab', { name: new RegExp(String.raw`^${tabs.wishlist}\s*${count}$`, 'u') });

describe.each(twoVisitors)(inEachLanguage, (visitor) => {
  const testOnce = alternateTests(visitor, test);

  testOnce(
    'the wishlist button is the same in the HTML for all visitors, and for a guest leads to sign-in and back',
    async () => {
      const visit = await shop.visit(visitor);
      const { page, t, open, faults, leave } = visit;
      const { pathname, search } = new URL('/products?sort=price-low', shop.url);
      await open(pathname + search);
      const response = await fetch(shop.url + pathname, { headers: { cookie: `language=${visitor.language}` } });
      const html = await response.text();
      expect(html).toContain(`${t.catalogue.wishlistAdd}: `);
      expect(html).not.toContain(t.catalogue.wishlistRemove);

      await wishlistButton(page, visit, 'wishlistAdd', cup).click();
      await expectToast(page, t.notices.wishlist.login);
      const notice = page.getByRole('alert').filter({ hasText: t.notices.wishlist.login.title });
      expect(await wishlistButton(page, visit, 'wishlistRemove', cup).count()).toBe(0);
      await notice.getByRole('button', { name: t.layout.nav.login, exact: true }).click();
      await waitForPath(page, '/auth');
      expect(new URL(page.url()).searchParams.get('to')).toBe(pathname + search);

      await waitForHydration(page);
      await page.getByRole('tab', { name: t.auth.signup }).click();
      await submitSignUp(page, t, newCustomer());
      await waitForPath(page, pathname);
      await wishlistButton(page, visit, 'wishlistAdd', cup).click();
      await expectToast(page, t.notices.wishlist.added);
      await wishlistButton(page, visit, 'wishlistRemove', cup).waitFor();
      expect(faults).toEqual([]);
      await leave();
    },
  );

  testOnce(
    'wishlist buttons are filled after a reload and on the product page, and empty after signing out',
    async () => {
      const session = await storedSession(shop.url);
      await save(session, cup);
      const visit = await shop.visit(visitor, { stored: { [sessionKey]: session } });
      const { page, t, open, leave } = visit;
      await open('/products/cups');
      await wishlistButton(page, visit, 'wishlistRemove', cup).waitFor();
      await open(`/product/${cup}`);
      await wishlistButton(page, visit, 'wishlistRemove', cup).click();
      await expectToast(page, t.notices.wishlist.removed);
      expect(await readWishlistOf(session)).toEqual([]);
      await page.getByRole('status').getByRole('button', { name: t.fields.undo, exact: true }).click();
      await expectToast(page, t.notices.wishlist.added);
      expect(await readWishlistOf(session)).toEqual([cup]);

      const menu = await openAccountMenu(page, t);
      await menu.getByRole('button', { name: t.layout.nav.logout, exact: true }).click();
      await expectToast(page, t.notices.auth.loggedOut);
      await open('/products/cups');
      await wishlistButton(page, visit, 'wishlistAdd', cup).waitFor();
      await leave();
    },
  );

  testOnce('fast repeated clicks on the wishlist button end in the state of the last click', async () => {
    const session = await storedSession(shop.url);
    const visit = await shop.visit(visitor, { stored: { [sessionKey]: session } });
    const { page, open, leave } = visit;
    await open('/products/cups');
    const firstButton = page.getByRole('main').locator('button:has(use[href$="#heart"])').first();
    await firstButton.click();
    await page.waitForTimeout(1500);
    const before = await readWishlistOf(session);
    expect(before).toHaveLength(1);
    await firstButton.evaluate((button) => {
      for (let press = 0; press < 3; press += 1) if (button instanceof HTMLElement) button.click();
    });
    await expect.poll(() => readWishlistOf(session)).toEqual([]);
    await page.waitForTimeout(500);
    expect(await readWishlistOf(session)).toEqual([]);
    await leave();
  });

  testOnce('a failed wishlist change is reverted, with the reason', async () => {
    const session = await storedSession(shop.url);
    const visit = await shop.visit(visitor, { stored: { [sessionKey]: session } });
    const { page, t, open, context, leave } = visit;
    await open('/products/cups');
    await context.route('**/api/wishlist/**', (route) => route.abort());
    await wishlistButton(page, visit, 'wishlistAdd', cup).click();
    const errorNotice = page.getByRole('alert');
    await errorNotice.getByText(t.general.error, { exact: true }).waitFor();
    await wishlistButton(page, visit, 'wishlistAdd', cup).waitFor();
    await context.unroute('**/api/wishlist/**');
    await wishlistButton(page, visit, 'wishlistAdd', cup).click();
    await expectToast(page, t.notices.wishlist.added);
    // an earlier error disappears after a success
    expect(await errorNotice.getByText(t.general.error, { exact: true }).count()).toBe(0);
    await leave();
  });

  testOnce(
    'the account shows the wishlist, its cards move to the cart, and an empty one links to the shop',
    async () => {
      const session = await storedSession(shop.url);
      await save(session, cup, plate);
      const visit = await shop.visit(visitor, { stored: { [sessionKey]: session } });
      const { page, t, language, open, faults, leave } = visit;
      const messages = account[language];
      const two = language === 'ar' ? '٢' : '2';
      await open('/account');
      await wishlistTab(page, messages, two).click();
      expect(new URL(page.url()).searchParams.get('tab')).toBe('wishlist');
      await page.reload();
      const panel = page.getByRole('tabpanel');
      const names = panel.getByRole('heading', { level: 3 });
      await names.first().waitFor();
      expect(await names.allInnerTexts()).toEqual([plate, cup].map((id) => productOf(id).name[language]));

      await panel.getByRole('button', { name: `${t.catalogue.addToCart}: ${productOf(cup).name[language]}` }).click();
      await cartLink(page, t, 1).waitFor();
      await closeCartDrawer(page);

      await wishlistButton(page, visit, 'wishlistRemove', cup).click();
      await expectToast(page, t.notices.wishlist.removed);
      expect(await names.allInnerTexts()).toEqual([productOf(plate).name[language]]);
      const one = language === 'ar' ? '١' : '1';
      await wishlistTab(page, messages, one).waitFor();
      await wishlistButton(page, visit, 'wishlistRemove', plate).press('Enter');
      await panel.getByRole('heading', { name: messages.wishlist.empty.title }).waitFor();
      expect(await page.evaluate(() => document.activeElement?.closest('[role=tabpanel]') !== null)).toBe(true);
      await panel.getByRole('link', { name: messages.wishlist.empty.button, exact: true }).click();
      await waitForPath(page, '/products');
      expect(faults).toEqual([]);
      await leave();
    },
  );

  testOnce(
    'one button adds the whole wishlist to the cart except sold-out products; one item moves there and leaves the list',
    async () => {
      const session = await storedSession(shop.url);
      await save(session, soldOut, cup, plate);
      const visit = await shop.visit(visitor, { stored: { [sessionKey]: session } });
      const { page, t, language, open, faults, leave } = visit;
      const messages = account[language];
      const panel = page.getByRole('tabpanel');
      await open('/account?tab=wishlist');
      await panel.getByRole('button', { name: messages.wishlist.addAll, exact: true }).click();
      const name = productOf(soldOut).name[language];
      expect(await toastText(page, t.notices.cart.addedAll.title)).toBe(
        asRead(messages.filling.leftOut({ names: name })),
      );
      await cartLink(page, t, 2).waitFor();
      expect(await panel.getByRole('heading', { level: 3 }).count()).toBe(3);

      await panel.getByRole('button', { name: `${messages.wishlist.move}: ${productOf(cup).name[language]}` }).click();
      await expectToast(page, t.notices.wishlist.removed);
      await cartLink(page, t, 3).waitFor();
      expect(await readWishlistOf(session)).toEqual([plate, soldOut]);
      // an out-of-stock product cannot be moved
      expect(await panel.getByRole('button', { name: `${messages.wishlist.move}: ${name}` }).count()).toBe(0);

      await page.evaluate((key) => {
        const items = JSON.parse(localStorage.getItem(key) ?? '[]').map((item: object) => ({ ...item, quantity: 100 }));
        dispatchEvent(new CustomEvent('cart-updated', { detail: items }));
      }, cartKey);
      await cartLink(page, t, 200).waitFor();
      const full = productOf(plate).name[language];
      await panel.getByRole('button', { name: `${messages.wishlist.move}: ${full}` }).click();
      expect(await toastText(page, messages.filling.nothing)).toBe(asRead(messages.filling.cut({ names: full })));
      expect(await readWishlistOf(session)).toEqual([plate, soldOut]);
      expect(faults).toEqual([]);
      await leave();
    },
  );

  testOnce('a wishlist that cannot be loaded shows an error and a retry button', async () => {
    const session = await storedSession(shop.url);
    await save(session, cup);
    const visit = await shop.visit(visitor, { stored: { [sessionKey]: session } });
    const { page, t, language, open, context, leave } = visit;
    await context.route('**/api/wishlist?**', (route) => route.abort());
    await open('/account?tab=wishlist');
    const panel = page.getByRole('tabpanel', { name: account[language].tabs.wishlist });
    await panel.getByText(t.states.couldNotLoad, { exact: true }).waitFor();
    await context.unroute('**/api/wishlist?**');
    await panel.getByRole('button', { name: t.fields.tryAgain, exact: true }).click();
    await panel.getByRole('heading', { name: productOf(cup).name[language], exact: true }).waitFor();
    expect(await panel.getByText(t.states.couldNotLoad, { exact: true }).count()).toBe(0);
    await leave();
  });
});
