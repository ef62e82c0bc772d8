import { afterAll, beforeAll, expect, test } from 'vitest';
import { withPhones } from '../../../testing/accounts/second-factors.ts';
import { type RunningAccounts, signUpUser, startAccounts } from '../../../testing/accounts/start-accounts.ts';

let accounts: RunningAccounts;

beforeAll(async () => {
  accounts = await startAccounts({ settings: withPhones });
});

afterAll(() => accounts.close());

type Device = ReturnType<RunningAccounts['device']>;

let lastNumber = 201_000_000_000;
const newNumber = () => String((lastNumber += 1));

const enrolledPhone = async (device: Device, phone = `+${newNumber()}`) => {
  const { data, error } = await device.mfa.enroll({ factorType: 'phone', phone, friendlyName: phone });
  if (error !== null) throw error;
  return data.id;
};

const challenged = async (device: Device, factorId: string) => {
  const { data, error } = await device.mfa.challenge({ factorId });
  if (error !== null) throw error;
  return { challengeId: data.id, code: accounts.texts.at(-1)?.code ?? '' };
};

/** Moves the last challenge back by more than a minute. */
const passOneMinute = () =>
  accounts.pool.query("update auth.factors set last_challenged_at = last_challenged_at - interval '61 seconds'");

test('a correct code verifies a number and raises the session', async () => {
  const { device } = await signUpUser(accounts);
  const phone = newNumber();
  const { data: factor } = await device.mfa.enroll({ factorType: 'phone', phone: `+${phone}` });
  expect(factor).toEqual({ id: expect.any(String), type: 'phone', friendly_name: '', phone: `+${phone}` });
  const factorId = factor?.id ?? '';

  const { data: challenge } = await device.mfa.challenge({ factorId, channel: 'whatsapp' });
  expect(challenge).toEqual({ id: expect.any(String), type: 'phone', expires_at: expect.any(Number) });
  expect(accounts.texts.at(-1)).toMatchObject({
    to: phone,
    channel: 'whatsapp',
    code: expect.stringMatching(/^\d{6}$/),
  });

  const { data, error } = await device.mfa.verify({
    factorId,
    challengeId: challenge?.id ?? '',
    code: accounts.texts.at(-1)?.code ?? '',
  });
  expect(error).toBeNull();
  expect(data?.user.factors).toEqual([expect.objectContaining({ factor_type: 'phone', phone, status: 'verified' })]);
  const { data: level } = await device.mfa.getAuthenticatorAssuranceLevel();
  expect(level?.currentAuthenticationMethods[0]).toMatchObject({ method: 'mfa/phone' });
  expect(level?.currentLevel).toBe('aal2');

  await device.mfa.unenroll({ factorId });
  await device.refreshSession();
  const { data: lowered } = await device.mfa.getAuthenticatorAssuranceLevel();
  expect(lowered).toMatchObject({ currentLevel: 'aal1', currentAuthenticationMethods: [{ method: 'password' }] });
});

test('the text message is in the language of the device', async () => {
  const { device, session } = await signUpUser(accounts);
  const factorId = await enrolledPhone(device);
  const response = await accounts.send(`/factors/${factorId}/challenge`, {
    method: 'POST',
    headers: { authorization: `Bearer ${session.access_token}`, 'accept-language': 'ar-EG,en;q=0.5' },
    body: '{}',
  });
  expect(response.status).toBe(200);
  expect(accounts.texts.at(-1)).toMatchObject({ language: 'ar', channel: 'sms' });
});

test('a wrong code and a code of another challenge are refused with different messages', async () => {
  const { device } = await signUpUser(accounts);
  const factorId = await enrolledPhone(device);
  const first = await challenged(device, factorId);
  await passOneMinute();
  const second = await challenged(device, factorId);
  const foreign = first.code === second.code ? '0' : first.code;
  const { error } = await device.mfa.verify({ factorId, challengeId: second.challengeId, code: foreign });
  expect(error).toMatchObject({
    status: 422,
    code: 'mfa_verification_failed',
    message: 'Invalid MFA Phone code entered',
  });
  expect((await device.mfa.verify({ factorId, ...first })).error).toBeNull();
});

test('a number gets one code per minute, also for two concurrent devices and a new enrolment', async () => {
  const { device } = await signUpUser(accounts);
  const phone = newNumber();
  const factorId = await enrolledPhone(device, phone);
  const sent = accounts.texts.length;
  const responses = await Promise.all([1, 2, 3].map(() => device.mfa.challenge({ factorId })));
  const refusals = responses.flatMap(({ error }) => (error === null ? [] : [error]));
  expect(refusals).toHaveLength(2);
  for (const error of refusals) {
    expect(error).toMatchObject({
      status: 429,
      code: 'over_sms_send_rate_limit',
      message: expect.stringMatching(/^For security purposes, you can only request this after (60|59) seconds\.$/),
    });
  }
  const again = await enrolledPhone(device, phone);
  expect(again).not.toBe(factorId);
  expect((await device.mfa.challenge({ factorId: again })).error?.code).toBe('over_sms_send_rate_limit');
  expect(accounts.texts).toHaveLength(sent + 1);
  await passOneMinute();
  expect((await device.mfa.challenge({ factorId: again })).error).toBeNull();
});

test('a verified number cannot be enrolled again, while a new enrolment replaces an unverified one', async () => {
  const { device } = await signUpUser(accounts);
  const phone = newNumber();
  const first = await enrolledPhone(device, phone);
  const second = await enrolledPhone(device, phone);
  expect((await device.mfa.listFactors()).data?.all.map(({ id }) => id)).toEqual([second]);
  expect((await device.mfa.challenge({ factorId: first })).error?.code).toBe('mfa_factor_not_found');

  await device.mfa.verify({ factorId: second, ...(await challenged(device, second)) });
  const { error } = await device.mfa.enroll({ factorType: 'phone', phone: `+${phone}`, friendlyName: 'again' });
  expect(error).toMatchObject({
    status: 422,
    code: 'mfa_verified_factor_exists',
    message: 'A verified phone factor already exists, unenroll the existing factor to continue',
  });
});

test('verifying a number keeps an unverified authenticator', async () => {
  const { device } = await signUpUser(accounts);
  const { data } = await device.mfa.enroll({ factorType: 'totp', friendlyName: 'app' });
  const factorId = await enrolledPhone(device);
  await device.mfa.verify({ factorId, ...(await challenged(device, factorId)) });
  const { data: listed } = await device.mfa.listFactors();
  expect(listed?.all.map(({ id, status }) => [id, status])).toEqual([
    [data?.id, 'unverified'],
    [factorId, 'verified'],
  ]);
});

test('codes are not stored in clear text', async () => {
  const { device } = await signUpUser(accounts);
  const { challengeId, code } = await challenged(device, await enrolledPhone(device));
  const { rows } = await accounts.pool.query('select * from auth.challenges where id = $1', [challengeId]);
  expect(rows[0].code_hash).toHaveLength(32);
  expect(rows[0].code_hash.includes(code)).toBe(false);
});
