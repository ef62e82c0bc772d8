import { expect, test } from 'vitest';
import { cleanLine, cleanName, cleanParagraphs, latinDigits, lengthOf } from './clean-text.ts';

test.each([
  ['  منـــى  ', 'منى'],
  ['\u200Fعلي\u200E', 'علي'],
  ['Zoe\u0308', 'Zoë'],
  ['a\u200Bb', 'ab'],
])('the name %j is cleaned to %j', (typed, clean) => {
  expect(cleanName(typed)).toBe(clean);
});

test('a line stays one line, and paragraphs keep their line feeds alone', () => {
  expect(cleanLine(' 5 Nile St\r\n\tCairo\u0000 ')).toBe('5 Nile St Cairo');
  expect(cleanParagraphs(' one\r\ntwo\u2028three\u0007 ')).toBe('one\ntwo\nthree');
});

test('what turns letters round is taken out, and what letters need stays', () => {
  expect(cleanLine('photo\u202Egpj.exe\u2066')).toBe('photogpj.exe');
  expect(cleanLine('5\u200E می\u200Cروم')).toBe('5\u200E می\u200Cروم');
});

test('half a character never reaches the database', () => {
  expect(cleanLine('a\uD800b')).toBe('a\uFFFDb');
});

test('lengths count letters as a reader does', () => {
  expect(lengthOf('🪷🪷')).toBe(2);
});

test.each([
  ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
  ['۰۱۲۳۴۵۶۷۸۹', '0123456789'],
  ['०१२३४५६७८९', '0123456789'],
  ['0123456789', '0123456789'],
  ['𝟎𝟗𝟘𝟡', '0909'],
  ['قطعة ٣', 'قطعة 3'],
])('%s is written %s', (text, latin) => {
  expect(latinDigits(text)).toBe(latin);
});
