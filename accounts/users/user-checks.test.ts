import { expect, test } from 'vitest';
import { readPhone } from './user-checks.ts';

test.each(['01012345678', '+20 (0)10.1234.5678', '002001012345678', '٠١٠-١٢٣٤-٥٦٧٨', '201012345678'])(
  'an account finds %j under the number that it has',
  (typed) => {
    expect(readPhone(typed)).toBe('201012345678');
  },
);

test.each(['+1012345678', '0101234567', '+2010123456789', 'nobody', ''])('%j is nobody’s number', (typed) => {
  expect(readPhone(typed)).toBeNull();
});
