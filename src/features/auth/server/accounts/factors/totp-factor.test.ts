import { setTimeout as sleep } from 'node:timers/promises';
import { Secret } from 'otpauth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  codeOf,
  enrollFactor,
  nextStep,
  signInOnOtherDevice,
  signUpWithAuthenticator,
  verifyFactor,
  wrongCodeOf,
} from '../../../testing/accounts/second-factors.ts';
import { type RunningAccounts, signUpUser, startAccounts } from '../../../testing/accounts/start-accounts.ts';

let accounts: RunningAccounts;

beforeAll(async () => {
  accounts = await startAccounts();
});

afterAll(() => accounts.close());

/** Waits until the current TOTP step has a few seconds left. */
const waitForFreshStep = async () => {
  const remaining = 30_000 - (Date.now() % 30_000);
  if (remaining < 4000) await sleep(remaining + 20);
};

test('the secret of an authenticator is returned once, as text, URL and QR code', async () => {
  const { device, email } = await signUpUser(accounts);
  const { data, error } = await device.mfa.enroll({ factorType: 'totp', friendlyName: 'هاتفي' });
  expect(error).toBeNull();
  expect(data).toEqual({
    id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    type: 'totp',
    friendly_name: 'هاتفي',
    totp: { qr_code: expect.any(String), secret: expect.stringMatching(/^[A-Z2-7]{32}$/), uri: expect.any(String) },
  });
  const uri = new URL(data?.totp.uri ?? '');
  expect(`${uri.protocol}//${uri.host}${decodeURIComponent(uri.pathname)}`).toBe(
    `otpauth://totp/shop.example:${email}`,
  );
  expect(Object.fromEntries(uri.searchParams)).toEqual({
    algorithm: 'SHA1',
    digits: '6',
    issuer: 'shop.example',
    period: '30',
    secret: data?.totp.secret,
  });
  expect(data?.totp.qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<svg [^#%]*<\/svg>$/);

  const { data: userData } = await device.getUser();
  expect(userData.user?.factors).toEqual([
    {
      id: data?.id,
      created_at: expect.stringMatching(/Z$/),
      updated_at: expect.stringMatching(/Z$/),
      status: 'unverified',
      friendly_name: 'هاتفي',
      factor_type: 'totp',
      phone: '',
      last_challenged_at: null,
    },
  ]);
});

test('the URL of an authenticator contains the issuer of the request', async () => {
  const { device } = await signUpUser(accounts);
  const { data } = await device.mfa.enroll({ factorType: 'totp', issuer: 'لازورد & Co' });
  expect(new URL(data?.totp.uri ?? '').searchParams.get('issuer')).toBe('لازورد & Co');
});

test('the longest issuer and name fit into the QR code', async () => {
  const { device } = await signUpUser(accounts, `${'&'.repeat(50)}@example.com`);
  const { data, error } = await device.mfa.enroll({
    factorType: 'totp',
    issuer: 'ي'.repeat(127),
    friendlyName: 'ي'.repeat(127),
  });
  expect(error).toBeNull();
  expect(data?.totp.qr_code).toMatch(/<svg [^#%]*<\/svg>$/);
});

test('the correct code of an authenticator verifies the factor and raises the session', async () => {
  const { device } = await signUpUser(accounts);
  const { factorId, secret } = await enrollFactor(device);
  const levels = async () => (await device.mfa.getAuthenticatorAssuranceLevel()).data;
  expect(await levels()).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal1' });

  const before = Math.floor(Date.now() / 1000);
  const { data: challenge } = await device.mfa.challenge({ factorId });
  expect(challenge).toEqual({ id: expect.any(String), type: 'totp', expires_at: expect.any(Number) });
  expect((challenge?.expires_at ?? 0) - before - 300).toBeOneOf([0, 1, 2]);

  const events: string[] = [];
  device.onAuthStateChange((event) => void events.push(event));
  const { data, error } = await device.mfa.verify({
    factorId,
    challengeId: challenge?.id ?? '',
    code: codeOf(secret),
  });
  expect(error).toBeNull();
  expect(data).toMatchObject({ token_type: 'bearer', expires_in: 3600, user: { factors: [{ status: 'verified' }] } });
  expect(events).toContain('MFA_CHALLENGE_VERIFIED');
  expect(await levels()).toMatchObject({
    currentLevel: 'aal2',
    nextLevel: 'aal2',
    currentAuthenticationMethods: [
      { method: 'totp', timestamp: expect.any(Number) },
      { method: 'password', timestamp: expect.any(Number) },
    ],
  });
  const { data: listed } = await device.mfa.listFactors();
  expect(listed?.totp).toEqual([expect.objectContaining({ id: factorId, status: 'verified' })]);
  expect(listed?.totp[0]).toHaveProperty('last_challenged_at', expect.stringMatching(/Z$/));
});

test('a second verification of the same type appears once in the token, as the newest', async () => {
  const { device, factorId, secret } = await signUpWithAuthenticator(accounts);
  await nextStep(accounts);
  await verifyFactor(device, { factorId, secret });
  const { data } = await device.mfa.getAuthenticatorAssuranceLevel();
  expect(data?.currentAuthenticationMethods.map((entry) => (typeof entry === 'string' ? entry : entry.method))).toEqual(
    ['totp', 'password'],
  );
});

test('a code is accepted with a clock skew of up to 30 seconds in either direction', async () => {
  const { device, factorId, secret } = await signUpWithAuthenticator(accounts);
  const submitCode = async (clockSeconds: number) => {
    await nextStep(accounts);
    await waitForFreshStep();
    const { error } = await device.mfa.challengeAndVerify({ factorId, code: codeOf(secret, clockSeconds) });
    return error?.code ?? 'taken';
  };
  expect(await submitCode(-30)).toBe('taken');
  expect(await submitCode(30)).toBe('taken');
  expect(await submitCode(-60)).toBe('mfa_verification_failed');
  expect(await submitCode(60)).toBe('mfa_verification_failed');
});

test('an accepted code and older ones are refused on later challenges', async () => {
  await waitForFreshStep();
  const { email, factorId, secret } = await signUpWithAuthenticator(accounts);
  const other = await signInOnOtherDevice(accounts, email);
  for (const clockSeconds of [0, -30]) {
    const { error } = await other.device.mfa.challengeAndVerify({ factorId, code: codeOf(secret, clockSeconds) });
    expect(error).toMatchObject({
      status: 422,
      code: 'mfa_verification_failed',
      message: 'Invalid TOTP code entered',
    });
  }
});

test('exactly one of two concurrent codes for one challenge succeeds', async () => {
  const { device, session } = await signUpUser(accounts);
  const { factorId, secret } = await enrollFactor(device);
  const { data } = await device.mfa.challenge({ factorId });
  const responses = await Promise.all(
    [1, 2, 3, 4].map(() =>
      accounts.send(`/factors/${factorId}/verify`, {
        method: 'POST',
        headers: { authorization: `Bearer ${session.access_token}` },
        body: JSON.stringify({ challenge_id: data?.id, code: codeOf(secret) }),
      }),
    ),
  );
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422]);
  const codes = await Promise.all(responses.map(async (response) => (await response.json()).error_code));
  expect(codes.filter(Boolean)).toEqual(Array(3).fill('mfa_ip_address_mismatch'));
});

test('of two devices that verify a factor concurrently, one is raised and the session of the other ends', async () => {
  const { device, email } = await signUpUser(accounts);
  const factor = await enrollFactor(device);
  const other = await signInOnOtherDevice(accounts, email);
  const responses = await Promise.all(
    [device, other.device].map((each, index) =>
      each.mfa.challengeAndVerify({ factorId: factor.factorId, code: codeOf(factor.secret, index * 30) }),
    ),
  );
  expect(responses.filter(({ error }) => error === null)).toHaveLength(1);
  expect(responses.find(({ error }) => error !== null)?.error?.name).toBe('AuthSessionMissingError');
});

test('a factor is locked after five wrong codes, even for the correct code', async () => {
  const { device, factorId, secret } = await signUpWithAuthenticator(accounts);
  await nextStep(accounts);
  const attempt = async (code: string) => (await device.mfa.challengeAndVerify({ factorId, code })).error;
  for (let turn = 0; turn < 5; turn += 1) {
    expect(await attempt(wrongCodeOf(secret))).toMatchObject({ status: 422, code: 'mfa_verification_failed' });
  }
  const locked = { status: 429, code: 'over_request_rate_limit', message: 'Request rate limit reached' };
  expect(await attempt(codeOf(secret))).toMatchObject(locked);
  const { rows } = await accounts.pool.query(
    'select extract(epoch from locked_until - now()) as seconds from auth.factors where id = $1',
    [factorId],
  );
  expect(Number(rows[0].seconds)).toBeGreaterThan(290);

  await accounts.pool.query('update auth.factors set locked_until = now() where id = $1', [factorId]);
  expect(await attempt(codeOf(secret))).toBeNull();
});

test('a correct code resets the count of wrong ones', async () => {
  const { device, factorId, secret } = await signUpWithAuthenticator(accounts);
  for (let round = 0; round < 3; round += 1) {
    await nextStep(accounts);
    for (let turn = 0; turn < 4; turn += 1) {
      await device.mfa.challengeAndVerify({ factorId, code: wrongCodeOf(secret) });
    }
    expect((await verifyFactor(device, { factorId, secret })).access_token).toBeTruthy();
  }
});

test('verifying an authenticator deletes the unverified ones', async () => {
  const { device } = await signUpUser(accounts);
  const first = await enrollFactor(device, 'old phone');
  const second = await enrollFactor(device, 'new phone');
  await verifyFactor(device, second);
  const { data } = await device.mfa.listFactors();
  expect(data?.all.map(({ id }) => id)).toEqual([second.factorId]);
  expect((await device.mfa.challenge({ factorId: first.factorId })).error).toMatchObject({
    status: 404,
    code: 'mfa_factor_not_found',
  });
});

test('secrets of authenticators are not stored in clear text', async () => {
  const { secret, session } = await signUpWithAuthenticator(accounts);
  const bytes = Buffer.from(Secret.fromBase32(secret).bytes);
  const { rows } = await accounts.pool.query('select * from auth.factors where user_id = $1', [session.user.id]);
  const encrypted: Buffer = rows[0].encrypted_secret;
  expect(encrypted.includes(secret)).toBe(false);
  expect(encrypted.includes(bytes)).toBe(false);
  expect(JSON.stringify(rows)).not.toContain(secret);
});

test('factor events are written to the audit log', async () => {
  const { device, factorId, secret, session } = await signUpWithAuthenticator(accounts);
  await device.mfa.challengeAndVerify({ factorId, code: wrongCodeOf(secret) });
  await device.mfa.unenroll({ factorId });
  const { rows } = await accounts.pool.query('select event from auth.audit_log where user_id = $1 order by id', [
    session.user.id,
  ]);
  expect(rows.map(({ event }) => event)).toEqual([
    'signed_up',
    'signed_in',
    'factor_enrolled',
    'factor_verified',
    'factor_failed',
    'factor_removed',
  ]);
});
