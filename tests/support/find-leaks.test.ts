import { expect, test } from 'vitest';
import { findLeaks } from './find-leaks.ts';

test('finds texts anywhere, and short numbers that stand alone', () => {
  const text = '{"postalCode":"11511","time":1795911511042,"spanId":"ab11511c","phone":"+201001234567","name":"سلمى"}';
  expect(findLeaks(text, ['11511', '1001234567', 'سلم', 'Mona'])).toEqual(['11511', '1001234567', 'سلم']);
  expect(findLeaks('{"time":1795911511042,"spanId":"ab11511c"}', ['11511'])).toEqual([]);
});
