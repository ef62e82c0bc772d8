import { afterEach, expect, test, vi } from 'vitest';
import {
  goodPassword,
  type RunningAccounts,
  signUpUser,
  startAccounts,
} from '../../testing/accounts/start-accounts.ts';
import type { AccountsSettingsInput } from './settings.ts';

let accounts: RunningAccounts;

afterEach(async () => {
  vi.useRealTimers();
  await accounts.close();
});

/** Stops the clock that the limits read; timers and connections stay real. */
const stopClock = () => vi.useFakeTimers({ toFake: ['Date'] });
const advanceClock = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);

const plenty = { max: 1000, windowSeconds: 60 };
const three = { max: 3, windowSeconds: 60 };

const openWith = async (limits: AccountsSettingsInput['limits']) => {
  accounts = await startAccounts({ settings: { trustedProxies: 1, limits: { signInPerIp: plenty, ...limits } } });
  return (await signUpUser(accounts)).email;
};

/** Tries a password from a network, optionally with the device's earlier cookie. */
const signIn = async (email: string, password: string, network: string, cookie = '') => {
  const response = await accounts.send('/token?grant_type=password', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': network, cookie },
    body: JSON.stringify({ email, password }),
  });
  const { access_token: accessToken = '' } = await response.json();
  return {
    status: response.status,
    accessToken: String(accessToken),
    setCookie: response.headers.get('set-cookie') ?? '',
    cookie: /^[^;]*/.exec(response.headers.get('set-cookie') ?? '')?.[0] ?? '',
    retryAfter: Number(response.headers.get('retry-after')),
  };
};

const wrongly = (email: string, network: string, cookie = '') => signIn(email, 'Wrong-2024', network, cookie);

test("wrong passwords block their own network only, and not the user's known device on it", async () => {
  const email = await openWith({ signInPerAccount: three, signInByUnknownDevices: plenty });
  const { cookie } = await signIn(email, goodPassword, '203.0.113.1');
  for (let turn = 0; turn < 3; turn += 1) expect((await wrongly(email, '203.0.113.1')).status).toBe(400);
  expect((await signIn(email, goodPassword, '203.0.113.1')).status).toBe(429);
  expect((await signIn(email, goodPassword, '203.0.113.1', cookie)).status).toBe(200);
  expect((await signIn(email, goodPassword, '203.0.113.2')).status).toBe(200);
});

test('attempts from many networks have a common limit, which excludes known devices and mailed links', async () => {
  const email = await openWith({ signInPerAccount: plenty, signInByUnknownDevices: three });
  const { cookie } = await signIn(email, goodPassword, '203.0.113.1');
  for (const network of ['203.0.113.2', '203.0.113.3', '203.0.113.4']) {
    expect((await wrongly(email, network)).status).toBe(400);
  }
  expect((await signIn(email, goodPassword, '203.0.113.5')).status).toBe(429);
  expect((await signIn(email, goodPassword, '203.0.113.5', cookie)).status).toBe(200);
  await accounts.device().resetPasswordForEmail(email);
  const { code } = accounts.mailTo(email);
  expect((await accounts.device().verifyOtp({ email, token: code, type: 'recovery' })).error).toBeNull();
});

test('the known devices of an account share one count of wrong passwords', async () => {
  const email = await openWith({ signInPerAccount: three, signInByUnknownDevices: plenty });
  const cookies = [];
  for (let turn = 0; turn < 4; turn += 1) cookies.push((await signIn(email, goodPassword, '203.0.113.1')).cookie);
  expect(new Set(cookies).size).toBe(4);
  const tries = cookies.map(async (cookie, turn) => (await wrongly(email, `203.0.113.${turn + 10}`, cookie)).status);
  expect((await Promise.all(tries)).sort()).toEqual([400, 400, 400, 429]);
  expect((await signIn(email, goodPassword, '203.0.113.1', cookies[0])).status).toBe(429);
});

test('four of 20 concurrent attempts from one source get a response, the others must wait', async () => {
  const email = await openWith({ signInPerAccount: { max: 10, windowSeconds: 300 }, signInByUnknownDevices: plenty });
  stopClock();
  const tries = Array.from({ length: 20 }, async () => (await wrongly(email, '203.0.113.1')).status);
  expect((await Promise.all(tries)).sort()).toEqual([...Array(4).fill(400), ...Array(16).fill(429)]);
});

