import { expect, test } from 'vitest';
import { parseQuantity } from './quantity-field.tsx';

test.each([
  ['12', 12],
  ['١٢', 12],
  ['۷', 7],
  [' ٣ ', 3],
  ['0', 0],
  ['-1', -1],
  ['1.5', 1.5],
  ['۱۰۰', 100],
  ['1e2', Number.NaN],
  ['0x10', Number.NaN],
  ['1.2.3', Number.NaN],
  ['two', Number.NaN],
  ['٣ قطع', Number.NaN],
  ['', null],
  ['  ', null],
])('parses %j as %s', (input, quantity) => {
  expect(parseQuantity(input)).toEqual(quantity);
});
