import { safeParse } from 'valibot';
import { expect, test } from 'vitest';
import { OneTimeCode } from './one-time-code.ts';

test.each([
  ['123456', '123456'],
  ['١٢٣٤٥٦', '123456'],
  ['۱۲۳۴۵۶', '123456'],
  ['123 456', '123456'],
  [' 123-456\u200f', '123456'],
  ['1234567890', '1234567890'],
])('%s is parsed to %s', (input, code) => {
  expect(safeParse(OneTimeCode, input)).toMatchObject({ success: true, output: code });
});

test.each(['', '12345', '12345678901', '12345a', 'كلمة'])('refuses “%s”', (input) => {
  expect(safeParse(OneTimeCode, input).issues?.map(({ message }) => message)).toEqual(['code.digits']);
});
