/** A word of a search with its index data. */
export interface AnalyzedToken {
  readonly word: string;
  /** Its index word; several separated by a space, such as "2 person". */
  readonly lemma: string;
  /** Whether a product or a group has this word. */
  readonly isKnown: boolean;
  /** Words in texts that contain it, up to MAX_CONTAINING. */
  readonly containing: readonly string[];
}

/** A word or phrase of the search that belongs to a group. */
export interface AnalyzedMember {
  readonly lemma: string;
  readonly group: number;
  readonly kind: 'similar' | 'absent';
  /** Whether the group is the word's meaning, which takes precedence over its letters. */
  readonly isMeaning: boolean;
  /** Whether the word occurs only in searches; products of the group use other words. */
  readonly isTyped: boolean;
}

export interface SearchAnalysis {
  readonly tokens: readonly AnalyzedToken[];
  readonly members: readonly AnalyzedMember[];
}

/** Maximum number of containing words that are looked up by their own terms. */
export const MAX_CONTAINING = 60;

/** Stop words, which count only in a search without other words. */
const stopWords = new Set(
  (
    'a an the of for with in on at and or to from by my your our is are it s some any i want need buy looking show me shop store price prices cheap best nice him her his color colour colors colours coloured colored size ' +
    'و في من مع علي عن الي او ال ل ب هذا هذه عايز عاوز عايزه اريد ابغي محتاج شراء اشتري سعر اسعار بكام كام عندكم فيه لو سمحت رخيص رخيصه ارخص احسن افضل لون اللون بلون باللون لونه لونها مقاس بمقاس حجم بحجم'
  ).split(' '),
);

/** A part of a search that a product must match: a word, a phrase of a group or a measure. */
export interface Unit {
  readonly exact: readonly string[];
  readonly groups: readonly number[];
  readonly isMeaning: boolean;
  /** Whether products of the groups use words other than the entered ones. */
  readonly isDifferent: boolean;
  readonly tokens: readonly AnalyzedToken[];
}

/** Returns the words of a search that no product and no group has; empty when none can be misspelled. */
export const unknownTokens = (analysis: SearchAnalysis): readonly AnalyzedToken[] =>
  meaningfulTokens(analysis).filter(
    ({ isKnown, lemma, containing }) => !isKnown && containing.length === 0 && !isAbsent(analysis, lemma),
  );

/**
 * Returns the possibly misspelled words of a search without hits: unknown words, or if there are none, words that occur only inside
 * other words.
 */
export const tokensToCorrect = (analysis: SearchAnalysis): readonly AnalyzedToken[] => {
  const unknown = unknownTokens(analysis);
  if (unknown.length > 0) return unknown;
  return meaningfulTokens(analysis).filter(({ isKnown, lemma }) => !isKnown && !isAbsent(analysis, lemma));
};

/** Whether a word means a product that the shop does not sell. */
export const isAbsent = ({ members }: SearchAnalysis, lemma: string): boolean =>
  members.some((member) => member.kind === 'absent' && member.lemma === lemma);

/** Returns the words of a search without stop words, unless it has no others. */
export const meaningfulTokens = ({ tokens }: SearchAnalysis): readonly AnalyzedToken[] => {
  const meaningful = tokens.filter(({ word }) => !stopWords.has(word));
  return meaningful.length > 0 ? meaningful : tokens;
};

/**
 * Splits the words into units so that as few words as possible belong to no group: «هدية عيد ميلاد» is a gift for a birthday, not
 * one for a feast with another word. Among equal splits, longer leading phrases win.
 */
export const unitsOf = (analysis: SearchAnalysis): Unit[] => {
  const parts = analysis.tokens.flatMap((token) => token.lemma.split(' ').map((lemma) => ({ lemma, token })));
  const lemmas = parts.map(({ lemma }) => lemma);
  const isOnlyStopWords = analysis.tokens.every(({ word }) => stopWords.has(word));
  // the best split after each position, from last to first
  const splits: Split[] = Array.from({ length: parts.length + 1 }, () => ({ covered: 0, units: [] }));
  for (let at = parts.length - 1; at >= 0; at -= 1) {
    const possible = placedUnits(at, parts, lemmas, analysis).map(({ length, unit, isGrouped }): Split => {
      const { covered = 0, units = [] } = splits[at + length] ?? {};
      const [token] = unit.tokens;
      const hasMeaning = length > 1 || isOnlyStopWords || !token || !stopWords.has(token.word);
      return { covered: covered + (isGrouped ? length : 0), units: hasMeaning ? [unit, ...units] : units };
    });
    splits[at] = possible.reduce((best, each) => (each.covered > best.covered ? each : best));
  }
  return [...(splits[0]?.units ?? [])];
};

interface Split {
  /** Number of words that belong to a group or measure. */
  readonly covered: number;
  readonly units: readonly Unit[];
}

interface Part {
  readonly lemma: string;
  readonly token: AnalyzedToken;
}

const measures = new Set(['cm', 'ml', 'litre', 'piece', 'person']);
const MAX_IN_PHRASE = 4;

interface PlacedUnit {
  /** Number of words. */
  readonly length: number;
  readonly unit: Unit;
  readonly isGrouped: boolean;
}

/** Returns the units that can begin at a position, longest first; a measure is always a single unit. */
const placedUnits = (
  at: number,
  parts: readonly Part[],
  lemmas: readonly string[],
  { members }: SearchAnalysis,
): PlacedUnit[] => {
  const slice = (length: number) => [...new Set(parts.slice(at, at + length).map(({ token }) => token))];
  const [lemma = '', next = ''] = lemmas.slice(at);
  const measure = (key: string, tokens: readonly AnalyzedToken[]): PlacedUnit[] => [
    { length: 2, unit: { exact: [key], groups: [], isMeaning: false, isDifferent: false, tokens }, isGrouped: true },
  ];
  if (/^[\d_]+$/u.test(lemma) && measures.has(next)) return measure(`=${lemma}${next}`, slice(2));
  const isFor = lemma === 'for' && /^\d+$/u.test(next) && !measures.has(lemmas[at + 2] ?? '');
  if (isFor) return measure(`=${next}person`, slice(2).slice(1));
  const lengths = Array.from({ length: Math.min(MAX_IN_PHRASE, lemmas.length - at) }, (_, index) => index + 1);
  return lengths.toReversed().flatMap((length) => {
    const phrase = lemmas.slice(at, at + length);
    const groupMembers = members.filter((member) => member.kind === 'similar' && member.lemma === phrase.join(' '));
    if (groupMembers.length === 0 && length > 1) return [];
    const exact = phrase.filter((word) => length === 1 || !stopWords.has(word));
    const groups = groupMembers.map(({ group }) => group);
    // a phrase of a group takes precedence over its separate words
    const isMeaning = length > 1 || groupMembers.some((member) => member.isMeaning);
    const isDifferent = length > 1 && groupMembers.every(({ isTyped }) => isTyped);
    return [
      {
        length,
        unit: { exact, groups, isMeaning, isDifferent, tokens: slice(length) },
        isGrouped: groupMembers.length > 0,
      },
    ];
  });
};
