import { latinDigits, normalizeUnicode } from '#core/text/clean-text.ts';
import { fold } from '#core/text/fold.ts';

/** Maximum number of words in a suggested phrase. */
const MAX_LENGTH = 3;

/** Minimum number of products for a two-word suggestion that other words may follow. */
const FREQUENT = 3;

/** Matches a word: letters and digits with their marks and tatweel. */
const word = /[\p{L}\p{M}\p{N}\u0640]+/gu;

/** Arabic prefixes, except the article. */
const preposition = /^[وف]?[بكل]?(?=.)/u;
const article = /^(?:[وف]?[بك]?ال|[وف]?لل)(?=...)/u;

/** Words that end a phrase. */
const stopWords = new Set('a an the of for with in on and or to from by في من مع على عن أو و'.split(' ').map(fold));

/** The entered text before its last word, and possible completions of that word. */
export interface SuggestionInput {
  readonly q: string;
  readonly head: string;
  /** The last word, folded and without an article, and its lemma. */
  readonly letters: string;
  readonly lemma: string;
  /** Folded words with the same meaning as the last word. */
  readonly similar: ReadonlySet<string>;
  /** Lemmas of words that begin with the last word. */
  readonly completions: ReadonlySet<string>;
}

/** Name and kind of a matching product. */
export interface NamedProduct {
  readonly name: string;
  readonly kind: string;
}

/** Splits a text at its last word. */
export const splitAtLastWord = (q: string): { readonly head: string; readonly last: string } => {
  const match = [...q.matchAll(word)].at(-1);
  return match ? { head: q.slice(0, match.index).trimStart(), last: match[0] } : { head: q, last: '' };
};

/** Returns the distinct folded words of texts. */
export const foldedWordsOf = (texts: readonly string[]): string[] => [
  ...new Set(texts.flatMap((text) => [...text.matchAll(word)].map(([each]) => fold(each)))),
];

/**
 * Returns the searches to suggest: the entered text completed by words and phrases in names and kinds of the matching products. The
 * entered word comes first, then similar words, then completions, each by number of products. Each search finds at least one of
 * these products.
 */
export const suggestedQueries = (
  products: readonly NamedProduct[],
  lemmas: ReadonlyMap<string, string>,
  input: SuggestionInput,
): string[] => {
  const phrases = new Map<string, Phrase>();
  for (const { name, kind } of products) {
    const own = [
      ...runsOf(name, lemmas).flatMap((run) => phrasesOf(run, input)),
      ...runsOf(kind, lemmas).flatMap((run) => [...phrasesOf(run, input), ...kindsOf(run, input)]),
    ];
    for (const phrase of new Map(own.map((each) => [each.folded, each])).values()) {
      const existing = phrases.get(phrase.folded);
      phrases.set(phrase.folded, {
        ...(existing ?? phrase),
        count: (existing?.count ?? 0) + 1,
        isComplete: phrase.isComplete || existing?.isComplete === true,
      });
    }
  }
  const all = [...phrases.values()];
  const isPart = ({ folded, count }: Phrase) =>
    all.some((longer) => longer.count === count && longer.folded.startsWith(`${folded} `));
  const isWorth = (phrase: Phrase) =>
    phrase.wordCount === 1 ||
    (!isPart(phrase) && (phrase.isComplete || (phrase.wordCount === 2 && phrase.count >= FREQUENT)));
  return all
    .filter(isWorth)
    .map((phrase) => ({ ...phrase, q: input.head + phrase.written }))
    .filter(({ q }) => fold(q) !== fold(input.q))
    .toSorted((a, b) => a.rank - b.rank || b.count - a.count || a.written.length - b.written.length)
    .map(({ q }) => q);
};

interface Token {
  readonly written: string;
  readonly folded: string;
  readonly lemma: string;
}

interface Phrase {
  readonly written: string;
  readonly folded: string;
  readonly wordCount: number;
  /** 0 for the entered word, 1 for a similar one, 2 for a completion, 3 for a word whose other form is a completion. */
  readonly rank: number;
  /** Whether it reaches the end of its run. */
  readonly isComplete: boolean;
  /** Number of products that contain it. */
  readonly count: number;
}

