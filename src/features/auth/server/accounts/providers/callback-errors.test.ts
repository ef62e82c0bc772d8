import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OpenidProvider } from '#tests/support/servers/openid-provider.ts';
import {
  fragmentParams,
  openProvider,
  queryParams,
  readArrival,
  returnToShop,
  startAccountsWith,
  startShopProvider,
} from '../../../testing/accounts/provider-visits.ts';
import type { RunningAccounts } from '../../../testing/accounts/start-accounts.ts';

const people = { mona: { email: 'mona@example.com', email_verified: true } };
const callback = 'https://shop.example/auth/v1/callback';
const target = 'https://shop.example/sign-in?from=cart';

let provider: OpenidProvider;
let accounts: RunningAccounts;

beforeAll(async () => {
  provider = await startShopProvider(people);
  accounts = await startAccountsWith(provider);
});

afterAll(() => Promise.all([accounts.close(), provider.close()]));

/** The return address from the provider, and its flow. */
const returnFromProvider = async (who = 'mona', parameters: Record<string, string> = {}) => {
  const address = await openProvider(accounts, { options: { redirectTo: target, queryParams: parameters } });
  const back = await provider.signIn(address.href, who);
  return { back, state: address.searchParams.get('state') ?? '', code: new URL(back).searchParams.get('code') ?? '' };
};

const change = (set: string, state: string) =>
  accounts.pool.query(`update auth.flow_states set ${set} where id = $1`, [state]);

const noExchange = {
  error: 'server_error',
  error_code: 'unexpected_failure',
  error_description: 'Unable to exchange external code',
};

describe('a return without a valid flow', () => {
  const refused = (code: string, description: string) => ({
    error: 'invalid_request',
    error_code: code,
    error_description: description,
  });

  test.for([
    ['without a state', '?code=x', 'bad_oauth_callback', 'OAuth state parameter missing'],
    ['with an invalid state', '?code=x&state=mine', 'bad_oauth_state', 'OAuth state parameter is invalid'],
    ['with an unknown state', `?code=x&state=${randomUUID()}`, 'bad_oauth_state', 'OAuth state not found or expired'],
  ] as const)('%s', async ([, query, code, description]) => {
    const { status, to } = await returnToShop(accounts, `${callback}${query}`);
    expect(status).toBe(303);
    expect(to.origin + to.pathname + to.hash).toBe('https://shop.example/');
    expect(queryParams(to)).toEqual(refused(code, description));
  });

  test('a return with the state of a mailed link redirects to the site', async () => {
    const { rows } = await accounts.pool.query(
      "insert into auth.flow_states (method, redirect_to) values ('recovery', 'https://shop.example') returning id",
    );
    const { to } = await returnToShop(accounts, `${callback}?code=x&state=${rows[0].id}`);
    expect(queryParams(to)['error_code']).toBe('bad_oauth_state');
  });

  test('a return after more than five minutes redirects to the site', async () => {
    const { back, state } = await returnFromProvider();
    await change("created_at = now() - interval '301 seconds'", state);
    const { status, to } = await returnToShop(accounts, back);
    expect([status, queryParams(to)]).toEqual([303, refused('bad_oauth_state', 'OAuth state has expired')]);
  });

  test('a second return, also a concurrent one, redirects to the site', async () => {
    const { back } = await returnFromProvider();
    const returns = await Promise.all([1, 2, 3].map(() => returnToShop(accounts, back)));
    expect(returns.map(({ status }) => status).sort()).toEqual([302, 303, 303]);
    const { to } = await returnToShop(accounts, back);
    expect(queryParams(to)).toEqual(refused('flow_state_already_used', 'State has already been used'));
    const sessions = await accounts.pool.query('select 1 from auth.sessions');
    expect(sessions.rows).toHaveLength(1);
  });
});

