import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  enrollFactor,
  nextStep,
  request,
  signInOnOtherDevice,
  signUpWithAuthenticator,
  verifyFactor,
} from '../../../testing/accounts/second-factors.ts';
import { type RunningAccounts, startAccounts } from '../../../testing/accounts/start-accounts.ts';

let accounts: RunningAccounts;

beforeAll(async () => {
  accounts = await startAccounts();
});

afterAll(() => accounts.close());

const refresh = async (refreshToken: string) => {
  const response = await accounts.send('/token?grant_type=refresh_token', {
    method: 'POST',
    headers: { 'X-Supabase-Api-Version': '2024-01-01' },
    body: JSON.stringify({ refresh_token: refreshToken }),
  });
  return { status: response.status, ...(await response.json()) };
};

const levelOf = async (token: string) => (await accounts.identify(`Bearer ${token}`))?.aal;

test('the second factor ends the aal1 sessions and no others', async () => {
  const { device, email, factorId, secret, session } = await signUpWithAuthenticator(accounts);
  const strong = await signInOnOtherDevice(accounts, email);
  await nextStep(accounts);
  await verifyFactor(strong.device, { factorId, secret });
  const weak = await signInOnOtherDevice(accounts, email);
  expect((await weak.device.getUser()).error).toBeNull();

  await nextStep(accounts);
  await verifyFactor(device, { factorId, secret });
  expect((await weak.device.getUser()).error?.name).toBe('AuthSessionMissingError');
  expect(await request(accounts, weak.session.access_token, '/user', undefined, 'GET')).toEqual({
    status: 403,
    code: 'session_not_found',
    message: 'Session from session_id claim in JWT does not exist',
  });
  expect(await refresh(weak.session.refresh_token)).toMatchObject({ code: 'refresh_token_not_found' });
  for (const alive of [device, strong.device]) expect((await alive.getUser()).error).toBeNull();
  // the second device's proof ended no session, because the first one already had its factor
  const { rows } = await accounts.pool.query(
    "select session_id from auth.audit_log where user_id = $1 and event = 'session_revoked'",
    [session.user.id],
  );
  expect(rows).toHaveLength(1);
});

test('a refresh token from before the second factor gives no aal2 and counts as stolen, however recent', async () => {
  const { weak, raised } = await signUpWithAuthenticator(accounts);
  expect(await refresh(weak.refresh_token)).toEqual({
    status: 400,
    code: 'refresh_token_already_used',
    message: 'Invalid Refresh Token: Already Used',
  });
  expect(await refresh(raised.refresh_token)).toMatchObject({ status: 400, code: 'refresh_token_not_found' });
  expect(await request(accounts, raised.access_token, '/user', undefined, 'GET')).toMatchObject({
    code: 'session_not_found',
  });
});

test('a refresh token from before the second factor still counts as stolen after a refresh of the raised session', async () => {
  const { weak, raised } = await signUpWithAuthenticator(accounts);
  expect(await refresh(raised.refresh_token)).toMatchObject({ status: 200 });
  expect(await refresh(weak.refresh_token)).toMatchObject({ code: 'refresh_token_already_used' });
});

test('a token of a raised session has a grace period for two concurrent tabs', async () => {
  const { raised } = await signUpWithAuthenticator(accounts);
  const first = await refresh(raised.refresh_token);
  const second = await refresh(first.refresh_token);
  expect(await refresh(raised.refresh_token)).toMatchObject({ status: 200, refresh_token: second.refresh_token });
});

test('a session keeps its level on every refresh', async () => {
  const { device, raised } = await signUpWithAuthenticator(accounts);
  const before = (await device.getClaims(raised.access_token)).data?.claims;
  for (let turn = 0; turn < 3; turn += 1) {
    const { data } = await device.refreshSession();
    const claims = (await device.getClaims(data.session?.access_token)).data?.claims;
    expect(claims).toMatchObject({ aal: 'aal2', amr: before?.['amr'], session_id: before?.session_id });
  }
});

test('the access token from before the second factor stays aal1 until it expires', async () => {
  const { weak, raised } = await signUpWithAuthenticator(accounts);
  expect(await levelOf(weak.access_token)).toBe('aal1');
  expect(await levelOf(raised.access_token)).toBe('aal2');
});

test('deleting the factor lowers the session to aal1: at once on the server, in the token after a refresh', async () => {
  const { device, factorId, raised } = await signUpWithAuthenticator(accounts);
  const { data, error } = await device.mfa.unenroll({ factorId });
  expect(error).toBeNull();
  expect(data).toEqual({ id: factorId });
  expect(await levelOf(raised.access_token)).toBe('aal1');

  const { data: refreshed } = await device.refreshSession();
  expect(refreshed.user).not.toHaveProperty('factors');
  expect((await device.mfa.getAuthenticatorAssuranceLevel()).data).toEqual({
    currentLevel: 'aal1',
    nextLevel: 'aal1',
    currentAuthenticationMethods: [{ method: 'password', timestamp: expect.any(Number) }],
  });
  expect((await device.mfa.listFactors()).data?.all).toEqual([]);
});

test('deleting a factor lowers only the sessions that it raised', async () => {
  const { device, email, factorId, secret } = await signUpWithAuthenticator(accounts);
  const spare = await enrollFactor(device, 'spare');
  const raised = await verifyFactor(device, spare);
  const other = await signInOnOtherDevice(accounts, email);
  await nextStep(accounts);
  await verifyFactor(other.device, { factorId, secret });
  const levels = async () => Promise.all([raised, await sessionOf(other)].map((each) => levelOf(each.access_token)));
  expect(await levels()).toEqual(['aal2', 'aal2']);
  expect((await other.device.mfa.unenroll({ factorId: spare.factorId })).error).toBeNull();
  expect(await levels()).toEqual(['aal1', 'aal2']);
});

const sessionOf = async ({ device }: Awaited<ReturnType<typeof signInOnOtherDevice>>) => {
  const { data } = await device.getSession();
  if (data.session === null) throw new Error('no session');
  return data.session;
};

test('an aal1 session can neither delete a verified factor nor enrol another', async () => {
  const { email, factorId } = await signUpWithAuthenticator(accounts);
  const { device, session } = await signInOnOtherDevice(accounts, email);
  expect((await device.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
    currentLevel: 'aal1',
    nextLevel: 'aal2',
  });
  expect(await request(accounts, session.access_token, `/factors/${factorId}`, undefined, 'DELETE')).toEqual({
    status: 422,
    code: 'insufficient_aal',
    message: 'AAL2 required to unenroll verified factor',
  });
  expect(
    await request(accounts, session.access_token, '/factors', { factor_type: 'totp', friendly_name: 'two' }),
  ).toEqual({
    status: 403,
    code: 'insufficient_aal',
    message: 'AAL2 required to enroll a new factor',
  });
});

test('an aal1 session can delete an unverified enrolment', async () => {
  const { device } = await signUpWithAuthenticator(accounts);
  const { factorId } = await enrollFactor(device, 'another');
  await accounts.pool.query("update auth.sessions set aal = 'aal1' where factor_id is not null");
  expect((await device.mfa.unenroll({ factorId })).error).toBeNull();
});
