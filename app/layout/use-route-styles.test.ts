import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { needsFullStyleSheet } from './use-route-styles.ts';

const app = join(import.meta.dirname, '..');
const shop = readFileSync(join(app, 'styles/shop.css'), 'utf8');
const known = [...shop.matchAll(/@source "\.\.\/([^"]+)"/g)].map(([, path = '']) => path);

/** Pages that only some visitors come to; any other belongs into the smaller sheet. */
const beyond = new Set(
  'about account auth admin checkout contact newsletter-confirmation not-found offline order-confirmation unsubscribe'.split(
    ' ',
  ),
);

test('the sheet of home, list, product and cart knows their words, and those of every part they are made of', () => {
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

test('every page belongs to one of the two sheets', () => {
  const pages = readdirSync(join(app, 'pages'));
  const inShop = known.filter((path) => path.startsWith('pages/')).map((path) => path.slice('pages/'.length));
  expect(pages.filter((page) => !inShop.includes(page) && !beyond.has(page))).toEqual([]);
});

test.each(['/', '/products', '/products/cups', '/product/cup-tea-01', '/cart'])(
  '%s does with the smaller sheet',
  (path) => {
    expect(needsFullStyleSheet(path)).toBe(false);
  },
);

test.each(['/checkout', '/auth', '/account', '/about', '/contact', '/order-confirmation/1', '/nowhere', '/cartouche'])(
  '%s needs the sheet of every page',
  (path) => {
    expect(needsFullStyleSheet(path)).toBe(true);
  },
);
