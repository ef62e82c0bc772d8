import { parse, type Token } from '@messageformat/parser';
import { expect, test } from 'vitest';
import { readTexts } from '../../scripts/lib/texts/text-facts.ts';
import { unitsOf } from '../../scripts/lib/texts/translations.ts';

/** Literal words of a text, without the names of its placeholders. */
const literalsOf = (tokens: readonly Token[]): string =>
  tokens
    .map((token) => {
      if (token.type === 'content') return token.value;
      return 'cases' in token ? token.cases.map((each) => literalsOf(each.tokens)).join(' ') : '';
    })
    .join(' ');

const isArabic = (text: string): boolean => /\p{Script=Arabic}/u.test(text);

/** A text that is the same in both languages is no sentence: an id, or a pattern of placeholders. */
const isInWrongLanguage = ({ ar, en }: { readonly ar: string; readonly en: string }): boolean => {
  const [arabic, english] = [literalsOf(parse(ar)), literalsOf(parse(en))];
  return isArabic(english) || (ar !== en && /\p{L}/u.test(arabic) && !isArabic(arabic));
};

test('every Arabic text is written in Arabic, and every English one in English', async () => {
  const units = (await readTexts()).flatMap(unitsOf);
  expect(units.length).toBeGreaterThan(3000);
  expect(units.filter(({ texts }) => isInWrongLanguage(texts)).map(({ id }) => id)).toEqual([]);
});

test.each([
  { ar: 'Your cart is empty', en: 'Your cart is empty.' },
  { ar: '{count, plural, one {# plate} other {# plates}}', en: '{count, plural, one {A plate} other {# plates}}' },
  { ar: 'سلتك فارغة', en: 'سلتك فارغة' },
])('a text in the wrong language is reported: $ar', (texts) => {
  expect(isInWrongLanguage(texts)).toBe(true);
});
