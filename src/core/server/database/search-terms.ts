import { normalizePhone } from '#core/forms/phone-number.ts';
import { normalizeUnicode, withoutInvisibles } from '#core/text/clean-text.ts';
import { fold } from '#core/text/fold.ts';
import { containsPattern } from './pagination.ts';

/** A term that the search text of an order must contain. */
export type SearchTerm = {
  readonly text: string;
  /** Patterns for the index, which match at least the same orders. */
  readonly inIndex: readonly string[];
  /** Whether the term matches very few orders. */
  readonly isRare: boolean;
};

/**
 * Parses a search into terms, all of which must match: each word anywhere, or at the beginning of a word if it is shorter than
 * three letters, because the index is a trigram index. Digits with separators are a phone number, in any script, with or without
 * country code or leading 0. Words with an @ are an e-mail address (`searchedEmails`).
 */
export const searchTermsOf = (typed: string): readonly SearchTerm[] => {
  const folded = fold(wordsOf(typed).filter(isNoEmail).join(' '));
  if (/^[\d\s()+./-]*\d[\d\s()+./-]*$/u.test(folded)) return [numberSought(digitsOf(folded))];
  return folded.split(' ').filter(Boolean).map(wordSought);
};

/** Returns a mobile number without country code and leading 0; other input as its digits. */
const digitsOf = (typed: string): string =>
  /^\+20(\d{10})$/u.exec(normalizePhone(typed))?.[1] ?? typed.replaceAll(/\D/gu, '').replace(/^0+/u, '');

/** Returns the words with an @, each of which must be part of the order's e-mail address. */
export const searchedEmails = (typed: string): readonly string[] =>
  wordsOf(typed)
    .filter((word) => !isNoEmail(word))
    .map((word) => word.toLowerCase());

const wordsOf = (typed: string): string[] =>
  normalizeUnicode(withoutInvisibles(typed), 'NFKC').split(/\s+/u).filter(Boolean);

const isNoEmail = (word: string): boolean => !word.includes('@');

/**
 * Builds the term of a phone number from its last nine digits, which identify almost every number. Queries the index for three
 * separate trigrams instead of all overlapping ones, because each digit trigram has a long posting list (decision 80).
 */
const numberSought = (digits: string): SearchTerm => {
  if (digits.length < 9) return wordSought(digits);
  return {
    text: digits,
    inIndex: [-9, -6, -3].map((at) => containsPattern(digits.slice(at).slice(0, 3))),
    isRare: true,
  };
};

const wordSought = (word: string): SearchTerm => {
  const text = word.length < 3 ? ` ${word}` : word;
  return { text, inIndex: [containsPattern(text)], isRare: false };
};
