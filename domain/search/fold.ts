import { withoutInvisibles } from '../text/clean.ts';
import { latinDigits } from '../text/digits.ts';

const tatweel = /\u0640/gu;
const marks = /\p{M}/gu;
// the last one is the sigma that ends a Greek word: which it is depends on its neighbours, and a part has others
const sameLetter: Readonly<Record<string, string>> = { ٱ: 'ا', ى: 'ي', ی: 'ي', ة: 'ه', ک: 'ك', ς: 'σ' };

/**
 * A text as a searcher may spell it: one form of each Arabic letter (أإآٱ ا, ى ي, ة ه, ؤ و, ئ ي), no marks, tatweel or
 * invisible characters, Latin digits, lower case (decision 34).
 */
export const fold = (text: string): string => foldLetters(text).replace(/\s+/gu, ' ').trim();

/** The same with its spaces as they are: what a text folds to is what its characters fold to, one after the other. */
export const foldLetters = (text: string): string =>
  latinDigits(withoutInvisibles(text).normalize('NFKD').toLowerCase())
    // NFKD took أ apart into an alef and a mark, so losing the marks folds the hamza too
    .replace(marks, '')
    .replace(tatweel, '')
    .replace(/[ٱىیةکς]/gu, (letter) => sameLetter[letter] ?? letter);
