import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OpenidProvider, openOpenidProvider } from '#tests/support/servers/openid-provider.ts';
import { type RunningAccounts, startAccounts } from '../testing/accounts/start-accounts.ts';
import { type AccountsInBrowser, openAccountsInBrowser, shopOrigin as shop } from '../testing/accounts-in-browser.ts';

const people = {
  mona: { email: 'mona@example.com', email_verified: true, name: 'Mona' },
  nadia: { email: 'nadia@example.com', email_verified: true, name: 'Nadia' },
};

let provider: OpenidProvider;
let accounts: RunningAccounts;
let inBrowser: AccountsInBrowser;

beforeAll(async () => {
  provider = await openOpenidProvider({ callback: `${shop}/auth/v1/callback`, accounts: people });
  accounts = await startAccounts({
    settings: {
      externalUrl: `${shop}/auth/v1`,
      siteUrl: shop,
      manualLinkingEnabled: true,
      providers: { google: provider.settings },
    },
  });
  inBrowser = await openAccountsInBrowser(accounts);
});

afterAll(async () => {
  await inBrowser.close();
  await Promise.all([accounts.close(), provider.close()]);
});

/** Waits for the page after the provider, and returns the client's error and session there. */
const readResult = async (page: Page, path: string) => {
  await page.waitForURL((url) => url.origin === shop && url.pathname === path);
  await page.waitForFunction(() => 'accounts' in window);
  return page.evaluate(async () => {
    const { error } = await window.accounts.initialize();
    const { data } = await window.accounts.getSession();
    return { error: error?.message ?? null, session: data.session, stored: localStorage.getItem('a-shop') };
  });
};

const goToProvider = (page: Page) =>
  page.evaluate(async () => {
    await window.accounts.signInWithOAuth({
      provider: 'google',
      options: { redirectTo: `${location.origin}/account` },
    });
  });

test('signing in with a provider creates a session and removes the token from the URL', async () => {
  const page = await inBrowser.openTab();
  await goToProvider(page);
  await page.getByRole('link', { name: 'mona' }).click();
  const { session, stored } = await readResult(page, '/account');
  expect(session).toMatchObject({
    user: { email: 'mona@example.com', app_metadata: { provider: 'google' } },
    provider_token: expect.any(String),
  });
  expect(JSON.parse(stored ?? '{}')).toMatchObject({ access_token: session?.access_token });
  await page.waitForFunction(() => !location.href.includes('access_token'));
  expect(await page.evaluate(async () => (await window.accounts.getUser()).data.user?.email)).toBe('mona@example.com');
});

test('cancelling at the provider returns an error and no session', async () => {
  const page = await inBrowser.openTab();
  await goToProvider(page);
  await page.getByRole('link', { name: 'nobody' }).click();
  const { error, session } = await readResult(page, '/account');
  expect([error, session]).toEqual(['They turned round', null]);
});

test('a signed-in customer links an identity, and can sign in with it afterwards', async () => {
  const page = await inBrowser.openTab();
  const id = await page.evaluate(async () => {
    const { data } = await window.accounts.signUp({ email: 'amina@example.com', password: 'Lazaward-2024' });
    await window.accounts.linkIdentity({
      provider: 'google',
      options: { redirectTo: `${location.origin}/account` },
    });
    return data.user?.id;
  });
  await page.getByRole('link', { name: 'nadia' }).click();
  expect((await readResult(page, '/account')).session?.user).toMatchObject({
    id,
    email: 'amina@example.com',
    app_metadata: { providers: ['email', 'google'] },
  });

  const elsewhere = await inBrowser.openTab();
  await goToProvider(elsewhere);
  await elsewhere.getByRole('link', { name: 'nadia' }).click();
  expect((await readResult(elsewhere, '/account')).session?.user.id).toBe(id);
});
