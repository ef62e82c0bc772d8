import * as v from 'valibot';
import { expect, test } from 'vitest';
import { fieldErrors, firstCode, form, says, validationCodes } from './validation.ts';

const Nested = form({
  shipping: form({ city: v.pipe(v.string(says('required')), v.minLength(2, says('shipping.city'))) }),
  gift: v.string('not a code of ours'),
});
const issues = v.safeParse(Nested, { shipping: { city: '' }, gift: 1 }).issues ?? [];

test('no code is listed twice', () => {
  expect(new Set(validationCodes).size).toBe(validationCodes.length);
});

test('errors stand under the path of their field, and a foreign message reads as the general one', () => {
  expect(fieldErrors(issues)).toEqual({ 'shipping.city': 'shipping.city', gift: 'generic' });
});

test('a notice of one sentence takes the first code', () => {
  expect(firstCode(issues)).toBe('shipping.city');
  expect(firstCode([])).toBe('generic');
});

test.each([null, 'form', []])('%j is no form', (typed) => {
  expect(v.is(Nested, typed)).toBe(false);
});
