import { GoTrueAdminApi } from '@supabase/auth-js';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { goodPassword, newAddress, type RunningAccounts, startAccounts } from '../test/start-accounts.ts';

let accounts: RunningAccounts;
let email: string;
const serviceKey = 'a-key-that-only-servers-hold';

beforeAll(async () => {
  accounts = await startAccounts({
    settings: { serviceKey, email: { autoConfirm: false }, redirectAllowList: ['https://other.example/**'] },
  });
});

afterAll(() => accounts.close());

beforeEach(() => {
  email = newAddress();
});

const admin = () => new GoTrueAdminApi({ url: accounts.authUrl, headers: { Authorization: `Bearer ${serviceKey}` } });

const somebody = async (): Promise<string> => {
  const { data } = await admin().createUser({ email, email_confirm: true, password: goodPassword });
  return data.user?.id ?? '';
};

describe('a generated link', () => {
  test('signs up a new user with exactly the given metadata, without a mail', async () => {
    const { data, error } = await admin().generateLink({
      type: 'signup',
      email,
      password: goodPassword,
      options: { data: { name: 'Amina' }, redirectTo: 'https://other.example/welcome' },
    });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({ email, confirmation_sent_at: expect.any(String) });
    expect(data.user?.user_metadata).toEqual({ name: 'Amina' });
    expect(data.properties).toMatchObject({
      verification_type: 'signup',
      redirect_to: 'https://other.example/welcome',
      email_otp: expect.stringMatching(/^\d{6}$/),
    });
    expect(accounts.mails).toEqual([]);
    const link = new URL(data.properties?.action_link ?? '');
    expect(link.origin + link.pathname).toBe('https://shop.example/auth/v1/verify');
    expect(link.searchParams.get('token')).toBe(data.properties?.hashed_token);
    expect(link.searchParams.get('type')).toBe('signup');
    const { location } = await accounts.follow(link.href);
    expect(location.href).toMatch(/^https:\/\/other\.example\/welcome#access_token=/);
    expect((await accounts.device().signInWithPassword({ email, password: goodPassword })).error).toBeNull();
  });

  test.for(['magiclink', 'recovery'] as const)('signs in by %s', async (type) => {
    const id = await somebody();
    const { data } = await admin().generateLink({ type, email });
    expect(data.properties).toMatchObject({ verification_type: type, redirect_to: 'https://shop.example' });
    const token_hash = data.properties?.hashed_token ?? '';
    const proven = await accounts.device().verifyOtp({ type, token_hash });
    expect(proven.data.user?.id).toBe(id);
    expect((await accounts.device().verifyOtp({ type, token_hash })).error).toMatchObject({ code: 'otp_expired' });
  });

  test('creates a user for a magic link to an unknown address', async () => {
    const { data } = await admin().generateLink({ type: 'magiclink', email });
    expect(data.properties?.verification_type).toBe('signup');
    const token = data.properties?.email_otp ?? '';
    expect((await accounts.device().verifyOtp({ type: 'signup', email, token })).data.user?.email).toBe(email);
  });

  test('changes the address once both addresses have confirmed', async () => {
    const id = await somebody();
    const newEmail = newAddress();
    for (const type of ['email_change_current', 'email_change_new'] as const) {
      const { data } = await admin().generateLink({ type, email, newEmail });
      expect(data.user?.new_email).toBe(newEmail);
      await accounts.device().verifyOtp({ type: 'email_change', token_hash: data.properties?.hashed_token ?? '' });
    }
    expect((await admin().getUserById(id)).data.user).toMatchObject({ email: newEmail });
  });
});

describe('an invitation', () => {
  test('is mailed, sent again on request, and signs in', async () => {
    const options = { data: { name: 'Hoda' }, redirectTo: 'https://other.example/join' };
    const { data, error } = await admin().inviteUserByEmail(email, options);
    expect(error).toBeNull();
    expect(data.user).toMatchObject({ email, invited_at: expect.any(String), user_metadata: { name: 'Hoda' } });
    const first = accounts.mailTo(email);
    expect(first).toMatchObject({ kind: 'invite', to: email });
    expect((await admin().inviteUserByEmail(email)).data.user?.id).toBe(data.user?.id);
    const { location } = await accounts.follow(accounts.mailTo(email).link);
    expect(location.hash).toMatch(/^#access_token=.*type=invite/);
    expect((await accounts.follow(first.link)).location.hash).toContain('error_code=otp_expired');
    expect((await admin().getUserById(data.user?.id ?? '')).data.user).toHaveProperty('email_confirmed_at');
  });

  test('can be generated as a link', async () => {
    const { data } = await admin().generateLink({ type: 'invite', email });
    expect(data.properties?.verification_type).toBe('invite');
    expect(data.user).toHaveProperty('invited_at');
    const { error } = await accounts
      .device()
      .verifyOtp({ type: 'invite', token_hash: data.properties?.hashed_token ?? '' });
    expect(error).toBeNull();
  });
});

describe('every refusal has its status, code and text', () => {
  const post = async (path: string, body: unknown, bearer = serviceKey) => {
    const answer = await accounts.send(path, {
      method: 'POST',
      headers: { 'X-Supabase-Api-Version': '2024-01-01', authorization: `Bearer ${bearer}` },
      body: JSON.stringify(body),
    });
    return { status: answer.status, ...(await answer.json()) };
  };
  const exists = 'A user with this email address has already been registered';
  const taken = () => ({ email });
  const free = () => ({ email: newAddress() });

  test.for([
    [
      'of an unknown type',
      { type: 'sms' },
      free,
      400,
      'validation_failed',
      'Invalid email action link type requested: sms',
    ],
    [
      'without an address',
      { type: 'signup' },
      () => ({}),
      400,
      'validation_failed',
      'Unable to validate email address: invalid format',
    ],
    [
      'to sign up without a password',
      { type: 'signup' },
      free,
      400,
      'validation_failed',
      'Signup requires a valid password',
    ],
    ['to sign up who is here', { type: 'signup', password: goodPassword }, taken, 422, 'email_exists', exists],
    ['to invite who is here', { type: 'invite' }, taken, 422, 'email_exists', exists],
    ['to recover nobody', { type: 'recovery' }, free, 404, 'user_not_found', 'User with this email not found'],
    ['to move nobody', { type: 'email_change_new' }, free, 404, 'user_not_found', 'User with this email not found'],
    [
      'to move nowhere',
      { type: 'email_change_new' },
      taken,
      400,
      'validation_failed',
      'Unable to validate email address: invalid format',
    ],
  ] as const)('a link %s', async ([, wish, who, status, code, message]) => {
    await somebody();
    expect(await post('/admin/generate_link', { ...wish, ...who() })).toEqual({ status, code, message });
  });

  test('a change to an address of another user', async () => {
    await somebody();
    expect(await post('/admin/generate_link', { type: 'email_change_new', email, new_email: email })).toEqual({
      status: 422,
      code: 'email_exists',
      message: exists,
    });
  });

  test('a confirmation by the old address when it is not required', async () => {
    const loose = await accounts.again({ serviceKey, email: { confirmChangeOnBoth: false } });
    await somebody();
    const answer = await loose.handle.request('/admin/generate_link', {
      method: 'POST',
      headers: { 'X-Supabase-Api-Version': '2024-01-01', authorization: `Bearer ${serviceKey}` },
      body: JSON.stringify({ type: 'email_change_current', email, new_email: newAddress() }),
    });
    expect(await answer.json()).toEqual({
      code: 'validation_failed',
      message: 'Enable secure email change to generate link for current email',
    });
  });

  test('an invitation of an existing user, or without the service role', async () => {
    await somebody();
    expect(await post('/invite', { email })).toEqual({ status: 422, code: 'email_exists', message: exists });
    for (const path of ['/invite', '/admin/generate_link']) {
      expect(await post(path, { email }, 'public-key-of-the-shop')).toEqual({
        status: 403,
        code: 'not_admin',
        message: 'User not allowed',
      });
    }
  });
});
