import { foldLetters, foldWord } from '#core/text/fold.ts';
import { withoutArticle } from '#core/text/without-article.ts';

/** Range of a match in UTF-16 units: `text.slice(start, end)`. */
export type MatchRange = readonly [start: number, end: number];

/**
 * Finds where a text contains the query, in the sense of `matches` (decision 34). The ranges refer to the original text,
 * include its marks and tatweel, run from left to right and never overlap. An empty query has no matches.
 */
export function findMatches(query: string, text: string): MatchRange[] {
  // skips folding every name of a list without a search
  if (query.trim() === '') return [];
  const pattern = foldWord(query);
  const folded = rangesOf(pattern, text, folding);
  if (folded.length > 0) return folded;
  const exactRanges = rangesOf(query.trim().toLowerCase(), text, lowering);
  if (exactRanges.length > 0) return exactRanges;
  const bare = withoutArticle(pattern);
  return bare ? rangesOf(bare, text, folding) : [];
}

/** Compared form of a character. */
interface Changed {
  readonly compared: string;
  readonly isMark: boolean;
}

/** A character of a text and its range. */
interface Character extends Changed {
  readonly start: number;
  readonly end: number;
}

/** How texts are compared. */
interface Comparing {
  readonly changed: (character: string) => Changed;
  /** The compared text, with a single space for each gap. */
  readonly textOf: (text: string) => string;
}

/** Cache size, above the number of different characters in a shop's texts. */
const MAX_REMEMBERED = 4_096;

/**
 * Caches the compared form of each character, because texts use few different ones and folding is slow, and that of the last text, in
 * which each word of a search is looked for.
 */
function comparing(change: (text: string) => string): Comparing {
  const remembered = new Map<string, Changed>();
  const changed = (character: string): Changed => {
    const cached = remembered.get(character);
    if (cached) return cached;
    const made = { compared: change(character).replace(/\s+/gu, ' '), isMark: /\p{M}/u.test(character) };
    if (remembered.size < MAX_REMEMBERED) remembered.set(character, made);
    return made;
  };
  let last = { text: '', compared: '' };
  const textOf = (text: string): string => {
    if (last.text === text) return last.compared;
    let compared = '';
    for (const character of text) compared += changed(character).compared;
    last = { text, compared: compared.replace(/ {2,}/gu, ' ') };
    return last.compared;
  };
  return { changed, textOf };
}

const folding = comparing(foldLetters);
const lowering = comparing((text) => text.toLowerCase());

function charactersOf(text: string, { changed }: Comparing): Character[] {
  let end = 0;
  return [...text].map((character) => {
    const start = end;
    end += character.length;
    return { ...changed(character), start, end };
  });
}

function rangesOf(pattern: string | RegExp, text: string, how: Comparing): MatchRange[] {
  if (pattern === '') return [];
  const places = [...placesOf(pattern, how.textOf(text))];
  // most texts have none
  if (places.length === 0) return [];
  const characters = charactersOf(text, how);
  const owners = ownersOf(characters);
  const ranges: [number, number][] = [];
  for (const [at, length] of places) {
    const start = characters[owners[at] ?? 0]?.start ?? 0;
    const end = endWithMarks(characters, owners[at + length - 1] ?? 0);
    const before = ranges.at(-1);
    // two matches may share a ligature
    if (before !== undefined && start < before[1]) before[1] = end;
    else ranges.push([start, end]);
  }
  return ranges;
}

function* placesOf(pattern: string | RegExp, text: string): Generator<[at: number, length: number]> {
  if (typeof pattern !== 'string') {
    for (const match of text.matchAll(pattern)) yield [match.index, match[0].length];
    return;
  }
  for (let at = text.indexOf(pattern); at !== -1; at = text.indexOf(pattern, at + pattern.length)) {
    yield [at, pattern.length];
  }
}

/** For each unit of the compared text the index of its character. */
function ownersOf(characters: readonly Character[]): readonly number[] {
  const owners: number[] = [];
  let isGap = false;
  characters.forEach((character, index) => {
    for (const unit of character.compared.split('')) {
      if (unit === ' ' && isGap) continue;
      isGap = unit === ' ';
      owners.push(index);
    }
  });
  return owners;
}

/** Extends a match by the marks of its last letter. */
function endWithMarks(characters: readonly Character[], last: number): number {
  let end = characters[last]?.end ?? 0;
  for (const { isMark, end: next } of characters.slice(last + 1)) {
    if (!isMark) break;
    end = next;
  }
  return end;
}
