import { afterAll, beforeAll, expect, test } from 'vitest';
import { codeOf, enrollFactor, request, withPhones } from '../../../testing/accounts/second-factors.ts';
import { type RunningAccounts, signUpUser, startAccounts } from '../../../testing/accounts/start-accounts.ts';

let accounts: RunningAccounts;
/** A user with an unverified authenticator. */
let person: { token: string; factorId: string; secret: string };
/** Another user's authenticator, and a challenge of it. */
let foreign: { factorId: string; challengeId: string };

beforeAll(async () => {
  accounts = await startAccounts({ settings: withPhones });
  person = await newPerson();
  const other = await newPerson();
  const { id } = await request(accounts, other.token, `/factors/${other.factorId}/challenge`, {});
  foreign = { factorId: other.factorId, challengeId: id ?? '' };
});

afterAll(() => accounts.close());

const newPerson = async () => {
  const { device, session } = await signUpUser(accounts);
  return { token: session.access_token, ...(await enrollFactor(device, 'app "one"')) };
};

const challenge = async () => (await request(accounts, person.token, `/factors/${person.factorId}/challenge`, {})).id;
const lastCode = () => codeOf(person.secret);
const noId = '00000000-0000-4000-8000-000000000000';
const noSuchFactor = [404, 'mfa_factor_not_found', 'Factor not found'] as const;
const noUuid = [404, 'validation_failed', 'factor_id must be an UUID'] as const;
const noSuchChallenge = [422, 'mfa_factor_not_found', 'MFA factor with the provided challenge ID not found'] as const;
const badPhone = [400, 'validation_failed', 'Invalid phone number format (E.164 required)'] as const;

type Row = {
  readonly what: string;
  readonly path: string | (() => string);
  readonly method?: string;
  readonly body?: () => unknown;
  readonly expected: readonly [status: number, code: string, message: string];
};

const enrol = (what: string, body: unknown, ...expected: Row['expected']): Row => ({
  what: `enrolling ${what}`,
  path: '/factors',
  body: () => body,
  expected,
});
const verify = (what: string, body: () => unknown, ...expected: Row['expected']): Row => ({
  what: `a code ${what}`,
  path: () => `/factors/${person.factorId}/verify`,
  body,
  expected,
});

const rows: readonly Row[] = [
  enrol('nothing', {}, 400, 'validation_failed', 'factor_type needs to be totp or phone'),
  enrol('a passkey', { factor_type: 'webauthn' }, 400, 'validation_failed', 'factor_type needs to be totp or phone'),
  enrol('an unknown type', { factor_type: 'stamp' }, 400, 'validation_failed', 'factor_type needs to be totp or phone'),
  enrol(
    'a phone without a number',
    { factor_type: 'phone' },
    400,
    'validation_failed',
    'Phone number required to enroll Phone factor',
  ),
  enrol('an invalid phone number', { factor_type: 'phone', phone: '0100' }, ...badPhone),
  enrol('a name instead of a phone number', { factor_type: 'phone', phone: 'amina\0' }, ...badPhone),
  enrol(
    'a taken name',
    { factor_type: 'totp', friendly_name: 'app "one"' },
    422,
    'mfa_factor_name_conflict',
    String.raw`A factor with the friendly name "app \"one\"" for this user already exists`,
  ),
  enrol(
    'a name of 256 characters',
    { factor_type: 'totp', friendly_name: 'x'.repeat(256) },
    400,
    'validation_failed',
    'friendly_name is too long',
  ),
  enrol(
    'an issuer of 256 characters',
    { factor_type: 'totp', issuer: 'x'.repeat(256) },
    400,
    'validation_failed',
    'issuer is too long',
  ),
  enrol(
    'a name with a NUL',
    { factor_type: 'totp', friendly_name: 'a\0b' },
    400,
    'validation_failed',
    'friendly_name contains characters that cannot be stored',
  ),
  enrol(
    'an issuer with a lone surrogate',
    { factor_type: 'totp', issuer: '\ud800' },
    400,
    'validation_failed',
    'issuer contains characters that cannot be stored',
  ),
  enrol(
    'a number instead of a name',
    { factor_type: 'totp', friendly_name: 5 },
    400,
    'bad_json',
    'Could not parse request body as JSON: friendly_name has the wrong type',
  ),
  {
    what: 'a challenge of an unknown factor',
    path: `/factors/${noId}/challenge`,
    body: () => ({}),
    expected: noSuchFactor,
  },
  {
    what: "a challenge of another user's factor",
    path: () => `/factors/${foreign.factorId}/challenge`,
    body: () => ({}),
    expected: noSuchFactor,
  },
  {
    what: 'a challenge with an invalid factor id',
    path: '/factors/mine/challenge',
    body: () => ({}),
    expected: noUuid,
  },
  {
    what: 'a code with an invalid factor id',
    path: '/factors/mine/verify',
    body: () => ({ code: '123456' }),
    expected: noUuid,
  },
  {
    what: "a code for another user's factor",
    path: () => `/factors/${foreign.factorId}/verify`,
    body: () => ({ code: '123456' }),
    expected: noSuchFactor,
  },
  { what: 'removing a factor with an invalid id', path: '/factors/mine', method: 'DELETE', expected: noUuid },
  {
    what: "removing another user's factor",
    path: () => `/factors/${foreign.factorId}`,
    method: 'DELETE',
    expected: noSuchFactor,
  },
  verify(
    'that is empty',
    () => ({ challenge_id: noId, code: '' }),
    400,
    'validation_failed',
    'Code needs to be non-empty',
  ),
  verify('without a challenge', () => ({ code: lastCode() }), ...noSuchChallenge),
  verify('for an unknown challenge', () => ({ challenge_id: noId, code: lastCode() }), ...noSuchChallenge),
  verify(
    "for another user's challenge",
    () => ({ challenge_id: foreign.challengeId, code: lastCode() }),
    ...noSuchChallenge,
  ),
  verify(
    'of letters',
    async () => ({ challenge_id: await challenge(), code: 'abcdef' }),
    422,
    'mfa_verification_failed',
    'Invalid TOTP code entered',
  ),
  verify(
    'of seven digits',
    async () => ({ challenge_id: await challenge(), code: `${lastCode()}0` }),
    422,
    'mfa_verification_failed',
    'Invalid TOTP code entered',
  ),
];

