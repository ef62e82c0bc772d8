import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { needsFullStyleSheet } from './use-route-styles.ts';

const app = join(import.meta.dirname, '..');
const shop = readFileSync(join(app, 'styles/shop.css'), 'utf8');
const known = [...shop.matchAll(/@source "\.\.\/([^"]+)"/g)].map(([, path = '']) => path);

/** Pages that few visitors open; all others belong in the smaller style sheet. */
const beyond = new Set(
  'about account auth admin checkout contact newsletter-confirmation not-found offline order-confirmation policies unsubscribe'.split(
    ' ',
  ),
);

test('the smaller style sheet scans exactly home, list, product and cart, and the folders that they use', () => {
  expect(known.toSorted()).toEqual(
    [
      'root.tsx',
      'layout',
      'components',
      'ui',
      'pages/home',
      'pages/products',
      'pages/product',
      'pages/cart',
    ].toSorted(),
  );
});

test('every page belongs to one of the two style sheets', () => {
  const pages = readdirSync(join(app, 'pages'));
  const inShop = known.filter((path) => path.startsWith('pages/')).map((path) => path.slice('pages/'.length));
  expect(pages.filter((page) => !inShop.includes(page) && !beyond.has(page))).toEqual([]);
});

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
