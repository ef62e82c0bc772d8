import { afterEach, expect, test } from 'vitest';
import {
  goodPassword,
  type RunningAccounts,
  signUpUser,
  startAccounts,
} from '../../testing/accounts/start-accounts.ts';

let accounts: RunningAccounts;

afterEach(() => accounts.close());

test('a password change requires the current password where configured, except after a recovery', async () => {
  accounts = await startAccounts({ settings: { password: { requireCurrent: true } } });
  const { email, device } = await signUpUser(accounts);
  const change = (current_password?: string) =>
    device.updateUser({ password: 'Another-2025', ...(current_password === undefined ? {} : { current_password }) });
  expect((await change()).error).toMatchObject({ status: 400, code: 'current_password_required' });
  expect((await change('Wrong-2024')).error).toMatchObject({ status: 400, code: 'current_password_invalid' });
  expect((await change(goodPassword)).error).toBeNull();

  await accounts.device().resetPasswordForEmail(email);
  const recovered = accounts.device();
  await recovered.verifyOtp({ type: 'recovery', email, token: accounts.mailTo(email).code });
  expect((await recovered.updateUser({ password: 'Third-2026' })).error).toBeNull();
});

test('a session older than a day needs a code before it sets a password', async () => {
  accounts = await startAccounts({ settings: { password: { requireReauthentication: true } } });
  const { email, device } = await signUpUser(accounts);
  await accounts.pool.query("update auth.sessions set created_at = now() - interval '25 hours'");
  const change = (nonce?: string) =>
    device.updateUser({ password: 'Another-2025', ...(nonce === undefined ? {} : { nonce }) });
  expect((await change()).error).toMatchObject({ status: 400, code: 'reauthentication_needed' });
  expect((await device.reauthenticate()).error).toBeNull();
  const { code, link } = accounts.mailTo(email);
  expect(link).toBeNull();
  expect((await change(code === '000000' ? '000001' : '000000')).error).toMatchObject({
    status: 422,
    code: 'reauthentication_not_valid',
    message: 'Nonce has expired or is invalid',
  });
  expect((await change(code)).error).toBeNull();
  expect((await device.updateUser({ password: 'Third-2026', nonce: code })).error).toMatchObject({
    code: 'reauthentication_not_valid',
  });
});

test('a recent session needs no code', async () => {
  accounts = await startAccounts({ settings: { password: { requireReauthentication: true } } });
  const { device } = await signUpUser(accounts);
  expect((await device.updateUser({ password: 'Another-2025' })).error).toBeNull();
});
