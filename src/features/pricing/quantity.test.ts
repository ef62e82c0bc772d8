import * as v from 'valibot';
import { expect, test } from 'vitest';
import { firstIssueCode } from '#core/forms/validation.ts';
import { Quantity } from './quantity.ts';

test.each([1, 2, 100])('accepts %d', (quantity) => {
  expect(v.is(Quantity, quantity)).toBe(true);
});

test.each([
  [1.5, 'cart.quantityWhole'],
  [Number.NaN, 'cart.quantityWhole'],
  ['3', 'cart.quantityWhole'],
  [0, 'cart.quantityPositive'],
  [-1, 'cart.quantityPositive'],
  [101, 'cart.quantityMax'],
])('refuses %j with %s', (quantity, code) => {
  expect(firstIssueCode(v.safeParse(Quantity, quantity).issues ?? [])).toBe(code);
});
