import { GoTrueAdminApi } from '@supabase/auth-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { goodPassword, newAddress, type RunningAccounts, signedUp, startAccounts } from '../test/start-accounts.ts';

let accounts: RunningAccounts;
const serviceKey = 'a-key-that-only-servers-hold';

beforeAll(async () => {
  accounts = await startAccounts({ settings: { serviceKey } });
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

describe('create user', () => {
  test('stores exactly the given metadata; the user signs in when the address is confirmed', async () => {
    const email = newAddress().toUpperCase();
    const user = await made({
      email,
      password: 'x',
      email_confirm: true,
      user_metadata: { name: 'Amina' },
      app_metadata: { shelf: 'cups' },
    });
    expect(user).toMatchObject({
      email: email.toLowerCase(),
      email_confirmed_at: expect.any(String),
      identities: [{ provider: 'email', id: user.id, identity_data: { sub: user.id, email_verified: true } }],
    });
    expect(user.user_metadata).toEqual({ name: 'Amina' });
    expect(user.app_metadata).toEqual({ shelf: 'cups', provider: 'email', providers: ['email'] });
    expect((await accounts.device().signInWithPassword({ email, password: 'x' })).error).toBeNull();
    expect((await admin().getUserById(user.id)).data.user).toMatchObject({
      id: user.id,
      user_metadata: { name: 'Amina' },
    });
  });

  test('without fields creates a user without metadata, confirmation and password', async () => {
    const email = newAddress();
    const user = await made({ email });
    expect(user.user_metadata).toEqual({});
    expect(user).not.toHaveProperty('email_confirmed_at');
    const { error } = await accounts.device().signInWithPassword({ email, password: '' });
    expect(error).toMatchObject({ code: 'invalid_credentials' });
  });

  test('accepts a number, an id and a password hash', async () => {
    const id = crypto.randomUUID();
    const phone = newNumber();
    const email = newAddress();
    const { hashPassword } = await import('../passwords.ts');
    const user = await made({
      id,
      phone: `+${phone}`,
      phone_confirm: true,
      email,
      email_confirm: true,
      password_hash: await hashPassword(goodPassword),
    });
    expect(user).toMatchObject({ id, phone, phone_confirmed_at: expect.any(String) });
    expect(user.app_metadata).toEqual({ provider: 'email', providers: ['email', 'phone'] });
    expect((await accounts.device().signInWithPassword({ email, password: goodPassword })).error).toBeNull();
  });
});

describe('list users', () => {
  test('returns pages, newest first, with the total count', async () => {
    const own = await startAccounts({ settings: { serviceKey } });
    const api = new GoTrueAdminApi({ url: own.authUrl, headers: { Authorization: `Bearer ${serviceKey}` } });
    expect((await api.listUsers()).data).toMatchObject({ users: [], aud: 'authenticated', total: 0 });
    const emails = [];
    for (let turn = 0; turn < 3; turn += 1) emails.unshift((await signedUp(own)).email);
    const first = await api.listUsers({ page: 1, perPage: 2 });
    expect(first.data).toMatchObject({ total: 3, nextPage: 2, lastPage: 2 });
    expect(first.data.users.map(({ email }) => email)).toEqual(emails.slice(0, 2));
    expect(first.data.users[0]?.identities).toHaveLength(1);
    const second = await api.listUsers({ page: 2, perPage: 2 });
    expect(second.data).toMatchObject({ total: 3, nextPage: null, lastPage: 2 });
    expect(second.data.users.map(({ email }) => email)).toEqual(emails.slice(2));
    await own.close();
  });
});

describe('update user', () => {
  test('changes the address with its identity at once, and merges metadata key by key', async () => {
    const user = await made({ email: newAddress(), user_metadata: { name: 'Amina', cup: 1 }, app_metadata: { a: 1 } });
    const email = newAddress();
    const { data } = await admin().updateUserById(user.id, {
      email,
      email_confirm: true,
      user_metadata: { cup: null, plate: 2 },
      app_metadata: { b: 2 },
    });
    expect(data.user).toMatchObject({ email, email_confirmed_at: expect.any(String) });
    expect(data.user?.user_metadata).toEqual({ name: 'Amina', plate: 2 });
    expect(data.user?.app_metadata).toEqual({ a: 1, b: 2, provider: 'email', providers: ['email'] });
    expect(data.user?.identities).toMatchObject([{ identity_data: { email, email_verified: true } }]);
  });

  test('confirms an address without adding an identity', async () => {
    const { id } = await made({ email: newAddress() });
    await accounts.pool.query("update auth.identities set provider = 'google' where user_id = $1", [id]);
    const { data } = await admin().updateUserById(id, { email_confirm: true });
    expect(data.user).toMatchObject({ email_confirmed_at: expect.any(String), identities: [{ provider: 'google' }] });
    expect(data.user?.identities).toHaveLength(1);
  });

  test('sets a number and its identity', async () => {
    const user = await made({ email: newAddress() });
    const phone = newNumber();
    const { data } = await admin().updateUserById(user.id, { phone, phone_confirm: true });
    expect(data.user).toMatchObject({ phone, phone_confirmed_at: expect.any(String) });
    expect(data.user?.app_metadata).toEqual({ provider: 'email', providers: ['email', 'phone'] });
  });

  test('a new password ends the sessions', async () => {
    const { device, session, email } = await signedUp(accounts);
    await admin().updateUserById(session.user.id, { password: 'Another-2025' });
    expect((await device.refreshSession()).error).toMatchObject({ code: 'refresh_token_not_found' });
    expect((await accounts.device().signInWithPassword({ email, password: 'Another-2025' })).error).toBeNull();
  });

  test('bans for a duration and unbans', async () => {
    const { device, session } = await signedUp(accounts);
    const banned = await admin().updateUserById(session.user.id, { ban_duration: '1h30m' });
    const until = Date.parse(banned.data.user?.banned_until ?? '');
    expect(until - Date.now()).toBeGreaterThan(89 * 60_000);
    expect(until - Date.now()).toBeLessThan(91 * 60_000);
    expect((await device.getUser()).error).toMatchObject({ code: 'user_banned' });
    const free = await admin().updateUserById(session.user.id, { ban_duration: 'none' });
    expect(free.data.user).not.toHaveProperty('banned_until');
    expect((await device.getUser()).error).toBeNull();
  });
});

describe('delete', () => {
  test('deletes a user entirely', async () => {
    const { device, session } = await signedUp(accounts);
    expect((await admin().deleteUser(session.user.id)).error).toBeNull();
    expect((await device.getUser()).error).toMatchObject({ code: 'user_not_found' });
    expect((await admin().getUserById(session.user.id)).error).toMatchObject({ status: 404, code: 'user_not_found' });
    const { rows } = await accounts.pool.query('select 1 from auth.identities where user_id = $1', [session.user.id]);
    expect(rows).toEqual([]);
  });

  test('soft-deletes a user: the row stays, the address is free again', async () => {
    const { device, session, email } = await signedUp(accounts);
    expect((await admin().deleteUser(session.user.id, true)).error).toBeNull();
    const { data } = await admin().getUserById(session.user.id);
    expect(data.user).toMatchObject({ deleted_at: expect.any(String), email: '', user_metadata: {}, identities: [] });
    expect((await device.getUser()).error).toMatchObject({ code: 'user_not_found' });
    expect((await admin().deleteUser(session.user.id, true)).error).toBeNull();
    expect((await admin().updateUserById(session.user.id, { email })).error).toMatchObject({ code: 'user_not_found' });
    await expect(signedUp(accounts, email)).resolves.toMatchObject({ email });
  });

  test('deletes a second factor and lowers its sessions to aal1', async () => {
    const { session } = await signedUp(accounts);
    const userId = session.user.id;
    const { rows } = await accounts.pool.query(
      `insert into auth.factors (user_id, factor_type, status, friendly_name, encrypted_secret)
      values ($1, 'totp', 'verified', 'phone of mine', 'x') returning id`,
      [userId],
    );
    const id: string = rows[0].id;
    await accounts.pool.query(
      `update auth.sessions set aal = 'aal2', factor_id = $2,
        amr = '[{"method":"totp","timestamp":2},{"method":"password","timestamp":1}]' where user_id = $1`,
      [userId, id],
    );
    const listed = await admin().mfa.listFactors({ userId });
    expect(listed.data?.factors).toMatchObject([{ id, factor_type: 'totp', friendly_name: 'phone of mine' }]);
    expect((await admin().mfa.deleteFactor({ userId, id })).error).toBeNull();
    expect((await admin().mfa.listFactors({ userId })).data?.factors).toEqual([]);
    const sessions = await accounts.pool.query('select aal, amr from auth.sessions where user_id = $1', [userId]);
    expect(sessions.rows).toEqual([{ aal: 'aal1', amr: [{ method: 'password', timestamp: 1 }] }]);
  });
});

test('writes admin actions to the audit log', async () => {
  const user = await made({ email: newAddress() });
  await admin().updateUserById(user.id, { ban_duration: '1h' });
  await admin().deleteUser(user.id);
  const { rows } = await accounts.pool.query('select event from auth.audit_log where user_id = $1 order by id', [
    user.id,
  ]);
  expect(rows.map(({ event }) => event)).toEqual(['user_made', 'user_changed', 'user_deleted']);
});
