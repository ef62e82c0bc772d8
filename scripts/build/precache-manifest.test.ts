import { expect, test } from 'vitest';
import { precachedFiles } from './precache-manifest.ts';

const manifest = {
  'src/entry.client.tsx': {
    file: 'assets/entry.js',
    imports: ['_shared.js'],
    dynamicImports: ['src/generated/texts/ar/common.gen.ts'],
  },
  '_shared.js': { file: 'assets/shared.js' },
  'src/generated/texts/ar/common.gen.ts': { file: 'assets/shop.js', imports: ['_shared.js'] },
  'src/features/cart/storefront/cart.route.tsx?route': {
    file: 'assets/cart.js',
    dynamicImports: ['src/features/cart/storefront/cart-contents.tsx'],
  },
  'src/features/cart/storefront/cart-contents.tsx': { file: 'assets/filled.js' },
  'src/features/customers/account/account.route.tsx?route': {
    file: 'assets/account.js',
    imports: ['_shared.js', '_own.js'],
  },
  '_own.js': { file: 'assets/own.js' },
};
const built = [
  'shared.js',
  'own.js',
  'shop-1a2b.css',
  'storefront-and-admin-1a2b.css',
  'icons.svg',
  'a.woff2',
  'manifest-1a2b.js',
  'shop-manifest-1a2b.js',
].map((name) => `assets/${name}`);

test('precaches everything that cached pages load, but no account pages, no admin area and no fonts', () => {
  expect(precachedFiles(manifest, built)).toEqual([
    '/assets/cart.js',
    '/assets/entry.js',
    '/assets/filled.js',
    '/assets/icons.svg',
    '/assets/shared.js',
    '/assets/shop-manifest-1a2b.js',
    '/assets/shop.js',
    '/assets/storefront-and-admin-1a2b.css',
  ]);
});
