import { expect, test } from 'vitest';
import { shareImageOf } from './share-image-of.ts';

const shared = (path: string | null) =>
  shareImageOf({ id: 'cup-tea-01', picture: path === null ? null : { path, alt: 'A cup', isTransparent: true } }, 'ar');

test('a product of the catalogue is shared with the picture drawn for it', () => {
  expect(shared('cup-tea-01/1')).toEqual({
    path: '/photographs/share/cup-tea-01-ar.jpg',
    size: { width: 1200, height: 630 },
    alt: 'A cup',
  });
});

test('a product whose photograph the owner has replaced is shared with that photograph', () => {
  expect(shared('owner/own')).toEqual({ path: '/photographs/owner/own-1200.webp', size: null, alt: 'A cup' });
  expect(shared(null)).toBeNull();
});
