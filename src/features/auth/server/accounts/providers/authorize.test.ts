import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSecretBox } from '#core/server/encryption/secret-box.ts';
import type { OpenidProvider } from '#tests/support/servers/openid-provider.ts';
import { openProvider, startAccountsWith, startShopProvider } from '../../../testing/accounts/provider-visits.ts';
import type { RunningAccounts } from '../../../testing/accounts/start-accounts.ts';

const people = { mona: { email: 'mona@example.com', email_verified: true } };

let provider: OpenidProvider;
let accounts: RunningAccounts;

beforeAll(async () => {
  provider = await startShopProvider(people);
  const { settings } = provider;
  accounts = await startAccountsWith(provider, {
    externalUrl: 'https://shop.example/auth/v1',
    redirectAllowList: ['https://*.shop.example/**'],
    providers: {
      google: settings,
      far: { ...settings, issuer: 'http://provider.example' },
      mistaken: { ...settings, issuer: `${settings.issuer}/elsewhere` },
    },
  });
});

afterAll(() => Promise.all([accounts.close(), provider.close()]));

const flowOf = async (address: URL) => {
  const { rows } = await accounts.pool.query('select * from auth.flow_states where id = $1', [
    address.searchParams.get('state'),
  ]);
  return rows[0];
};

const challenge = 'a'.repeat(43);

test('authorize requests a code from the provider for this shop, with its own flow', async () => {
  const address = await openProvider(accounts, { options: { scopes: 'phone  email,address' } });
  const flow = await flowOf(address);
  expect(address.origin).toBe(provider.settings.issuer);
  expect(Object.fromEntries(address.searchParams)).toEqual({
    client_id: 'the-shop',
    redirect_uri: 'https://shop.example/auth/v1/callback',
    response_type: 'code',
    scope: 'openid email profile phone address',
    state: flow.id,
    nonce: flow.provider_nonce,
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    code_challenge_method: 'S256',
  });
  expect(flow).toMatchObject({ method: 'oauth', code_challenge: null, linking_user_id: null, used_at: null });
});

test('authorize stores the PKCE verifier encrypted', async () => {
  const { encrypted_provider_verifier: encrypted } = await flowOf(await openProvider(accounts));
  const verifier = createSecretBox(accounts.secretKey).decrypt('provider', encrypted);
  expect(verifier).toMatch(/^[\w-]{43}$/);
  expect(encrypted.includes(verifier)).toBe(false);
});

test('authorize passes the page’s parameters to the provider, except reserved ones', async () => {
  const address = await openProvider(accounts, {
    options: {
      queryParams: {
        prompt: 'consent',
        access_type: 'offline',
        login_hint: 'mona',
        nonce: 'of-the-page',
        client_id: 'thief',
        client_secret: 'x',
        redirect_uri: 'https://evil.example',
        Redirect_URI: 'https://evil.example',
        response_type: 'token',
        scope: 'everything',
        state: 'mine',
        code_verifier: 'x',
        request: 'x',
        request_uri: 'https://evil.example',
      },
    },
  });
  const parameters = Object.fromEntries(address.searchParams);
  expect(parameters).toMatchObject({
    prompt: 'consent',
    access_type: 'offline',
    login_hint: 'mona',
    nonce: 'of-the-page',
    client_id: 'the-shop',
    redirect_uri: 'https://shop.example/auth/v1/callback',
    response_type: 'code',
    scope: 'openid email profile',
    code_challenge_method: 'S256',
  });
  expect(parameters['state']).not.toBe('mine');
  for (const name of ['client_secret', 'Redirect_URI', 'code_verifier', 'request', 'request_uri', 'provider']) {
    expect(parameters).not.toHaveProperty(name);
  }
  expect(await flowOf(address)).toMatchObject({ provider_nonce: 'of-the-page' });
});

test('authorize stores the page’s PKCE challenge and does not send it to the provider', async () => {
  const response = await accounts.send(
    `/authorize?provider=Google&code_challenge=${challenge}&code_challenge_method=S256`,
    { redirect: 'manual' },
  );
  const address = new URL(response.headers.get('location') ?? '');
  expect(address.searchParams.get('code_challenge')).not.toBe(challenge);
  expect(await flowOf(address)).toMatchObject({ code_challenge: challenge, code_challenge_method: 's256' });
});

