import { expect, test } from 'vitest';
import { readOfflineRequest } from './offline-request.ts';

const wanted = (to: string) => readOfflineRequest(`?to=${encodeURIComponent(to)}`);

test('the page that was asked for is asked for again', () => {
  expect(wanted('/products?q=cup')).toEqual({ address: '/products?q=cup', languageOf: null });
});

test('whoever asked for the other language can go back to the page', () => {
  const to = `/lang/en?to=${encodeURIComponent('/product/cup-tea-01')}`;
  expect(wanted(to)).toEqual({ address: to, languageOf: '/product/cup-tea-01' });
});

test.each([
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '/offline?to=/offline',
  'javascript:alert(1)',
  '',
])('%j leads home', (to) => {
  expect(wanted(to).address).toBe('/');
});

test('nothing asked for leads home', () => {
  expect(readOfflineRequest('')).toEqual({ address: '/', languageOf: null });
});
