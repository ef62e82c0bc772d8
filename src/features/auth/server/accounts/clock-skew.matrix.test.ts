import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  goodPassword,
  newAddress,
  type RunningAccounts,
  startAccounts,
} from '../../testing/accounts/start-accounts.ts';

let accounts: RunningAccounts;

beforeAll(async () => {
  accounts = await startAccounts();
});

afterAll(() => accounts.close());

const program = join(import.meta.dirname, '../../../../../tests/support/clock-skew.ts');
const run = promisify(execFile);

test.each([-600, -60, -3, 3, 60, 600])(
  'a device with a clock skew of %i minutes signs up and stays signed in',
  async (minutes) => {
    const email = newAddress();
    const { stdout } = await run(process.execPath, [program], {
      env: {
        ACCOUNTS_URL: accounts.authUrl,
        EMAIL: email,
        PASSWORD: goodPassword,
        AHEAD_MS: String(minutes * 60_000),
      },
    });
    expect(JSON.parse(stdout)).toEqual({ errors: [null, null, null], before: email, after: email, session: true });
  },
);
