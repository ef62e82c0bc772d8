import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MAX_PRICE, percentOf, percentOff, pounds, toPoundsText } from './money.ts';

describe('money', () => {
  test.each([
    [0, 0],
    [12.5, 1250],
    [19.99, 1999],
    [1_000_000, 100_000_000],
  ])('converts %f pounds to %i piastres', (amount, piastres) => {
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
  ])('percentOf(%i, %i) is %i', (amount, percent, share) => {
    expect(percentOf(amount, percent)).toBe(share);
  });

  test.each([
    [80_000, 100_000, 20],
    [900, 1000, 10],
    [99_999, 100_000, 0],
    [66_700, 100_000, 33],
    [1, 100_000, 99],
  ])('a price of %i instead of %i is %i percent off', (price, originalPrice, percent) => {
    expect(percentOff(price, originalPrice)).toBe(percent);
  });

  test('percentOff is exact for every whole percentage', () => {
    for (let percent = 1; percent < 100; percent += 1) {
      for (const originalPrice of [100, 1000, 45_000, 99_900, 100_000, 380_000]) {
        expect(percentOff((originalPrice / 100) * (100 - percent), originalPrice)).toBe(percent);
      }
    }
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

test.each([
  [0, '0'],
  [45_000, '450'],
  [45_050, '450.50'],
  [5, '0.05'],
])('formats %d piastres as %s pounds', (amount, text) => {
  expect(toPoundsText(amount)).toBe(text);
});
