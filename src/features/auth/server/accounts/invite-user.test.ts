import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  goodPassword,
  newAddress,
  type RunningAccounts,
  signUpUser,
  startAccounts,
} from '../../testing/accounts/start-accounts.ts';

let accounts: RunningAccounts;

beforeAll(async () => {
  accounts = await startAccounts({
    settings: { email: { autoConfirm: false }, redirectAllowList: ['https://other.example/**'] },
  });
});

afterAll(() => accounts.close());

test('an invitation is mailed, sent again on request, and signs in', async () => {
  const email = newAddress();
  const redirectTo = 'https://other.example/join';
  const { userId } = await accounts.inviteUser({ email, data: { name: 'Hoda' }, redirectTo, language: 'ar' });
  const first = accounts.mailTo(email);
  expect(first).toMatchObject({ kind: 'invite', to: email, language: 'ar' });
  expect(await accounts.inviteUser({ email })).toEqual({ userId });
  const second = accounts.mailTo(email);
  expect((await accounts.follow(first.link)).location.hash).toContain('error_code=otp_expired');
  const { location } = await accounts.follow(second.link);
  expect(location.href).toMatch(/^https:\/\/shop\.example\/#access_token=.*type=invite/);
  const { rows } = await accounts.pool.query('select * from auth.users where id = $1', [userId]);
  expect(rows).toMatchObject([{ invited_at: expect.any(Date), email_confirmed_at: expect.any(Date) }]);
});

test('an invitation stores exactly the given metadata, which remains after the first password', async () => {
  const email = newAddress();
  const redirectTo = 'https://other.example/join';
  const { userId } = await accounts.inviteUser({ email, data: { name: 'Hoda' }, redirectTo });
  const link = new URL(accounts.mailTo(email).link ?? '');
  expect(link.searchParams.get('redirect_to')).toBe(redirectTo);
  const device = accounts.device();
  await device.verifyOtp({ type: 'invite', email, token: accounts.mailTo(email).code });
  expect((await device.updateUser({ password: goodPassword })).error).toBeNull();
  const { data } = await accounts.device().signInWithPassword({ email, password: goodPassword });
  expect(data.user).toMatchObject({ id: userId, email });
  expect(data.user?.user_metadata).toEqual({ name: 'Hoda' });
});

test('an invitation redirects to the site instead of a page that is not allowed', async () => {
  const email = newAddress();
  await accounts.inviteUser({ email, redirectTo: 'https://evil.example/join' });
  expect(new URL(accounts.mailTo(email).link ?? '').searchParams.get('redirect_to')).toBe('https://shop.example');
});

test('an invitation of a confirmed user or an invalid address is refused without a mail', async () => {
  const confirming = await startAccounts();
  const { email } = await signUpUser(confirming);
  await expect(confirming.inviteUser({ email })).rejects.toMatchObject({ status: 422, code: 'email_exists' });
  await expect(confirming.inviteUser({ email: 'nobody' })).rejects.toMatchObject({
    status: 400,
    code: 'validation_failed',
  });
  expect(confirming.mails).toEqual([]);
  await confirming.close();
});

test('invitations have no endpoint', async () => {
  for (const path of ['/invite', '/admin/users', '/admin/generate_link']) {
    const response = await accounts.send(path, { method: 'POST', body: JSON.stringify({ email: newAddress() }) });
    expect([path, response.status]).toEqual([path, 404]);
  }
});
