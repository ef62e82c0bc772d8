import fc from 'fast-check';
import { TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hostileAddresses } from '../testing/accounts/hostile-addresses.ts';
import { goodPassword, newAddress, type RunningAccounts, startAccounts } from '../testing/accounts/start-accounts.ts';
import { type AccountsInBrowser, openAccountsInBrowser, shopOrigin } from '../testing/accounts-in-browser.ts';

let accounts: RunningAccounts;
let inBrowser: AccountsInBrowser;

beforeAll(async () => {
  accounts = await startAccounts({
    settings: { externalUrl: `${shopOrigin}/auth/v1`, siteUrl: shopOrigin, email: { autoConfirm: false } },
  });
  inBrowser = await openAccountsInBrowser(accounts);
});

afterAll(async () => {
  await inBrowser.close();
  await accounts.close();
});

const emailOn = (page: Page) => page.evaluate(async () => (await window.accounts.getUser()).data.user?.email ?? null);

/** Opens the link of the latest mail to an address, and waits until the client has read the URL. */
const follow = async (page: Page, email: string) => {
  await page.goto(`${shopOrigin}/auth/v1/verify${new URL(accounts.mailTo(email).link ?? '').search}`);
  await page.waitForFunction(() => 'accounts' in window);
  await page.evaluate(async () => void (await window.accounts.initialize()));
};

const begin = async (page: Page, path: string) => {
  await page.goto(shopOrigin + path);
  await page.waitForFunction(() => 'accounts' in window);
};

test.each(['implicit', 'pkce'])(
  'a new customer confirms the address with the %s flow, and can sign in again',
  async (flow) => {
    const page = await inBrowser.openTab(`/sign-in?flow=${flow}`);
    const email = newAddress();
    const made = await page.evaluate(
      async ([address, password]) => {
        const options = { emailRedirectTo: location.href };
        const { data, error } = await window.accounts.signUp({ email: address, password, options });
        return { hasSession: data.session !== null, error };
      },
      [email, goodPassword] as const,
    );
    expect(made).toEqual({ hasSession: false, error: null });
    await follow(page, email);
    expect(await emailOn(page)).toBe(email);
    expect(page.url()).toBe(`${shopOrigin}/sign-in?flow=${flow}${flow === 'pkce' ? '' : '#'}`);

    await page.evaluate(async () => void (await window.accounts.signOut()));
    const again = await page.evaluate(
      async ([address, password]) =>
        (await window.accounts.signInWithPassword({ email: address, password })).error?.code ?? null,
      [email, goodPassword] as const,
    );
    expect(again).toBeNull();
  },
);

/** Signs in on a page with a confirmed address. */
const signedInOn = async (page: Page, email: string) => {
  const code = await page.evaluate(
    async ([address, password]) =>
      (await window.accounts.signInWithPassword({ email: address, password })).error?.code ?? null,
    [email, goodPassword] as const,
  );
  expect(code).toBeNull();
};

const confirmed = async (): Promise<string> => {
  const email = newAddress();
  const device = accounts.device();
  await device.signUp({ email, password: goodPassword });
  await device.verifyOtp({ type: 'signup', email, token: accounts.mailTo(email).code });
  return email;
};

test('verifying a second factor on one device ends the session without it on another device', async () => {
  const email = await confirmed();
  const [strong, weak] = [await inBrowser.openTab(), await inBrowser.openTab()];
  await signedInOn(strong, email);
  await signedInOn(weak, email);
  const secret = await strong.evaluate(async () => {
    const { data, error } = await window.accounts.mfa.enroll({ factorType: 'totp' });
    if (error) throw error;
    return { factorId: data.id, text: data.totp.secret };
  });
  const code = new TOTP({ secret: secret.text }).generate();
  const level = await strong.evaluate(
    async ([factorId, passcode]) => {
      const { error } = await window.accounts.mfa.challengeAndVerify({ factorId, code: passcode });
      if (error) throw error;
      return (await window.accounts.mfa.getAuthenticatorAssuranceLevel()).data?.currentLevel;
    },
    [secret.factorId, code] as const,
  );
  expect(level).toBe('aal2');
  expect([await emailOn(strong), await emailOn(weak)]).toEqual([email, null]);
  expect(await weak.evaluate(() => localStorage.getItem('a-shop'))).toBeNull();
});

test.each(['used', 'too old'])('a link that is %s does not sign in and puts an error into the URL', async (what) => {
  const email = await confirmed();
  await accounts.device().resetPasswordForEmail(email);
  const first = await inBrowser.openTab();
  if (what === 'used') await follow(first, email);
  else await accounts.pool.query(`update auth.one_time_tokens set expires_at = now() - interval '1 second'`);
  const second = await inBrowser.openTab();
  await second.route('**/client.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  await second.goto(`${shopOrigin}/auth/v1/verify${new URL(accounts.mailTo(email).link ?? '').search}`);
  const params = new URLSearchParams(new URL(second.url()).hash.slice(1));
  expect([params.get('error'), params.get('error_code')]).toEqual(['access_denied', 'otp_expired']);
  await second.unroute('**/client.js');
  await begin(second, `/sign-in${new URL(second.url()).hash}`);
  expect(await emailOn(second)).toBeNull();
  expect(await second.evaluate(() => localStorage.getItem('a-shop'))).toBeNull();
});

test('no hostile redirect address takes a browser to another origin', async () => {
  const page = await inBrowser.openTab();
  const addresses = hostileAddresses(new URL(shopOrigin));
  expect(addresses.length).toBeGreaterThanOrEqual(20);
  for (const address of addresses) {
    await page.goto(
      `${shopOrigin}/auth/v1/verify?token=guessed&type=recovery&redirect_to=${encodeURIComponent(address)}`,
    );
    expect(new URL(page.url()).origin, address).toBe(shopOrigin);
  }
});

test('random request bodies get a 4xx response with an error code, and the session of the page continues', async () => {
  const email = await confirmed();
  const page = await inBrowser.openTab();
  await signedInOn(page, email);
  const endpoints = [
    '/signup',
    '/token?grant_type=password',
    '/token?grant_type=pkce',
    '/recover',
    '/verify',
    '/resend',
  ];
  const bodies = fc.sample(fc.oneof(fc.json(), fc.string({ unit: 'binary', maxLength: 60 })), { numRuns: 60, seed: 7 });
  const statuses = await page.evaluate(
    async ([paths, texts]) => {
      const results: number[] = [];
      for (const [index, body] of texts.entries()) {
        const response = await fetch(`/auth/v1${paths[index % paths.length]}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'X-Supabase-Api-Version': '2024-01-01' },
          body,
        });
        const { code } = await response.json();
        results.push(typeof code === 'string' ? response.status : 0);
      }
      return results;
    },
    [endpoints, bodies] as const,
  );
  expect(statuses).toHaveLength(60);
  expect(statuses.filter((status) => status < 400 || status >= 500)).toEqual([]);
  expect(await emailOn(page)).toBe(email);
});
