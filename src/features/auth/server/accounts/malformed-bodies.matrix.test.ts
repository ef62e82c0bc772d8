import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  goodPassword,
  newAddress,
  type RunningAccounts,
  signUpUser,
  startAccounts,
} from '../../testing/accounts/start-accounts.ts';

let accounts: RunningAccounts;
let token: string;

beforeAll(async () => {
  accounts = await startAccounts({
    settings: { factors: { phone: { enrollEnabled: true, verifyEnabled: true } }, manualLinkingEnabled: true },
  });
  const { session } = await signUpUser(accounts);
  token = session.access_token;
});

afterAll(() => accounts.close());

const unicode = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom('a\0b', '\ud800', '\udc00\ud800'),
);
const anything = fc.oneof(fc.jsonValue({ stringUnit: 'binary' }), unicode, fc.constantFrom(null, true, 1e308, [], {}));
const fields = {
  email: fc.oneof(anything, fc.constantFrom('a@b', 'amina@example.com', '\0@example.com', '\ud800@example.com')),
  password: fc.oneof(anything, fc.constant(goodPassword)),
  phone: fc.oneof(anything, fc.constant('201012345678')),
  data: fc.oneof(anything, fc.dictionary(unicode, anything), fc.constant(JSON.parse('{"__proto__":{"x":1}}'))),
  refresh_token: fc.oneof(anything, fc.stringMatching(/^[A-Za-z0-9_-]{70}$/)),
  app_metadata: anything,
  code_challenge: anything,
  code_challenge_method: anything,
  gotrue_meta_security: anything,
  factor_type: fc.oneof(anything, fc.constantFrom('totp', 'phone')),
  friendly_name: anything,
  issuer: anything,
  type: fc.oneof(anything, fc.constantFrom('signup', 'email', 'recovery', 'invite')),
  token: fc.oneof(anything, fc.constant('123456')),
  token_hash: anything,
  channel: anything,
  current_password: anything,
  nonce: anything,
  auth_code: fc.oneof(anything, fc.uuid()),
  code_verifier: anything,
  challenge_id: fc.oneof(anything, fc.uuid()),
  code: fc.oneof(anything, fc.constant('123456')),
};
const objects = fc.record(fields, { requiredKeys: [] }).map((value) => JSON.stringify(value));
const broken = fc
  .tuple(objects, fc.nat(), unicode)
  .map(([text, at, junk]) => text.slice(0, at % text.length) + junk + text.slice((at % text.length) + 1));
const nested = fc
  .tuple(fc.integer({ min: 1, max: 60_000 }), fc.constantFrom('[', '{"a":'))
  .map(([depth, open]) => `{"data":${open.repeat(depth)}1${(open === '[' ? ']' : '}').repeat(depth)}}`);
const bodies = fc.oneof(
  { weight: 6, arbitrary: objects },
  { weight: 3, arbitrary: fc.record({ data: fields.data }).map((value) => JSON.stringify(value)) },
  { weight: 3, arbitrary: broken },
  { weight: 1, arbitrary: fc.json() },
  { weight: 1, arbitrary: unicode },
  { weight: 1, arbitrary: fc.uint8Array({ maxLength: 200 }).map((bytes) => new Uint8Array(bytes)) },
);

const neverOurFault = async (method: string, path: string, body: string | Uint8Array<ArrayBuffer>) => {
  const response = await accounts.send(path, {
    method,
    headers: { authorization: `Bearer ${token}` },
    body,
    redirect: 'manual',
  });
  expect(response.status).toBeLessThan(500);
  if (response.status >= 400) expect(response.headers.get('x-sb-error-code')).toMatch(/^[a-z0-9_]+$/);
  await response.arrayBuffer();
};

const someId = '00000000-0000-4000-8000-000000000000';
const endpoints = [
  ['POST', '/signup'],
  ['POST', '/token?grant_type=password'],
  ['POST', '/token?grant_type=refresh_token'],
  ['POST', '/token?grant_type=pkce'],
  ['PUT', '/user'],
  ['POST', '/recover'],
  ['POST', '/resend'],
  ['POST', '/verify'],
  ['POST', '/factors'],
  ['POST', `/factors/${someId}/challenge`],
  ['POST', `/factors/${someId}/verify`],
  ['POST', '/callback'],
] as const;

/** Number of runs; `ACCOUNTS_STORM=10000` for nightly runs. */
const numRuns = Number(process.env['ACCOUNTS_STORM'] ?? 100);

test.for(endpoints)('%s %s responds to random bodies without a 500', { timeout: 3_600_000 }, ([method, path]) =>
  fc.assert(
    fc.asyncProperty(bodies, (body) => neverOurFault(method, path, body)),
    { numRuns },
  ),
);

test('metadata of any depth is accepted or refused', () =>
  fc.assert(
    fc.asyncProperty(nested, (body) => neverOurFault('PUT', '/user', body)),
    { numRuns: 100 },
  ));

test('accepted metadata of any shape is returned unchanged', () =>
  fc.assert(
    fc.asyncProperty(fc.dictionary(unicode, fc.jsonValue({ stringUnit: 'grapheme' })), async (data) => {
      const response = await accounts.send('/signup', {
        method: 'POST',
        body: JSON.stringify({ email: newAddress(), password: goodPassword, data: { shape: data } }),
      });
      if (response.status === 400) return;
      expect(response.status).toBe(200);
      const { user } = await response.json();
      expect(JSON.stringify(sorted(user.user_metadata.shape))).toBe(
        JSON.stringify(sorted(JSON.parse(JSON.stringify(data)))),
      );
    }),
    { numRuns: 60 },
  ));

/** Sorts keys, because the database stores the fields of an object in its own order. */
const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value === 0 ? 0 : value;
  return Object.entries(value)
    .map(([key, inner]) => [key, sorted(inner)] as const)
    .sort(([one], [other]) => (one < other ? -1 : 1));
};