test('a password change invalidates the known devices, except the one that changed it', async () => {
  const email = await openWith({ signInPerAccount: three, signInByUnknownDevices: three });
  const { cookie: former } = await signIn(email, goodPassword, '203.0.113.1');
  const own = await signIn(email, goodPassword, '203.0.113.1');
  const changed = await accounts.send('/user', {
    method: 'PUT',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${own.accessToken}`, cookie: own.cookie },
    body: JSON.stringify({ password: 'Another-2025' }),
  });
  const renewed = /^[^;]*/.exec(changed.headers.get('set-cookie') ?? '')?.[0] ?? '';
  for (let turn = 0; turn < 3; turn += 1) await wrongly(email, `203.0.113.${turn + 10}`);
  expect((await signIn(email, 'Another-2025', '203.0.113.5', former)).status).toBe(429);
  expect((await signIn(email, 'Another-2025', '203.0.113.5', own.cookie)).status).toBe(429);
  expect((await signIn(email, 'Another-2025', '203.0.113.5', renewed)).status).toBe(200);
});

test('a claim of the account invalidates the earlier known devices', async () => {
  const email = await openWith({ signInPerAccount: three, signInByUnknownDevices: three });
  const { cookie: former } = await signIn(email, goodPassword, '203.0.113.1');
  await accounts.device().resetPasswordForEmail(email);
  const owner = accounts.device();
  await owner.verifyOtp({ email, token: accounts.mailTo(email).code, type: 'recovery' });
  expect((await owner.updateUser({ password: goodPassword })).error).toBeNull();
  for (let turn = 0; turn < 3; turn += 1) await wrongly(email, `203.0.113.${turn + 10}`);
  expect((await signIn(email, goodPassword, '203.0.113.5', former)).status).toBe(429);
  expect((await owner.signInWithPassword({ email, password: goodPassword })).error).toBeNull();
});

test('the first proof of the address invalidates the earlier known devices, even with an unchanged password', async () => {
  const email = await openWith({ signInPerAccount: three, signInByUnknownDevices: three });
  const { cookie: former } = await signIn(email, goodPassword, '203.0.113.1');
  const own = await signIn(email, goodPassword, '203.0.113.1');
  await accounts.device().resetPasswordForEmail(email);
  const proof = await accounts.send('/verify', {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${own.accessToken}` },
    body: JSON.stringify({ type: 'recovery', email, token: accounts.mailTo(email).code }),
  });
  expect(proof.status).toBe(200);
  const { cookie: renewed } = await signIn(email, goodPassword, '203.0.113.1');
  for (let turn = 0; turn < 3; turn += 1) await wrongly(email, `203.0.113.${turn + 10}`);
  expect((await signIn(email, goodPassword, '203.0.113.5', former)).status).toBe(429);
  expect((await signIn(email, goodPassword, '203.0.113.5', renewed)).status).toBe(200);
});

test('after three wrong passwords the wait doubles with each further attempt', async () => {
  const email = await openWith({ signInPerAccount: { max: 10, windowSeconds: 300 }, signInByUnknownDevices: plenty });
  stopClock();
  for (let turn = 0; turn < 4; turn += 1) expect((await wrongly(email, '203.0.113.1')).status).toBe(400);
  expect(await signIn(email, goodPassword, '203.0.113.1')).toMatchObject({ status: 429, retryAfter: 2 });
  advanceClock(2);
  expect((await wrongly(email, '203.0.113.1')).status).toBe(400);
  expect(await signIn(email, goodPassword, '203.0.113.1')).toMatchObject({ status: 429, retryAfter: 4 });
  advanceClock(4);
  expect((await signIn(email, goodPassword, '203.0.113.1')).status).toBe(200);
  for (let turn = 0; turn < 3; turn += 1) expect((await wrongly(email, '203.0.113.1')).status).toBe(400);
});

test('the device cookie is hidden from scripts and invalid for other accounts', async () => {
  const email = await openWith({ signInPerAccount: three, signInByUnknownDevices: plenty });
  const { setCookie, cookie } = await signIn(email, goodPassword, '203.0.113.1');
  expect(setCookie).toMatch(/; Path=\/auth\/v1; HttpOnly; Secure; SameSite=Lax$/);
  expect(cookie).not.toContain(email);
  const other = (await signUpUser(accounts)).email;
  for (let turn = 0; turn < 3; turn += 1) await wrongly(other, '203.0.113.1');
  for (const forged of [cookie, 'known-device=a.b', `${cookie.slice(0, -4)}AAAA`]) {
    expect((await signIn(other, goodPassword, '203.0.113.1', forged)).status).toBe(429);
  }
  const both = await signIn(other, goodPassword, '203.0.113.2', cookie);
  expect((await signIn(email, goodPassword, '203.0.113.1', both.cookie)).setCookie).toBe('');
});
