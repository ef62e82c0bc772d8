import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { apiErrors } from '#core/errors/api.errors.ts';
import { AppError } from '#core/errors/app-error.ts';
import type { OpenidProvider } from '#tests/support/servers/openid-provider.ts';
import {
  fragmentParams,
  queryParams,
  readArrival,
  startAccountsWith,
  startShopProvider,
  visit,
} from '../../../testing/accounts/provider-visits.ts';
import { goodPassword, type RunningAccounts, signUpUser } from '../../../testing/accounts/start-accounts.ts';

const people = {
  mona: { email: 'mona@example.com', email_verified: true, name: 'Mona' },
  unsure: { email: 'unsure@example.com', email_verified: false, name: 'Unsure' },
};

let provider: OpenidProvider;
let accounts: RunningAccounts;

beforeAll(async () => {
  provider = await startShopProvider(people);
});

afterEach(() => accounts.close());
afterAll(() => provider.close());

const withConfirmation = { email: { autoConfirm: false } };
const needsVerification = {
  error: 'access_denied',
  error_code: 'provider_email_needs_verification',
  error_description: 'Unverified email with google. A confirmation email has been sent to your google email',
};

test('a verified address takes over an account created by another person', async () => {
  accounts = await startAccountsWith(provider, withConfirmation);
  const thief = accounts.device();
  const prepared = await thief.signUp({
    email: people.mona.email,
    password: goodPassword,
    options: { data: { name: 'Thief', note: 'mine' } },
  });
  const id = prepared.data.user?.id;
  await accounts.pool.query(
    `insert into auth.one_time_tokens (user_id, kind, recipient, code_hash, link_hash, expires_at)
      values ($1, 'recovery', 'x', decode(repeat('00', 32), 'hex'), decode(repeat('00', 32), 'hex'), now() + interval '1 hour')`,
    [id],
  );
  await accounts.pool.query(
    "insert into auth.factors (user_id, factor_type, encrypted_secret) values ($1, 'totp', '')",
    [id],
  );

  const { user } = await readArrival(accounts, await visit(accounts, provider, 'mona'));
  expect(user).toMatchObject({
    id,
    app_metadata: { provider: 'google', providers: ['google'] },
    identities: [{ provider: 'google' }],
    email_confirmed_at: expect.any(String),
  });
  expect(user.identities).toHaveLength(1);
  expect(user.factors ?? []).toEqual([]);
  expect(user.user_metadata).toMatchObject({ name: 'Mona' });
  expect(user.user_metadata).not.toHaveProperty('note');
  const attempt = await thief.signInWithPassword({ email: people.mona.email, password: goodPassword });
  expect(attempt.error).toMatchObject({ code: 'invalid_credentials' });
  expect((await accounts.pool.query('select 1 from auth.one_time_tokens')).rows).toEqual([]);
});

test('an unverified address must be confirmed first, with the same response for a registered one', async () => {
  accounts = await startAccountsWith(provider, withConfirmation);
  const device = accounts.device();
  const refused = await visit(accounts, provider, 'unsure', {}, device);
  expect(queryParams(refused)).toEqual(needsVerification);
  expect(fragmentParams(refused)).toEqual({ ...needsVerification, sb: '' });
  const { rows } = await accounts.pool.query('select email, email_confirmed_at from auth.users');
  expect(rows).toEqual([{ email: people.unsure.email, email_confirmed_at: null }]);
  expect(queryParams(await visit(accounts, provider, 'unsure'))).toEqual(needsVerification);
  expect(queryParams(await visit(accounts, provider, 'unsure', { provider: 'keycloak' }))['error_code']).toBe(
    needsVerification.error_code,
  );
  expect((await accounts.pool.query('select 1 from auth.users')).rows).toHaveLength(1);
  expect((await accounts.pool.query('select 1 from auth.sessions')).rows).toEqual([]);

  expect((await accounts.follow(accounts.mailTo(people.unsure.email).link, device)).location.hash).toContain(
    'access_token',
  );
  const { user } = await readArrival(accounts, await visit(accounts, provider, 'unsure'));
  expect(user.email).toBe(people.unsure.email);
});

test('disabled sign-up refuses new users of a provider and signs in existing ones', async () => {
  accounts = await startAccountsWith(provider, { signUpEnabled: false });
  expect(queryParams(await visit(accounts, provider, 'mona'))).toEqual({
    error: 'access_denied',
    error_code: 'signup_disabled',
    error_description: 'Signups not allowed for this instance',
  });
  await accounts.ensureUser({ email: people.mona.email, password: goodPassword });
  const { user } = await readArrival(accounts, await visit(accounts, provider, 'mona'));
  expect(user.email).toBe(people.mona.email);
});

test('a banned user cannot sign in by a provider', async () => {
  accounts = await startAccountsWith(provider);
  await visit(accounts, provider, 'mona');
  await accounts.pool.query("update auth.users set banned_until = now() + interval '1 day'");
  expect(queryParams(await visit(accounts, provider, 'mona'))).toEqual({
    error: 'access_denied',
    error_code: 'user_banned',
    error_description: 'User is banned',
  });
});

test('the shop’s sign-up callback runs for new users only, in the same transaction, and can refuse the sign-up', async () => {
  const joined: unknown[] = [];
  accounts = await startAccountsWith(provider, {}, async (_transaction, user) => {
    if (user.email === people.unsure.email)
      throw new AppError(apiErrors, 'VALIDATION_FAILED', { issues: ['phone.format'] });
    joined.push(user);
  });
  const { user } = await readArrival(accounts, await visit(accounts, provider, 'mona'));
  await visit(accounts, provider, 'mona');
  expect(joined).toEqual([
    {
      id: user.id,
      email: people.mona.email,
      userMetadata: expect.objectContaining({ name: 'Mona' }),
      isByForm: false,
      language: null,
    },
  ]);
  expect(queryParams(await visit(accounts, provider, 'unsure'))).toEqual({
    error: 'invalid_request',
    error_code: 'validation_failed',
    error_description: 'phone.format',
  });
  const remaining = await accounts.pool.query('select 1 from auth.identities where email = $1', [people.unsure.email]);
  expect(remaining.rows).toEqual([]);
});

test('an unexpected error redirects and logs no address', async () => {
  accounts = await startAccountsWith(provider, {}, (_transaction, { email }) => Promise.reject(new Error(email)));
  expect(queryParams(await visit(accounts, provider, 'mona'))).toEqual({
    error: 'server_error',
    error_code: 'unexpected_failure',
    error_description: 'Unexpected failure, please check server logs for more information',
  });
  expect(accounts.logged).toHaveLength(1);
  expect(JSON.stringify(accounts.logged)).not.toContain(people.mona.email);
});

test('provider metadata is limited to the size of a token', async () => {
  accounts = await startAccountsWith(provider);
  const { device } = await signUpUser(accounts, people.mona.email);
  await accounts.pool.query('update auth.users set email_verified_at = now()');
  await device.updateUser({ data: { story: 'x'.repeat(3940), name: 'Amina' } });
  const { user } = await readArrival(accounts, await visit(accounts, provider, 'mona'));
  expect(user.user_metadata).toMatchObject({ name: 'Amina' });
});
