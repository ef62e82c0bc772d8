import { fold, foldLetters } from './fold.ts';
import { withoutArticle } from './without-article.ts';

/** Range of a match in UTF-16 units: `text.slice(start, end)`. */
export type MatchRange = readonly [start: number, end: number];

/**
 * Finds where a text contains the query, in the sense of `matches` (decision 34). The ranges refer to the original text,
 * include its marks and tatweel, run from left to right and never overlap. An empty query has no matches.
 */
export function findMatches(query: string, text: string): MatchRange[] {
  // skips folding every name of a list without a search
  if (query.trim() === '') return [];
  const sought = fold(query);
  const characters = charactersOf(text, foldCharacter);
  const folded = rangesOf(sought, characters);
  if (folded.length > 0) return folded;
  const asTyped = rangesOf(query.trim().toLowerCase(), charactersOf(text, lowerCharacter));
  if (asTyped.length > 0) return asTyped;
  const bare = withoutArticle(sought);
  return bare ? rangesOf(bare, characters) : [];
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

/** Cache size, above the number of different characters in a shop's texts. */
const MOST_REMEMBERED = 4_096;

/** Caches the folded form of each character: texts use few different ones, and folding is slow. */
function remembering(change: (text: string) => string): (character: string) => Changed {
  const remembered = new Map<string, Changed>();
  return (character) => {
    const known = remembered.get(character);
    if (known) return known;
    const changed = { compared: change(character).replace(/\s+/gu, ' '), isMark: /\p{M}/u.test(character) };
    if (remembered.size < MOST_REMEMBERED) remembered.set(character, changed);
    return changed;
  };
}

const foldCharacter = remembering(foldLetters);
const lowerCharacter = remembering((text) => text.toLowerCase());

function charactersOf(text: string, change: (character: string) => Changed): Character[] {
  let end = 0;
  return [...text].map((character) => {
    const start = end;
    end += character.length;
    return { ...change(character), start, end };
  });
}

function rangesOf(sought: string | RegExp, characters: readonly Character[]): MatchRange[] {
  if (sought === '') return [];
  const { compared, owners } = lineUp(characters);
  const ranges: [number, number][] = [];
  for (const [at, length] of placesOf(sought, compared)) {
    const start = characters[owners[at] ?? 0]?.start ?? 0;
    const end = endWithMarks(characters, owners[at + length - 1] ?? 0);
    const before = ranges.at(-1);
    // two matches may share a ligature
    if (before !== undefined && start < before[1]) before[1] = end;
    else ranges.push([start, end]);
  }
  return ranges;
}

function* placesOf(sought: string | RegExp, text: string): Generator<[at: number, length: number]> {
  if (typeof sought !== 'string') {
    for (const found of text.matchAll(sought)) yield [found.index, found[0].length];
    return;
  }
  for (let at = text.indexOf(sought); at !== -1; at = text.indexOf(sought, at + sought.length)) {
    yield [at, sought.length];
  }
}

/** The compared text, with a single space for each gap, and for each of its units the index of its character. */
function lineUp(characters: readonly Character[]): { readonly compared: string; readonly owners: readonly number[] } {
  let compared = '';
  const owners: number[] = [];
  characters.forEach((character, index) => {
    for (const unit of character.compared.split('')) {
      if (unit === ' ' && compared.endsWith(' ')) continue;
      compared += unit;
      owners.push(index);
    }
  });
  return { compared, owners };
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
