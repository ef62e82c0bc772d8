import { expect, test } from 'vitest';
import { languageOfText } from './language-of-text.ts';

test.each([
  ['ألف مبروك يا Sara', 'ar'],
  ['Congratulations يا سارة', 'en'],
  ['«مبروك»', 'ar'],
  ['١٢٣ 🎁 Happy birthday', 'en'],
  ['Ünsal', 'en'],
  ['🎁 2026', null],
  ['', null],
])('language of %j is %j', (text, language) => {
  expect(languageOfText(text)).toBe(language);
});