/** Splits a text into runs of connected words, at punctuation, stop words, numbers and attached prepositions. */
const runsOf = (text: string, lemmas: ReadonlyMap<string, string>): Token[][] => {
  const runs: Token[][] = [[]];
  let end = 0;
  let isCounted = false;
  for (const match of text.matchAll(word)) {
    const written = normalizeUnicode(match[0])
      .replace(/[\p{M}\u0640]/gu, '')
      .toLowerCase();
    const folded = fold(written);
    const lemma = lemmas.get(folded) ?? folded;
    const isApart = /\S/u.test(text.slice(end, match.index));
    end = match.index + match[0].length;
    const isNumber = /\d/u.test(latinDigits(written) + lemma);
    const isLeftOut = isNumber || isCounted || stopWords.has(folded) || isPossessive(written);
    // the word after a number is the counted thing
    isCounted = isNumber;
    if (isApart || isLeftOut || isAttached(folded, lemma)) runs.push([]);
    if (!isLeftOut) runs.at(-1)?.push({ written, folded, lemma });
  }
  return runs;
};

/** "Its plate" (طبقه) is not a search word; a feminine noun ends in another letter (ة). */
const isPossessive = (written: string): boolean => /[ء-ي]{3}ه$/u.test(written);

/**
 * Whether the leading letters are a prefix, as in «بنجوم» and unlike «بيضاء». If the rest is an unknown word, they usually are a
 * preposition; then the word is only excluded from phrases.
 */
const isAttached = (folded: string, lemma: string): boolean =>
  (bareOf(folded, lemma) !== folded && !folded.startsWith('ال')) || (folded === lemma && /^[بو].{3}/u.test(folded));

/** Returns the word without its prefixes. */
const bareOf = (folded: string, lemma: string): string => {
  if (folded === lemma || !/^[ء-ي]/u.test(folded)) return folded;
  const isOf = (stem: string) => stem !== folded && stem.slice(0, 2) === lemma.slice(0, 2);
  return [folded.replace(article, ''), folded.replace(preposition, '')].find(isOf) ?? folded;
};

/** Returns the rank of a word; null when it does not match the entered word. */
const rankOf = ({ folded, lemma }: Token, input: SuggestionInput): number | null => {
  if (lemma === input.lemma) return 0;
  if (input.similar.has(folded)) return 1;
  if (!input.completions.has(lemma)) return null;
  return bareOf(folded, lemma).startsWith(input.letters) ? 2 : 3;
};

const phraseOf = (tokens: readonly Token[], rank: number, isComplete: boolean): Phrase => ({
  written: writtenOf(tokens),
  folded: tokens.map(({ folded, lemma }, index) => (index === 0 ? bareOf(folded, lemma) : folded)).join(' '),
  wordCount: tokens.length,
  rank,
  isComplete,
  count: 1,
});

/** Returns the phrases of a run that begin with a matching word. */
const phrasesOf = (run: readonly Token[], input: SuggestionInput): Phrase[] =>
  run.flatMap((token, start) => {
    const rank = rankOf(token, input);
    if (rank === null) return [];
    return Array.from({ length: Math.min(MAX_LENGTH, run.length - start) }, (_, more) =>
      phraseOf(run.slice(start, start + more + 1), rank, start + more + 1 === run.length),
    );
  });

/** Returns English kinds that end with the entered noun: "dinner plate" for "plate". */
const kindsOf = (run: readonly Token[], input: SuggestionInput): Phrase[] => {
  const last = run.at(-1);
  const rank = last && /[a-z]/u.test(last.folded) && input.head === '' ? rankOf(last, input) : null;
  return rank === null || run.length < 2 || run.length > MAX_LENGTH ? [] : [phraseOf(run, rank, true)];
};

/** Formats a phrase: «باللوتس» is suggested as «لوتس», «باللوتس الفيروزي» as «اللوتس الفيروزي». */
const writtenOf = ([first, ...others]: readonly Token[]): string => {
  if (!first) return '';
  const bareLength = bareOf(first.folded, first.lemma).length;
  const bare = first.written.slice(-bareLength);
  const isDefinite =
    bare !== first.written && article.test(first.folded) && others[0]?.written.startsWith('ال') === true;
  return [isDefinite ? `ال${bare}` : bare, ...others.map(({ written }) => written)].join(' ');
};
