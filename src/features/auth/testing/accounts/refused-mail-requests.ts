import { type Case, people } from './refused-requests.ts';
import { newAddress } from './start-accounts.ts';

const expiredCode = [403, 'otp_expired', 'Token has expired or is invalid'] as const;
const expiredLink = [403, 'otp_expired', 'Email link is invalid or has expired'] as const;
const noAddress = 'Unable to validate email address: invalid format';
const halfKey = 'PKCE flow requires code_challenge_method and code_challenge';
const types = 'Missing one of these types: signup';

const at =
  (path: string) =>
  (what: string, body: () => unknown, ...expected: Case['expected']): Case => ({
    what: `${path}: ${what}`,
    path,
    body,
    expected,
  });

const recover = at('/recover');
const resend = at('/resend');
const verify = at('/verify');
const pkce = at('/token?grant_type=pkce');

/** Refused requests for codes and links. */
export const refusedMailRequests: readonly Case[] = [
  recover('nothing', () => ({}), 400, 'validation_failed', noAddress),
  recover('an invalid address', () => ({ email: 'amina at home' }), 400, 'validation_failed', noAddress),
  recover(
    'a code challenge without its method',
    () => ({ email: newAddress(), code_challenge: 'x'.repeat(43) }),
    400,
    'validation_failed',
    halfKey,
  ),
  recover(
    'a short code challenge',
    () => ({ email: newAddress(), code_challenge: 'x'.repeat(42), code_challenge_method: 's256' }),
    400,
    'validation_failed',
    'code challenge has to be between 43 and 128 characters of A-Z, a-z, 0-9 and ._~-',
  ),
  recover(
    'an unknown code challenge method',
    () => ({ email: newAddress(), code_challenge: 'x'.repeat(43), code_challenge_method: 'md5' }),
    400,
    'validation_failed',
    'code_challenge_method must be s256 or plain',
  ),
  resend('nothing', () => ({}), 400, 'validation_failed', types),
  resend('a recovery', () => ({ type: 'recovery', email: newAddress() }), 400, 'validation_failed', types),
  resend('no address', () => ({ type: 'signup' }), 400, 'validation_failed', 'Type provided requires an email address'),
  resend('a text message', () => ({ type: 'sms', phone: '201012345678' }), 400, 'validation_failed', types),
  resend('an address change', () => ({ type: 'email_change', email: newAddress() }), 400, 'validation_failed', types),
  verify('nothing', () => ({}), 400, 'validation_failed', 'Verify requires a verification type'),
  verify(
    'only a type',
    () => ({ type: 'signup' }),
    400,
    'validation_failed',
    'Verify requires either a token or a token hash',
  ),
  verify(
    'a code and a link',
    () => ({ type: 'signup', token: '123456', token_hash: 'x', email: newAddress() }),
    400,
    'validation_failed',
    'Verify requires either a token or a token hash',
  ),
  verify(
    'a link with an address',
    () => ({ type: 'signup', token_hash: 'x', email: newAddress() }),
    400,
    'validation_failed',
    'Only the token_hash and type should be provided',
  ),
  verify(
    'a code without an address',
    () => ({ type: 'signup', token: '123456' }),
    400,
    'validation_failed',
    'Verify requires an email address with the token',
  ),
  verify(
    'an unknown type',
    () => ({ type: 'letter', token_hash: 'x' }),
    400,
    'validation_failed',
    'Invalid verification type',
  ),
  verify(
    'a magic link',
    () => ({ type: 'magiclink', token_hash: 'x' }),
    400,
    'validation_failed',
    'Invalid verification type',
  ),
  verify(
    'a code of an unknown address',
    () => ({ type: 'email', token: '123456', email: newAddress() }),
    ...expiredCode,
  ),
  verify('an unknown code', () => ({ type: 'recovery', token: '123456', email: people.taken }), ...expiredCode),
  verify('an unknown link', () => ({ type: 'recovery', token_hash: 'f'.repeat(56) }), ...expiredLink),
  verify('a token with a NUL', () => ({ type: 'recovery', token_hash: 'a\0b' }), ...expiredLink),
  pkce(
    'nothing',
    () => ({}),
    400,
    'validation_failed',
    'invalid request: both auth code and code verifier should be non-empty',
  ),
  pkce(
    'a code without a verifier',
    () => ({ auth_code: crypto.randomUUID() }),
    400,
    'validation_failed',
    'invalid request: both auth code and code verifier should be non-empty',
  ),
  pkce(
    'an unknown code',
    () => ({ auth_code: crypto.randomUUID(), code_verifier: 'x'.repeat(43) }),
    404,
    'flow_state_not_found',
    'invalid flow state, no valid flow state found',
  ),
  pkce(
    'an invalid code',
    () => ({ auth_code: 'abc', code_verifier: 'x'.repeat(43) }),
    404,
    'flow_state_not_found',
    'invalid flow state, no valid flow state found',
  ),
  at('/otp')('a code', () => ({ email: people.taken }), 404, 'unknown', 'Not Found'),
  at('/magiclink')('a link', () => ({ email: people.taken }), 404, 'unknown', 'Not Found'),
  at('/sso')('a company', () => ({ domain: 'shop.example' }), 404, 'unknown', 'Not Found'),
  {
    what: 'a link without its token',
    path: '/verify?type=signup',
    method: 'GET',
    expected: [400, 'validation_failed', 'Verify requires a token or a token hash'],
  },
  {
    what: 'a link without its type',
    path: '/verify?token=x',
    method: 'GET',
    expected: [400, 'validation_failed', 'Verify requires a verification type'],
  },
  {
    what: 'a code without a session',
    path: '/reauthenticate',
    method: 'GET',
    expected: [401, 'no_authorization', 'This endpoint requires a valid Bearer token'],
  },
];
