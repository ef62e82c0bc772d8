import { latinDigits } from '#core/text/clean-text.ts';
import { fold } from '#core/text/fold.ts';

/** Search events that a browser reports: the list was viewed, one of its products was opened, or both at once. */
export const countedSteps = ['seen', 'opened', 'seen-and-opened'] as const;
export type CountedSteps = (typeof countedSteps)[number];

/** Filters of the search report: no results, few or only similar results, or no opened product. */
export const searchOutcomes = ['nothing', 'little', 'unopened'] as const;
export type SearchOutcome = (typeof searchOutcomes)[number];

/** Minimum searches per week for a query to appear in the report; a rarer one could identify a person. */
export const MIN_SEARCHES = 3;

/** Maximum number of exact hits for the outcome `little`. */
export const FEW_HITS = 2;

/** Maximum length of a counted search, in characters. */
const MAX_LENGTH = 60;

/** Maximum length of a word, in characters; longer ones are keys or codes. */
const MAX_WORD_LENGTH = 30;

/**
 * Normalizes a search for counting: folded, only letters, digits and single spaces, at most 60 characters. Null for a text that may
 * name a person or an order, such as an e-mail address, a phone number, an order number or a URL.
 */
export const toCountedSearch = (q: string): string | null => {
  const text = latinDigits(q);
  if (privatePatterns.some((pattern) => pattern.test(text))) return null;
  const terms = fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .split(' ');
  if (terms.some((term) => term.length > MAX_WORD_LENGTH)) return null;
  const counted = terms.reduce((line, term) => {
    const longer = `${line} ${term}`.trim();
    return longer.length > MAX_LENGTH ? line : longer;
  }, '');
  return counted.length < 2 ? null : counted;
};

const privatePatterns = [
  /@/u,
  // seven digits with any separators: phone, order, card and identity numbers
  /(?:\p{N}[\s\p{P}\p{S}]*){7}/u,
  /\bord\W*\d/iu,
  // shop.example, name.surname
  /\p{L}{2,}\.\p{L}{2,}|:\/\//u,
  /\b(?:gmail|yahoo|hotmail|outlook|icloud)\b/iu,
];
