import { expect, test } from 'vitest';
import { checkPhone, readEmail } from './user-checks.ts';

test.each(['01012345678', '+20 (0)10.1234.5678', '002001012345678', '٠١٠-١٢٣٤-٥٦٧٨', '201012345678'])(
  'reads the number entered as %j',
  (input) => {
    expect(checkPhone(input)).toBe('201012345678');
  },
);

test.each(['+1012345678', '0101234567', '+2010123456789', 'nobody', ''])('refuses %j as a number', (input) => {
  expect(() => checkPhone(input)).toThrow('Invalid phone number format');
});

test('an address followed by an Arabic comma, in the encoding of browsers, is refused', () => {
  expect(readEmail('x@example.com،')).toBeNull();
  expect(readEmail('x@example.xn--com-nwe')).toBeNull();
  expect(readEmail('X@example.com')).toBe('x@example.com');
});
