import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSecretBox } from '#core/server/encryption/secret-box.ts';
import type { OpenidProvider } from '#tests/support/servers/openid-provider.ts';
import {
  fragmentParams,
  pkceDevice,
  queryParams,
  readArrival,
  startAccountsWith,
  startShopProvider,
  visit,
} from '../../../testing/accounts/provider-visits.ts';
import { goodPassword, type RunningAccounts, signUpUser } from '../../../testing/accounts/start-accounts.ts';
import { decryptProviderTokens } from '../flows/provider-tokens.ts';

const verified = (name: string) => ({ email: `${name}@example.com`, email_verified: true, name });

const people = {
  mona: { email: 'Mona@Example.com', email_verified: true, name: 'Mona', picture: 'https://pictures.example/m.png' },
  nadia: verified('nadia'),
  hala: verified('hala'),
  laila: verified('laila'),
  salma: verified('salma'),
  zainab: verified('zainab'),
  unsure: { email: 'unsure@example.com', email_verified: false },
  silent: { name: 'Silent' },
};

let provider: OpenidProvider;
let accounts: RunningAccounts;

beforeAll(async () => {
  provider = await startShopProvider(people);
  accounts = await startAccountsWith(provider);
});

afterAll(() => Promise.all([accounts.close(), provider.close()]));

const rowsOf = async (text: string, ...values: unknown[]) => (await accounts.pool.query(text, values)).rows;

test('a first sign-in by a provider creates an account and a session with the provider’s profile', async () => {
  const address = await visit(accounts, provider, 'mona');
  expect(address.origin).toBe('https://shop.example');
  expect(fragmentParams(address)).toMatchObject({
    token_type: 'bearer',
    expires_in: '3600',
    sb: '',
    provider_token: expect.stringMatching(/./),
    provider_refresh_token: expect.stringMatching(/./),
  });
  const { device, user, session } = await readArrival(accounts, address);
  const data = {
    iss: provider.settings.issuer,
    sub: 'mona',
    provider_id: 'mona',
    email: 'mona@example.com',
    email_verified: true,
    phone_verified: false,
    name: 'Mona',
    full_name: 'Mona',
    picture: 'https://pictures.example/m.png',
    avatar_url: 'https://pictures.example/m.png',
  };
  expect(user).toMatchObject({
    email: 'mona@example.com',
    app_metadata: { provider: 'google', providers: ['google'] },
    user_metadata: data,
    identities: [{ id: 'mona', provider: 'google', identity_data: data, email: 'mona@example.com' }],
    email_confirmed_at: expect.any(String),
    last_sign_in_at: expect.any(String),
  });
  const { data: claimed } = await device.getClaims(session.access_token);
  expect(claimed?.claims.amr).toEqual([{ method: 'oauth', timestamp: expect.any(Number) }]);
  const events = await rowsOf('select event from auth.audit_log where user_id = $1 order by id', user.id);
  expect(events.map(({ event }) => event)).toEqual(['signed_up', 'signed_in']);
});

test('a later sign-in by a provider finds the same user and updates the profile', async () => {
  const first = await readArrival(accounts, await visit(accounts, provider, 'nadia'));
  await accounts.pool.query("update auth.users set email = 'elsewhere@example.com' where id = $1", [first.user.id]);
  await accounts.pool.query(
    `update auth.identities set identity_data = identity_data || '{"name": "An older name"}' where user_id = $1`,
    [first.user.id],
  );
  const { user } = await readArrival(accounts, await visit(accounts, provider, 'nadia'));
  expect(user).toMatchObject({ id: first.user.id, email: 'elsewhere@example.com', user_metadata: { name: 'nadia' } });
  expect(user.identities?.map(({ identity_data }) => identity_data?.['name'])).toEqual(['nadia']);
});

test('a verified address signs in to the account that has proven it, and keeps its password', async () => {
  const existing = await signUpUser(accounts, people.hala.email);
  await accounts.pool.query('update auth.users set email_verified_at = now() where id = $1', [
    existing.session.user.id,
  ]);
  const { user } = await readArrival(accounts, await visit(accounts, provider, 'hala'));
  expect(user).toMatchObject({
    id: existing.session.user.id,
    app_metadata: { provider: 'email', providers: ['email', 'google'] },
    user_metadata: { name: 'hala' },
  });
  expect(user.identities).toHaveLength(2);
  const again = await accounts.device().signInWithPassword({ email: people.hala.email, password: goodPassword });
  expect(again.error).toBeNull();
  const events = await rowsOf('select event from auth.audit_log where user_id = $1', user.id);
  expect(events.map(({ event }) => event)).toContain('identity_linked');
});

