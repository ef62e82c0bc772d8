import { fold, foldWord } from '#core/text/fold.ts';
import { findMatches, type MatchRange } from './find-matches.ts';
import { inOrder, type MarkedText, markMatches, splitAt } from './match-products.ts';

/** A word of a text with its marks and tatweel. */
const word = /[\p{L}\p{M}\p{N}\u0640]+/gu;

/**
 * Splits a text at what a search found in it: the typed letters where they stand in one of these folded words, else the whole word,
 * such as a plural or a synonym. Letters inside other words are marked only in a text without any of them. `null` without a match.
 */
export function markWords(query: string, words: ReadonlySet<string>, text: string): MarkedText | null {
  if (query.trim() === '') return null;
  const queryWords = query.split(/\s+/u).filter((each) => each !== '');
  const ranges: MatchRange[] = [];
  for (const match of text.matchAll(word)) {
    const [own] = match;
    if (!words.has(foldWord(own))) continue;
    const inside = queryWords.flatMap((each) => findMatches(each, own));
    for (const [start, end] of inside.length > 0 ? inside : [[0, own.length] as const])
      ranges.push([match.index + start, match.index + end]);
  }
  if (ranges.length === 0) return markMatches(query, text);
  const together = queryWords.length > 1 ? findMatches(query, text) : [];
  return splitAt(inOrder([...ranges, ...together]), text);
}

/** Counts the different words that are marked. */
export const countMarked = (text: MarkedText): number =>
  new Set(text.filter((_, index) => index % 2 === 1).map(fold)).size;
