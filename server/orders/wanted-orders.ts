import type { OrderStatus } from '../../domain/orders/status.ts';
import { fold } from '../../domain/search/fold.ts';

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

/**
 * What the searched text of an order must be like, all of it: every typed word, anywhere; one of fewer than three letters
 * at the beginning of a word, because the index knows nothing shorter. Digits with whatever stands between them are a
 * phone, in any script, with or without the way out of Egypt or into it.
 */
export const searchPatterns = (typed: string): readonly string[] => {
  const folded = fold(typed);
  if (/^[\d\s()+./-]*\d[\d\s()+./-]*$/u.test(folded))
    return [patternOf(folded.replaceAll(/\D/gu, '').replace(/^0+/u, ''))];
  return folded.split(' ').filter(Boolean).map(patternOf);
};

const patternOf = (word: string): string => {
  const literal = word.replaceAll(/[\\%_]/gu, String.raw`\$&`);
  return word.length < 3 ? `% ${literal}%` : `%${literal}%`;
};