test('an address that another provider verified earlier signs in too', async () => {
  const { user } = await readArrival(accounts, await visit(accounts, provider, 'laila'));
  await accounts.pool.query("update auth.users set email = 'laila-now@example.com' where id = $1", [user.id]);
  const other = await readArrival(accounts, await visit(accounts, provider, 'laila', { provider: 'keycloak' }));
  expect(other.user).toMatchObject({
    id: user.id,
    email: 'laila-now@example.com',
    app_metadata: { provider: 'google', providers: ['google', 'keycloak'] },
  });
});

test('an unverified address of an identity finds no account', async () => {
  const claimed = await signUpUser(accounts, 'claims@example.com');
  await accounts.pool.query(
    `insert into auth.identities (user_id, provider, provider_id, identity_data)
      values ($1, 'google', 'impostor', '{"email": "salma@example.com", "email_verified": false}')`,
    [claimed.session.user.id],
  );
  const { user } = await readArrival(accounts, await visit(accounts, provider, 'salma'));
  expect(user.id).not.toBe(claimed.session.user.id);
});

test('a sign-in with a verified address of two accounts is refused', async () => {
  for (const name of ['one', 'two']) {
    const { session } = await signUpUser(accounts, `${name}@example.com`);
    await accounts.pool.query(
      `insert into auth.identities (user_id, provider, provider_id, identity_data)
        values ($1, 'apple', $2, '{"email": "zainab@example.com", "email_verified": true}')`,
      [session.user.id, name],
    );
  }
  expect(queryParams(await visit(accounts, provider, 'zainab'))).toEqual({
    error: 'server_error',
    error_code: 'unexpected_failure',
    error_description: 'Multiple accounts with the same email address in the same linking domain detected: default',
  });
});

test('without confirmation an unverified address creates an account, but never finds an existing one', async () => {
  const taken = await signUpUser(accounts, people.unsure.email);
  expect(queryParams(await visit(accounts, provider, 'unsure'))).toEqual({
    error: 'access_denied',
    error_code: 'provider_email_needs_verification',
    error_description: 'Unverified email with google. Verify the email with google in order to sign in',
  });
  await accounts.pool.query('delete from auth.users where id = $1', [taken.session.user.id]);
  const { user } = await readArrival(accounts, await visit(accounts, provider, 'unsure'));
  expect(user).toMatchObject({ email: people.unsure.email, user_metadata: { email_verified: false } });
});

test('a new provider user without an address is refused', async () => {
  expect(queryParams(await visit(accounts, provider, 'silent'))).toEqual({
    error: 'server_error',
    error_code: 'unexpected_failure',
    error_description: 'Error getting user email from external provider',
  });
  expect(await rowsOf("select 1 from auth.identities where provider_id = 'silent'")).toEqual([]);
});

test('three concurrent sign-ins of a new user create one account', async () => {
  const crowd = await startShopProvider({ rania: verified('rania') });
  const shop = await startAccountsWith(crowd);
  try {
    const addresses = await Promise.all([1, 2, 3].map(() => visit(shop, crowd, 'rania')));
    const users = await Promise.all(addresses.map(async (address) => (await readArrival(shop, address)).user.id));
    expect(new Set(users).size).toBe(1);
  } finally {
    await Promise.all([shop.close(), crowd.close()]);
  }
});

test('with a PKCE challenge the page gets a code, which its verifier exchanges for the session', async () => {
  const target = 'https://shop.example/account?tab=orders';
  const address = await visit(accounts, provider, 'mona', { options: { redirectTo: target } }, pkceDevice(accounts));
  expect(address.hash).toBe('');
  expect(queryParams(address)).toEqual({ tab: 'orders', code: expect.stringMatching(/^[0-9a-f-]{36}$/) });
  const [flow] = await rowsOf('select * from auth.flow_states where auth_code = $1', queryParams(address)['code']);
  const [user] = await rowsOf("select id from auth.users where email = 'mona@example.com'");
  expect(flow).toMatchObject({
    method: 'oauth',
    provider: 'google',
    user_id: user.id,
    code_challenge_method: 's256',
    redirect_to: target,
    code_issued_at: expect.any(Date),
  });
  expect(decryptProviderTokens(createSecretBox(accounts.secretKey), flow.encrypted_provider_tokens)).toEqual({
    provider_token: expect.stringMatching(/./),
    provider_refresh_token: expect.stringMatching(/./),
  });
});
