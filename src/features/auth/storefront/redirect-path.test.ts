import { expect, test } from 'vitest';
import { redirectPath } from './redirect-path.ts';

test.each([
  ['/checkout', '/checkout'],
  ['/product/cup-tea-01?from=mail#reviews', '/product/cup-tea-01?from=mail#reviews'],
  ['/', '/'],
])('returns the own path %s', (input, path) => {
  expect(redirectPath(input)).toBe(path);
});

test.each([
  ['no path', null],
  ['an empty path', ''],
  ['a path without its leading slash', 'checkout'],
  ['another site', 'https://evil.example/checkout'],
  ['a protocol-relative URL', '//evil.example'],
  ['another site after a backslash', '/\\evil.example'],
  ['another site after a tab', '/\t/evil.example'],
  ['another site after a dot segment', '/.//evil.example'],
  ['another site after parent segments', '/a/..//evil.example'],
  ['a javascript URL', 'javascript:alert(1)'],
  ['the sign-in page', '/auth'],
  ['a mailed link', '/auth/confirm?token_hash=0a1b'],
  ['the sign-in page with a return path', '/auth?to=/auth'],
])('returns the account page for %s', (_, input) => {
  expect(redirectPath(input)).toBe('/account');
});
