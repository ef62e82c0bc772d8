import { decodeProtectedHeader } from 'jose';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queriesOn } from '#core/server/database/connect.ts';
import { type RunningAccounts, signUpUser, startAccounts } from '../../../testing/accounts/start-accounts.ts';
import type { AccountsTables } from '../tables.ts';
import { deleteRetiredKeys, rotateKeys } from './signing-keys.ts';

let accounts: RunningAccounts;
const minute = 60_000;

beforeEach(async () => {
  accounts = await startAccounts();
});

afterEach(async () => {
  vi.useRealTimers();
  await accounts.close();
});

const database = () => queriesOn<AccountsTables>(accounts.pool);
const rotate = () => rotateKeys(database(), accounts.box);

const freshToken = async (refreshToken: string): Promise<string> => {
  const process = await accounts.again({});
  const response = await process.handle.request('/token?grant_type=refresh_token', {
    method: 'POST',
    body: JSON.stringify({ refresh_token: refreshToken }),
  });
  return (await response.json()).access_token;
};

/** Simulates elapsed time by moving the keys into the past. */
const pass = (milliseconds: number) =>
  accounts.pool.query(`update auth.signing_keys set active_from = active_from - $1 * interval '1 ms'`, [milliseconds]);

test('a key is published at least ten minutes before it signs, and the old one remains until its last token expires', async () => {
  const { session } = await signUpUser(accounts);
  const old = decodeProtectedHeader(session.access_token).kid ?? '';
  const { kid, signsFrom, isNew } = await rotate();
  expect(isNew).toBe(true);
  expect(signsFrom.getTime()).toBeGreaterThan(Date.now() + 14 * minute);

  const second = await accounts.again({});
  const published = await (await second.handle.request('/.well-known/jwks.json')).json();
  expect(published.keys.map((key: { kid: string }) => key.kid).sort()).toEqual([old, kid].sort());
  expect(decodeProtectedHeader(await freshToken(session.refresh_token)).kid).toBe(old);

  await pass(16 * minute);
  const token = await freshToken(session.refresh_token);
  expect(decodeProtectedHeader(token).kid).toBe(kid);
  expect((await accounts.device().getUser(session.access_token)).error).toBeNull();

  await deleteRetiredKeys(database(), 3600);
  expect((await accounts.pool.query('select id from auth.signing_keys')).rows).toHaveLength(2);
  await pass(65 * minute);
  await deleteRetiredKeys(database(), 3600);
  expect((await accounts.pool.query('select id from auth.signing_keys')).rows).toEqual([{ id: kid }]);
});

test('a running process switches to the new key at its start time', async () => {
  const { session, device } = await signUpUser(accounts);
  const { kid, signsFrom } = await rotate();
  vi.useFakeTimers({ toFake: ['Date'], now: signsFrom.getTime() - minute });
  const before = await device.refreshSession();
  expect(decodeProtectedHeader(before.data.session?.access_token ?? '').kid).not.toBe(kid);
  vi.setSystemTime(signsFrom.getTime() + minute);
  const after = await device.refreshSession();
  expect(decodeProtectedHeader(after.data.session?.access_token ?? '').kid).toBe(kid);
  expect(decodeProtectedHeader(session.access_token).kid).not.toBe(kid);
});

test('two concurrent or consecutive rotations create one key', async () => {
  await signUpUser(accounts);
  const [one, other] = await Promise.all([rotate(), rotate()]);
  expect(one?.kid).toBe(other?.kid);
  expect([one?.isNew, other?.isNew].sort()).toEqual([false, true]);
  expect(await rotate()).toMatchObject({ kid: one?.kid, isNew: false });
});
