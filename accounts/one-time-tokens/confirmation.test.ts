import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { goodPassword, newAddress, type RunningAccounts, startAccounts } from '../test/start-accounts.ts';

let accounts: RunningAccounts;

beforeAll(async () => {
  accounts = await startAccounts({
    settings: { email: { autoConfirm: false }, phone: { enabled: true }, anonymousSignInEnabled: true },
  });
});

afterAll(() => accounts.close());

let numbers = 0;
const newNumber = (): string => {
  numbers += 1;
  return `2010${String(10_000_000 + numbers)}`;
};
const textTo = (phone: string) => {
  const text = accounts.texts.findLast(({ to }) => to === phone);
  if (text === undefined) throw new Error('no text went there');
  return text;
};
const signUp = (email: string, data = {}) =>
  accounts.device().signUp({ email, password: goodPassword, options: { data } });

describe('confirming the address of a sign-up', () => {
  test('the link signs in and confirms; the password works afterwards', async () => {
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

  test.each(['signup', 'email'] as const)('by the code, as type %s', async (type) => {
    const email = newAddress();
    await signUp(email);
    const { data, error } = await accounts.device().verifyOtp({ type, email, token: accounts.mailTo(email).code });
    expect(error).toBeNull();
    expect(data.session?.user.email_confirmed_at).toEqual(expect.any(String));
  });

  test('refuses a link with another type', async () => {
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

  test('sends the mail again on request, and to no other address', async () => {
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

  test('ends the access of another person who signed up with the address first', async () => {
    const email = newAddress();
    await accounts.device().signUp({ email, password: 'Strangers-2024' });
    await accounts.device().signInWithOtp({ email, options: { shouldCreateUser: false } });
    const { data } = await accounts
      .device()
      .verifyOtp({ type: 'magiclink', email, token: accounts.mailTo(email).code });
    expect(data.session).not.toBeNull();
    expect((await accounts.device().signInWithPassword({ email, password: 'Strangers-2024' })).error).toMatchObject({
      code: 'invalid_credentials',
    });
  });
});

describe('sign-in without a password', () => {
  test('creates no user, and answers known and unknown users alike', async () => {
    const known = newAddress();
    await signUp(known);
    const { rows: before } = await accounts.pool.query('select count(*) from auth.users');
    const sent = accounts.mails.length;
    for (const email of [known, newAddress()]) {
      const closed = await accounts.device().signInWithOtp({ email });
      expect(closed.error).toMatchObject({ status: 422, code: 'otp_disabled' });
      const open = await accounts.device().signInWithOtp({ email, options: { shouldCreateUser: false } });
      expect(open).toEqual({ data: { user: null, session: null, messageId: undefined }, error: null });
    }
    expect(accounts.mails.slice(sent).map(({ to }) => to)).toEqual([known]);
    expect((await accounts.pool.query('select count(*) from auth.users')).rows).toEqual(before);
  });

  test('sends a known user a link', async () => {
    const email = newAddress();
    await signUp(email);
    await accounts.follow(accounts.mailTo(email).link);
    await accounts.device().signInWithOtp({ email, options: { shouldCreateUser: false } });
    const { kind, link } = accounts.mailTo(email);
    expect(kind).toBe('magiclink');
    const handed = new URLSearchParams((await accounts.follow(link)).location.hash.slice(1));
    expect(handed.get('type')).toBe('magiclink');
    const { data: claims } = await accounts.device().getClaims(handed.get('access_token') ?? '');
    expect(claims?.claims.amr).toEqual([{ method: 'otp', timestamp: expect.any(Number) }]);
  });

  test('a code proves the number it was sent to', async () => {
    const phone = newNumber();
    await accounts.device().signUp({ phone, password: goodPassword });
    const asking = { phone: `+${phone}`, options: { shouldCreateUser: false } };
    expect((await accounts.device().signInWithOtp(asking)).error).toBeNull();
    const { code, channel } = textTo(phone);
    expect(channel).toBe('sms');
    const { data } = await accounts.device().verifyOtp({ type: 'sms', phone: `+${phone}`, token: code });
    expect(data.user).toMatchObject({ phone, email: '', phone_confirmed_at: expect.any(String) });
    expect(data.user?.identities).toMatchObject([
      { provider: 'phone', identity_data: { phone, phone_verified: true } },
    ]);
  });

  test('a number with a password: first the code, then the password', async () => {
    const phone = newNumber();
    const device = accounts.device();
    const { data } = await device.signUp({ phone, password: goodPassword });
    expect(data.session).toBeNull();
    const signIn = () => accounts.device().signInWithPassword({ phone, password: goodPassword });
    expect((await signIn()).error).toMatchObject({ status: 400, code: 'phone_not_confirmed' });
    await device.verifyOtp({ type: 'sms', phone, token: textTo(phone).code });
    expect((await signIn()).data.session?.user.phone).toBe(phone);
  });
});

describe('an anonymous user', () => {
  test('has a session, and only their own metadata', async () => {
    const device = accounts.device();
    const { data } = await device.signInAnonymously({ options: { data: { cart: 'full' } } });
    expect(data.user).toMatchObject({
      is_anonymous: true,
      email: '',
      phone: '',
      user_metadata: { cart: 'full' },
      app_metadata: {},
      identities: [],
    });
    expect((await device.updateUser({ password: 'Another-2025' })).error).toMatchObject({
      status: 422,
      code: 'validation_failed',
    });
  });

  test('becomes a named user by confirming an address', async () => {
    const device = accounts.device();
    await device.signInAnonymously();
    const email = newAddress();
    const { data } = await device.updateUser({ email });
    expect(data.user).toMatchObject({ is_anonymous: true, new_email: email });
    await accounts.follow(accounts.mailTo(email).link);
    const { data: known } = await device.getUser();
    expect(known.user).toMatchObject({ email, is_anonymous: false, identities: [{ provider: 'email' }] });
    expect(known.user?.app_metadata).toEqual({ provider: 'email', providers: ['email'] });
  });
});
