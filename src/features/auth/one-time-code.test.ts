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
])('%s is parsed to %s', (typed, code) => {
  expect(safeParse(OneTimeCode, typed)).toMatchObject({ success: true, output: code });
});

test.each(['', '12345', '12345678901', '12345a', 'كلمة'])('refuses “%s”', (typed) => {
  expect(safeParse(OneTimeCode, typed).issues?.map(({ message }) => message)).toEqual(['code.digits']);
});
