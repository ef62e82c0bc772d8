import * as v from 'valibot';
import { expect, test } from 'vitest';
import { fieldErrors, firstIssueCode, form, validationCode, validationCodes } from './validation.ts';

const Nested = form({
  shipping: form({
    city: v.pipe(v.string(validationCode('required')), v.minLength(2, validationCode('shipping.city'))),
  }),
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
  expect(firstIssueCode(issues)).toBe('shipping.city');
  expect(firstIssueCode([])).toBe('generic');
});

test.each([null, 'form', []])('%j is no form', (typed) => {
  expect(v.is(Nested, typed)).toBe(false);
});
