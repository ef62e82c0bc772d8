import { afterAll, beforeAll, expect, test } from 'vitest';
import { newAddress, type RunningAccounts, signUpUser, startAccounts } from '../../testing/accounts/start-accounts.ts';
import { describeSettings } from './accounts.routes.ts';
import { accountsSettings } from './settings.ts';

let accounts: RunningAccounts;

beforeAll(async () => {
  accounts = await startAccounts();
});

afterAll(() => accounts.close());

const current = { 'X-Supabase-Api-Version': '2024-01-01' };

const post = (path: string, body: string, headers: Record<string, string> = {}) =>
  accounts.send(path, { method: 'POST', headers: { ...current, ...headers }, body });

test('CORS lets a page of another origin send preflights and read the required headers', async () => {
  const response = await accounts.send('/user', {
    method: 'OPTIONS',
    headers: {
      origin: 'https://elsewhere.example',
      'access-control-request-method': 'PUT',
      'access-control-request-headers': 'apikey,authorization,content-type,x-client-info,x-supabase-api-version',
    },
  });
  expect(response.status).toBe(204);
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  expect(response.headers.get('access-control-allow-methods')).toBe('GET,POST,PUT,PATCH,DELETE');
  expect(response.headers.get('access-control-allow-headers')).toBe(
    'apikey,authorization,content-type,x-client-info,x-supabase-api-version',
  );
  const health = await accounts.send('/health', { headers: { origin: 'https://elsewhere.example' } });
  expect(health.headers.get('access-control-expose-headers')).toBe('X-Supabase-Api-Version');
});

test('signs out with the JSON content type and no body, with an empty response', async () => {
  const { session } = await signUpUser(accounts);
  const response = await accounts.send('/logout', {
    method: 'POST',
    headers: { authorization: `Bearer ${session.access_token}`, 'content-type': 'application/json;charset=UTF-8' },
  });
  expect(response.status).toBe(204);
  expect(await response.text()).toBe('');
});

test.for([
  ['an empty body', '', 'unexpected end of JSON input'],
  ['an incomplete object', '{"email":', 'malformed JSON'],
  ['a list', '[]', 'the body has the wrong type'],
  ['a string', '"x"', 'the body has the wrong type'],
] as const)('refuses %s as bad JSON', async ([, body, reason]) => {
  const response = await post('/token?grant_type=password', body);
  expect(response.status).toBe(400);
  expect(await response.json()).toEqual({
    code: 'bad_json',
    message: `Could not parse request body as JSON: ${reason}`,
  });
});

test('does not quote the input in the response to invalid JSON', async () => {
  const response = await post('/signup', '{"email":"a@example.com","password":"Secret-1"');
  expect(await response.text()).not.toContain('Secret');
});

test('a request with unknown fields and nulls is accepted', async () => {
  const response = await post(
    '/signup',
    JSON.stringify({
      email: newAddress(),
      password: 'Lazaward-2024',
      phone: null,
      data: null,
      code_challenge: null,
      code_challenge_method: null,
      channel: 'sms',
      gotrue_meta_security: {},
      surprise: [1],
    }),
  );
  expect(response.status).toBe(200);
});

test('accepts a body of exactly 1 MiB and refuses one byte more', async () => {
  const body = (bytes: number) => JSON.stringify({ refresh_token: 'x'.repeat(bytes - '{"refresh_token":""}'.length) });
  expect((await post('/token?grant_type=refresh_token', body(1024 * 1024))).status).toBe(400);
  const response = await post('/token?grant_type=refresh_token', body(1024 * 1024 + 1));
  expect(response.status).toBe(413);
  expect(await response.json()).toMatchObject({ code: 'request_entity_too_large' });
});

test('refuses a large body of unknown length', async () => {
  const chunk = new TextEncoder().encode(' '.repeat(64 * 1024));
  let sent = 0;
  const stream = new ReadableStream({
    pull: (controller) => {
      sent += 1;
      if (sent > 20) controller.close();
      else controller.enqueue(chunk);
    },
  });
  const init = { method: 'POST', headers: current, body: stream, duplex: 'half' };
  expect((await accounts.send('/token?grant_type=password', init)).status).toBe(413);
});

test('responds with 504 after the timeout, so that the client retries', async () => {
  const { session } = await signUpUser(accounts);
  const { handle } = await accounts.again({ requestTimeoutSeconds: 1 });
  const blocker = await accounts.pool.connect();
  try {
    await blocker.query('begin');
    await blocker.query('select 1 from auth.sessions where user_id = $1 for update', [session.user.id]);
    const response = await handle.request('/token?grant_type=refresh_token', {
      method: 'POST',
      headers: current,
      body: JSON.stringify({ refresh_token: session.refresh_token }),
    });
    expect(response.status).toBe(504);
    expect(await response.json()).toMatchObject({ code: 'request_timeout' });
  } finally {
    await blocker.query('rollback');
    blocker.release();
  }
});

test('responds to an unexpected error with its id in the old envelope and logs the id', async () => {
  await accounts.pool.query('alter table auth.identities rename to identities_elsewhere');
  try {
    const response = await accounts.send('/signup', {
      method: 'POST',
      body: JSON.stringify({ email: newAddress(), password: 'Lazaward-2024' }),
    });
    const { error_id: errorId, ...rest } = await response.json();
    expect(rest).toEqual({
      code: 500,
      error_code: 'unexpected_failure',
      msg: 'Unexpected failure, please check server logs for more information',
    });
    expect(accounts.logged).toContainEqual(expect.objectContaining({ errorId, code: '42P01' }));
  } finally {
    await accounts.pool.query('alter table auth.identities_elsewhere rename to identities');
  }
});

test('health and settings describe the service and its sign-in methods', async () => {
  expect(await (await accounts.send('/health')).json()).toEqual({
    version: expect.any(String),
    name: expect.any(String),
    description: expect.any(String),
  });
  expect(await (await accounts.send('/settings')).json()).toEqual({
    external: { email: true, phone: false, anonymous_users: false },
    disable_signup: false,
    mailer_autoconfirm: true,
    phone_autoconfirm: false,
    sms_provider: '',
    saml_enabled: false,
    manual_linking_enabled: false,
    mfa_phone_enroll_enabled: false,
    provider_names: {},
    captcha: null,
  });
});

test('settings list the enabled providers with their names from the owner', () => {
  const provider = { issuer: 'https://id.example', clientId: 'shop', clientSecret: 'secret', scopes: ['openid'] };
  const settings = accountsSettings({
    externalUrl: 'https://shop.example/auth/v1',
    siteUrl: 'https://shop.example/auth',
    providers: { google: provider, museum: { ...provider, name: 'Museum members' } },
  });
  expect(describeSettings(settings)).toMatchObject({
    external: { google: true, museum: true },
    provider_names: { museum: 'Museum members' },
  });
});
