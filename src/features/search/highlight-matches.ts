import { fold, foldWord } from '#core/text/fold.ts';
import { findMatches, type MatchRange } from './find-matches.ts';
import { type MarkedText, markMatches, mergeRanges, splitAt } from './match-products.ts';

/** A word of a text with its marks and tatweel. */
const wordPattern = /[\p{L}\p{M}\p{N}\u0640]+/gu;

/**
 * Splits a text at the matches of a search. In a word that is one of the folded `terms`, only the entered letters are marked, or the
 * whole word if it does not contain them, such as a plural or a synonym. In a text without any of the terms, the letters are marked
 * in every word. `null` without a match.
 */
export function highlightMatches(query: string, terms: ReadonlySet<string>, text: string): MarkedText | null {
  if (query.trim() === '') return null;
  const queryWords = query.split(/\s+/u).filter((each) => each !== '');
  const ranges: MatchRange[] = [];
  for (const match of text.matchAll(wordPattern)) {
    const [word] = match;
    if (!terms.has(foldWord(word))) continue;
    const inside = queryWords.flatMap((each) => findMatches(each, word));
    for (const [start, end] of inside.length > 0 ? inside : [[0, word.length] as const])
      ranges.push([match.index + start, match.index + end]);
  }
  if (ranges.length === 0) return markMatches(query, text);
  const phraseMatches = queryWords.length > 1 ? findMatches(query, text) : [];
  return splitAt(mergeRanges([...ranges, ...phraseMatches]), text);
}

/** Counts the distinct marked words. */
export const countMarked = (text: MarkedText): number =>
  new Set(text.filter((_, index) => index % 2 === 1).map(fold)).size;
