import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newCustomer, productOf, sessionKey, storedSession, submitSignUp } from '#features/auth/testing/users.ts';
import { formatShopValues } from '#generated/shop-values.gen.ts';
import { messages as arabic } from '#generated/texts/ar/account.gen.ts';
import { messages as english } from '#generated/texts/en/account.gen.ts';
import {
  cartLink,
  closeCartDrawer,
  openAccountMenu,
  toastText,
  waitForPath,
} from '#tests/support/browser/visible-text.ts';
import {
  alternateTests,
  inEachLanguage,
  journeyVisitors,
  type ShopInBrowser,
  type Visit,
  waitForHydration,
} from '#tests/support/browser.ts';
import { openSharedShop } from '#tests/support/shop/shared-shop.ts';
import { testSettings } from '#tests/support/test-settings.ts';

let shop: ShopInBrowser;

beforeAll(async () => {
  shop = await openSharedShop();
});

afterAll(() => shop.close());

const account = {
  ar: arabic(formatShopValues(testSettings, 'ar')),
  en: english(formatShopValues(testSettings, 'en')),
};
const [cup, plate] = ['cup-tea-01', 'plate-lotus-01'];

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

/** Adds products to the wishlist of a session, like another device. */
const save = async (session: string, ...ids: readonly string[]) => {
  for (const id of ids) {
    const headers = { authorization: `Bearer ${tokenOf(session)}` };
    await fetch(`${shop.url}/api/wishlist/${id}`, { method: 'PUT', headers });
  }
};

const wishlistTab = (page: Page, { tabs }: ReturnType<typeof arabic>, count: string) =>
  page.getByRole('tab', { name: new RegExp(String.raw`^${tabs.wishlist}\s*${count}$`, 'u') });

describe.each(journeyVisitors(import.meta.url))(inEachLanguage, (visitor) => {
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
      await wishlistButton(page, visit, 'wishlistRemove', cup).waitFor();

      const menu = await openAccountMenu(page, t);
      await menu.getByRole('button', { name: t.layout.nav.logout, exact: true }).click();
      await expectToast(page, t.notices.auth.loggedOut);
      await open('/products/cups');
      await wishlistButton(page, visit, 'wishlistAdd', cup).waitFor();
      await leave();
    },
  );

  testOnce('the account shows the wishlist with the number of its products, which follows a removal', async () => {
    const session = await storedSession(shop.url);
    await save(session, cup, plate);
    const visit = await shop.visit(visitor, { stored: { [sessionKey]: session } });
    const { page, t, language, open, faults, leave } = visit;
    const messages = account[language];
    const [one, two] = language === 'ar' ? ['١', '٢'] : ['1', '2'];
    await open('/account');
    await wishlistTab(page, messages, two).click();
    await expect.poll(() => new URL(page.url()).searchParams.get('tab')).toBe('wishlist');
    await page.reload();
    const panel = page.getByRole('tabpanel');
    await panel.getByRole('button', { name: `${t.catalogue.addToCart}: ${productOf(cup).name[language]}` }).click();
    await cartLink(page, t, 1).waitFor();
    await closeCartDrawer(page);
    await wishlistButton(page, visit, 'wishlistRemove', cup).click();
    await expectToast(page, t.notices.wishlist.removed);
    await wishlistTab(page, messages, one).waitFor();
    await wishlistButton(page, visit, 'wishlistRemove', plate).click();
    await panel.getByRole('link', { name: messages.wishlist.empty.button, exact: true }).click();
    await waitForPath(page, '/products');
    expect(faults).toEqual([]);
    await leave();
  });
});