test.for(rows)('refuses $what', async ({ path, method = 'POST', body, expected: [status, code, message] }) => {
  const where = typeof path === 'string' ? path : path();
  expect(await request(accounts, person.token, where, await body?.(), method)).toEqual({ status, code, message });
});

test('sends a phone challenge by SMS or WhatsApp only', async () => {
  const { id } = await request(accounts, person.token, '/factors', {
    factor_type: 'phone',
    phone: '+201012345678',
    friendly_name: 'phone',
  });
  const sent = accounts.texts.length;
  expect(await request(accounts, person.token, `/factors/${id}/challenge`, { channel: 'pigeon' })).toMatchObject({
    status: 400,
    code: 'validation_failed',
    message: expect.stringMatching(/^Invalid channel/),
  });
  expect(accounts.texts).toHaveLength(sent);
});

test('distinguishes an expired challenge from a used one', async () => {
  const late = await newPerson();
  const path = `/factors/${late.factorId}`;
  const { id } = await request(accounts, late.token, `${path}/challenge`);
  const code = codeOf(late.secret);
  await accounts.pool.query(
    "update auth.challenges set created_at = created_at - interval '301 seconds' where id = $1",
    [id],
  );
  expect(await request(accounts, late.token, `${path}/verify`, { challenge_id: id, code })).toEqual({
    status: 422,
    code: 'mfa_challenge_expired',
    message: `MFA challenge ${id} has expired, verify against another challenge or create a new challenge.`,
  });
  await accounts.pool.query("update auth.challenges set created_at = created_at + interval '5 seconds' where id = $1", [
    id,
  ]);
  expect(await request(accounts, late.token, `${path}/verify`, { challenge_id: id, code })).toMatchObject({
    status: 200,
  });
  expect(await request(accounts, late.token, `${path}/verify`, { challenge_id: id, code })).toEqual({
    status: 422,
    code: 'mfa_ip_address_mismatch',
    message: 'Challenge and verify IP addresses mismatch.',
  });
});

test('allows at most ten factors per user, also for concurrent enrolments', async () => {
  const { session } = await signUpUser(accounts);
  const responses = await Promise.all(
    Array.from({ length: 12 }, (_, index) =>
      request(accounts, session.access_token, '/factors', { factor_type: 'totp', friendly_name: `app ${index}` }),
    ),
  );
  const refused = {
    status: 422,
    code: 'too_many_enrolled_mfa_factors',
    message: 'Maximum number of verified factors reached, unenroll to continue',
  };
  expect(responses.filter(({ status }) => status !== 200)).toEqual([refused, refused]);
});

test('a second factor without a name is refused until the first has been abandoned for five minutes', async () => {
  const { device, session } = await signUpUser(accounts);
  const first = await enrollFactor(device);
  const again = () => request(accounts, session.access_token, '/factors', { factor_type: 'totp' });
  expect(await again()).toEqual({
    status: 422,
    code: 'mfa_factor_name_conflict',
    message: 'A factor with the friendly name "" for this user already exists',
  });
  const ageBySixMinutes = () =>
    accounts.pool.query("update auth.factors set created_at = created_at - interval '6 minutes'");
  await ageBySixMinutes();
  const second = await again();
  expect(second.status).toBe(200);
  expect((await device.mfa.listFactors()).data?.all.map(({ id }) => id)).toEqual([second.id]);
  expect(second.id).not.toBe(first.factorId);

  await request(accounts, session.access_token, `/factors/${second.id}/challenge`, {});
  await ageBySixMinutes();
  expect(await again()).toMatchObject({ code: 'mfa_factor_name_conflict' });
});

test('requires a bearer', async () => {
  for (const [method, path] of [
    ['POST', '/factors'],
    ['POST', `/factors/${noId}/challenge`],
    ['POST', `/factors/${noId}/verify`],
    ['DELETE', `/factors/${noId}`],
  ]) {
    const response = await accounts.send(path ?? '', { method: method ?? '' });
    expect([response.status, response.headers.get('x-sb-error-code')]).toEqual([401, 'no_authorization']);
  }
});
