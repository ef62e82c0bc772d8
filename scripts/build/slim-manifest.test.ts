import { expect, test } from 'vitest';
import { slimManifest } from './slim-manifest.ts';

const route = { id: 'cart', path: '', hasLoader: true, hasAction: false, module: '/c.js', imports: ['/a.js'], css: [] };
const manifest = { entry: { module: '/e.js', imports: ['/a.js'], css: [] }, routes: { cart: route }, version: '1a' };

test('slimManifest keeps only what is set', () => {
  expect(slimManifest(`window.__reactRouterManifest=${JSON.stringify(manifest)};`)).toBe(
    'window.__reactRouterManifest={"entry":{"module":"/e.js","imports":["/a.js"]},"routes":{"cart":{"id":"cart","path":"","hasLoader":true,"module":"/c.js"}}};',
  );
});

test('slimManifest throws for any other script', () => {
  expect(() => slimManifest('export {};')).toThrow('no list of routes');
});
