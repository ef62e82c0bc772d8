import { latinDigits, withoutInvisibles } from '../text/clean-text.ts';

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
  // how foreign sounds are spelt where the keyboard has letters for them
  ڤ: 'ف',
  پ: 'ب',
  چ: 'ج',
  گ: 'ك',
  ژ: 'ز',
  // the sigma that ends a Greek word: which it is depends on its neighbours, and a part has others
  ς: 'σ',
};
const unlike = new RegExp(`[${Object.keys(sameLetter).join('')}]`, 'gu');

/**
 * A text as a searcher may spell it: one form of each Arabic letter (أإآٱ ا, ى ي, ة ه, ؤ و, ئ ي, ڤ ف), no marks, tatweel or
 * invisible characters, Latin digits, lower case (decision 34).
 */
export const fold = (text: string): string => foldLetters(text).replace(/\s+/gu, ' ').trim();

/** The same with its spaces as they are: what a text folds to is what its characters fold to, one after the other. */
export const foldLetters = (text: string): string =>
  latinDigits(withoutInvisibles(text).normalize('NFKD').toLowerCase())
    // NFKD took أ apart into an alef and a mark, so losing the marks folds the hamza too
    .replace(marks, '')
    .replace(tatweel, '')
    .replace(unlike, (letter) => sameLetter[letter] ?? letter);
