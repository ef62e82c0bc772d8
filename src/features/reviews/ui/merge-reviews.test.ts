import { expect, test } from 'vitest';
import type { Review } from '#features/products/product-review.ts';
import { mergeReviews } from './reviews.tsx';

const review = (id: string, day: number): Review => ({
  id,
  author: 'Nadia',
  rating: 5,
  comment: null,
  createdAt: `2026-03-${String(day).padStart(2, '0')}T10:00:00.000Z`,
  isVerified: false,
  reply: null,
});
const idsOf = (reviews: readonly Review[]) => reviews.map(({ id }) => id);

test('appends older pages and removes duplicates', () => {
  expect(idsOf(mergeReviews([review('c', 9), review('b', 8)], [review('b', 8), review('a', 2)]))).toEqual([
    'c',
    'b',
    'a',
  ]);
});

test("puts the customer's new review first, even if the server's list lacks it", () => {
  expect(idsOf(mergeReviews([review('b', 8)], [review('own', 9)]))).toEqual(['own', 'b']);
});

test('moves an updated review to its new date', () => {
  const [first, ...others] = mergeReviews([review('b', 8), review('own', 1)], [review('own', 9)]);
  expect(first).toEqual(review('own', 9));
  expect(idsOf(others)).toEqual(['b']);
});

test('sorts reviews of the same time like the server', () => {
  expect(idsOf(mergeReviews([review('a', 8)], [review('b', 8)]))).toEqual(['b', 'a']);
});
