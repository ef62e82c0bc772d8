import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hostileAddresses } from '../../testing/accounts/hostile-addresses.ts';
import { type RunningAccounts, signUpUser, startAccounts } from '../../testing/accounts/start-accounts.ts';

let accounts: RunningAccounts;
const site = new URL('https://shop.example');

beforeAll(async () => {
  accounts = await startAccounts();
});

afterAll(() => accounts.close());

describe('never redirects to', () => {
  test.each(hostileAddresses(site))('%j', async (redirectTo) => {
    const { email } = await signUpUser(accounts);
    await accounts.device().resetPasswordForEmail(email, { redirectTo });
    const { link } = accounts.mailTo(email);
    expect(new URL(link ?? '').searchParams.get('redirect_to')).toBe(site.origin);

    // nor by a link with a forged target, valid or expired
    const forged = new URL(link ?? '');
    forged.searchParams.set('redirect_to', redirectTo);
    for (const outcome of ['access_token', 'otp_expired']) {
      const { location } = await accounts.follow(forged.href);
      expect(location.origin).toBe(site.origin);
      expect(location.hash).toContain(outcome);
    }
  });
});
