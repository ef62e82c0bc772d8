import { type Case, grant, people, refresh, signUp } from './refused-requests.ts';
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
    'an Arabic password of 38 letters, which are 73 bytes',
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
  signUp('a plain password', () => ({ email: email(), password: 'abcdefgh' }), 422, 'weak_password', missingClasses),
  signUp(
    'a short and plain password',
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
    'half a proof key',
    () => ({ email: email(), password, code_challenge: 'x'.repeat(43) }),
    400,
    'validation_failed',
    'PKCE flow requires code_challenge_method and code_challenge',
  ),
  signUp(
    'no address',
    () => ({ email: 'amina at home', password }),
    400,
    'validation_failed',
    'Unable to validate email address: invalid format',
  ),
  signUp(
    'a letter that becomes plain only in lower case',
    () => ({ email: 'amina@examp\u212a.com', password }),
    400,
    'validation_failed',
    'Unable to validate email address: invalid format',
  ),
  signUp(
    'an endless address',
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
    'metadata that no header could carry',
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
    'text for metadata',
    () => ({ email: email(), password, data: 'x' }),
    400,
    'bad_json',
    `${json} data has the wrong type`,
  ),
  signUp(
    'a number for an address',
    () => ({ email: 5, password }),
    400,
    'bad_json',
    `${json} email has the wrong type`,
  ),
  grant('nothing', {}, 400, 'validation_failed', 'missing email'),
  grant('a phone', { phone: '201012345678', password }, 400, 'validation_failed', 'missing email'),
  grant(
    'an unknown address',
    { email: 'nobody@example.com', password },
    400,
    'invalid_credentials',
    'Invalid login credentials',
  ),
  grant('no address at all', { email: 'nob\0dy', password }, 400, 'invalid_credentials', 'Invalid login credentials'),
  grant('no password', { email: 'nobody@example.com' }, 400, 'invalid_credentials', 'Invalid login credentials'),
  {
    what: 'password grant of a banned person',
    path: '/token?grant_type=password',
    body: () => ({ email: people.bannedAddress, password }),
    answer: [400, 'user_banned', 'User is banned'],
  },
  refresh('nothing', {}, 400, 'validation_failed', 'Refresh token is not valid'),
  refresh('a short text', { refresh_token: 'abc' }, 400, 'validation_failed', 'Refresh token is not valid'),
  refresh(
    'an invented token',
    { refresh_token: 'A'.repeat(70) },
    400,
    'refresh_token_not_found',
    'Invalid Refresh Token: Refresh Token Not Found',
  ),
  {
    what: 'no grant',
    path: '/token',
    body: () => ({}),
    answer: [400, 'invalid_credentials', 'unsupported_grant_type'],
  },
  {
    what: 'an ID token',
    path: '/token?grant_type=id_token',
    body: () => ({}),
    answer: [400, 'invalid_credentials', 'unsupported_grant_type'],
  },
  {
    what: 'a wallet',
    path: '/token?grant_type=web3',
    body: () => ({}),
    answer: [400, 'invalid_credentials', 'unsupported_grant_type'],
  },
  {
    what: 'no bearer',
    path: '/user',
    method: 'GET',
    answer: [401, 'no_authorization', 'This endpoint requires a valid Bearer token'],
  },
  {
    what: 'no bearer on sign-out',
    path: '/logout',
    answer: [401, 'no_authorization', 'This endpoint requires a valid Bearer token'],
  },
  {
    what: 'no bearer on a change, whatever the body',
    path: '/user',
    method: 'PUT',
    answer: [401, 'no_authorization', 'This endpoint requires a valid Bearer token'],
  },
];
