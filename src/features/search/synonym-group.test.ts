import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { MAX_GROUP_TERMS, MAX_SEARCH_WORD } from '#core/forms/limits.ts';
import { fieldErrors } from '#core/forms/validation.ts';
import { readSearchWords, SynonymGroupInput } from './synonym-group.ts';

const errors = (kind: string, both: string, { typed = '', text = '', isMeaning = false } = {}) => {
  const group = { kind, isMeaning, words: readSearchWords({ both, typed, text }) };
  return fieldErrors(v.safeParse(SynonymGroupInput, group).issues ?? []);
};

test('words are separated by line breaks and commas of both scripts; empty ones are skipped', () => {
  expect(readSearchWords({ both: ' طبق ، صحن\n\nplate,', typed: 'dish', text: '' })).toEqual([
    { written: 'طبق', role: 'both' },
    { written: 'صحن', role: 'both' },
    { written: 'plate', role: 'both' },
    { written: 'dish', role: 'typed' },
  ]);
});

describe('a synonym group', () => {
  test('a synonym group is accepted in both languages, with phrases and product marks', () => {
    expect(errors('similar', 'عيد الأم، mother’s day', { text: 'category_sets' })).toEqual({});
    expect(errors('forms', 'طبق، أطباق، taba2')).toEqual({});
    expect(errors('absent', 'fork')).toEqual({});
  });

  test.each([
    ['an empty one', errors('similar', ' , '), { words: 'required' }],
    ['a single word', errors('forms', 'طبق'), { words: 'searchGroup.alone' }],
    ['a word twice, in any spelling', errors('similar', 'إبريق، ابريق'), { 'words.1': 'searchWord.twice' }],
    ['a word of two roles', errors('similar', 'طبق، صحن', { typed: 'صَحن' }), { 'words.2': 'searchWord.twice' }],
    ['a long word', errors('absent', 'x'.repeat(MAX_SEARCH_WORD + 1)), { 'words.0.written': 'searchWord.long' }],
    ['a long phrase', errors('absent', 'one two three four five'), { 'words.0.written': 'searchWord.phrase' }],
    ['signs', errors('similar', 'plate, <dish>'), { 'words.1.written': 'searchWord.characters' }],
    ['product marks with the role typed', errors('similar', 'plate, flag_new'), { 'words.1': 'searchWord.characters' }],
    ['words without results', errors('similar', '', { typed: 'plate, dish' }), { words: 'searchGroup.typedOnly' }],
    [
      'words that shoppers never type',
      errors('similar', '', { text: 'plate, dish' }),
      { words: 'searchGroup.textOnly' },
    ],
    ['roles of forms', errors('forms', 'plate, plates', { typed: 'dish' }), { words: 'generic' }],
    ['a meaning of forms', errors('forms', 'plate, plates', { isMeaning: true }), { words: 'generic' }],
    ['another kind', errors('other', 'plate, dish'), { kind: 'required' }],
    [
      'too many words',
      errors('absent', Array.from({ length: MAX_GROUP_TERMS + 1 }, (_, index) => `w${index}`).join(',')),
      { words: 'searchGroup.many' },
    ],
  ])('refuses %s', (_, actual, expected) => {
    expect(actual).toEqual(expected);
  });
});
