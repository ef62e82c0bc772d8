import { expect, test } from 'vitest';
import { authUrlFor, linkTypes, redirectAfterLink } from './auth-steps.ts';

const shop = 'https://shop.example';

test('each step keeps the return path', () => {
  expect(authUrlFor(null, null)).toBe('/auth');
  expect(authUrlFor('recover', null)).toBe('/auth?mode=recover');
  expect(authUrlFor('new-password', '/products?q=a&sort=name')).toBe(
    '/auth?mode=new-password&to=%2Fproducts%3Fq%3Da%26sort%3Dname',
  );
});

test('a recovery link leads to a new password and then to its return path', () => {
  expect(redirectAfterLink('recovery', `${shop}/auth?mode=new-password&to=%2Fcheckout`, shop)).toBe(
    '/auth?mode=new-password&to=%2Fcheckout',
  );
  expect(redirectAfterLink('recovery', null, shop)).toBe('/auth?mode=new-password');
});

test('an invitation link leads to a first password and then to its target', () => {
  expect(redirectAfterLink('invite', `${shop}/products`, shop)).toBe('/auth?mode=first-password&to=%2Fproducts');
  expect(redirectAfterLink('invite', `${shop}/auth`, shop)).toBe('/auth?mode=first-password');
});

test.each([
  [`${shop}/`, '/'],
  [`${shop}/auth?to=%2Fcheckout`, '/checkout'],
  [`${shop}/product/cup-tea-01?a=1#reviews`, '/product/cup-tea-01?a=1#reviews'],
  [shop, '/'],
  [null, '/account'],
  ['', '/'],
])('a link with target %s leads to %s', (redirectTo, path) => {
  expect(redirectAfterLink('signup', redirectTo, shop)).toBe(path);
});

const elsewhere = [
  'https://evil.example/',
  '//evil.example',
  'http://shop.example/',
  'https://shop.example:444/',
  'https://shop.example@evil.example/',
  '/\\evil.example',
  'javascript:alert(1)',
  `${shop}//evil.example`,
  `${shop}/auth?to=//evil.example`,
];

test.each(elsewhere)('a link never leads to the foreign target %s', (redirectTo) => {
  for (const type of linkTypes) {
    const target = URL.parse(redirectAfterLink(type, redirectTo, shop), shop);
    expect(target?.origin).toBe(shop);
    expect(['/account', '/auth']).toContain(target?.pathname);
  }
});
