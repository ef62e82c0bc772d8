import { expect, test } from 'vitest';
import { cleanLine, cleanName, cleanParagraphs, latinDigits, lengthOf, normalizeUnicode } from './clean-text.ts';

test.each([
  ['  منـــى  ', 'منى'],
  ['\u200Fعلي\u200E', 'علي'],
  ['Zoe\u0308', 'Zoë'],
  ['a\u200Bb', 'ab'],
])('cleanName turns %j into %j', (input, clean) => {
  expect(cleanName(input)).toBe(clean);
});

test('cleanLine returns one line, and cleanParagraphs keeps only line feeds', () => {
  expect(cleanLine(' 5 Nile St\r\n\tCairo\u0000 ')).toBe('5 Nile St Cairo');
  expect(cleanParagraphs(' one\r\ntwo\u2028three\u0007 ')).toBe('one\ntwo\nthree');
});

test('removes bidirectional overrides and keeps joiners', () => {
  expect(cleanLine('photo\u202Egpj.exe\u2066')).toBe('photogpj.exe');
  expect(cleanLine('5\u200E می\u200Cروم')).toBe('5\u200E می\u200Cروم');
});

test.each([
  ['ﻣﺤﻤﺪ ﻋﻠﻲ', 'محمد علي'],
  ['ﻻﻇﻮﻏﻠﻲ', 'لاظوغلي'],
  ['عبدﷲ', 'عبدالله'],
  ['ﻣُﺤﻤﹷﺪ', 'مُحمَد'],
  ['ofﬁce', 'office'],
])('replaces the presentation forms of %j, as copied from a PDF file, by letters', (input, clean) => {
  for (const each of [cleanName, cleanLine, cleanParagraphs]) expect(each(input)).toBe(clean);
});

test('keeps symbols of whole phrases', () => {
  expect(cleanLine('محمد ﷺ')).toBe('محمد ﷺ');
});

test('replaces lone surrogates', () => {
  expect(cleanLine('a\uD800b')).toBe('a\uFFFDb');
});

test('lengthOf counts code points', () => {
  expect(lengthOf('🪷🪷')).toBe(2);
});

test.each([
  ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
  ['۰۱۲۳۴۵۶۷۸۹', '0123456789'],
  ['०१२३४५६७८९', '0123456789'],
  ['0123456789', '0123456789'],
  ['𝟎𝟗𝟘𝟡', '0909'],
  ['قطعة ٣', 'قطعة 3'],
])('latinDigits converts %s to %s', (text, latin) => {
  expect(latinDigits(text)).toBe(latin);
});

test.each(['NFC', 'NFKC', 'NFKD'] as const)(
  'normalizeUnicode keeps 30 marks in a row and drops further ones: %s',
  (form) => {
    const marks = (count: number) =>
      Array.from({ length: count }, (_, index) => (index % 2 ? '\u0301' : '\u0316')).join('');
    expect(normalizeUnicode(`ب${marks(31)}ت${marks(2)}`, form)).toBe(`ب${marks(30)}ت${marks(2)}`.normalize(form));
    expect(normalizeUnicode(`ب${'\uFF9E\u0316'.repeat(100)}`, form)).toHaveLength(31);
  },
);

test('shortens runs of marks, whose sorting takes quadratic time', () => {
  expect(lengthOf(cleanLine(`a${'\u0316\u0301'.repeat(100)}`))).toBeLessThanOrEqual(31);
});
