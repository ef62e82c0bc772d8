import { expect, test } from 'vitest';
import { parseRecentlyViewed, recentlyViewedToShow, withRecentlyViewed } from './recently-viewed.ts';

test('puts the newest visit first, and moves a product viewed again to the front', () => {
  expect(withRecentlyViewed(['b', 'c'], 'a')).toEqual(['a', 'b', 'c']);
  expect(withRecentlyViewed(['b', 'c'], 'c')).toEqual(['c', 'b']);
});

test('stores at most twelve products', () => {
  const visits = Array.from({ length: 13 }, (_, visit) => `plate-${visit}`);
  const viewed = visits.reduce<string[]>(withRecentlyViewed, []);
  expect(viewed).toEqual(visits.toReversed().slice(0, 12));
});

test.each([
  [['a'], 'a', []],
  [[], 'a', []],
  [['a', 'b'], 'a', ['b']],
  [['a', 'b', 'c', 'd', 'e', 'f'], 'a', ['b', 'c', 'd', 'e']],
  [['a', 'b', 'c', 'd', 'e', 'f'], 'c', ['a', 'b', 'd', 'e']],
])('with the history %j, the page of %s lists %j', (viewed, current, expected) => {
  expect(recentlyViewedToShow(viewed, current)).toEqual(expected);
});

test.each([
  [null, []],
  ['a', []],
  [{}, []],
  [
    ['a', 7, null, { id: 'b' }, '', 'Not An Id', 'a', 'b'],
    ['a', 'b'],
  ],
])('%j is parsed to %j', (stored, viewed) => {
  expect(parseRecentlyViewed(stored)).toEqual(viewed);
});
