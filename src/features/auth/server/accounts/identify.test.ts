import { afterAll, beforeAll, expect, test } from 'vitest';
import { enrollFactor, verifyFactor } from '../../testing/accounts/second-factors.ts';
import { type RunningAccounts, signUpUser, startAccounts } from '../../testing/accounts/start-accounts.ts';

let accounts: RunningAccounts;

beforeAll(async () => {
  accounts = await startAccounts();
});

afterAll(() => accounts.close());

const refusal = (reason: string) => ({ name: 'AppError', code: 'SIGN_IN_REQUIRED', details: { reason } });

test('identifies a signed-in customer by request and by header', async () => {
  const { session, email } = await signUpUser(accounts);
  const authorization = `Bearer ${session.access_token}`;
  const caller = await accounts.identify(new Request('https://shop.example', { headers: { authorization } }));
  expect(caller).toEqual({
    userId: session.user.id,
    sessionId: expect.any(String),
    email,
    aal: 'aal1',
    hasSecondFactor: false,
    isEmailVerified: false,
  });
  expect(await accounts.identify(authorization)).toEqual(caller);
});

test('a request without a token has no user', async () => {
  expect(await accounts.identify(new Request('https://shop.example'))).toBeNull();
  expect(await accounts.identify(null)).toBeNull();
});

test('a sign-out takes effect at once', async () => {
  const { device, session } = await signUpUser(accounts);
  await device.signOut();
  await expect(accounts.identify(`Bearer ${session.access_token}`)).rejects.toMatchObject(refusal('session_not_found'));
});

test('refuses an invalid token, another scheme and a banned user', async () => {
  const { session } = await signUpUser(accounts);
  const authorization = `Bearer ${session.access_token}`;
  await expect(accounts.identify('Bearer nonsense')).rejects.toMatchObject(refusal('bad_jwt'));
  await expect(accounts.identify('Basic YTpi')).rejects.toMatchObject(refusal('no_authorization'));
  await accounts.pool.query("update auth.users set banned_until = now() + interval '1 hour' where id = $1", [
    session.user.id,
  ]);
  await expect(accounts.identify(authorization)).rejects.toMatchObject(refusal('user_banned'));
});

test('refuses an expired token', async () => {
  const shortLived = await startAccounts({ settings: { accessTokenTtlSeconds: 1 } });
  const { session } = await signUpUser(shortLived);
  await new Promise((resolve) => setTimeout(resolve, 2000));
  await expect(shortLived.identify(`Bearer ${session.access_token}`)).rejects.toMatchObject(refusal('bad_jwt'));
  await shortLived.close();
});

test('aal2 requires the second factor in both the token and the session', async () => {
  const { device, session } = await signUpUser(accounts);
  const raise = (aal: string) =>
    accounts.pool.query('update auth.sessions set aal = $2 where user_id = $1', [session.user.id, aal]);
  const levelOf = async (token = '') => (await accounts.identify(`Bearer ${token}`))?.aal;
  await raise('aal2');
  expect(await levelOf(session.access_token)).toBe('aal1');
  const raised = (await device.refreshSession()).data.session?.access_token;
  expect(await levelOf(raised)).toBe('aal2');
  await raise('aal1');
  expect(await levelOf(raised)).toBe('aal1');
});

test('reports a verified second factor until it is deleted', async () => {
  const { device } = await signUpUser(accounts);
  const caller = async () => accounts.identify(`Bearer ${(await device.getSession()).data.session?.access_token}`);
  const factor = await enrollFactor(device);
  expect(await caller()).toMatchObject({ aal: 'aal1', hasSecondFactor: false });
  await verifyFactor(device, factor);
  expect(await caller()).toMatchObject({ aal: 'aal2', hasSecondFactor: true });
  await device.mfa.unenroll({ factorId: factor.factorId });
  expect(await caller()).toMatchObject({ aal: 'aal1', hasSecondFactor: false });
});

test('a second process on the same database accepts the tokens of the first', async () => {
  const second = await accounts.again({});
  const { session } = await signUpUser(accounts);
  expect(await second.identify(`Bearer ${session.access_token}`)).toMatchObject({ userId: session.user.id });
});
