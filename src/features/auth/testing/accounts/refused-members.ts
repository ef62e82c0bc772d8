import { bearer, type Case, changeCase, people, signed } from './refused-requests.ts';
import { goodPassword } from './start-accounts.ts';

const missingClasses =
  'Password should contain at least one character of each: abcdefghijklmnopqrstuvwxyz, ABCDEFGHIJKLMNOPQRSTUVWXYZ, 0123456789.';
const unchangeable = 'The email address and phone number of a user cannot be changed';
const unparsable = 'invalid JWT: unable to parse or verify signature,';
const id = '00000000-0000-4000-8000-000000000000';

const password = goodPassword;

/** Refused requests with a token, or to unknown paths. */
export const refusedMembers: readonly Case[] = [
  bearer('nonsense', () => 'nonsense', 403, 'bad_jwt', `${unparsable} token is malformed`),
  bearer('a malformed token', () => 'a.b.c', 403, 'bad_jwt', `${unparsable} token is malformed`),
  bearer(
    'expired',
    () => signed({ sub: id }, -1),
    403,
    'bad_jwt',
    `${unparsable} token has invalid claims: token is expired`,
  ),
  bearer(
    'no signature',
    () => `${Buffer.from('{"alg":"none"}').toString('base64url')}.${Buffer.from('{}').toString('base64url')}.`,
    403,
    'bad_jwt',
    `${unparsable} signing method is invalid`,
  ),
  bearer(
    'unknown key',
    () =>
      [{ alg: 'ES256', kid: 'other' }, { sub: id }, 'x']
        .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
        .join('.'),
    403,
    'bad_jwt',
    `${unparsable} unrecognized JWT kid`,
  ),
  bearer(
    'broken signature',
    () => `${people.token.slice(0, -8)}AAAAAAAA`,
    403,
    'bad_jwt',
    `${unparsable} token signature is invalid`,
  ),
  bearer('no subject', () => signed({ role: 'anon' }), 403, 'bad_jwt', 'invalid claim: missing sub claim'),
  bearer(
    'a subject that is not a UUID',
    () => signed({ sub: 'amina' }),
    400,
    'bad_jwt',
    'invalid claim: sub claim must be a UUID',
  ),
  bearer('a deleted user', () => people.gone, 403, 'user_not_found', 'User from sub claim in JWT does not exist'),
  bearer(
    'an unknown session',
    async () => {
      const { rows } = await people.accounts.pool.query('select id from auth.users where email = $1', [people.taken]);
      return signed({ sub: rows[0].id, session_id: id });
    },
    403,
    'session_not_found',
    'Session from session_id claim in JWT does not exist',
  ),
  bearer('banned', () => people.banned, 403, 'user_banned', 'User is banned'),
  bearer(
    'another audience',
    async () => {
      const { rows } = await people.accounts.pool.query(
        'select u.id as sub, s.id as session_id from auth.users u join auth.sessions s on s.user_id = u.id where u.email = $1',
        [people.taken],
      );
      return signed({ ...rows[0], aud: 'someone else' });
    },
    400,
    'validation_failed',
    "Token audience doesn't match request audience",
  ),
  {
    what: 'an unknown scope',
    path: '/logout?scope=everywhere',
    bearer: () => people.token,
    expected: [400, 'validation_failed', 'Unsupported logout scope "everywhere"'],
  },
  changeCase('a weak password', () => ({ password: 'abcdefgh' }), 422, 'weak_password', missingClasses),
  changeCase(
    'an empty password',
    () => ({ password: '' }),
    422,
    'weak_password',
    `Password should be at least 8 characters. ${missingClasses}`,
  ),
  changeCase(
    'the same password',
    () => ({ password, data: { name: 'kept?' } }),
    422,
    'same_password',
    'New password should be different from the old password.',
  ),
  changeCase(
    'app metadata',
    () => ({ app_metadata: { role: 'admin' } }),
    403,
    'not_admin',
    'Updating app_metadata requires admin privileges',
  ),
  changeCase('another address', () => ({ email: 'new@example.com' }), 422, 'validation_failed', unchangeable),
  changeCase(
    'a phone',
    () => ({ phone: '201012345678', password: 'Another-2025' }),
    422,
    'validation_failed',
    unchangeable,
  ),
  changeCase(
    'too much metadata',
    () => ({ data: { story: 'x'.repeat(5000) } }),
    400,
    'validation_failed',
    'User metadata is too large',
  ),
  { what: 'an unknown path', path: '/nowhere', body: () => ({}), expected: [404, 'unknown', 'Not Found'] },
  { what: 'a wrong method', path: '/signup', method: 'GET', expected: [404, 'unknown', 'Not Found'] },
];
