import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  goodPassword,
  newAddress,
  type RunningAccounts,
  startAccounts,
} from '../../../testing/accounts/start-accounts.ts';

let accounts: RunningAccounts;

beforeAll(async () => {
  accounts = await startAccounts({
    settings: { email: { autoConfirm: false } },
  });
});

afterAll(() => accounts.close());

const signUp = (email: string, data = {}) =>
  accounts.device().signUp({ email, password: goodPassword, options: { data } });

describe('confirming the address of a sign-up', () => {
  test('the confirmation link signs in and confirms the address, and the password works afterwards', async () => {
    const email = newAddress();
    const device = accounts.device();
    const { data } = await device.signUp({ email, password: goodPassword, options: { data: { name: 'Amina' } } });
    expect(data.user).toMatchObject({ confirmation_sent_at: expect.any(String), role: 'authenticated' });
    const { link, kind } = accounts.mailTo(email);
    expect(kind).toBe('signup');
    expect(new URL(link ?? '').searchParams.get('type')).toBe('signup');
    const handed = new URLSearchParams((await accounts.follow(link, device)).location.hash.slice(1));
    const user = await accounts.device().getUser(handed.get('access_token') ?? '');
    expect(user.data.user).toMatchObject({
      email_confirmed_at: expect.any(String),
      user_metadata: { name: 'Amina', email_verified: true },
      identities: [{ identity_data: { email_verified: true } }],
    });
    expect((await accounts.device().signInWithPassword({ email, password: goodPassword })).error).toBeNull();
  });

  test.each(['signup', 'email'] as const)('the confirmation code works as type %s', async (type) => {
    const email = newAddress();
    await signUp(email);
    const { data, error } = await accounts.device().verifyOtp({ type, email, token: accounts.mailTo(email).code });
    expect(error).toBeNull();
    expect(data.session?.user.email_confirmed_at).toEqual(expect.any(String));
  });

  test('a confirmation link with another type is refused', async () => {
    const email = newAddress();
    await signUp(email);
    const link = new URL(accounts.mailTo(email).link ?? '');
    link.searchParams.set('type', 'recovery');
    expect((await accounts.follow(link.href)).location.hash).toContain('otp_expired');
    link.searchParams.set('type', 'signup');
    expect((await accounts.follow(link.href)).location.hash).toContain('access_token');
  });

  test('a second sign-up sends another mail, keeps the first password, and reveals nothing of the first', async () => {
    const email = newAddress();
    const device = accounts.device();
    const first = await device.signUp({ email, password: goodPassword, options: { data: { name: 'Amina' } } });
    const again = await accounts
      .device()
      .signUp({ email, password: 'Another-2025', options: { data: { name: 'Eve' } } });
    expect(again.data.user?.id).toBe(first.data.user?.id);
    expect(JSON.stringify(again.data)).not.toContain('Amina');
    expect(accounts.mails.filter(({ to }) => to === email)).toHaveLength(2);
    await accounts.follow(accounts.mailTo(email).link, device);
    expect((await accounts.device().signInWithPassword({ email, password: 'Another-2025' })).error).not.toBeNull();
    expect((await accounts.device().signInWithPassword({ email, password: goodPassword })).error).toBeNull();
  });

  test('the confirmation mail is sent again on request, and to no other address', async () => {
    const email = newAddress();
    await signUp(email);
    expect((await accounts.device().resend({ type: 'signup', email })).error).toBeNull();
    expect(accounts.mails.filter(({ to }) => to === email)).toHaveLength(2);
    await accounts.follow(accounts.mailTo(email).link);
    const sent = accounts.mails.length;
    expect((await accounts.device().resend({ type: 'signup', email })).error).toBeNull();
    expect((await accounts.device().resend({ type: 'signup', email: newAddress() })).error).toBeNull();
    expect(accounts.mails).toHaveLength(sent);
  });
});
