import type { Kysely } from 'kysely';
import type { Language } from '../../../domain/language.ts';
import type { Tables } from '../../../platform/database/schema.ts';
import { type AnalyzedToken, meantTokens, type SearchAnalysis, unknownTokens } from './search-units.ts';
import { findNearWords, type NearWord } from './search-words.repository.ts';

/** Corrected searches that are tried, at most. */
const MOST_TRIED = 3;

/** Shorter words are too near to each other, unless another word of the search is known. */
const SHORTEST = 4;

/** Words of this length and longer may have two typing errors. */
const LONG = 8;

/**
 * Returns the search with its unknown words replaced by near words of the shop, the nearest first; empty when one of them has none.
 * Numbers are never replaced.
 */
export const correctSearch = async (
  database: Kysely<Tables>,
  analysis: SearchAnalysis,
  unknown: readonly AnalyzedToken[],
): Promise<string[]> => {
  if (unknown.length === 0) return [];
  const isAlone = meantTokens(analysis).length === unknown.length;
  const candidates = await Promise.all(
    unknown.map(async ({ word }) => {
      if (/\d/u.test(word) && !/\p{L}/u.test(word)) return [];
      return word.length < (isAlone ? SHORTEST : SHORTEST - 1) ? [] : nearest(word, await findNear(database, word));
    }),
  );
  const corrected = Array.from({ length: MOST_TRIED }, (_, choice) => {
    const words = analysis.tokens.map((token) => {
      const place = unknown.indexOf(token);
      if (place === -1) return token.word;
      const own = candidates[place] ?? [];
      return own[Math.min(choice, own.length - 1)] ?? (unknown.length > 1 ? token.word : '');
    });
    return words.join(' ').trim();
  });
  const typed = analysis.tokens.map(({ word }) => word).join(' ');
  return candidates.every((own) => own.length === 0)
    ? []
    : [...new Set(corrected)].filter((each) => each !== '' && each !== typed);
};

/** Returns words of this language that are near to those of a search, for offering them; words of absent things have none. */
export const nearWords = async (
  database: Kysely<Tables>,
  analysis: SearchAnalysis,
  language: Language,
): Promise<string[]> => {
  const found = await Promise.all(
    unknownTokens(analysis).map(async ({ word }) => nearest(word, await findNear(database, word), LOOSE)),
  );
  const isOwn = (word: string) => /[a-z]/u.test(word) === (language === 'en');
  return [...new Set(found.flat())].filter(isOwn);
};

/** Words near to a typed one; also, without its article, a word that products have only with it. */
const findNear = async (database: Kysely<Tables>, word: string): Promise<readonly NearWord[]> => {
  if (!/^(?!ال)\p{Script=Arabic}/u.test(word)) return findNearWords(database, word);
  const [near, withArticle] = await Promise.all([word, `ال${word}`].map((each) => findNearWords(database, each)));
  const stripped = (withArticle ?? []).flatMap((each) =>
    each.word.startsWith('ال') ? [{ ...each, word: each.word.slice(2) }] : [],
  );
  return [...new Map([...stripped, ...(near ?? [])].map((each) => [each.word, each])).values()];
};

/** Differences that an offered word may have, more than a corrected one. */
const LOOSE = 2;

const nearest = (typed: string, near: readonly NearWord[], most = typed.length >= LONG ? 2 : 1): string[] =>
  near
    .map((each) => ({ ...each, distance: distanceBetween(typed, each.word) }))
    .filter(({ distance, is_sound: isSound }) => distance <= most || isSound)
    .toSorted((a, b) => costOf(typed, a) - costOf(typed, b) || a.word.length - b.word.length)
    .map(({ word }) => word);

/** A word that sounds alike is as near as one with a single error; words that are searched for and those that begin alike come first. */
const costOf = (typed: string, { word, distance, ...near }: NearWord & { readonly distance: number }) =>
  (near.is_sound ? Math.min(distance, 1.5) : distance) -
  (near.is_grouped ? 0.3 : 0) -
  (near.is_in_texts ? 0.3 : 0) +
  (word[0] === typed[0] ? 0 : 0.2);

/** Number of changed, missing, additional and swapped letters between two words. */
const distanceBetween = (a: string, b: string): number => {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, index) => index)];
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const isSame = a[i - 1] === b[j - 1];
      let least = Math.min(
        (rows[i - 1]?.[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (rows[i - 1]?.[j - 1] ?? 0) + (isSame ? 0 : 1),
      );
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, (rows[i - 2]?.[j - 2] ?? 0) + 1);
      row.push(least);
    }
    rows.push(row);
  }
  return rows[a.length]?.[b.length] ?? Math.max(a.length, b.length);
};
