import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { firstIssueCode } from '#core/forms/validation.ts';
import { ReviewForm } from './review-form.ts';
import { averageRating, latestPerPerson } from './reviews.ts';

test.each([
  [[], 0],
  [[5], 5],
  [[5, 4], 4.5],
  [[5, 5, 4], 4.7], // 4.666…
  [[4, 4, 5], 4.3], // 4.333…
  [[1, 1, 1, 2], 1.3], // 1.25, half up
  [[4, 4, 4, 5], 4.3], // 4.25, half up
])('ratings of %j average %d', (ratings, average) => {
  expect(averageRating(ratings)).toBe(average);
});

test('counts the latest review of each customer, and every review of deleted accounts', () => {
  const at = (day: number) => new Date(Date.UTC(2026, 2, day));
  const reviews = [
    { id: 1, userId: 'mona', createdAt: at(3) },
    { id: 2, userId: 'ali', createdAt: at(2) },
    { id: 3, userId: null, createdAt: at(2) },
    { id: 4, userId: 'mona', createdAt: at(1) },
    { id: 5, userId: null, createdAt: at(1) },
    { id: 6, userId: 'ali', createdAt: at(4) },
  ];
  expect(latestPerPerson(reviews).map(({ id }) => id)).toEqual([1, 3, 5, 6]);
});

describe('review form', () => {
  test.each([
    [{ rating: 5 }, { rating: 5, comment: null }],
    [
      { rating: 1, comment: '  ' },
      { rating: 1, comment: null },
    ],
    [
      { rating: 3, comment: ' جميل \n جدًا ' },
      { rating: 3, comment: 'جميل \n جدًا' },
    ],
  ])('%j is parsed to %j', (input, review) => {
    expect(v.parse(ReviewForm, input)).toEqual(review);
  });

  test.each([
    [{ rating: 0 }, 'review.rating'],
    [{ rating: 6 }, 'review.rating'],
    [{ rating: 4.5 }, 'review.rating'],
    [{ rating: '5' }, 'review.rating'],
    [{ rating: 5, comment: 'x'.repeat(1001) }, 'review.commentMax'],
    [{ comment: 'no stars' }, 'required'],
    [{ rating: 5, isHidden: false }, 'generic'],
  ])('%j is refused with %s', (input, code) => {
    expect(firstIssueCode(v.safeParse(ReviewForm, input).issues ?? [])).toBe(code);
  });
});
