import { fold } from '#core/text/fold.ts';
import { type AnalyzedToken, MAX_CONTAINING, type SearchAnalysis, type Unit, unitsOf } from './search-terms.ts';

/** Condition on the terms of a product: all of these, and at least one of each list. */
export interface TermCondition {
  readonly all: readonly string[];
  readonly any: readonly (readonly string[])[];
}

/** Products of equal relevance; a product belongs to the first tier whose condition it meets. */
interface Tier {
  readonly condition: TermCondition;
  /** Whether the products have a similar word only, not the word itself. */
  readonly isWidened: boolean;
  /** Whether the next tier matches all of its products too, so that it only matters for their order. */
  readonly isIncluded: boolean;
}

/** Query plan of a search: the conditions on products, in order of relevance. */
export interface SearchPlan {
  readonly tiers: readonly Tier[];
  /** Whether the last tier searches the texts themselves: for punctuation, and for letters that occur in too many words. */
  readonly readsTexts: boolean;
  /** Lemmas and groups whose words are highlighted. */
  readonly lemmas: readonly string[];
  readonly groups: readonly number[];
}

/** Levels of a term: name, kind, features, description. */
const levels = [1, 2, 3, 4] as const;

/** Builds the plan of a search. `q` decides whether the texts themselves must be read. */
export const planSearch = (q: string, analysis: SearchAnalysis): SearchPlan => {
  const units = unitsOf(analysis);
  if (units.length === 0) return { tiers: [], readsTexts: true, lemmas: [], groups: [] };
  const tokens = [...new Set(units.flatMap((unit) => unit.tokens))];
  const hasManyWords = tokens.some(({ containing }) => containing.length >= MAX_CONTAINING);
  const readsTexts = hasManyWords || !/^(?:\p{L}+|\p{N}+)(?: (?:\p{L}+|\p{N}+))*$/u.test(fold(q));
  const isWide = units.some(({ groups, isMeaning }) => groups.length > 0 && !isMeaning);
  const isDifferent = units.some((unit) => unit.isDifferent);
  const exact = levels.map((level) => conditionOf(units.map((unit) => exactTerms(unit, level))));
  const widened = isWide ? levels.map((level) => conditionOf(units.map((unit) => widenedTerms(unit, level)))) : [];
  const literal = readsTexts ? [] : [true, false].map((isBeginning) => literalCondition(tokens, analysis, isBeginning));
  return {
    tiers: [
      // the product with this id comes first
      ...toTiers(idConditions(q), {}),
      ...toTiers(exact, { isWidened: isDifferent, isNested: true }),
      ...toTiers(widened, { isWidened: true, isNested: true }),
      ...toTiers(literal, { isNested: true }),
    ],
    readsTexts,
    lemmas: [
      ...new Set(units.flatMap(({ exact: terms, tokens: own }) => [...terms, ...own.map(({ lemma }) => lemma)])),
    ],
    groups: [...new Set(units.flatMap(({ groups }) => groups))],
  };
};

/** `isNested`: each condition includes the one before. */
const toTiers = (
  conditions: readonly TermCondition[],
  { isWidened = false, isNested = false }: { readonly isWidened?: boolean; readonly isNested?: boolean },
): Tier[] =>
  conditions.map((condition, index) => ({
    condition,
    isWidened,
    isIncluded: isNested && index < conditions.length - 1,
  }));

/** Builds the plan of a search whose words do not occur together in any product: all words but one, the last one omitted first. */
export const planWithoutOne = (analysis: SearchAnalysis): SearchPlan | null => {
  const units = unitsOf(analysis);
  if (units.length < 2 || units.length > 5) return null;
  const parts = units.map((_, omitted) => units.filter((__, index) => index !== units.length - 1 - omitted));
  return {
    tiers: toTiers(
      parts.map((part) => conditionOf(part.map((unit) => widenedTerms(unit, 4)))),
      { isWidened: true },
    ),
    readsTexts: false,
    lemmas: units.flatMap(({ exact }) => exact),
    groups: units.flatMap(({ groups }) => groups),
  };
};

/**
 * Builds the plan of an incomplete search: products with its words, then those with a completion of the last word (in name or kind
 * first), then those with similar words.
 */
export const planSuggestions = (q: string, analysis: SearchAnalysis, completions: readonly string[]): SearchPlan => {
  const units = unitsOf(analysis);
  const before = unitsOf({ ...analysis, tokens: analysis.tokens.slice(0, -1) });
  const whole = (level: number) => conditionOf(units.map((unit) => exactTerms(unit, level)));
  const completed = (level: number) =>
    conditionOf([
      ...before.map((unit) => exactTerms(unit, 4)),
      { any: completions.map((lemma) => `${level}${lemma}`) },
    ]);
  const isWide = units.some(({ groups, isMeaning }) => groups.length > 0 && !isMeaning);
  const hasStarted = completions.length > 0;
  const conditions = [
    ...idConditions(q),
    ...(units.length > 0 ? [whole(1), whole(2)] : []),
    ...(hasStarted ? [completed(1), completed(2)] : []),
    ...(units.length > 0 ? [whole(4)] : []),
    ...(hasStarted ? [completed(4)] : []),
    ...(isWide ? [conditionOf(units.map((unit) => widenedTerms(unit, 4)))] : []),
  ];
  return {
    tiers: toTiers(conditions, {}),
    readsTexts: false,
    lemmas: units.flatMap(({ exact, tokens }) => [...exact, ...tokens.map(({ lemma }) => lemma)]),
    groups: units.flatMap(({ groups }) => groups),
  };
};

/** Condition for a search by product id or a prefix of one; empty for other searches. */
const idConditions = (q: string): TermCondition[] => {
  const id = fold(q).replaceAll(' ', '-');
  return /^[a-z]+(?:-[a-z0-9]+)+$/u.test(id) ? [{ all: [`1${id}`], any: [] }] : [];
};

/** Required terms: all of them, or any one. */
type Terms = { readonly all: readonly string[] } | { readonly any: readonly string[] };

const exactTerms = ({ exact, groups, isMeaning }: Unit, level: number): Terms =>
  isMeaning ? { any: groups.map((group) => `${level}@${group}`) } : { all: exact.map((term) => `${level}${term}`) };

const widenedTerms = (unit: Unit, level: number): Terms => {
  if (unit.groups.length === 0 || unit.isMeaning) return exactTerms(unit, level);
  const own = unit.exact.length === 1 ? unit.exact.map((term) => `${level}${term}`) : [];
  return { any: [...own, ...unit.groups.map((group) => `${level}@${group}`)] };
};

const conditionOf = (terms: readonly Terms[]): TermCondition => ({
  all: [...new Set(terms.flatMap((each) => ('all' in each ? each.all : each.any.length === 1 ? each.any : [])))],
  any: terms.flatMap((each) => ('any' in each && each.any.length !== 1 ? [each.any] : [])),
});

/** Condition: each word, alone or inside another word. Includes all products of the substring rule (decision 34). */
const literalCondition = (tokens: readonly AnalyzedToken[], { members }: SearchAnalysis, isBeginning: boolean) =>
  conditionOf(
    tokens.map(({ word, lemma, containing }) => ({
      any: [
        ...(lemma.includes(' ') ? [`4=${lemma.replace(' ', '')}`] : [`4${lemma}`]),
        ...members
          .filter((member) => member.kind === 'similar' && member.lemma === lemma)
          .map(({ group }) => `4@${group}`),
        ...containing.filter((text) => !isBeginning || text.startsWith(word)).map((text) => `0${text}`),
      ],
    })),
  );
