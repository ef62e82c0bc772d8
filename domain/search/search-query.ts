import { fold } from './fold.ts';
import { articlePrefixPattern, stemsOf, stemsPattern } from './without-article.ts';

/** What a text must hold for a search to find it, folded: `matches` in words that a database understands. */
export interface SearchQuery {
  /** The text holds this … */
  readonly whole: string;
  /** … or this, a POSIX regular expression; `null` where no article makes a difference. */
  readonly bare: string | null;
  /** Each of these stands in every text that is found: one to three letters long. */
  readonly parts: readonly string[];
}

/** What a query looks for; `null` when it holds nothing that could be looked for. */
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

/** The same for each word of a query by itself; none when it has but one. */
export function parseSearchWords(query: string): SearchQuery[] {
  const words = query.split(/\s+/u).filter((word) => word !== '');
  return words.length < 2 ? [] : words.flatMap((word) => parseSearchQuery(word) ?? []);
}

const LONGEST = 3;

function partsOf(text: string): string[] {
  const letters = [...text];
  if (letters.length <= LONGEST) return text === '' ? [] : [text];
  return letters.slice(LONGEST - 1).map((_, place) => letters.slice(place, place + LONGEST).join(''));
}
