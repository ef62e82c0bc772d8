import { expect, test } from 'vitest';
import { formatPlainAmount } from './payment-note.tsx';

test.each([
  [380_700, '3807'],
  [380_750, '3807.50'],
  [380_705, '3807.05'],
  [5, '0.05'],
  [100_000_000, '1000000'],
])('formats %i piastres as %s', (amount, text) => {
  expect(formatPlainAmount(amount)).toBe(text);
});