test.for([
  ['https://shop.example/account', 'https://shop.example/account'],
  ['https://ar.shop.example/account/orders', 'https://ar.shop.example/account/orders'],
  ['https://evil.example/account', 'https://shop.example'],
  ['javascript:alert(1)', 'https://shop.example'],
  [undefined, 'https://shop.example'],
] as const)('a flow with the target %s ends at %s', async ([redirectTo, target]) => {
  const body = redirectTo === undefined ? {} : { options: { redirectTo } };
  expect(await flowOf(await openProvider(accounts, body))).toMatchObject({ redirect_to: target });
});

test('a flow without a target returns to the page’s own address', async () => {
  const response = await accounts.send('/authorize?provider=google', {
    redirect: 'manual',
    headers: { referer: 'https://shop.example/cart' },
  });
  const flow = await flowOf(new URL(response.headers.get('location') ?? ''));
  expect(flow).toMatchObject({ redirect_to: 'https://shop.example/cart' });
});

describe('refused before the redirect', () => {
  test.for([
    ['provider=lazuli', 400, 'validation_failed', 'Unsupported provider: Provider lazuli could not be found'],
    ['provider=', 400, 'validation_failed', 'Unsupported provider: Provider  could not be found'],
    ['provider=__proto__', 400, 'validation_failed', 'Unsupported provider: Provider __proto__ could not be found'],
    ['provider=github', 400, 'validation_failed', 'Unsupported provider: provider is not enabled'],
    [
      `provider=google&code_challenge=${challenge}`,
      400,
      'validation_failed',
      'PKCE flow requires code_challenge_method and code_challenge',
    ],
    [
      'provider=google&code_challenge_method=s256',
      400,
      'validation_failed',
      'PKCE flow requires code_challenge_method and code_challenge',
    ],
    [
      'provider=google&code_challenge=short&code_challenge_method=s256',
      400,
      'validation_failed',
      'code challenge has to be between 43 and 128 characters of A-Z, a-z, 0-9 and ._~-',
    ],
    [
      `provider=google&code_challenge=${challenge}&code_challenge_method=s512`,
      400,
      'validation_failed',
      'code_challenge_method must be s256 or plain',
    ],
    // only loopback addresses are accepted without TLS
    ['provider=far', 503, 'unexpected_failure', 'The provider cannot be reached, please retry after a moment.'],
    ['provider=mistaken', 503, 'unexpected_failure', 'The provider cannot be reached, please retry after a moment.'],
  ] as const)('%s', async ([query, status, code, message]) => {
    const before = await accounts.pool.query('select count(*) from auth.flow_states');
    const response = await accounts.send(`/authorize?${query}`, {
      redirect: 'manual',
      headers: { 'X-Supabase-Api-Version': '2024-01-01' },
    });
    expect(await response.json()).toEqual({ code, message });
    expect(response.status).toBe(status);
    expect((await accounts.pool.query('select count(*) from auth.flow_states')).rows).toEqual(before.rows);
  });
});

test('retries a provider that was unreachable, and caches its configuration once loaded', async () => {
  const first = await startShopProvider(people);
  const port = Number(new URL(first.settings.issuer).port);
  const shop = await startAccountsWith(first);
  await first.close();
  expect((await shop.send('/authorize?provider=google', { redirect: 'manual' })).status).toBe(503);

  const back = await startShopProvider(people, port);
  const shopOfOld = await startAccountsWith({ ...back, settings: first.settings });
  expect((await shop.send('/authorize?provider=google', { redirect: 'manual' })).status).toBe(302);
  await back.close();
  expect((await shop.send('/authorize?provider=google', { redirect: 'manual' })).status).toBe(302);
  expect((await shopOfOld.send('/authorize?provider=google', { redirect: 'manual' })).status).toBe(503);
  await Promise.all([shop.close(), shopOfOld.close()]);
});

test('the settings list the enabled providers', async () => {
  const { external } = await (await accounts.send('/settings')).json();
  expect(external).toMatchObject({ google: true });
  expect(external).not.toHaveProperty('github');
});
