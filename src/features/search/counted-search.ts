import { latinDigits } from '#core/text/clean-text.ts';
import { fold } from '#core/text/fold.ts';

/** What a browser reports of a search: its list was seen, a product of it was opened, or both at once. */
export const countedSteps = ['seen', 'opened', 'seen-and-opened'] as const;
export type CountedSteps = (typeof countedSteps)[number];

/** What became of searches: nothing or little was found, or no product was opened. */
export const searchOutcomes = ['nothing', 'little', 'unopened'] as const;
export type SearchOutcome = (typeof searchOutcomes)[number];

/** Words are shown when they were searched so often within a week: fewer could be one person's. */
export const MIN_SEARCHES = 3;

/** Up to this many products with the words count as little. */
export const FEW_HITS = 2;

/** Greatest length of a counted search, in characters. */
const MAX_LENGTH = 60;

/** Longer words are no words of a language: keys, codes. */
const MAX_WORD_LENGTH = 30;

/**
 * Returns the words of a search as they are counted: folded, letters, digits and single spaces only, at most 60 characters. Null for
 * a text that may name a person or an order, such as an e-mail address, a phone number, an order number, an address of the web.
 */
export const toCountedSearch = (q: string): string | null => {
  const text = latinDigits(q);
  if (isPrivate.some((pattern) => pattern.test(text))) return null;
  const words = fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .split(' ');
  if (words.some((word) => word.length > MAX_WORD_LENGTH)) return null;
  const counted = words.reduce((line, word) => {
    const longer = `${line} ${word}`.trim();
    return longer.length > MAX_LENGTH ? line : longer;
  }, '');
  return counted.length < 2 ? null : counted;
};

const isPrivate = [
  /@/u,
  // seven digits, whatever is between them: phone and order numbers, cards, identity numbers
  /(?:\p{N}[\s\p{P}\p{S}]*){7}/u,
  /\bord\W*\d/iu,
  // shop.example, name.surname
  /\p{L}{2,}\.\p{L}{2,}|:\/\//u,
  /\b(?:gmail|yahoo|hotmail|outlook|icloud)\b/iu,
];
