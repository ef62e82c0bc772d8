import type { Kysely } from 'kysely';
import type { ContentLanguage } from '#core/i18n/language.ts';
import type { Tables } from '#generated/tables.gen.ts';
import { type AnalyzedToken, meaningfulTokens, type SearchAnalysis, unknownTokens } from './search-terms.ts';
import { findSimilarWords, type SimilarWord } from './vocabulary.repository.ts';

/** Maximum number of corrected searches to try. */
const MAX_CORRECTIONS = 3;

/** Minimum length of a corrected word, because shorter words are too similar; one less if another word of the search is known. */
const MIN_LENGTH = 4;

/** Minimum length of words that may have two typing errors. */
const MIN_LONG_LENGTH = 8;

/**
 * Returns the search with its unknown words replaced by similar words of the shop, most similar first; empty when a word has none.
 * Numbers are never replaced.
 */
export const correctSearch = async (
  database: Kysely<Tables>,
  analysis: SearchAnalysis,
  unknown: readonly AnalyzedToken[],
): Promise<string[]> => {
  if (unknown.length === 0) return [];
  const isAlone = meaningfulTokens(analysis).length === unknown.length;
  const candidates = await Promise.all(
    unknown.map(async ({ word }) => {
      if (/\d/u.test(word) && !/\p{L}/u.test(word)) return [];
      return word.length < (isAlone ? MIN_LENGTH : MIN_LENGTH - 1)
        ? []
        : nearest(word, await findSimilar(database, word));
    }),
  );
  const corrected = Array.from({ length: MAX_CORRECTIONS }, (_, choice) => {
    const correctedWords = analysis.tokens.map((token) => {
      const index = unknown.indexOf(token);
      if (index === -1) return token.word;
      const own = candidates[index] ?? [];
      return own[Math.min(choice, own.length - 1)] ?? (unknown.length > 1 ? token.word : '');
    });
    return correctedWords.join(' ').trim();
  });
  const original = analysis.tokens.map(({ word }) => word).join(' ');
  return candidates.every((own) => own.length === 0)
    ? []
    : [...new Set(corrected)].filter((each) => each !== '' && each !== original);
};

/**
 * Returns words of this language that are similar to those of a search, as suggestions; none for products that the shop does not
 * sell.
 */
export const similarWords = async (
  database: Kysely<Tables>,
  analysis: SearchAnalysis,
  language: ContentLanguage,
): Promise<string[]> => {
  const candidates = await Promise.all(
    unknownTokens(analysis).map(async ({ word }) => nearest(word, await findSimilar(database, word), MAX_ERRORS)),
  );
  const isOwn = (word: string) => /[a-z]/u.test(word) === (language === 'en');
  return [...new Set(candidates.flat())].filter(isOwn);
};

/** Finds words similar to an entered one, including words that products have only with the article. */
const findSimilar = async (database: Kysely<Tables>, word: string): Promise<readonly SimilarWord[]> => {
  if (!/^(?!ال)\p{Script=Arabic}/u.test(word)) return findSimilarWords(database, word);
  const [near, withArticle] = await Promise.all([word, `ال${word}`].map((each) => findSimilarWords(database, each)));
  const stripped = (withArticle ?? []).flatMap((each) =>
    each.word.startsWith('ال') ? [{ ...each, word: each.word.slice(2) }] : [],
  );
  return [...new Map([...stripped, ...(near ?? [])].map((each) => [each.word, each])).values()];
};

/** Maximum number of errors in a suggested word; a short corrected word may have fewer. */
const MAX_ERRORS = 2;

const nearest = (
  searchWord: string,
  near: readonly SimilarWord[],
  max = searchWord.length >= MIN_LONG_LENGTH ? 2 : 1,
): string[] =>
  near
    .map((each) => ({ ...each, distance: distanceBetween(searchWord, each.word) }))
    .filter(({ distance, is_sound: isSound }) => distance <= max || isSound)
    .toSorted((a, b) => similarityCost(searchWord, a) - similarityCost(searchWord, b) || a.word.length - b.word.length)
    .map(({ word }) => word);

/**
 * Similarity cost of a word, in errors: at most 1.5 for a similar sound, less for words in groups or texts and for the same first
 * letter.
 */
const similarityCost = (searchWord: string, { word, distance, ...near }: SimilarWord & { readonly distance: number }) =>
  (near.is_sound ? Math.min(distance, 1.5) : distance) -
  (near.is_grouped ? 0.3 : 0) -
  (near.is_in_texts ? 0.3 : 0) +
  (word[0] === searchWord[0] ? 0 : 0.2);

/** Returns the number of changed, missing, additional and swapped letters between two words. */
const distanceBetween = (a: string, b: string): number => {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, index) => index)];
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const isSame = a[i - 1] === b[j - 1];
      let min = Math.min(
        (rows[i - 1]?.[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (rows[i - 1]?.[j - 1] ?? 0) + (isSame ? 0 : 1),
      );
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        min = Math.min(min, (rows[i - 2]?.[j - 2] ?? 0) + 1);
      row.push(min);
    }
    rows.push(row);
  }
  return rows[a.length]?.[b.length] ?? Math.max(a.length, b.length);
};
