import fc from 'fast-check';
import { type BadRequest, bodiesOf, contentTypes, inAddress, mostlyRole, unusualHeaders } from './bad-request.ts';
import { unusualText, unusualValue } from './schema-arbitrary.ts';

/** The endpoints of the accounts service (accounts contract, section 2); `ID` is replaced. */
const endpoints = [
  'POST /signup',
  'POST /token?grant_type=password',
  'POST /token?grant_type=refresh_token',
  'POST /token?grant_type=pkce',
  'POST /token',
  'POST /logout',
  'POST /logout?scope=others',
  'GET /user',
  'PUT /user',
  'POST /recover',
  'POST /resend',
  'POST /verify',
  'GET /verify',
  'GET /reauthenticate',
  'GET /authorize',
  'GET /callback',
  'POST /callback',
  'GET /user/identities/authorize',
  'DELETE /user/identities/ID',
  'POST /factors',
  'POST /factors/ID/challenge',
  'POST /factors/ID/verify',
  'DELETE /factors/ID',
  'GET /.well-known/jwks.json',
  'GET /settings',
  'GET /health',
  'GET /nowhere',
] as const;

const numbers = fc.constantFrom('123456', '000000');
const address = fc.oneof(
  fc.nat().map((index) => `guest-${index}@example.com`),
  fc.constantFrom('a@b', 'AMINA@example.com', '\0@example.com', `${'x'.repeat(300)}@example.com`),
);
const field = (...sound: readonly fc.Arbitrary<unknown>[]) =>
  fc.oneof(...sound.map((arbitrary) => ({ weight: 4, arbitrary })), unusualValue);

const fields = {
  email: field(address),
  phone: field(fc.constantFrom('201012345678', '+201012345678')),
  password: field(fc.constant('Lapis-1234')),
  data: field(fc.constant({ name: 'سلمى حسن', phone: '01001234567', dob: '1990-05-17' })),
  type: field(fc.constantFrom('signup', 'email', 'recovery', 'invite')),
  token: field(numbers),
  token_hash: field(fc.base64String({ minLength: 40, maxLength: 44 })),
  refresh_token: field(fc.stringMatching(/^[A-Za-z0-9_-]{70}$/)),
  auth_code: field(fc.uuid()),
  code_verifier: field(fc.stringMatching(/^[a-f0-9]{112}$/)),
  code_challenge: field(fc.stringMatching(/^[a-zA-Z0-9]{43}$/)),
  code_challenge_method: field(fc.constantFrom('s256', 'plain')),
  factor_type: field(fc.constantFrom('totp', 'phone')),
  friendly_name: field(fc.constant('phone')),
  issuer: unusualValue,
  challenge_id: field(fc.uuid()),
  code: field(numbers),
  nonce: field(numbers),
  current_password: unusualValue,
  channel: field(fc.constantFrom('sms', 'whatsapp')),
  gotrue_meta_security: field(fc.constant({})),
  app_metadata: unusualValue,
};

const bodies = bodiesOf(fc.record(fields, { requiredKeys: [] }));
/** One to four fields: with all of them most endpoints refuse at the first. */
const fewFields = fc
  .subarray(Object.keys(fields) as (keyof typeof fields)[], { minLength: 1, maxLength: 4 })
  .chain((names) => fc.record(Object.fromEntries(names.map((name) => [name, fields[name]]))))
  .map((value) => JSON.stringify(value));

const queries = fc.oneof(
  { weight: 2, arbitrary: fc.constant('') },
  fc
    .dictionary(
      fc.constantFrom(
        'redirect_to',
        'provider',
        'type',
        'token',
        'scopes',
        'state',
        'code',
        'error',
        'grant_type',
        'scope',
        'skip_http_redirect',
      ),
      fc.oneof(
        unusualText,
        fc.constantFrom('google', 'recovery', 'pkce_1', 'https://evil.example', '-1', 'global', 'true'),
      ),
      { maxKeys: 4 },
    )
    .map((pairs) =>
      Object.entries(pairs)
        .map(([key, value]) => `${key}=${inAddress(value)}`)
        .join('&'),
    ),
);

/** Generates requests to every endpoint of the accounts service. */
export const requestsOfAccounts: fc.Arbitrary<BadRequest> = fc
  .record({
    endpoint: fc.constantFrom(...endpoints),
    id: fc.oneof(fc.uuid(), unusualText.map(inAddress)),
    query: queries,
    headers: fc
      .tuple(unusualHeaders, contentTypes)
      .map(([unusualValues, type]) => ({ ...unusualValues, 'content-type': type })),
    body: fc.oneof({ weight: 2, arbitrary: fewFields }, bodies),
    role: mostlyRole('customer'),
    usesOldApiVersion: fc.boolean(),
  })
  .map(({ endpoint, id, query, headers, body, role, usesOldApiVersion }) => {
    const [method = 'GET', route = '/'] = endpoint.split(' ');
    const path = `/auth/v1${route.replace('ID', id)}`;
    const parted = query === '' ? '' : `${path.includes('?') ? '&' : '?'}${query}`;
    return {
      name: endpoint,
      method,
      path: path + parted,
      headers: usesOldApiVersion ? headers : { ...headers, 'x-supabase-api-version': '2024-01-01' },
      body: method === 'GET' ? null : body,
      role,
    };
  });
