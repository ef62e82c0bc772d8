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

test('lists each code once', () => {
  expect(new Set(validationCodes).size).toBe(validationCodes.length);
});

test('fieldErrors maps errors to field paths, and unknown messages to `generic`', () => {
  expect(fieldErrors(issues)).toEqual({ 'shipping.city': 'shipping.city', gift: 'generic' });
});

test('firstIssueCode returns the first code', () => {
  expect(firstIssueCode(issues)).toBe('shipping.city');
  expect(firstIssueCode([])).toBe('generic');
});

test.each([null, 'form', []])('rejects %j as a form', (input) => {
  expect(v.is(Nested, input)).toBe(false);
});
