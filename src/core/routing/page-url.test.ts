import { expect, test } from 'vitest';
import { needsDatabase, pageAddress } from './page-url.ts';

const addressOf = (url: string) => pageAddress(new URL(url, 'https://shop.example'));

test.each([
  ['/?utm_source=mail', '/'],
  ['/products?sort=name&utm=1&q=lotus', '/products?q=lotus&sort=name'],
  ['/products/cups?tab=signup', '/products/cups'],
  [
    '/products?motif=lotus&colour=green&colour=mauve&colour=blue&colour=green',
    '/products?colour=blue&colour=green&motif=lotus',
  ],
  ['/products?price=1-2&colour=', '/products'],
  ['/about?colour=blue', '/about'],
  ['/auth?tab=signup&to=%2Fcheckout', '/auth?tab=signup'],
  ['/auth/?tab=signup', '/auth/?tab=signup'],
  ['/auth?tab=login', '/auth'],
  ['/auth?tab=anything', '/auth'],
  ['/auth?mode=recover&to=%2Fcart', '/auth?mode=recover'],
  ['/auth?mode=anything', '/auth'],
  ['/auth/confirm?token_hash=0a1b&type=recovery&redirect_to=%2F', '/auth/confirm?type=recovery'],
  ['/auth/confirm?token_hash=0a1b&type=anything', '/auth/confirm'],
  ['/account?tab=wishlist&error_code=x', '/account?tab=wishlist'],
  ['/account?tab=orders', '/account'],
  ['/auth.data?tab=signup&to=%2Fcart', '/auth.data?tab=signup'],
  ['/products/cups.data?price=0-500&colour=mauve&_routes=products', '/products/cups.data?price=0-500&_routes=products'],
])('pageAddress maps %s to %s', (url, address) => {
  expect(addressOf(url)).toBe(address);
});

test.each([
  ['/', true],
  ['/_root.data', true],
  ['/products', true],
  ['/products/', true],
  ['/products/cups?q=lotus', true],
  ['/products.data?q=lotus', true],
  ['/product/cup-tea-01', true],
  ['/product/cup-tea-01.data', true],
  ['/cart/products?ids=cup-tea-01', true],
  ['/cart/products.data?ids=cup-tea-01', true],
  ['/cart', false],
  ['/cart.data', false],
  ['/about', false],
  ['/contact', false],
  ['/policies/returns', false],
  ['/policies/returns.data', false],
  ['/policies', true],
  ['/auth?tab=signup', false],
  ['/checkout', false],
  ['/admin/orders', false],
  ['/order-confirmation/ORD-1234', false],
  ['/PRODUCTS', true],
  ['/product%73', true],
  ['//products', true],
  ['/not/here', true],
])('needsDatabase of %s is %s', (address, isRequested) => {
  expect(needsDatabase(address)).toBe(isRequested);
});
