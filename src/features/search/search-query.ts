import { fold } from '#core/text/fold.ts';
import { articlePrefixPattern, stemsOf, stemsPattern } from '#core/text/without-article.ts';

/** Conditions on a folded text that matches a query, in a form that SQL can evaluate: it contains `whole`, or `bare` matches. */
export interface SearchQuery {
  readonly whole: string;
  /** The words without articles; null where articles make no difference. */
  readonly bare: {
    /** POSIX regular expression. */
    readonly pattern: string;
    /** Substrings of every matching text, which are cheaper to check first. */
    readonly stems: readonly string[];
  } | null;
}

/** Parses a query; `null` when it has no searchable characters. */
export function parseSearchQuery(query: string): SearchQuery | null {
  const whole = fold(query);
  if (whole === '') return null;
  const stems = stemsOf(whole);
  return {
    whole,
    bare: stems && { pattern: `(^|[^[:alnum:]])${articlePrefixPattern}${stemsPattern(stems)}`, stems },
  };
}

/** Parses each word of a query separately; empty for a single word. */
export function parseSearchWords(query: string): SearchQuery[] {
  const terms = query.split(/\s+/u).filter((term) => term !== '');
  return terms.length < 2 ? [] : terms.flatMap((term) => parseSearchQuery(term) ?? []);
}
