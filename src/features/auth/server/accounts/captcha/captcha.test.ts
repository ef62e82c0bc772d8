import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  goodPassword,
  newAddress,
  type RunningAccounts,
  startAccounts,
} from '../../../testing/accounts/start-accounts.ts';

/** A local captcha provider, and the requests it received. */
let provider: Server;
let requests: Record<string, string>[] = [];
let verdict: { status: number; body: string };

let accounts: RunningAccounts;

beforeAll(async () => {
  provider = createServer(async (request, response) => {
    const chunks = await request.toArray();
    requests.push({
      type: request.headers['content-type'] ?? '',
      ...Object.fromEntries(new URLSearchParams(Buffer.concat(chunks).toString())),
    });
    response.writeHead(verdict.status, { 'content-type': 'application/json' }).end(verdict.body);
  }).listen(0, '127.0.0.1');
  await once(provider, 'listening');
  accounts = await startAccounts({
    settings: {
      captcha: { provider: 'turnstile', secret: 'shh', siteKey: 'us', verifyUrl: addressOf(provider) },
    },
  });
});

afterAll(async () => {
  await accounts.close();
  provider.close();
});

beforeEach(() => {
  requests = [];
  verdict = { status: 200, body: '{"success":true,"challenge_ts":"2026-01-01T00:00:00Z"}' };
});

const addressOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}/siteverify`;

const post = async (path: string, body: unknown, headers: Record<string, string> = {}) => {
  const response = await accounts.send(path, {
    method: 'POST',
    headers: { 'X-Supabase-Api-Version': '2024-01-01', ...headers },
    body: JSON.stringify(body),
  });
  return { status: response.status, ...(await response.json()) };
};

const missing = {
  status: 400,
  code: 'captcha_failed',
  message: 'captcha protection: request disallowed (no captcha_token found)',
};

test('sign-up and sign-in work with a solved captcha, and the provider receives token, secret and address', async () => {
  const email = newAddress();
  const signUpUser = await accounts
    .device()
    .signUp({ email, password: goodPassword, options: { captchaToken: 'solved-1' } });
  expect(signUpUser.error).toBeNull();
  const signedIn = await accounts
    .device()
    .signInWithPassword({ email, password: goodPassword, options: { captchaToken: 'solved-2' } });
  expect(signedIn.error).toBeNull();
  expect(requests).toEqual([
    expect.objectContaining({ response: 'solved-1', secret: 'shh', remoteip: '127.0.0.1' }),
    expect.objectContaining({ response: 'solved-2', type: expect.stringContaining('x-www-form-urlencoded') }),
  ]);
});

describe('refuses requests without a token', () => {
  const paths = ['/signup', '/recover', '/resend', '/token?grant_type=password'];
  const bodies = [{}, { gotrue_meta_security: {} }, { gotrue_meta_security: { captcha_token: ' ' } }];
  test.for(paths)('%s', async (path) => {
    for (const body of bodies) expect(await post(path, { email: newAddress(), ...body })).toEqual(missing);
    expect(requests).toEqual([]);
  });
});

test('a refused captcha token is reported with the provider’s reasons', async () => {
  verdict.body = '{"success":false,"error-codes":["invalid-input-response","timeout-or-duplicate"]}';
  expect(await post('/signup', { gotrue_meta_security: { captcha_token: 'guessed' } })).toEqual({
    status: 400,
    code: 'captcha_failed',
    message: 'captcha protection: request disallowed (invalid-input-response, timeout-or-duplicate)',
  });
});

test.for(['refresh_token', 'pkce'])('the grant %s requires no captcha', async (grant) => {
  const result = await post(`/token?grant_type=${grant}`, { refresh_token: 'x' });
  expect(result.code).not.toBe('captcha_failed');
  expect(requests).toEqual([]);
});

describe('a provider that fails', () => {
  const failed = { status: 500, code: 'unexpected_failure', message: 'captcha verification process failed' };
  const solved = { gotrue_meta_security: { captcha_token: 'solved' } };

  test.for([
    ['fails', 503, ''],
    ['answers something other than JSON', 200, 'busy'],
    ['answers JSON without a result', 200, '{"ok":true}'],
  ] as const)('%s', async ([, status, body]) => {
    verdict = { status, body };
    expect(await post('/signup', solved)).toEqual(failed);
  });

  test('an unreachable captcha provider causes an error', async () => {
    const away = await accounts.again({
      captcha: { provider: 'hcaptcha', secret: 'shh', siteKey: 'us', verifyUrl: 'http://127.0.0.1:1/' },
    });
    const response = await away.handle.request('/signup', { method: 'POST', body: JSON.stringify(solved) });
    expect(response.status).toBe(500);
    expect(JSON.stringify(accounts.logged)).not.toMatch(/solved|shh/);
  });
});

test('a body that is not JSON is refused with bad_json', async () => {
  const response = await accounts.send('/signup', { method: 'POST', body: '{' });
  expect(await response.json()).toMatchObject({ error_code: 'bad_json' });
});
