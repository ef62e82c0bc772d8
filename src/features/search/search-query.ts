import { fold } from '#core/text/fold.ts';
import { articlePrefixPattern, stemsOf, stemsPattern } from '#core/text/without-article.ts';

/** Conditions on a folded text that matches a query: `matches` in a form that SQL can evaluate. */
export interface SearchQuery {
  /** The text contains this … */
  readonly whole: string;
  /** … or this, a POSIX regular expression; `null` where articles make no difference. */
  readonly bare: string | null;
  /** Substrings of one to three letters that every matching text contains. */
  readonly parts: readonly string[];
}

/** Parses a query; `null` when it has no searchable characters. */
export function parseSearchQuery(query: string): SearchQuery | null {
  const whole = fold(query);
  if (whole === '') return null;
  const stems = stemsOf(whole);
  return {
    whole,
    bare: stems && `(^|[^[:alnum:]])${articlePrefixPattern}${stemsPattern(stems)}`,
    parts: [...new Set((stems ?? [whole]).flatMap(partsOf))],
  };
}

/** Parses each word of a query separately; empty for a single word. */
export function parseSearchWords(query: string): SearchQuery[] {
  const words = query.split(/\s+/u).filter((word) => word !== '');
  return words.length < 2 ? [] : words.flatMap((word) => parseSearchQuery(word) ?? []);
}

const MAX_LENGTH = 3;

function partsOf(text: string): string[] {
  const letters = [...text];
  if (letters.length <= MAX_LENGTH) return text === '' ? [] : [text];
  return letters.slice(MAX_LENGTH - 1).map((_, place) => letters.slice(place, place + MAX_LENGTH).join(''));
}
