import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import type { OpenidProvider } from '#tests/support/servers/openid-provider.ts';
import { startAccountsWith, startShopProvider } from './provider-visits.ts';
import { request } from './second-factors.ts';
import type { RunningAccounts } from './start-accounts.ts';

/** Two users of the provider, one with a verified address. */
export const people = {
  mona: { email: 'mona@example.com', email_verified: true, name: 'Mona' },
  unsure: { email: 'unsure@example.com', email_verified: false },
};

type Device = ReturnType<RunningAccounts['device']>;
type Settings = Parameters<typeof startAccountsWith>[1];

/** For a test file about first proofs of addresses: one provider for all tests, and an accounts service per test. */
export const accountsToClaim = () => {
  let provider: OpenidProvider;
  let accounts: RunningAccounts;
  let claims: { readonly id: string; readonly isOwnDevice: boolean }[] = [];
  beforeAll(async () => {
    provider = await startShopProvider(people);
  });
  afterAll(() => provider.close());
  beforeEach(() => {
    claims = [];
  });
  afterEach(async () => {
    expect(accounts.logged).toEqual([]);
    await accounts.close();
  });

  const userOf = async (email: string) =>
    (await accounts.pool.query('select * from auth.users where email = $1', [email])).rows[0];
  return {
    get provider() {
      return provider;
    },
    get accounts() {
      return accounts;
    },
    /** The accounts claimed in this test. */
    get claims() {
      return claims;
    },
    open: async (settings: Settings = {}) => {
      accounts = await startAccountsWith(
        provider,
        { manualLinkingEnabled: true, ...settings },
        undefined,
        async (_, claimed) => void claims.push({ id: claimed.id, isOwnDevice: claimed.isOwnDevice }),
      );
    },
    userOf,
    isProven: async (email: string) => (await userOf(email)).email_verified_at !== null,
    /** Proves an address by the code of a recovery on a device, with a session if given. */
    proveByMail: async (email: string, device: Device, token?: string) => {
      await accounts.device().resetPasswordForEmail(email);
      const type = 'recovery';
      const { code } = accounts.mailTo(email);
      if (token === undefined) return (await device.verifyOtp({ type, email, token: code })).data.session;
      expect((await request(accounts, token, '/verify', { type, email, token: code })).status).toBe(200);
      return null;
    },
  };
};
