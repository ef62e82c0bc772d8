import { type Case, people } from './refused-requests.ts';
import { newAddress } from './start-accounts.ts';

const expiredCode = [403, 'otp_expired', 'Token has expired or is invalid'] as const;
const expiredLink = [403, 'otp_expired', 'Email link is invalid or has expired'] as const;
const noAddress = 'Unable to validate email address: invalid format';
const halfKey = 'PKCE flow requires code_challenge_method and code_challenge';
const types = 'Missing one of these types: signup, email_change, sms, phone_change';
const number = '201012345678';

const at =
  (path: string) =>
  (what: string, body: () => unknown, ...answer: Case['answer']): Case => ({
    what: `${path}: ${what}`,
    path,
    body,
    answer,
  });

const recover = at('/recover');
const otp = at('/otp');
const magiclink = at('/magiclink');
const resend = at('/resend');
const verify = at('/verify');
const pkce = at('/token?grant_type=pkce');

/** Refused requests for codes and links. */
export const refusedMailRequests: readonly Case[] = [
  recover('nothing', () => ({}), 400, 'validation_failed', noAddress),
  recover('no address', () => ({ email: 'amina at home' }), 400, 'validation_failed', noAddress),
  recover(
    'half a proof key',
    () => ({ email: newAddress(), code_challenge: 'x'.repeat(43) }),
    400,
    'validation_failed',
    halfKey,
  ),
  recover(
    'a short proof key',
    () => ({ email: newAddress(), code_challenge: 'x'.repeat(42), code_challenge_method: 's256' }),
    400,
    'validation_failed',
    'code challenge has to be between 43 and 128 characters of A-Z, a-z, 0-9 and ._~-',
  ),
  recover(
    'an unknown way of proving',
    () => ({ email: newAddress(), code_challenge: 'x'.repeat(43), code_challenge_method: 'md5' }),
    400,
    'validation_failed',
    'code_challenge_method must be s256 or plain',
  ),
  otp('nothing', () => ({}), 400, 'validation_failed', noAddress),
  otp(
    'both',
    () => ({ email: newAddress(), phone: number }),
    400,
    'validation_failed',
    'Only an email address or phone number should be provided',
  ),
  otp(
    'somebody unknown who would be taken in',
    () => ({ email: newAddress() }),
    422,
    'otp_disabled',
    'Signups not allowed for otp',
  ),
  otp('a phone', () => ({ phone: number }), 400, 'phone_provider_disabled', 'Phone logins are disabled'),
  otp(
    'text for a yes',
    () => ({ email: newAddress(), create_user: 'no' }),
    400,
    'bad_json',
    'Could not parse request body as JSON: create_user has the wrong type',
  ),
  otp(
    'somebody who would be taken in if they were not known',
    () => ({ email: people.taken, create_user: true }),
    422,
    'otp_disabled',
    'Signups not allowed for otp',
  ),
  magiclink('nothing', () => ({}), 400, 'validation_failed', noAddress),
  magiclink(
    'somebody unknown who would be taken in',
    () => ({ email: newAddress() }),
    422,
    'otp_disabled',
    'Signups not allowed for otp',
  ),
  resend('nothing', () => ({}), 400, 'validation_failed', types),
  resend('a recovery', () => ({ type: 'recovery', email: newAddress() }), 400, 'validation_failed', types),
  resend('no address', () => ({ type: 'signup' }), 400, 'validation_failed', 'Type provided requires an email address'),
  resend(
    'no number',
    () => ({ type: 'sms', email: newAddress() }),
    400,
    'validation_failed',
    'Type provided requires a phone number',
  ),
  resend(
    'a phone',
    () => ({ type: 'sms', phone: number }),
    400,
    'phone_provider_disabled',
    'Phone logins are disabled',
  ),
  verify('nothing', () => ({}), 400, 'validation_failed', 'Verify requires a verification type'),
  verify(
    'a type alone',
    () => ({ type: 'signup' }),
    400,
    'validation_failed',
    'Verify requires either a token or a token hash',
  ),
  verify(
    'code and link',
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
    'a code for nobody',
    () => ({ type: 'signup', token: '123456' }),
    400,
    'validation_failed',
    'Only an email address or phone number should be provided on verify',
  ),
  verify(
    'an unknown type',
    () => ({ type: 'letter', token_hash: 'x' }),
    400,
    'validation_failed',
    'Invalid verification type',
  ),
  verify('a code of somebody unknown', () => ({ type: 'email', token: '123456', email: newAddress() }), ...expiredCode),
  verify('a code that never was', () => ({ type: 'recovery', token: '123456', email: people.taken }), ...expiredCode),
  verify('a link that never was', () => ({ type: 'recovery', token_hash: 'f'.repeat(56) }), ...expiredLink),
  verify('a NUL', () => ({ type: 'recovery', token_hash: 'a\0b' }), ...expiredLink),
  pkce(
    'nothing',
    () => ({}),
    400,
    'validation_failed',
    'invalid request: both auth code and code verifier should be non-empty',
  ),
  pkce(
    'no verifier',
    () => ({ auth_code: crypto.randomUUID() }),
    400,
    'validation_failed',
    'invalid request: both auth code and code verifier should be non-empty',
  ),
  pkce(
    'a code that never was',
    () => ({ auth_code: crypto.randomUUID(), code_verifier: 'x'.repeat(43) }),
    404,
    'flow_state_not_found',
    'invalid flow state, no valid flow state found',
  ),
  pkce(
    'a code that is none',
    () => ({ auth_code: 'abc', code_verifier: 'x'.repeat(43) }),
    404,
    'flow_state_not_found',
    'invalid flow state, no valid flow state found',
  ),
  {
    what: 'a link without its token',
    path: '/verify?type=signup',
    method: 'GET',
    answer: [400, 'validation_failed', 'Verify requires a token or a token hash'],
  },
  {
    what: 'a link without its type',
    path: '/verify?token=x',
    method: 'GET',
    answer: [400, 'validation_failed', 'Verify requires a verification type'],
  },
  {
    what: 'a code for nobody who is signed in',
    path: '/reauthenticate',
    method: 'GET',
    answer: [401, 'no_authorization', 'This endpoint requires a valid Bearer token'],
  },
];
