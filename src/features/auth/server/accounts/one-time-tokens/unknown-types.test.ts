import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningAccounts, startAccounts } from '../../../testing/accounts/start-accounts.ts';

let accounts: RunningAccounts;

beforeAll(async () => {
  accounts = await startAccounts();
});

afterAll(() => accounts.close());

test.for(['constructor', 'toString', '__proto__', 'nothing'])('refuses a link of type %s', async (type) => {
  const { status, location } = await accounts.follow(`https://shop.example/verify?type=${type}&token=0123456789`);
  expect([status, new URLSearchParams(location.hash.slice(1)).get('error_code')]).toEqual([303, 'otp_expired']);
});
