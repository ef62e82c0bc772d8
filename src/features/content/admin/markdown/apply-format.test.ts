import { describe, expect, test } from 'vitest';
import { applyFormat, differenceOf, type SelectedText, type TextFormat } from './apply-format.ts';

/** Reads a text whose selection is in «»; an empty one is ‹›. */
const read = (marked: string): SelectedText => {
  const start = marked.search(/[«‹]/u);
  const end = marked.search(/[»›]/u) - 1;
  return { text: marked.replaceAll(/[«»‹›]/gu, ''), start, end };
};
const show = ({ text, start, end }: SelectedText): string =>
  start === end
    ? `${text.slice(0, start)}‹›${text.slice(start)}`
    : `${text.slice(0, start)}«${text.slice(start, end)}»${text.slice(end)}`;

describe('applyFormat', () => {
  test.each<readonly [TextFormat, string, string]>([
    ['bold', 'a «word» b', 'a **«word»** b'],
    ['bold', 'a **«word»** b', 'a «word» b'],
    ['bold', 'a «**word**» b', 'a «word» b'],
    ['bold', 'a« word »b', 'a **«word»** b'],
    ['bold', 'و«كلمة»', 'و**«كلمة»**'],
    ['bold', 'a ‹› b', 'a **‹›** b'],
    ['bold', 'a **‹›** b', 'a ‹› b'],
    ['bold', 'a *«word»* b', 'a ***«word»*** b'],
    ['italic', 'a «word» b', 'a *«word»* b'],
    ['italic', 'a *«word»* b', 'a «word» b'],
    ['italic', 'a **«word»** b', 'a ***«word»*** b'],
    ['italic', 'a ***«word»*** b', 'a **«word»** b'],
    ['bold', 'a ***«word»*** b', 'a *«word»* b'],
    ['bold', '«- one\n\n## two»', '- **«one**\n\n## **two»**'],
    ['bold', '«**one**\n**two**»', '«one\ntwo»'],
    ['bold', '«**one**\ntwo»', '**«one**\n**two»**'],
    ['heading', 'first\nse‹›cond\nthird', 'first\n## se‹›cond\nthird'],
    ['heading', '## se‹›cond', '### se‹›cond'],
    ['heading', '### se‹›cond', 'se‹›cond'],
    ['heading', '- se‹›cond', '## se‹›cond'],
    ['heading', '‹›', '## ‹›'],
    ['list', 'a\no«ne\ntw»o\nb', 'a\n«- one\n- two»\nb'],
    ['list', '«- one\n\n- two»', '«one\n\ntwo»'],
    ['list', '«1. one\n## two»', '«- one\n- two»'],
    ['list', '«- one\ntwo»', '«- one\n- two»'],
    ['list', 'a\n‹›', 'a\n- ‹›'],
    ['link', 'a «word» b', 'a [word](«https://») b'],
    ['link', 'a ‹› b', 'a [‹›](https://) b'],
    ['link', 'a «/policies/returns» b', 'a [‹›](/policies/returns) b'],
    ['link', '«mailto:{email}»', '[‹›](mailto:{email})'],
  ])('%s makes %j into %j', (format, before, after) => {
    expect(show(applyFormat(read(before), format))).toBe(after);
  });
});

test.each([
  ['a word b', 'a **word** b', { start: 2, end: 6, inserted: '**word**' }],
  ['a **word** b', 'a word b', { start: 2, end: 10, inserted: 'word' }],
  ['aa', 'aaa', { start: 2, end: 2, inserted: 'a' }],
  ['aaa', 'aa', { start: 2, end: 3, inserted: '' }],
  ['', '## ', { start: 0, end: 0, inserted: '## ' }],
  ['same', 'same', { start: 4, end: 4, inserted: '' }],
])('differenceOf %j and %j', (before, after, difference) => {
  expect(differenceOf(before, after)).toEqual(difference);
});
