import { describe, expect, test } from 'vitest';
import { defaultRules } from './pricing-rules.ts';
import { withTax } from './tax-policy.ts';

const { tax } = defaultRules;

describe('withTax', () => {
  test.each([
    [100_000, 14, 114_000],
    [100_000, 0, 100_000],
    [100_000, 14.5, 114_500],
    // 14 % of 33 piastres is 4.62
    [33, 14, 38],
    [0, 14, 0],
  ])('adds tax: %i piastres with %d %% are %i', (price, percent, expected) => {
    expect(withTax(price, { ...tax, percent })).toBe(expected);
  });

  test('subtracts a discount before or after tax, as orders do', () => {
    // 3,000 less 450 is 2,550, plus 14 % of 3,000 or of 2,550
    expect(withTax(300_000, { ...tax, base: 'before-discounts' }, 45_000)).toBe(297_000);
    expect(withTax(300_000, { ...tax, base: 'after-discounts' }, 45_000)).toBe(290_700);
  });
});
