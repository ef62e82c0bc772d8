import { expect, test } from 'vitest';
import { cacheKeyOf, isCacheablePage, pageUrlOfData } from './cache-keys.ts';

const at = (path: string) => new URL(path, 'https://shop.example');

test.each([
  '/',
  '/products',
  '/products/cups',
  '/products?q=x',
  '/product/cup-tea-01',
  '/cart',
  '/checkout',
  '/policies/returns',
  '/offline',
])('%s may be cached', (path) => {
  expect(isCacheablePage(at(path))).toBe(true);
});

test.each([
  '/account',
  '/admin',
  '/admin/orders',
  '/auth',
  '/auth?mode=new-password',
  '/auth/confirm?token_hash=0a1b&type=recovery',
  '/auth/v1/user',
  '/order-confirmation/ORD-1-ABCDEFGHJ',
  '/api/orders',
  '/lang/en',
  '/products.data',
  '/policies/returns.data',
  '/cart/products',
  '/unsubscribe',
  '/confirm-newsletter',
])('%s is never cached', (path) => {
  expect(isCacheablePage(at(path))).toBe(false);
});

test('the cache key of a page consists of its language and its relevant query', () => {
  expect(cacheKeyOf('ar', at('/products?utm_source=x&sort=price_low&lang=ar'))).toBe(
    'https://shop.example/ar/products?sort=price_low',
  );
  expect(cacheKeyOf('en', at('/product/cup-tea-01?lang=en#reviews'))).toBe(
    'https://shop.example/en/product/cup-tea-01',
  );
});

test('maps the URL of page data to the URL of the page', () => {
  expect(pageUrlOfData(at('/_root.data?_routes=a')).href).toBe('https://shop.example/');
  expect(pageUrlOfData(at('/products/cups.data?q=x&_routes=a')).href).toBe('https://shop.example/products/cups?q=x');
});
