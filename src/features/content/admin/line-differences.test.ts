import { expect, test } from 'vitest';
import { lineDifferences } from './line-differences.ts';

test.each([
  ['equal texts', 'a\nb', 'a\nb', []],
  ['a changed line', 'a\nb\nc', 'a\nx\nc', [{ line: 2, before: 'b', after: 'x' }]],
  ['added lines', 'a\nc', 'a\nb\nb2\nc', [{ line: 2, before: '', after: 'b\nb2' }]],
  ['a removed line', 'a\nb\nc', 'a\nc', [{ line: 2, before: 'b', after: '' }]],
  [
    'several places, by the lines of the newer text',
    'a\nb\nc\nd',
    'new\na\nc\nD',
    [
      { line: 1, before: '', after: 'new' },
      { line: 3, before: 'b', after: '' },
      { line: 4, before: 'd', after: 'D' },
    ],
  ],
  ['everything', 'a\nb', 'c', [{ line: 1, before: 'a\nb', after: 'c' }]],
])('%s', (_, before, after, expected) => {
  expect(lineDifferences(before, after)).toEqual(expected);
});
