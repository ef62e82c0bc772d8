import { expect, test } from 'vitest';
import { needsFullStyleSheet } from './use-route-styles.ts';

test.each(['/', '/products', '/products/cups', '/product/cup-tea-01', '/cart'])(
  '%s needs only the smaller style sheet',
  (path) => {
    expect(needsFullStyleSheet(path)).toBe(false);
  },
);

test.each([
  '/checkout',
  '/auth',
  '/account',
  '/about',
  '/contact',
  '/policies/returns',
  '/order-confirmation/1',
  '/nowhere',
  '/cartouche',
])('%s needs the full style sheet', (path) => {
  expect(needsFullStyleSheet(path)).toBe(true);
});
