import { GoTrueAdminApi } from '@supabase/auth-js';
import { importJWK, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newAddress, type RunningAccounts, signedUp, startAccounts } from '../test/start-accounts.ts';

let accounts: RunningAccounts;
const serviceKey = 'a-key-that-only-servers-hold';
const secret = 'a secret that the whole family of servers shares';

beforeAll(async () => {
  accounts = await startAccounts({ settings: { serviceKey, keys: { hs256Secret: secret } } });
});

afterAll(() => accounts.close());

const adminWith = (bearer: string) =>
  new GoTrueAdminApi({ url: accounts.authUrl, headers: { Authorization: `Bearer ${bearer}` } });
const admin = () => adminWith(serviceKey);

const made = async (attributes: Parameters<GoTrueAdminApi['createUser']>[0]) => {
  const { data, error } = await admin().createUser(attributes);
  if (error !== null) throw error;
  return data.user;
};

const newNumber = () => `2010${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`;

describe('service role', () => {
  const signedBy = (claims: Record<string, unknown>, key = secret): Promise<string> =>
    new SignJWT(claims).setProtectedHeader({ alg: 'HS256', typ: 'JWT' }).sign(new TextEncoder().encode(key));

  test.for(['service_role', 'supabase_admin'])('accepts a token with the role %s without expiry', async (role) => {
    expect((await adminWith(await signedBy({ role })).listUsers()).error).toBeNull();
  });

  type Stranger = readonly [who: string, token: () => Promise<string>, status: number, code: string, message: string];
  const strangers: readonly Stranger[] = [
    ['a customer', async () => (await signedUp(accounts)).session.access_token, 403, 'not_admin', 'User not allowed'],
    ['a token of no role', () => signedBy({ sub: 'x' }), 403, 'not_admin', 'User not allowed'],
    ['the public key', async () => 'public-key-of-the-shop', 403, 'not_admin', 'User not allowed'],
    [
      'a token that somebody else signed',
      () => signedBy({ role: 'service_role' }, `${secret}!`),
      403,
      'bad_jwt',
      'invalid JWT: unable to parse or verify signature, token signature is invalid',
    ],
    [
      'a token that is over',
      () => signedBy({ role: 'service_role', exp: 1 }),
      403,
      'bad_jwt',
      'invalid JWT: unable to parse or verify signature, token has invalid claims: token is expired',
    ],
    [
      'what is no token',
      async () => `${serviceKey}x`,
      403,
      'bad_jwt',
      'invalid JWT: unable to parse or verify signature, token is malformed',
    ],
  ];
  test.for(strangers)('refuses %s', async ([, token, status, code, message]) => {
    expect((await adminWith(await token()).listUsers()).error).toMatchObject({ status, code, message });
  });

  test.for([
    ['GET', '/admin/users'],
    ['POST', '/admin/users'],
    ['DELETE', '/admin/users/x'],
  ] as const)('refuses requests without a token: %s %s', async ([method, path]) => {
    const answer = await accounts.send(path, { method, headers: { 'X-Supabase-Api-Version': '2024-01-01' } });
    expect({ status: answer.status, ...(await answer.json()) }).toEqual({
      status: 401,
      code: 'no_authorization',
      message: 'This endpoint requires a valid Bearer token',
    });
  });
});

