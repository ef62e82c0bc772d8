import { type Case, grantCase, people, refreshCase, signUp } from './refused-requests.ts';
import { goodPassword, newAddress } from './start-accounts.ts';

const missingClasses =
  'Password should contain at least one character of each: abcdefghijklmnopqrstuvwxyz, ABCDEFGHIJKLMNOPQRSTUVWXYZ, 0123456789.';
const json = 'Could not parse request body as JSON:';

const email = () => newAddress();
const password = goodPassword;

/** Refused sign-ups, sign-ins and refreshes. */
export const refusedOpenings: readonly Case[] = [
  signUp('nothing', () => ({}), 400, 'validation_failed', 'Signup requires a valid password'),
  signUp('null', () => null, 400, 'validation_failed', 'Signup requires a valid password'),
  signUp('no password', () => ({ email: email() }), 400, 'validation_failed', 'Signup requires a valid password'),
  signUp(
    'a password of 73 bytes',
    () => ({ email: email(), password: `Aa1${'x'.repeat(70)}` }),
    400,
    'validation_failed',
    'Password cannot be longer than 72 characters',
  ),
  signUp(
    'an Arabic password of 38 characters, which are 73 bytes',
    () => ({ email: email(), password: `Aa1${'ش'.repeat(35)}` }),
    400,
    'validation_failed',
    'Password cannot be longer than 72 characters',
  ),
  signUp(
    'a short password',
    () => ({ email: email(), password: 'Aa1bcde' }),
    422,
    'weak_password',
    'Password should be at least 8 characters.',
  ),
  signUp(
    'a password of lower-case letters only',
    () => ({ email: email(), password: 'abcdefgh' }),
    422,
    'weak_password',
    missingClasses,
  ),
  signUp(
    'a short password of lower-case letters only',
    () => ({ email: email(), password: 'abc' }),
    422,
    'weak_password',
    `Password should be at least 8 characters. ${missingClasses}`,
  ),
  signUp(
    'a phone',
    () => ({ phone: '+201012345678', password }),
    400,
    'validation_failed',
    'Unable to validate email address: invalid format',
  ),
  signUp(
    'a code challenge without its method',
    () => ({ email: email(), password, code_challenge: 'x'.repeat(43) }),
    400,
    'validation_failed',
    'PKCE flow requires code_challenge_method and code_challenge',
  ),
  signUp(
    'an invalid address',
    () => ({ email: 'amina at home', password }),
    400,
    'validation_failed',
    'Unable to validate email address: invalid format',
  ),
  signUp(
    'an address with a Kelvin sign, which lower case turns into a k',
    () => ({ email: 'amina@examp\u212a.com', password }),
    400,
    'validation_failed',
    'Unable to validate email address: invalid format',
  ),
  signUp(
    'an address of 268 characters',
    () => ({ email: `${'a'.repeat(256)}@example.com`, password }),
    400,
    'validation_failed',
    'An email address is too long',
  ),
  signUp(
    'a taken address',
    () => ({ email: people.taken, password }),
    422,
    'user_already_exists',
    'User already registered',
  ),
  signUp(
    'too much metadata',
    () => ({ email: email(), password, data: { story: 'x'.repeat(5000) } }),
    400,
    'validation_failed',
    'User metadata is too large',
  ),
  signUp(
    'a NUL in the metadata',
    () => ({ email: email(), password, data: { name: 'a\0b' } }),
    400,
    'validation_failed',
    'User metadata contains characters that cannot be stored',
  ),
  signUp(
    'a string instead of metadata',
    () => ({ email: email(), password, data: 'x' }),
    400,
    'bad_json',
    `${json} data has the wrong type`,
  ),
  signUp(
    'a number instead of an address',
    () => ({ email: 5, password }),
    400,
    'bad_json',
    `${json} email has the wrong type`,
  ),
  grantCase('nothing', {}, 400, 'validation_failed', 'missing email'),
  grantCase('a phone', { phone: '201012345678', password }, 400, 'validation_failed', 'missing email'),
  grantCase(
    'an unknown address',
    { email: 'nobody@example.com', password },
    400,
    'invalid_credentials',
    'Invalid login credentials',
  ),
  grantCase(
    'an address with a NUL',
    { email: 'nob\0dy', password },
    400,
    'invalid_credentials',
    'Invalid login credentials',
  ),
  grantCase('no password', { email: 'nobody@example.com' }, 400, 'invalid_credentials', 'Invalid login credentials'),
  {
    what: 'password grant of a banned user',
    path: '/token?grant_type=password',
    body: () => ({ email: people.bannedAddress, password }),
    expected: [400, 'user_banned', 'User is banned'],
  },
  refreshCase('nothing', {}, 400, 'validation_failed', 'Refresh token is not valid'),
  refreshCase('a short text', { refresh_token: 'abc' }, 400, 'validation_failed', 'Refresh token is not valid'),
  refreshCase(
    'an unknown token',
    { refresh_token: 'A'.repeat(70) },
    400,
    'refresh_token_not_found',
    'Invalid Refresh Token: Refresh Token Not Found',
  ),
  {
    what: 'a missing grant type',
    path: '/token',
    body: () => ({}),
    expected: [400, 'invalid_credentials', 'unsupported_grant_type'],
  },
  {
    what: 'an id_token grant',
    path: '/token?grant_type=id_token',
    body: () => ({}),
    expected: [400, 'invalid_credentials', 'unsupported_grant_type'],
  },
  {
    what: 'a web3 grant',
    path: '/token?grant_type=web3',
    body: () => ({}),
    expected: [400, 'invalid_credentials', 'unsupported_grant_type'],
  },
  {
    what: 'a request without a bearer',
    path: '/user',
    method: 'GET',
    expected: [401, 'no_authorization', 'This endpoint requires a valid Bearer token'],
  },
  {
    what: 'a sign-out without a bearer',
    path: '/logout',
    expected: [401, 'no_authorization', 'This endpoint requires a valid Bearer token'],
  },
  {
    what: 'an update without a bearer, whatever the body',
    path: '/user',
    method: 'PUT',
    expected: [401, 'no_authorization', 'This endpoint requires a valid Bearer token'],
  },
];
