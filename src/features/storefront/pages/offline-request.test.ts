import { expect, test } from 'vitest';
import { readOfflineRequest } from './offline-request.ts';

const readRequest = (to: string) => readOfflineRequest(`?to=${encodeURIComponent(to)}`);

test('reads the requested page', () => {
  expect(readRequest('/products?q=cup')).toEqual({ address: '/products?q=cup', languageOf: null });
});

test('reads the page to return to if the other language was requested', () => {
  const to = `/lang/en?to=${encodeURIComponent('/product/cup-tea-01')}`;
  expect(readRequest(to)).toEqual({ address: to, languageOf: '/product/cup-tea-01' });
});

test.each([
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '/offline?to=/offline',
  'javascript:alert(1)',
  '',
])('reads %j as the home page', (to) => {
  expect(readRequest(to).address).toBe('/');
});

test('reads a missing parameter as the home page', () => {
  expect(readOfflineRequest('')).toEqual({ address: '/', languageOf: null });
});
