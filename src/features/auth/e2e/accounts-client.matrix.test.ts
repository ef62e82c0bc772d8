import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  goodPassword,
  newAddress,
  type RunningAccounts,
  signUpUser,
  startAccounts,
} from '../testing/accounts/start-accounts.ts';
import { type AccountsInBrowser, openAccountsInBrowser, shopOrigin } from '../testing/accounts-in-browser.ts';

let accounts: RunningAccounts;
let inBrowser: AccountsInBrowser;

beforeAll(async () => {
  accounts = await startAccounts({ settings: { externalUrl: `${shopOrigin}/auth/v1`, siteUrl: shopOrigin } });
  inBrowser = await openAccountsInBrowser(accounts);
});

afterAll(async () => {
  await inBrowser.close();
  await accounts.close();
});

const signUpOn = (page: Page, email: string) =>
  page.evaluate(
    async ([address, password]) => {
      const { data, error } = await window.accounts.signUp({ email: address, password });
      if (error) throw error;
      return data.session?.refresh_token ?? '';
    },
    [email, goodPassword] as const,
  );

const refreshOn = (page: Page) =>
  page.evaluate(async () => {
    const { data, error } = await window.accounts.refreshSession();
    return { token: data.session?.refresh_token ?? null, code: error?.code ?? null };
  });

const emailOn = (page: Page) => page.evaluate(async () => (await window.accounts.getUser()).data.user?.email ?? null);

test('two tabs that refresh at the same time both stay signed in, repeatedly', async () => {
  const one = await inBrowser.openTab();
  const email = newAddress();
  await signUpOn(one, email);
  const other = await inBrowser.openTab('/sign-in', one.context());
  for (let turn = 0; turn < 5; turn += 1) {
    const responses = await Promise.all([one, other, one, other].map(refreshOn));
    expect(responses.map(({ code }) => code)).toEqual([null, null, null, null]);
  }
  expect(await Promise.all([one, other].map(emailOn))).toEqual([email, email]);
});

test('a stolen refresh token that is reused after an hour ends the session for thief and owner', async () => {
  const owner = await inBrowser.openTab();
  const stolen = await signUpOn(owner, newAddress());
  await refreshOn(owner);
  await refreshOn(owner);
  await accounts.pool.query("update auth.sessions set refreshed_at = now() - interval '1 hour'");
  const thief = await inBrowser.openTab();
  const theft = await thief.evaluate(
    async (token) => (await window.accounts.refreshSession({ refresh_token: token })).error?.code,
    stolen,
  );
  expect(theft).toBe('refresh_token_already_used');
  expect(await refreshOn(owner)).toEqual({ token: null, code: 'refresh_token_not_found' });
});

test('a recovery mail opened on another device signs in there, with tokens in the fragment', async () => {
  const asking = await inBrowser.openTab();
  const email = newAddress();
  await signUpOn(asking, email);
  await asking.evaluate(async (address) => void (await window.accounts.resetPasswordForEmail(address)), email);
  const { search } = new URL(accounts.mailTo(email).link ?? '');
  const phone = await inBrowser.openTab(`/auth/v1/verify${search}`);
  expect(await emailOn(phone)).toBe(email);
  await phone.waitForFunction(() => !location.hash.includes('access_token'));
});

test('in the PKCE flow only the browser that requested the mail can use it', async () => {
  const { email } = await signUpUser(accounts);
  const asking = await inBrowser.openTab('/sign-in?flow=pkce');
  await asking.evaluate(
    async (address) =>
      void (await window.accounts.resetPasswordForEmail(address, { redirectTo: `${location.origin}/new?flow=pkce` })),
    email,
  );
  const { search } = new URL(accounts.mailTo(email).link ?? '');
  const elsewhere = await inBrowser.openTab('/sign-in?flow=pkce');
  const errorName = await elsewhere.evaluate(async () => {
    const { error } = await window.accounts.exchangeCodeForSession('00000000-0000-4000-8000-000000000000');
    return error?.name;
  });
  expect(errorName).toBe('AuthPKCECodeVerifierMissingError');
  await asking.goto(`${shopOrigin}/auth/v1/verify${search}`);
  await asking.waitForFunction(() => 'accounts' in window);
  expect(await emailOn(asking)).toBe(email);
  expect(new URL(asking.url()).searchParams.get('code')).toBeNull();
});

test('a device with a clock one hour ahead or behind signs in and stays signed in', async () => {
  for (const minutes of [-60, 60]) {
    const page = await inBrowser.openTab();
    await page.clock.install({ time: Date.now() + minutes * 60_000 });
    await page.reload();
    await page.waitForFunction(() => 'accounts' in window);
    const email = newAddress();
    await signUpOn(page, email);
    expect(await emailOn(page)).toBe(email);
    expect((await refreshOn(page)).code).toBeNull();
  }
});

test('signing out ends the sessions of its scope: local, others, global', async () => {
  const email = newAddress();
  const first = await inBrowser.openTab();
  await signUpOn(first, email);
  const signedIn = async () => {
    const page = await inBrowser.openTab();
    await page.evaluate(
      async ([address, password]) => void (await window.accounts.signInWithPassword({ email: address, password })),
      [email, goodPassword] as const,
    );
    return page;
  };
  const [second, third] = [await signedIn(), await signedIn()];
  const signOut = (page: Page, scope: 'global' | 'local' | 'others') =>
    page.evaluate(async (which) => (await window.accounts.signOut({ scope: which })).error?.message ?? null, scope);
  const who = () => Promise.all([first, second, third].map(emailOn));

  expect(await signOut(third, 'local')).toBeNull();
  expect(await who()).toEqual([email, email, null]);
  expect(await signOut(first, 'others')).toBeNull();
  expect(await who()).toEqual([email, null, null]);
  const fourth = await signedIn();
  expect(await signOut(fourth, 'global')).toBeNull();
  expect(await who()).toEqual([null, null, null]);
});
