import * as v from 'valibot';
import { expect, test } from 'vitest';
import { url } from './field-kinds.ts';

test.each([
  ['https://www.instagram.com/shop', 'https://www.instagram.com/shop'],
  [' HTTPS://www.instagram.com/shop ', 'https://www.instagram.com/shop'],
  ['http://www.instagram.com/shop', null],
  ['https:www.instagram.com/shop', null],
  ['https:/www.instagram.com/shop', null],
  ['https:///www.instagram.com/shop', null],
  ['https://www.instagram.com\\shop', null],
])('the address %j of a social page is stored as %j', (input, stored) => {
  const checked = v.safeParse(url, input);
  expect(checked.success ? checked.output : null).toBe(stored);
});
