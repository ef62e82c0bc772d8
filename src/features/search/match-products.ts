import { fold } from '#core/text/fold.ts';
import { withoutArticle } from '#core/text/without-article.ts';
import { findMatches, type MatchRange } from './find-matches.ts';

/** A text split into parts: every second one is a match; the first may be empty. */
export type MarkedText = readonly string[];

/** Returns the items that contain the query; if there are none, those that contain each of its words (decision 34). */
export function matchProducts<Item>(
  items: readonly Item[],
  query: string,
  textsOf: (item: Item) => readonly string[],
): Item[] {
  const hits = items.filter((item) => matches(query, textsOf(item)));
  if (hits.length > 0) return hits;
  const terms = splitTerms(query);
  return terms.length < 2 ? [] : items.filter((item) => terms.every((term) => matches(term, textsOf(item))));
}

/** Splits a text at the matches of the query, or of its words if the whole query does not match. `null` without a match. */
export function markMatches(query: string, text: string): MarkedText | null {
  const whole = findMatches(query, text);
  const ranges = whole.length > 0 ? whole : mergeRanges(splitTerms(query).flatMap((term) => findMatches(term, text)));
  return ranges.length === 0 ? null : splitAt(ranges, text);
}

/**
 * Splits a text at ranges that are in order and do not overlap. A range that ends inside an Arabic word is extended to the whole word,
 * because the engine of Safari separates joined letters at the edge of an element.
 */
export function splitAt(ranges: readonly MatchRange[], text: string): MarkedText {
  const wordRanges = [...text.matchAll(arabicWord)].map(({ 0: word, index }) => [index, index + word.length] as const);
  const wordAround = (at: number) => wordRanges.find(([start, end]) => start < at && at < end);
  const whole = ranges.map(([start, end]) => [wordAround(start)?.[0] ?? start, wordAround(end)?.[1] ?? end] as const);
  const ends = [0, ...mergeRanges(whole).flat(), text.length];
  return ends.slice(1).map((end, index) => text.slice(ends[index], end));
}

/** Arabic letters with their marks, tatweel and invisible characters. */
const arabicWord = /[\p{Script=Arabic}\p{M}\u0640\u200B-\u200F]+/gu;

const splitTerms = (query: string): string[] => query.split(/\s+/u).filter((term) => term !== '');

/** Sorts ranges and merges overlapping ones. */
export function mergeRanges(ranges: readonly MatchRange[]): MatchRange[] {
  const joined: [number, number][] = [];
  for (const [start, end] of ranges.toSorted(([a], [b]) => a - b)) {
    const before = joined.at(-1);
    if (before !== undefined && start <= before[1]) before[1] = Math.max(before[1], end);
    else joined.push([start, end]);
  }
  return joined;
}

/**
 * Whether one of the texts (name, description) contains the query, ignoring case (specification 2), or after both are folded,
 * or without the query's articles: each step only adds matches (decision 34). An empty query matches every text.
 */
export function matches(query: string, texts: readonly string[]): boolean {
  const term = query.trim().toLowerCase();
  const folded = fold(query);
  const bare = withoutArticle(folded);
  return texts.some(
    (text) =>
      text.toLowerCase().includes(term) ||
      (folded !== '' && fold(text).includes(folded)) ||
      (bare !== null && fold(text).search(bare) !== -1),
  );
}

const BEFORE = 24;

const AFTER = 90;

/** The part of a long text around its first match, cut between words. */
export function excerptOf([before = '', match = '', ...rest]: MarkedText): MarkedText {
  const from = before.length > BEFORE ? before.indexOf(' ', before.length - BEFORE) + 1 : 0;
  return [from > 0 ? `… ${before.slice(from)}` : before, match, ...cutAfter(rest)];
}

/** Returns the parts that fit; the last one is cut between words, a match never. */
function cutAfter(items: readonly string[]): string[] {
  const parts: string[] = [];
  let remaining = AFTER;
  for (const [index, item] of items.entries()) {
    const isPlain = index % 2 === 0;
    if (isPlain && item.length > remaining) {
      const end = item.indexOf(' ', remaining);
      return [...parts, end === -1 ? item : `${item.slice(0, end)} …`];
    }
    parts.push(item);
    remaining = Math.max(0, remaining - item.length);
  }
  return parts;
}