describe('every refusal has its status, code and text', () => {
  const anybody = crypto.randomUUID();
  const taken = newAddress();
  const number = newNumber();
  let someone: string;
  beforeAll(async () => {
    someone = (await made({ email: newAddress() })).id;
    await made({ email: taken, phone: number });
  });

  const none = 'Cannot create a user without either an email or phone';
  const badBan = 'invalid format for ban duration: a duration such as 24h or 1h30m, or none';
  const both = { password: 'x', password_hash: '$argon2id$x' };
  const bcrypt = { password_hash: '$2y$10$SXEz2HeT8PUIGQXo9yeUIem8KzNxgG0d7o/.eGj2rj8KbRgAuRVlq' };
  const exists = 'A user with this email address has already been registered';
  const byAnother = 'Phone number already registered by another user';
  const created = [
    [{}, 400, 'validation_failed', none],
    [{ email: 'nobody' }, 400, 'validation_failed', 'Unable to validate email address: invalid format'],
    [{ phone: '012' }, 400, 'validation_failed', 'Invalid phone number format (E.164 required)'],
    [{ email: taken }, 422, 'email_exists', exists],
    [{ phone: number }, 422, 'phone_exists', byAnother],
    [
      { phone: '201012345678', ...both },
      400,
      'validation_failed',
      'Only a password or a password hash should be provided',
    ],
    [{ phone: '201012345678', ...bcrypt }, 400, 'validation_failed', 'The password hash has to be one of argon2'],
    [
      { phone: '201012345678', password: 'x'.repeat(73) },
      400,
      'validation_failed',
      'Password cannot be longer than 72 characters',
    ],
    [{ phone: '201012345678', ban_duration: 'soon' }, 400, 'validation_failed', badBan],
    [{ phone: '201012345678', ban_duration: '99999999h' }, 400, 'validation_failed', badBan],
    [{ phone: '201012345678', id: 'me' }, 400, 'validation_failed', 'ID must conform to the uuid v4 format'],
    [
      { phone: '201012345678', id: '00000000-0000-0000-0000-000000000000' },
      400,
      'validation_failed',
      'ID cannot be a nil uuid',
    ],
  ] as const;
  test.for(created)('creating %j', async ([wish, status, code, message]) => {
    expect((await admin().createUser(wish)).error).toMatchObject({ status, code, message });
  });

  test('creating a user with an existing id', async () => {
    expect((await admin().createUser({ email: newAddress(), id: someone })).error).toMatchObject({
      status: 422,
      code: 'user_already_exists',
      message: 'User already registered',
    });
  });

  test.for([
    [{ email: taken }, 422, 'email_exists', exists],
    [{ phone: number }, 422, 'phone_exists', byAnother],
    [{ email: 'nobody' }, 400, 'validation_failed', 'Unable to validate email address: invalid format'],
    [{ password: 'Short-1' }, 422, 'weak_password', 'Password should be at least 8 characters.'],
    [{ ban_duration: '-1h' }, 400, 'validation_failed', badBan],
  ] as const)('changing to %j', async ([wish, status, code, message]) => {
    expect((await admin().updateUserById(someone, wish)).error).toMatchObject({ status, code, message });
  });

  test.for([
    ['GET', '/admin/users/me', 404, 'validation_failed', 'user_id must be an UUID'],
    ['PUT', '/admin/users/me', 404, 'validation_failed', 'user_id must be an UUID'],
    ['GET', `/admin/users/${anybody}`, 404, 'user_not_found', 'User not found'],
    ['PUT', `/admin/users/${anybody}`, 404, 'user_not_found', 'User not found'],
    ['DELETE', `/admin/users/${anybody}`, 404, 'user_not_found', 'User not found'],
    ['GET', `/admin/users/${anybody}/factors`, 404, 'user_not_found', 'User not found'],
    ['DELETE', `/admin/users/${anybody}/factors/me`, 404, 'validation_failed', 'factor_id must be an UUID'],
    ['DELETE', `/admin/users/${anybody}/factors/${anybody}`, 404, 'user_not_found', 'User not found'],
    ['DELETE', `/admin/users/SOMEONE/factors/${anybody}`, 404, 'mfa_factor_not_found', 'Factor not found'],
    [
      'GET',
      '/admin/users?page=two',
      400,
      'validation_failed',
      'Bad Pagination Parameters: page has to be a whole number',
    ],
  ] as const)('%s %s', async ([method, path, status, code, message]) => {
    const answer = await accounts.send(path.replace('SOMEONE', someone), {
      method,
      headers: { 'X-Supabase-Api-Version': '2024-01-01', authorization: `Bearer ${serviceKey}` },
      ...(method === 'PUT' ? { body: '{}' } : {}),
    });
    expect({ status: answer.status, ...(await answer.json()) }).toEqual({ status, code, message });
  });
});

test('accepts a token of our own keys with the role', async () => {
  const own = await startAccounts();
  await signedUp(own);
  const { rows } = await own.pool.query('select id, encrypted_private_jwk from auth.signing_keys');
  const key = await importJWK(JSON.parse(own.box.open('signing-key', rows[0].encrypted_private_jwk)), 'ES256');
  const token = await new SignJWT({ role: 'service_role' })
    .setProtectedHeader({ alg: 'ES256', kid: rows[0].id })
    .sign(key);
  const api = new GoTrueAdminApi({ url: own.authUrl, headers: { Authorization: `Bearer ${token}` } });
  expect((await api.listUsers()).data.users).toHaveLength(1);
  await own.close();
});
