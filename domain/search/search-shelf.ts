import { findMatches, type MatchRange } from './find-matches.ts';
import { matches } from './matches.ts';

/** A text in pieces: every second one is what was found, and the first may be empty. */
export type MarkedText = readonly string[];

/** Keeps the items that contain the query; when none does, those that contain each of its words (decision 34). */
export function searchShelf<Item>(
  items: readonly Item[],
  query: string,
  textsOf: (item: Item) => readonly string[],
): Item[] {
  const hits = items.filter((item) => matches(query, textsOf(item)));
  if (hits.length > 0) return hits;
  const words = wordsOf(query);
  return words.length < 2 ? [] : items.filter((item) => words.every((word) => matches(word, textsOf(item))));
}

/** A text with what a search finds in it: the query, else any of its words. `null` where it finds nothing. */
export function markMatches(query: string, text: string): MarkedText | null {
  const whole = findMatches(query, text);
  const ranges = whole.length > 0 ? whole : inOrder(wordsOf(query).flatMap((word) => findMatches(word, text)));
  if (ranges.length === 0) return null;
  const ends = [0, ...ranges.flat(), text.length];
  return ends.slice(1).map((end, index) => text.slice(ends[index], end));
}

const wordsOf = (query: string): string[] => query.split(/\s+/u).filter((word) => word !== '');

/** From left to right, and what overlaps as one. */
function inOrder(ranges: readonly MatchRange[]): MatchRange[] {
  const joined: [number, number][] = [];
  for (const [start, end] of ranges.toSorted(([a], [b]) => a - b)) {
    const before = joined.at(-1);
    if (before !== undefined && start <= before[1]) before[1] = Math.max(before[1], end);
    else joined.push([start, end]);
  }
  return joined;
}
