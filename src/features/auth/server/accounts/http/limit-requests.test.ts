import { afterAll, beforeAll, expect, test } from 'vitest';
import { apiErrors } from '#core/errors/api.errors.ts';
import { AppError } from '#core/errors/app-error.ts';
import { type RunningAccounts, signUpUser, startAccounts } from '../../../testing/accounts/start-accounts.ts';
import type { WithLimit } from '../accounts-context.ts';

let accounts: RunningAccounts;
let isCrowded = false;

const withLimit: WithLimit = async (work) => {
  if (isCrowded) throw new AppError(apiErrors, 'UNAVAILABLE', { seconds: 2 });
  return work();
};

let areHashesCrowded = false;
const passwordsInTurn: WithLimit = async (work) => {
  if (areHashesCrowded) throw new AppError(apiErrors, 'UNAVAILABLE', { seconds: 2 });
  return work();
};

beforeAll(async () => {
  accounts = await startAccounts({ testOnce: withLimit, passwordsInTurn });
});

afterAll(() => accounts.close());

test('with a full queue a device gets 503, keeps its session, and retries', async () => {
  const { device, session } = await signUpUser(accounts);
  isCrowded = true;
  const refresh = { method: 'POST', body: JSON.stringify({ refresh_token: session.refresh_token }) };
  const response = await accounts.send('/token?grant_type=refresh_token', {
    ...refresh,
    headers: { 'X-Supabase-Api-Version': '2024-01-01' },
  });
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '2']);
  expect(await response.json()).toMatchObject({ code: 'unavailable' });
  // preflights are not queued
  expect((await accounts.send('/user', { method: 'OPTIONS' })).status).toBe(204);
  // neither are requests without database access
  expect((await accounts.send('/settings')).status).toBe(200);
  expect((await device.getUser()).error?.name).toBe('AuthRetryableFetchError');
  isCrowded = false;
  expect((await device.getSession()).data.session?.access_token).toBe(session.access_token);
  const { data, error } = await device.refreshSession();
  expect([error, data.user?.id]).toEqual([null, session.user.id]);
  expect(accounts.logged).toEqual([]);
});

test('sessions are refreshed while requests that hash a password wait', async () => {
  const { device, session } = await signUpUser(accounts);
  areHashesCrowded = true;
  const password = { email: session.user.email, password: 'Wrong-password-1' };
  for (const [method, path] of [
    ['POST', '/signup'],
    ['POST', '/token?grant_type=password'],
    ['PUT', '/user'],
  ] as const) {
    const response = await accounts.send(path, { method, body: JSON.stringify(password) });
    expect([path, response.status, response.headers.get('retry-after')]).toEqual([path, 503, '2']);
  }
  const { data, error } = await device.refreshSession();
  expect([error, data.user?.id]).toEqual([null, session.user.id]);
  areHashesCrowded = false;
});
