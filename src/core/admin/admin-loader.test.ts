import { expect, test } from 'vitest';
import { ignoreQuery, oneOf } from './admin-loader.ts';

const isReloaded = (from: string, to: string) => {
  const url = (path: string) => new URL(path, 'https://shop.example');
  const rest = { currentParams: {}, nextParams: {}, defaultShouldRevalidate: true };
  return ignoreQuery('q', 'changed')({ currentUrl: url(from), nextUrl: url(to), ...rest });
};

test('a change of ignored query parameters does not reload the page', () => {
  expect(isReloaded('/admin/labels', '/admin/labels?q=cart')).toBe(false);
  expect(isReloaded('/admin/labels?q=cart&changed=yes', '/admin/labels')).toBe(false);
});

test('a change of another query parameter and a revalidation of the same URL reload the page', () => {
  expect(isReloaded('/admin/labels?q=cart', '/admin/labels?q=cart&state=open')).toBe(true);
  expect(isReloaded('/admin/labels?q=cart', '/admin/labels?q=cart')).toBe(true);
});

test('a filter ignores unknown values in the URL', () => {
  const filter = oneOf(['open', 'resolved']);
  expect([filter('open'), filter('closed'), filter(undefined)]).toEqual(['open', undefined, undefined]);
});
