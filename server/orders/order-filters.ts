import { normalizePhone } from '../../domain/forms/phone-number.ts';
import type { OrderStatus } from '../../domain/orders/status.ts';
import { fold } from '../../domain/search/fold.ts';
import { withoutInvisibles } from '../../domain/text/clean-text.ts';
import { containsPattern } from '../../platform/database/pagination.ts';

/** What a list of orders is narrowed to, and where it goes on. */
export type OrderFilters = {
  readonly q?: string | undefined;
  readonly status?: OrderStatus | undefined;
  /** Days on Cairo's calendar, YYYY-MM-DD. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly sort?: 'newest' | 'oldest' | undefined;
  readonly after?: string | undefined;
};

/** What must stand in the searched text of an order. */
export type SearchTerm = {
  readonly text: string;
  /** The patterns that its index is asked for, which are as much or less. */
  readonly inIndex: readonly string[];
  /** Whether hardly any order holds it. */
  readonly isRare: boolean;
};

/**
 * What must stand in the searched text of an order, all of it: every typed word, anywhere; one of fewer than three letters
 * at the beginning of a word, because the index knows nothing shorter. Digits with whatever stands between them are a
 * phone, in any script, with or without the way out of Egypt or into it. What has an @ is an e-mail (`searchedEmails`).
 */
export const searchTermsOf = (typed: string): readonly SearchTerm[] => {
  const folded = fold(wordsOf(typed).filter(isNoEmail).join(' '));
  if (/^[\d\s()+./-]*\d[\d\s()+./-]*$/u.test(folded)) return [numberSought(digitsOf(folded))];
  return folded.split(' ').filter(Boolean).map(wordSought);
};

/** Of a mobile in whatever spelling the digits without country code and 0; else those that are there. */
const digitsOf = (typed: string): string =>
  /^\+20(\d{10})$/u.exec(normalizePhone(typed))?.[1] ?? typed.replaceAll(/\D/gu, '').replace(/^0+/u, '');

/** What must stand in the e-mail of an order: every typed word with an @, or a part of one. */
export const searchedEmails = (typed: string): readonly string[] =>
  wordsOf(typed)
    .filter((word) => !isNoEmail(word))
    .map((word) => word.toLowerCase());

const wordsOf = (typed: string): string[] => withoutInvisibles(typed).normalize('NFKC').split(/\s+/u).filter(Boolean);

const isNoEmail = (word: string): boolean => !word.includes('@');

/**
 * The last nine digits of a phone tell it from nearly all others. So the index is asked for them by threes, and not for each
 * three that stand beside each other: it keeps a long list of orders for each (decision 80).
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
