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
 * country code or leading 0. Words with an @ are part of an e-mail address (`searchedEmails`).
 */
export const searchTermsOf = (query: string): readonly SearchTerm[] => {
  const folded = fold(wordsOf(query).filter(isNoEmail).join(' '));
  if (/^[\d\s()+./-]*\d[\d\s()+./-]*$/u.test(folded)) return [toNumberTerm(digitsOf(folded))];
  return folded.split(' ').filter(Boolean).map(toWordTerm);
};

/** Returns a mobile number without country code and leading 0; other input as its digits. */
const digitsOf = (query: string): string =>
  /^\+20(\d{10})$/u.exec(normalizePhone(query))?.[1] ?? query.replaceAll(/\D/gu, '').replace(/^0+/u, '');

/** Returns the words with an @, each of which must be part of the order's e-mail address. */
export const searchedEmails = (query: string): readonly string[] =>
  wordsOf(query)
    .filter((word) => !isNoEmail(word))
    .map((word) => word.toLowerCase());

const wordsOf = (query: string): string[] =>
  normalizeUnicode(withoutInvisibles(query), 'NFKC').split(/\s+/u).filter(Boolean);

const isNoEmail = (word: string): boolean => !word.includes('@');

/**
 * Builds the term of a phone number from its last nine digits, which identify almost every number. Queries the index for three
 * separate trigrams instead of all overlapping ones, because each digit trigram has a long posting list (decision 80).
 */
const toNumberTerm = (digits: string): SearchTerm => {
  if (digits.length < 9) return toWordTerm(digits);
  return {
    text: digits,
    inIndex: [-9, -6, -3].map((at) => containsPattern(digits.slice(at).slice(0, 3))),
    isRare: true,
  };
};

const toWordTerm = (word: string): SearchTerm => {
  const text = word.length < 3 ? ` ${word}` : word;
  return { text, inIndex: [containsPattern(text)], isRare: false };
};
