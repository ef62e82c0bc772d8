import { expect, test } from 'vitest';
import { redirectPath } from './redirect-path.ts';

test.each([
  ['/checkout', '/checkout'],
  ['/product/cup-tea-01?from=mail#reviews', '/product/cup-tea-01?from=mail#reviews'],
  ['/', '/'],
])('returns the own path %s', (asked, place) => {
  expect(redirectPath(asked)).toBe(place);
});

test.each([
  ['nowhere', null],
  ['an empty place', ''],
  ['a name without its slash', 'checkout'],
  ['another site', 'https://evil.example/checkout'],
  ['another site without its scheme', '//evil.example'],
  ['another site behind a backslash', '/\\evil.example'],
  ['another site behind a tab', '/\t/evil.example'],
  ['another site behind a dot', '/.//evil.example'],
  ['another site behind steps back', '/a/..//evil.example'],
  ['a script', 'javascript:alert(1)'],
  ['signing in itself', '/auth'],
  ['a link out of a mail', '/auth/confirm?token_hash=0a1b'],
  ['signing in itself, with a place to go', '/auth?to=/auth'],
])('returns the account page for %s', (_, asked) => {
  expect(redirectPath(asked)).toBe('/account');
});
