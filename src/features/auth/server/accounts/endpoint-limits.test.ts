import { afterEach, expect, test } from 'vitest';
import {
  goodPassword,
  newAddress,
  type RunningAccounts,
  signUpUser,
  startAccounts,
} from '../../testing/accounts/start-accounts.ts';
import type { TryLimit } from './settings.ts';

let accounts: RunningAccounts;

afterEach(() => accounts.close());

const plenty: TryLimit = { max: 1000, windowSeconds: 60 };
const three: TryLimit = { max: 3, windowSeconds: 60 };
const all = {
  signUpPerIp: plenty,
  signInPerIp: plenty,
  signInPerAccount: plenty,
  signInByUnknownDevices: plenty,
  changePerAccount: plenty,
};

const refused = { status: 429, code: 'over_request_rate_limit', message: 'Request rate limit reached' };

const signInWrongly = (email: string) => accounts.device().signInWithPassword({ email, password: 'Wrong-2024' });

test('limits sign-ups per device, with the seconds to wait', async () => {
  accounts = await startAccounts({ settings: { limits: { ...all, signUpPerIp: three } } });
  for (let turn = 0; turn < 3; turn += 1) await signUpUser(accounts);
  const { error } = await accounts.device().signUp({ email: newAddress(), password: goodPassword });
  expect(error).toMatchObject(refused);
  const response = await accounts.send('/signup', {
    method: 'POST',
    body: JSON.stringify({ email: newAddress(), password: goodPassword }),
  });
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(50);
});

test('limits wrong passwords for one account, existing or not', async () => {
  accounts = await startAccounts({ settings: { limits: { ...all, signInPerAccount: three } } });
  const { email } = await signUpUser(accounts);
  for (const address of [email, newAddress()]) {
    const tries = [];
    for (let turn = 0; turn < 4; turn += 1) tries.push((await signInWrongly(address)).error?.code);
    expect(tries).toEqual([...Array(3).fill('invalid_credentials'), 'over_request_rate_limit']);
  }
  const { error } = await accounts.device().signInWithPassword({ email: email.toUpperCase(), password: goodPassword });
  expect(error).toMatchObject(refused);
});

test('the correct password resets the count of an account', async () => {
  accounts = await startAccounts({ settings: { limits: { ...all, signInPerAccount: three } } });
  const { email } = await signUpUser(accounts);
  for (let round = 0; round < 3; round += 1) {
    await signInWrongly(email);
    await signInWrongly(email);
    expect((await accounts.device().signInWithPassword({ email, password: goodPassword })).error).toBeNull();
  }
});

test('limits the accounts tried by one device, but not refreshes', async () => {
  accounts = await startAccounts({ settings: { limits: { ...all, signInPerIp: three } } });
  const { device } = await signUpUser(accounts);
  for (let turn = 0; turn < 3; turn += 1) await signInWrongly(newAddress());
  expect((await signInWrongly(newAddress())).error).toMatchObject(refused);
  for (let turn = 0; turn < 20; turn += 1) expect((await device.refreshSession()).error).toBeNull();
});

test('counts devices behind a trusted proxy separately, and ignores forged addresses', async () => {
  accounts = await startAccounts({ settings: { trustedProxies: 1, limits: { ...all, signInPerIp: three } } });
  const from = async (forwarded: string) => {
    const response = await accounts.send('/token?grant_type=password', {
      method: 'POST',
      headers: { 'x-forwarded-for': forwarded },
      body: JSON.stringify({ email: newAddress(), password: 'Wrong-2024' }),
    });
    return response.status;
  };
  for (let turn = 0; turn < 3; turn += 1) expect(await from(`10.0.0.${turn}, 203.0.113.9`)).toBe(400);
  expect(await from('10.0.0.99, 203.0.113.9')).toBe(429);
  expect(await from('203.0.113.10')).toBe(400);
});

test('processes on one database share their counts', async () => {
  const limits = { ...all, signInByUnknownDevices: three };
  accounts = await startAccounts({ settings: { limits } });
  const second = await accounts.again({ limits });
  const email = newAddress();
  for (let turn = 0; turn < 3; turn += 1) await signInWrongly(email);
  const response = await second.handle.request('/token?grant_type=password', {
    method: 'POST',
    body: JSON.stringify({ email, password: 'Wrong-2024' }),
  });
  expect(response.status).toBe(429);
});

test('the counters contain no address in clear text', async () => {
  accounts = await startAccounts();
  const email = newAddress();
  await signInWrongly(email);
  const { rows } = await accounts.pool.query('select key from auth.rate_limits');
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toContain(email);
});

test('limits changes of an account by its user', async () => {
  accounts = await startAccounts({ settings: { limits: { ...all, changePerAccount: three } } });
  const { device } = await signUpUser(accounts);
  for (let turn = 0; turn < 3; turn += 1) expect((await device.updateUser({ data: { turn } })).error).toBeNull();
  expect((await device.updateUser({ data: { turn: 4 } })).error).toMatchObject(refused);
});
