import { AuthClient } from '@supabase/auth-js';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { codeOf } from '../testing/accounts/second-factors.ts';
import { goodPassword, newAddress, type RunningAccounts, startAccounts } from '../testing/accounts/start-accounts.ts';
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

const tokens = 'access_token=a&refresh_token=b&expires_in=3600&token_type=bearer';

/** Returns the error of the client's initialization at the current URL, and the session that it stored. */
const readAt = async (page: Page) =>
  page.evaluate(async () => {
    const { error } = await window.accounts.initialize();
    return [error?.message ?? null, localStorage.getItem('a-shop')];
  });

/** Calls the client's private URL parser directly, for cases which cannot occur in a browser. */
const readFrom = (client: InstanceType<typeof AuthClient>, kind: 'implicit' | 'pkce') => {
  const read: unknown = Reflect.get(client, '_getSessionFromURL');
  if (typeof read !== 'function') throw new Error('client has no URL parser');
  return Promise.resolve(Reflect.apply(read, client, [{}, kind])) as Promise<{ error: Error | null }>;
};

test('a link with an error is refused with the description of the error', async () => {
  const page = await inBrowser.openTab('/back#error=access_denied&error_code=otp_expired&error_description=It+is+over');
  expect(await readAt(page)).toEqual(['It is over', null]);
});

test.each([
  ['without its refresh token', '#access_token=a&expires_in=3600&token_type=bearer'],
  ['without its lifetime', '#access_token=a&refresh_token=b&token_type=bearer'],
  ['without its type', '#access_token=a&refresh_token=b&expires_in=3600'],
])('a link %s creates no session', async (_, hash) => {
  expect(await readAt(await inBrowser.openTab(`/back${hash}`))).toEqual(['No session defined in URL', null]);
});

test('a link with tokens is refused in the PKCE flow', async () => {
  const page = await inBrowser.openTab(`/back?flow=pkce#${tokens}`);
  expect(await readAt(page)).toEqual(['Not a valid PKCE flow url.', null]);
});

test('a link with a code is refused in the implicit flow', async () => {
  const first = await inBrowser.openTab();
  await first.evaluate(() => localStorage.setItem('a-shop-code-verifier', '"a proof key"'));
  const page = await inBrowser.openTab('/back?code=abc', first.context());
  expect(await readAt(page)).toEqual(['Not a valid implicit grant flow url.', null]);
});

test('a PKCE link without a code is refused', async () => {
  const page = await inBrowser.openTab('/back?flow=pkce');
  const output = await page.evaluate(async () => {
    const read: unknown = Reflect.get(window.accounts, '_getSessionFromURL');
    if (typeof read !== 'function') return 'the client reads no addresses';
    const { error } = await Reflect.apply(read, window.accounts, [{}, 'pkce']);
    return error?.message;
  });
  expect(output).toBe('No code detected.');
});

test('a link cannot be read outside of a browser', async () => {
  const client = new AuthClient({ url: `${shopOrigin}/auth/v1`, autoRefreshToken: false });
  expect((await readFrom(client, 'implicit')).error?.message).toBe('No browser detected.');
});

test.each([
  [90, false],
  [121, true],
])('a session issued %i seconds ago and received by a link is reported as stale: %s', async (age, isStale) => {
  const context = (await inBrowser.openTab()).context();
  const output: string[] = [];
  context.on('console', (message) => output.push(message.text()));
  const issuedAt = Math.round(Date.now() / 1000) - age;
  const page = await inBrowser.openTab(`/back#${tokens}&expires_at=${issuedAt + 3600}`, context);
  await readAt(page);
  expect(output.some((line) => line.includes('was issued over 120s ago'))).toBe(isStale);
});

test('auth events are emitted in order', async () => {
  const page = await inBrowser.openTab();
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const events: string[] = [];
        Object.assign(window, { authEvents: events });
        window.accounts.onAuthStateChange((event) => {
          events.push(event);
          // the first event comes later than the subscription
          resolve();
        });
      }),
  );
  const secret = await page.evaluate(
    async ([email, password]) => {
      await window.accounts.signUp({ email, password });
      await window.accounts.refreshSession();
      const { data, error } = await window.accounts.mfa.enroll({ factorType: 'totp' });
      if (error) throw error;
      return { factorId: data.id, text: data.totp.secret };
    },
    [newAddress(), goodPassword] as const,
  );
  const eventNames = await page.evaluate(
    async ([factorId, code]) => {
      await window.accounts.mfa.challengeAndVerify({ factorId, code });
      await window.accounts.signOut();
      return Reflect.get(window, 'authEvents');
    },
    [secret.factorId, codeOf(secret.text)] as const,
  );
  expect(eventNames).toEqual([
    'INITIAL_SESSION',
    'SIGNED_IN',
    'TOKEN_REFRESHED',
    'MFA_CHALLENGE_VERIFIED',
    'SIGNED_OUT',
  ]);
});
