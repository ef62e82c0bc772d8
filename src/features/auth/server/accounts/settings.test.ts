import { afterEach, expect, test } from 'vitest';
import {
  goodPassword,
  newAddress,
  type RunningAccounts,
  signUpUser,
  startAccounts,
} from '../../testing/accounts/start-accounts.ts';

let accounts: RunningAccounts;

afterEach(() => accounts.close());

test('disabled sign-up refuses all sign-ups', async () => {
  accounts = await startAccounts({ settings: { signUpEnabled: false } });
  const { error } = await accounts.device().signUp({ email: newAddress(), password: 'x' });
  expect(error).toMatchObject({
    status: 422,
    code: 'signup_disabled',
    message: 'Signups not allowed for this instance',
  });
  expect(await (await accounts.send('/settings')).json()).toMatchObject({ disable_signup: true });
});

test('with confirmation, a new user has no session and cannot sign in yet', async () => {
  accounts = await startAccounts({ settings: { email: { autoConfirm: false } } });
  const email = newAddress();
  const { data, error } = await accounts.device().signUp({ email, password: goodPassword });
  expect(error).toBeNull();
  expect(data.session).toBeNull();
  expect(data.user).toMatchObject({ email, identities: [{ provider: 'email' }] });
  expect(data.user).not.toHaveProperty('email_confirmed_at');
  const signIn = (password: string) => accounts.device().signInWithPassword({ email, password });
  expect((await signIn(goodPassword)).error).toMatchObject({ status: 400, code: 'email_not_confirmed' });
  expect((await signIn('Wrong-2024')).error).toMatchObject({ code: 'invalid_credentials' });
});

test('with confirmation, a sign-up with a registered address gets the same response as a new one', async () => {
  accounts = await startAccounts({ settings: { email: { autoConfirm: false } } });
  const email = newAddress();
  const first = await accounts.device().signUp({ email, password: goodPassword, options: { data: { name: 'Amina' } } });
  await accounts.pool.query('update auth.users set email_confirmed_at = now()');
  const { data, error } = await accounts.device().signUp({
    email,
    password: 'Another-2025',
    options: { data: { name: 'Eve' } },
  });
  expect(error).toBeNull();
  expect(data.user).toMatchObject({ email, role: '', identities: [], user_metadata: { name: 'Eve' } });
  expect(data.user?.id).not.toBe(first.data.user?.id);
  expect(JSON.stringify(data)).not.toContain('Amina');
  expect((await accounts.device().signInWithPassword({ email, password: goodPassword })).error).toBeNull();
});

test('a password that is weak under newer rules can sign in, with a warning', async () => {
  accounts = await startAccounts({ settings: { password: { minimumLength: 20, requiredClasses: ['digit'] } } });
  const email = newAddress();
  await accounts.ensureUser({ email, password: 'long enough today 2024' });
  const { hashPassword } = await import('./passwords.ts');
  await accounts.pool.query('update auth.users set encrypted_password = $1', [await hashPassword('short')]);
  const { data } = await accounts.device().signInWithPassword({ email, password: 'short' });
  expect(data.session).not.toBeNull();
  expect(data.weakPassword).toEqual({
    message:
      'Password should be at least 20 characters. Password should contain at least one character of each: 0123456789.',
    reasons: ['length', 'characters'],
  });
});

test('access tokens have the configured lifetime', async () => {
  accounts = await startAccounts({ settings: { accessTokenTtlSeconds: 90 } });
  const { session } = await signUpUser(accounts);
  expect(session.expires_in).toBe(90);
});
