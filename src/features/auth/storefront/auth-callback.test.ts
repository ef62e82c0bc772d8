import { expect, test } from 'vitest';
import { parseAuthCallback } from './auth-callback.ts';

const auth = 'https://shop.example/auth';
const session = 'access_token=a.b.c&expires_in=3600&refresh_token=r&token_type=bearer';

test('returns null for a URL without callback parameters', () => {
  expect(parseAuthCallback(`${auth}?tab=signup&to=%2Fcheckout#content`)).toBeNull();
});

test('detects a session and removes it from the URL', () => {
  expect(parseAuthCallback(`${auth}?to=%2Fcheckout#${session}&sb=&type=signup`)).toEqual({
    hasSession: true,
    failure: null,
    address: '/auth?to=%2Fcheckout',
  });
});

test('a recovery session leads to a new password, regardless of the link’s target', () => {
  expect(parseAuthCallback(`${auth}?to=%2Fcheckout#${session}&type=recovery`)?.address).toBe(
    '/auth?to=%2Fcheckout&mode=new-password',
  );
});

test('an invitation session leads to a first password', () => {
  expect(parseAuthCallback(`${auth}#${session}&type=invite`)?.address).toBe('/auth?mode=first-password');
});

test.each([
  ['#error=access_denied&error_code=otp_expired&error_description=Email+link&sb=', 'otp_expired'],
  ['?to=%2F&error=access_denied&error_code=user_banned#error=access_denied&error_code=user_banned&sb=', 'user_banned'],
  ['#error=access_denied&error_description=They+turned+round&sb=', 'access_denied'],
  ['?error=invalid_request&error_code=bad_oauth_state&error_description=x', 'bad_oauth_state'],
  ['?code=0a1b', 'bad_code_verifier'],
])('%s reports %s', (behind, failure) => {
  const arrival = parseAuthCallback(auth + behind);
  expect(arrival?.failure).toBe(failure);
  expect(arrival?.address).toBe(behind.includes('to=') ? '/auth?to=%2F' : '/auth');
});
