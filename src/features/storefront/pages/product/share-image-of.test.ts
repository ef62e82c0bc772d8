import { expect, test } from 'vitest';
import { shareImageOf } from './share-image-of.ts';

const shared = (path: string | null) =>
  shareImageOf({ id: 'cup-tea-01', picture: path === null ? null : { path, alt: 'A cup', isTransparent: true } }, 'ar');

test('returns the prepared image of a catalogue product', () => {
  expect(shared('cup-tea-01/1')).toEqual({
    path: '/photographs/share/cup-tea-01-ar.jpg',
    size: { width: 1200, height: 630 },
    alt: 'A cup',
  });
});

test('returns the photograph with which the owner replaced the built-in one', () => {
  expect(shared('owner/own')).toEqual({ path: '/photographs/owner/own-1200.webp', size: null, alt: 'A cup' });
  expect(shared(null)).toBeNull();
});
