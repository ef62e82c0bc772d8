import { expect, test } from 'vitest';
import { shopManifest } from './shop-manifest.ts';

const manifest = {
  version: '1a2b',
  url: '/assets/manifest-1a2b.js',
  routes: { root: {}, about: {}, 'administration-fees': {}, admin: {}, 'admin:page': {}, 'admin:orders': {} },
};

test('the manifest of the shop has its own name and no route of the admin area', () => {
  expect(shopManifest(manifest)).toEqual({
    version: '1a2b',
    url: '/assets/shop-manifest-1a2b.js',
    routes: { root: {}, about: {}, 'administration-fees': {} },
  });
});
