import { expect, test } from 'vitest';
import { encodeBarcode } from './barcode.tsx';

// start B, the letters, check symbol (104 + 1 × 33 + 2 × 34) mod 103 = 102, stop
const letters = ['11010010000', '10100011000', '10001011000', '11110101110', '1100011101011'];

test('a barcode has start, characters, check symbol and stop of Code 128', () => {
  expect(encodeBarcode('AB')).toBe(letters.join(''));
});

test('a barcode of an order number is narrow enough for a label of 100 mm', () => {
  // 2 dots of a label printer with 8 dots per mm for each module
  expect((encodeBarcode('ORD-1700000000000-ABCDEFGHJ') ?? '').length * 0.25).toBeLessThan(90);
});

test('a number with Arabic letters has no barcode', () => {
  expect(encodeBarcode('شحنة-١')).toBeNull();
});