describe('a return with a failed flow', () => {
  const summarize = ({ status, to }: { status: number; to: URL }) => ({
    status,
    page: to.origin + to.pathname,
    query: queryParams(to),
    fragment: fragmentParams(to),
  });
  const failure = (params: Record<string, string>) => ({
    status: 302,
    page: 'https://shop.example/sign-in',
    query: { from: 'cart', ...params },
    fragment: { ...params, sb: '' },
  });

  test('a return after the user cancelled redirects to the start with the error', async () => {
    const { back } = await returnFromProvider('nobody');
    expect(summarize(await returnToShop(accounts, back))).toEqual(
      failure({
        error: 'access_denied',
        error_description: 'They turned round',
      }),
    );
  });

  test('a return without a code redirects to the start with the error', async () => {
    const { state } = await returnFromProvider();
    expect(summarize(await returnToShop(accounts, `${callback}?state=${state}`))).toEqual(
      failure({
        error: 'invalid_request',
        error_code: 'bad_oauth_callback',
        error_description: 'OAuth callback with missing authorization code missing',
      }),
    );
  });

  test('a return with an unknown code redirects to the start with the error', async () => {
    const { state } = await returnFromProvider();
    const iss = encodeURIComponent(provider.settings.issuer);
    expect(summarize(await returnToShop(accounts, `${callback}?state=${state}&code=invented&iss=${iss}`))).toEqual(
      failure(noExchange),
    );
  });

  test('a return with the code of another flow redirects to the start with the error', async () => {
    const [mine, other] = [await returnFromProvider(), await returnFromProvider()];
    expect(summarize(await returnToShop(accounts, mine.back.replace(mine.code, other.code)))).toEqual(
      failure(noExchange),
    );
    expect(summarize(await returnToShop(accounts, other.back.replace(other.code, mine.code)))).toEqual(
      failure(noExchange),
    );
  });

  test('a return with an ID token of another flow redirects to the start with the error', async () => {
    const { back, state } = await returnFromProvider();
    await change("provider_nonce = 'another'", state);
    expect(summarize(await returnToShop(accounts, back))).toEqual(failure(noExchange));
  });

  test('a return from another issuer redirects to the start with the error', async () => {
    const { back } = await returnFromProvider();
    const other = new URL(back);
    other.searchParams.set('iss', 'https://evil.example');
    expect(summarize(await returnToShop(accounts, other.href))).toEqual(failure(noExchange));
  });

  test('a return to a flow encrypted with another key redirects to the start with the error', async () => {
    const { back, state } = await returnFromProvider();
    await change("encrypted_provider_verifier = decode(repeat('00', 64), 'hex')", state);
    expect(summarize(await returnToShop(accounts, back))).toEqual(failure(noExchange));
  });

  test('failed flows create no session and log no code', async () => {
    const { back, code } = await returnFromProvider();
    await returnToShop(accounts, back.replace(code, `${code.slice(0, -4)}AAAA`));
    expect((await accounts.pool.query('select 1 from auth.sessions')).rows).toHaveLength(1);
    expect(accounts.logged.length).toBeGreaterThan(0);
    expect(JSON.stringify(accounts.logged)).not.toContain(code.slice(0, -4));
  });
});

test('a return as a form post is accepted', async () => {
  const { back } = await returnFromProvider('mona', { response_mode: 'form_post' });
  const response = await accounts.send('/callback', {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URL(back).search.slice(1),
  });
  expect(response.status).toBe(302);
  await readArrival(accounts, new URL(response.headers.get('location') ?? ''));
});

test('a name sent next to the code, as Apple sends it once, is stored', async () => {
  const { back } = await returnFromProvider('mona', { response_mode: 'form_post' });
  const form = new URL(back).searchParams;
  form.set('user', JSON.stringify({ name: { firstName: 'Mona', lastName: 'Farid' }, email: 'thief@example.com' }));
  const response = await accounts.send('/callback', { method: 'POST', redirect: 'manual', body: form });
  const { user } = await readArrival(accounts, new URL(response.headers.get('location') ?? ''));
  expect(user).toMatchObject({ email: 'mona@example.com', user_metadata: { name: 'Mona Farid' } });
});

test('a return while the provider is unreachable redirects to the start with an error', async () => {
  const { back } = await returnFromProvider();
  await provider.close();
  const { to } = await returnToShop(accounts, back);
  expect(queryParams(to)).toEqual({ from: 'cart', ...noExchange });
});
