import { latinDigits, normalizeUnicode, withoutInvisibles } from './clean-text.ts';

const tatweel = /\u0640/gu;
const marks = /\p{M}/gu;
const sameLetter: Readonly<Record<string, string>> = {
  ٱ: 'ا',
  ى: 'ي',
  ی: 'ي',
  ے: 'ي',
  ة: 'ه',
  ہ: 'ه',
  ک: 'ك',
  // common spellings of foreign sounds on keyboards without these letters
  ڤ: 'ف',
  پ: 'ب',
  چ: 'ج',
  گ: 'ك',
  ژ: 'ز',
  // the final Greek sigma depends on its neighbours, which a fragment of a text lacks
  ς: 'σ',
};
const variants = new RegExp(`[${Object.keys(sameLetter).join('')}]`, 'gu');

/**
 * Folds a text: one form of each Arabic letter (أإآٱ ا, ى ي, ة ه, ؤ و, ئ ي, ڤ ف), no marks, tatweel or invisible characters,
 * Latin digits, lower case (decision 34).
 */
export const fold = (text: string): string => foldLetters(text).replace(/\s+/gu, ' ').trim();

/** Folds without changing the spaces; folding a text equals folding its characters one by one. */
export const foldLetters = (text: string): string =>
  latinDigits(normalizeUnicode(withoutInvisibles(text), 'NFKD').toLowerCase())
    // NFKD splits أ into an alef and a mark, so removing marks folds the hamza too
    .replace(marks, '')
    .replace(tatweel, '')
    .replace(variants, (letter) => sameLetter[letter] ?? letter);

/** Maximum number of cached words. */
const MAX_WORDS = 4_096;

const foldedWords = new Map<string, string>();

/** Folds a word or a query with a cache: the texts of a page repeat words, and folding is slow. */
export const foldWord = (word: string): string => {
  const cached = foldedWords.get(word);
  if (cached !== undefined) return cached;
  if (foldedWords.size >= MAX_WORDS) foldedWords.clear();
  const folded = fold(word);
  foldedWords.set(word, folded);
  return folded;
};
