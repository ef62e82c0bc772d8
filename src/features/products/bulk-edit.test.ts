import { expect, test } from 'vitest';
import { withMoved } from './bulk-edit.ts';

test.each([
  ['one to the front', { c: 1 }, 'cabd'],
  ['one to the end and beyond', { a: 99 }, 'bcda'],
  ['two, each at its own position', { d: 1, a: 3 }, 'dbac'],
  ['one to where it stands', { b: 2 }, 'abcd'],
  ['all, in the order of their positions', { a: 4, b: 3, c: 2, d: 1 }, 'dcba'],
  ['two to one position, beside each other', { c: 1, d: 1 }, 'dcab'],
])('moves %s', (_, moved, order) => {
  expect(withMoved([...'abcd'], new Map(Object.entries(moved))).join('')).toBe(order);
});
