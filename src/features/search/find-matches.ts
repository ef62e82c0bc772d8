import { foldLetters, foldWord } from '#core/text/fold.ts';
import { withoutArticle } from '#core/text/without-article.ts';

/** Range of a match in UTF-16 units: `text.slice(start, end)`. */
export type MatchRange = readonly [start: number, end: number];

/**
 * Finds where a text contains the query, in the sense of `matches` (decision 34). The ranges refer to the original text,
 * include its marks and tatweel, run from left to right and never overlap. An empty query has no matches.
 */
export function findMatches(query: string, text: string): MatchRange[] {
  // avoids folding every name in a list without a search
  if (query.trim() === '') return [];
  const pattern = foldWord(query);
  const folded = findRanges(pattern, text, foldedComparison);
  if (folded.length > 0) return folded;
  const exactRanges = findRanges(query.trim().toLowerCase(), text, lowercaseComparison);
  if (exactRanges.length > 0) return exactRanges;
  const bare = withoutArticle(pattern);
  return bare ? findRanges(bare, text, foldedComparison) : [];
}

/** Compared form of a character. */
interface FoldedCharacter {
  readonly compared: string;
  readonly isMark: boolean;
}

/** A character of a text and its range. */
interface Character extends FoldedCharacter {
  readonly start: number;
  readonly end: number;
}

/** A way to compare texts. */
interface TextComparison {
  readonly foldCharacter: (character: string) => FoldedCharacter;
  /** The compared text, with a single space for each gap. */
  readonly toComparable: (text: string) => string;
}

/** Cache size, above the number of different characters in a shop's texts. */
const MAX_ENTRIES = 4_096;

/**
 * Caches the compared form of each character, because texts use few different ones and folding is slow, and the compared form of the
 * last text, which is searched once per word of a query.
 */
function createComparison(change: (text: string) => string): TextComparison {
  const cache = new Map<string, FoldedCharacter>();
  const foldCharacter = (character: string): FoldedCharacter => {
    const cached = cache.get(character);
    if (cached) return cached;
    const made = { compared: change(character).replace(/\s+/gu, ' '), isMark: /\p{M}/u.test(character) };
    if (cache.size < MAX_ENTRIES) cache.set(character, made);
    return made;
  };
  let last = { text: '', compared: '' };
  const toComparable = (text: string): string => {
    if (last.text === text) return last.compared;
    let compared = '';
    for (const character of text) compared += foldCharacter(character).compared;
    last = { text, compared: compared.replace(/ {2,}/gu, ' ') };
    return last.compared;
  };
  return { foldCharacter, toComparable };
}

const foldedComparison = createComparison(foldLetters);
const lowercaseComparison = createComparison((text) => text.toLowerCase());

function splitCharacters(text: string, { foldCharacter }: TextComparison): Character[] {
  let end = 0;
  return [...text].map((character) => {
    const start = end;
    end += character.length;
    return { ...foldCharacter(character), start, end };
  });
}

function findRanges(pattern: string | RegExp, text: string, how: TextComparison): MatchRange[] {
  if (pattern === '') return [];
  const positions = [...findPositions(pattern, how.toComparable(text))];
  // most texts have none
  if (positions.length === 0) return [];
  const characters = splitCharacters(text, how);
  const characterIndexes = mapToCharacters(characters);
  const ranges: [number, number][] = [];
  for (const [at, length] of positions) {
    const start = characters[characterIndexes[at] ?? 0]?.start ?? 0;
    const end = endWithMarks(characters, characterIndexes[at + length - 1] ?? 0);
    const before = ranges.at(-1);
    // two matches may share a ligature
    if (before !== undefined && start < before[1]) before[1] = end;
    else ranges.push([start, end]);
  }
  return ranges;
}

function* findPositions(pattern: string | RegExp, text: string): Generator<[at: number, length: number]> {
  if (typeof pattern !== 'string') {
    for (const match of text.matchAll(pattern)) yield [match.index, match[0].length];
    return;
  }
  for (let at = text.indexOf(pattern); at !== -1; at = text.indexOf(pattern, at + pattern.length)) {
    yield [at, pattern.length];
  }
}

/** Returns the character index of each unit of the compared text. */
function mapToCharacters(characters: readonly Character[]): readonly number[] {
  const characterIndexes: number[] = [];
  let isGap = false;
  characters.forEach((character, index) => {
    for (const unit of character.compared.split('')) {
      if (unit === ' ' && isGap) continue;
      isGap = unit === ' ';
      characterIndexes.push(index);
    }
  });
  return characterIndexes;
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
