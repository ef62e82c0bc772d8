import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { authErrorMessage } from '#features/auth/auth-error-message.ts';
import { normalizeText, toastText, waitForPath } from '#tests/support/browser/visible-text.ts';
import {
  alternateTests,
  inEachLanguage,
  journeyVisitors,
  type ShopInBrowser,
  type Visit,
} from '#tests/support/browser.ts';
import { openSharedShop } from '#tests/support/shop/shared-shop.ts';
import { type NewCustomer, newCustomer, sessionKey, storedSession, submitSignUp } from '../testing/users.ts';

let shop: ShopInBrowser;

beforeAll(async () => {
  shop = await openSharedShop();
});

afterAll(() => shop.close());

const submitSignIn = async ({ page, t }: Visit, { email, password }: Pick<NewCustomer, 'email' | 'password'>) => {
  const form = page.getByRole('tabpanel', { name: t.auth.login });
  await form.getByLabel(t.fields.email, { exact: true }).fill(email);
  await form.getByLabel(t.fields.password, { exact: true }).fill(password);
  await form.getByRole('button', { name: t.auth.login, exact: true }).click();
};
const readStoredSession = ({ page }: Visit) => page.evaluate((key) => localStorage.getItem(key), sessionKey);
/** Presses a key, because the driver may scroll before a click, which moves the menu with the header. */
const signOutByMenu = async (visit: Visit) => {
  const { page, t } = visit;
  await accountIcon(visit).click();
  await page.getByRole('banner').getByRole('button', { name: t.layout.nav.logout, exact: true }).press('Enter');
};
const accountIcon = ({ page, t }: Visit) =>
  page.getByRole('banner').getByRole('button', { name: t.layout.nav.myAccount, exact: true });

describe.each(journeyVisitors(import.meta.url))(inEachLanguage, (visitor) => {
  const testOnce = alternateTests(visitor, test);
  testOnce('signing in shows a welcome notice, and the account icon changes at once', async () => {
    const customer = newCustomer();
    await storedSession(shop.url, customer);
    const visit = await shop.visit(visitor);
    const { page, t, open, leave } = visit;
    await open('/auth');
    await submitSignIn(visit, customer);
    const { signedIn } = t.notices.auth;
    expect(await toastText(page, signedIn.title)).toBe(normalizeText(signedIn.body));
    await waitForPath(page, '/account');
    await accountIcon(visit).waitFor();
    expect(JSON.parse((await readStoredSession(visit)) ?? '{}')).toMatchObject({
      access_token: expect.any(String),
      refresh_token: expect.any(String),
      expires_in: expect.any(Number),
      expires_at: expect.any(Number),
      token_type: 'bearer',
      user: { email: customer.email },
    });
    await leave();
  });

  testOnce('a sign-up names the root of the shop as its return URL', async () => {
    const { page, t, open, leave } = await shop.visit(visitor);
    await open('/auth?tab=signup');
    const signUpRequest = page.waitForRequest('**/auth/v1/signup?**');
    await submitSignUp(page, t, newCustomer());
    expect(new URL((await signUpRequest).url()).searchParams.get('redirect_to')).toBe(`${shop.url}/`);
    await waitForPath(page, '/account');
    await leave();
  });

  test.each(['/account?tab=wishlist#list', '/admin/orders?status=pending'])(
    'signing in for %s returns to that URL',
    async (address) => {
      const { page, leave } = await shop.visit(visitor);
      await page.goto(address);
      await expect.poll(() => new URL(page.url()).pathname).toBe('/auth');
      expect(new URL(page.url()).searchParams.get('to')).toBe(address);
      await leave();
    },
  );

  testOnce('a signed-in customer is redirected from the sign-in page', async () => {
    const stored = { [sessionKey]: await storedSession(shop.url) };
    const { page, leave } = await shop.visit(visitor, { stored });
    for (const [address, target] of [
      ['/auth', '/account'],
      ['/auth?to=/products/cups', '/products/cups'],
      ['/auth?to=%2Faccount%3Ftab%3Dwishlist%23list', '/account'],
    ] as const) {
      await page.goto(address);
      await expect.poll(() => new URL(page.url()).pathname).toBe(target);
    }
    await leave();
  });

  test.each([401, 403, 404])(
    'signing out succeeds when the session has already ended on the server: %i',
    async (status) => {
      const stored = { [sessionKey]: await storedSession(shop.url) };
      const visit = await shop.visit(visitor, { stored });
      const { page, context, t, open, leave } = visit;
      await context.route('**/auth/v1/logout*', (route) =>
        route.fulfill({ status, json: { code: 'session_not_found', message: 'gone' } }),
      );
      await open('/about');
      await signOutByMenu(visit);
      await toastText(page, t.notices.auth.loggedOut.title);
      await waitForPath(page, '/');
      expect(await readStoredSession(visit)).toBeNull();
      await leave();
    },
  );

  testOnce('a failed sign-out shows an error and keeps the session', async () => {
    const stored = { [sessionKey]: await storedSession(shop.url) };
    const visit = await shop.visit(visitor, { stored });
    const { page, context, t, open, leave } = visit;
    await context.route('**/auth/v1/logout*', (route) => route.abort());
    await open('/about');
    await signOutByMenu(visit);
    expect(await toastText(page, t.notices.auth.error.title)).toBe(
      normalizeText(authErrorMessage(t.auth.errors, 'network')),
    );
    expect(new URL(page.url()).pathname).toBe('/about');
    await accountIcon(visit).waitFor();
    expect(await readStoredSession(visit)).not.toBeNull();
    await leave();
  });
});
