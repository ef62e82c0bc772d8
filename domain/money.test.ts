import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MAX_PRICE, percentOf, pounds } from './money.ts';

describe('money', () => {
  test.each([
    [0, 0],
    [12.5, 1250],
    [19.99, 1999],
    [1_000_000, 100_000_000],
  ])('%f pounds are %i piastres', (amount, piastres) => {
    expect(pounds(amount)).toBe(piastres);
  });

  test.each([
    [100, 14, 14], // 14 exactly
    [25, 14, 4], // 3.5, half up
    [24, 14, 3], // 3.36
    [10, 15, 2], // 1.5, half up
    [3, 15, 0], // 0.45
    [5, 10, 1], // 0.5, half up
    [0, 14, 0],
    [100 * MAX_PRICE, 14, 1_400_000_000],
  ])('of %i piastres, %i percent are %i', (amount, percent, share) => {
    expect(percentOf(amount, percent)).toBe(share);
  });

  test('percentOf returns a whole number at most half a piastre from the exact value', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 10_000 * MAX_PRICE }),
        fc.integer({ min: 0, max: 100 }),
        (amount, percent) => {
          const exact = (BigInt(amount) * BigInt(percent) + 50n) / 100n;
          expect(percentOf(amount, percent)).toBe(Number(exact));
        },
      ),
    );
  });
});
