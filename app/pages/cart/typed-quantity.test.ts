import { expect, test } from 'vitest';
import { typedQuantity } from './typed-quantity.ts';

test.each([
  ['12', 12],
  ['١٢', 12],
  ['۷', 7],
  [' ٣ ', 3],
  ['0', 0],
  ['-1', -1],
  ['1.5', 1.5],
  ['two', Number.NaN],
  ['٣ قطع', Number.NaN],
  ['', null],
  ['  ', null],
])('%j is read as %s', (typed, quantity) => {
  expect(typedQuantity(typed)).toEqual(quantity);
});
