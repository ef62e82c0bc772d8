import { afterEach, expect, test } from 'vitest';
import {
  goodPassword,
  newAddress,
  type RunningAccounts,
  signUpUser,
  startAccounts,
} from '../../testing/accounts/start-accounts.ts';
import { type AccountsSettingsInput, accountsSettings } from './settings.ts';

let accounts: RunningAccounts;

afterEach(() => accounts.close());

const once = { max: 1, windowSeconds: 60 };
const often = { max: 100, windowSeconds: 60 };
const confirming: Partial<AccountsSettingsInput> = { email: { autoConfirm: false } };

const post = async (path: string, body: unknown) => {
  const response = await accounts.send(path, {
    method: 'POST',
    headers: { 'X-Supabase-Api-Version': '2024-01-01' },
    body: JSON.stringify(body),
  });
  return { status: response.status, ...(await response.json()) };
};

const tooMany = { status: 429, code: 'over_request_rate_limit', message: 'Request rate limit reached' };
const tooManyMails = { status: 429, code: 'over_email_send_rate_limit', message: 'email rate limit exceeded' };
const tooSoon = {
  status: 429,
  code: 'over_email_send_rate_limit',
  message: expect.stringMatching(/^For security purposes, you can only request this after (5\d|60) seconds\.$/),
};

const mail = () => ({ email: newAddress(), password: goodPassword });
const oneAddress = { email: newAddress(), password: goodPassword };

type Row = readonly [
  what: string,
  path: string,
  body: () => unknown,
  settings: Partial<AccountsSettingsInput>,
  refusal: object,
];

const rows: readonly Row[] = [
  ['recovery requests', '/recover', mail, { limits: { mailRequestsPerIp: once } }, tooMany],
  [
    'resend requests',
    '/resend',
    () => ({ type: 'signup', ...mail() }),
    { limits: { mailRequestsPerIp: once } },
    tooMany,
  ],
  [
    'verification requests',
    '/verify',
    () => ({ type: 'signup', token_hash: 'x' }),
    { limits: { verifyPerIp: once } },
    tooMany,
  ],
  ['mails of one network', '/signup', mail, { limits: { mailsPerNetwork: once } }, tooManyMails],
  ['mails to one address', '/recover', () => oneAddress, { limits: { mailsToAddress: once } }, tooManyMails],
  [
    'sign-ups of one address without confirmation',
    '/signup',
    () => oneAddress,
    { email: { autoConfirm: true }, limits: { mailsToAddress: once } },
    tooManyMails,
  ],
  [
    'mails to one address without an account',
    '/recover',
    () => oneAddress,
    { email: { minIntervalSeconds: 60 } },
    tooSoon,
  ],
];

test.for(rows)('limits %s', async ([, path, body, bodies, refusal]) => {
  const limits = { ...Object.fromEntries(names.map((name) => [name, often])), ...bodies.limits };
  accounts = await startAccounts({ settings: { ...confirming, ...bodies, limits } });
  expect((await post(path, body())).status).not.toBe(429);
  expect(await post(path, body())).toEqual(refusal);
});

const names = [
  'signUpPerIp',
  'signInPerIp',
  'mailRequestsPerIp',
  'verifyPerIp',
  'mailsPerNetwork',
  'mailsToAddress',
] as const;

test('limits of other networks neither block a user nor reveal accounts', async () => {
  accounts = await startAccounts({
    settings: { trustedProxies: 1, limits: { mailsPerNetwork: { max: 3, windowSeconds: 60 } } },
  });
  const { email } = await signUpUser(accounts);
  const recover = async (address: string, network: string) => {
    const response = await accounts.send('/recover', {
      method: 'POST',
      headers: { 'x-forwarded-for': network },
      body: JSON.stringify({ email: address }),
    });
    return response.status;
  };
  for (let turn = 0; turn < 3; turn += 1) expect(await recover(newAddress(), '203.0.113.1')).toBe(200);
  for (const address of [email, newAddress()]) expect(await recover(address, '203.0.113.1')).toBe(429);
  for (const address of [email, newAddress()]) expect(await recover(address, '203.0.113.2')).toBe(200);
});

test('each endpoint has its own counter', async () => {
  accounts = await startAccounts({ settings: { ...confirming, limits: { mailRequestsPerIp: once } } });
  for (const [path, body] of [
    ['/recover', mail()],
    ['/resend', { type: 'signup', ...mail() }],
  ] as const) {
    expect((await post(path, body)).status).toBe(200);
  }
});

test('sends one mail of a kind per minute, to known and unknown addresses', async () => {
  accounts = await startAccounts({ settings: { email: { minIntervalSeconds: 60 } } });
  const { email } = await signUpUser(accounts);
  for (const address of [email, newAddress()]) {
    expect((await accounts.device().resetPasswordForEmail(address)).error).toBeNull();
    const { error } = await accounts.device().resetPasswordForEmail(address);
    expect(error).toMatchObject({ status: 429, code: 'over_email_send_rate_limit' });
    expect(error?.message).toMatch(/^For security purposes, you can only request this after \d+ seconds\.$/);
  }
});

test('ten sign-ups with an address and wrong passwords from many networks do not block its recovery', async () => {
  const { limits } = accountsSettings({ externalUrl: 'https://shop.example/auth/v1', siteUrl: 'https://shop.example' });
  accounts = await startAccounts({ settings: { trustedProxies: 1, limits } });
  const { email } = await signUpUser(accounts);
  const send = async (path: string, network: string, password: string) => {
    const response = await accounts.send(path, {
      method: 'POST',
      headers: { 'x-forwarded-for': network },
      body: JSON.stringify({ email, password }),
    });
    return response.status;
  };
  const signUps = [];
  for (let turn = 0; turn < 10; turn += 1) signUps.push(await send('/signup', '203.0.113.1', goodPassword));
  expect(signUps).toEqual([...Array(9).fill(422), 429]);
  const tries = [];
  for (let turn = 0; turn < 101; turn += 1) {
    tries.push(await send('/token?grant_type=password', `198.51.100.${Math.floor(turn / 3)}`, 'Wrong-2024'));
  }
  expect(tries).toEqual([...Array(100).fill(400), 429]);
  const owner = accounts.device();
  expect((await owner.resetPasswordForEmail(email)).error).toBeNull();
  const { code } = accounts.mailTo(email);
  expect((await owner.verifyOtp({ email, token: code, type: 'recovery' })).error).toBeNull();
});
