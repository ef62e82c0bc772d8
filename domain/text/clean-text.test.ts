import { expect, test } from 'vitest';
import { cleanLine, cleanName, cleanParagraphs, latinDigits, lengthOf } from './clean-text.ts';

test.each([
  ['  منـــى  ', 'منى'],
  ['\u200Fعلي\u200E', 'علي'],
  ['Zoe\u0308', 'Zoë'],
  ['a\u200Bb', 'ab'],
])('cleanName turns %j into %j', (typed, clean) => {
  expect(cleanName(typed)).toBe(clean);
});

test('cleanLine returns one line, and cleanParagraphs keeps only line feeds', () => {
  expect(cleanLine(' 5 Nile St\r\n\tCairo\u0000 ')).toBe('5 Nile St Cairo');
  expect(cleanParagraphs(' one\r\ntwo\u2028three\u0007 ')).toBe('one\ntwo\nthree');
});

test('removes bidirectional overrides and keeps joiners', () => {
  expect(cleanLine('photo\u202Egpj.exe\u2066')).toBe('photogpj.exe');
  expect(cleanLine('5\u200E می\u200Cروم')).toBe('5\u200E می\u200Cروم');
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
])('latinDigits of %s is %s', (text, latin) => {
  expect(latinDigits(text)).toBe(latin);
});
