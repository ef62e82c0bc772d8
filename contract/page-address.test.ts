import { expect, test } from 'vitest';
import { pageAddress } from './page-address.ts';

const addressOf = (asked: string) => pageAddress(new URL(asked, 'https://shop.example'));

test.each([
  ['/?utm_source=mail', '/'],
  ['/products?sort=name&utm=1&q=lotus', '/products?q=lotus&sort=name'],
  ['/products/cups?tab=signup', '/products/cups'],
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
  ['/auth.data?tab=signup', '/auth.data'],
])('%s is the page %s', (asked, address) => {
  expect(addressOf(asked)).toBe(address);
});
