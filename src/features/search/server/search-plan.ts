import { fold } from '#core/text/fold.ts';
import { type AnalyzedToken, MAX_CONTAINING, type SearchAnalysis, type Unit, unitsOf } from './search-terms.ts';

/** Condition on the keys of a product: all of these, and at least one of each list. */
export interface KeyCondition {
  readonly all: readonly string[];
  readonly any: readonly (readonly string[])[];
}

/** Products that fit equally well. Tiers are in the order of the list; a product is in the first one that it fulfils. */
export interface Tier {
  readonly condition: KeyCondition;
  /** What earlier tiers contain: their products are not repeated. */
  readonly without: readonly KeyCondition[];
  /** Found by a similar word only, not by the word itself. */
  readonly isWidened: boolean;
}

/** How a search is answered: which products it finds, and in which order. */
export interface SearchPlan {
  readonly tiers: readonly Tier[];
  /** What all tiers together contain. */
  readonly widest: readonly KeyCondition[];
  /** Whether the texts themselves must be searched: for signs, and for letters that occur in too many words. */
  readonly readsTexts: boolean;
  /** Every product fits, because prices only are searched. */
  readonly isOfPrices?: boolean;
  /** What is marked in the texts: lemmas and groups. */
  readonly lemmas: readonly string[];
  readonly groups: readonly number[];
}

/** Levels of a key: name, kind, features, description. */
const levels = [1, 2, 3, 4] as const;

/** Makes the plan of a search. `q` decides whether the texts themselves must be read. */
export const planSearch = (q: string, analysis: SearchAnalysis): SearchPlan => {
  const typed = fold(q);
  const units = unitsOf(analysis);
  if (units.length === 0) return planOfTexts;
  const tokens = [...new Set(units.flatMap((unit) => unit.tokens))];
  const isMany = tokens.some(({ containing }) => containing.length >= MAX_CONTAINING);
  const readsTexts = isMany || !/^(?:\p{L}+|\p{N}+)(?: (?:\p{L}+|\p{N}+))*$/u.test(typed);
  const exact = levels.map((level) => conditionOf(units.map((unit) => exactKeys(unit, level))));
  const isWide = units.some(({ groups, isMeaning }) => groups.length > 0 && !isMeaning);
  const widened = isWide ? levels.map((level) => conditionOf(units.map((unit) => widenedKeys(unit, level)))) : [];
  // a product that is called by its id stands first
  const ids = idConditions(q);
  const tiers: Tier[] = [];
  const addChain = (conditions: readonly KeyCondition[], without: readonly KeyCondition[], isWidened: boolean) => {
    for (const [index, condition] of conditions.entries()) {
      const previous = conditions.slice(Math.max(0, index - 1), index);
      tiers.push({ condition, without: [...without, ...previous], isWidened });
    }
    return conditions.slice(-1);
  };
  const isDifferent = units.some((unit) => unit.isDifferent);
  const named = addChain(ids, [], false);
  const found = addChain(exact, named, isDifferent);
  const similar = addChain(widened, [...named, ...found], true);
  const literal = readsTexts
    ? []
    : addChain(
        [literalCondition(tokens, analysis, true), literalCondition(tokens, analysis, false)],
        [...named, ...found, ...similar],
        false,
      );
  return {
    tiers,
    widest: isLiteral(units) && !readsTexts ? literal : [...named, ...(isWide ? similar : found), ...literal],
    readsTexts,
    lemmas: [...new Set(units.flatMap(({ exact: keys, tokens: own }) => [...keys, ...own.map(({ lemma }) => lemma)]))],
    groups: [...new Set(units.flatMap(({ groups }) => groups))],
  };
};

/** The plan of a search for signs only. */
const planOfTexts: SearchPlan = { tiers: [], widest: [], readsTexts: true, lemmas: [], groups: [] };

/** The plan of a search that names prices only. */
export const planOfPrices: SearchPlan = {
  tiers: [{ condition: { all: [], any: [] }, without: [], isWidened: false }],
  widest: [{ all: [], any: [] }],
  readsTexts: false,
  isOfPrices: true,
  lemmas: [],
  groups: [],
};

/** Whether each word is looked up as such, so that the tiers of letters contain all others. */
const isLiteral = (units: readonly Unit[]): boolean =>
  units.every(
    ({ exact, isMeaning, tokens }) => tokens.length === 1 && !isMeaning && !exact.some((key) => key.startsWith('=')),
  );

/** Makes the plan of a search whose words no product has together: products with all words but one, the last one left out first. */
export const planWithoutOne = (analysis: SearchAnalysis): SearchPlan | null => {
  const units = unitsOf(analysis);
  if (units.length < 2 || units.length > 5) return null;
  const parts = units.map((_, left) => units.filter((__, index) => index !== units.length - 1 - left));
  const conditions = parts.map((part) => conditionOf(part.map((unit) => widenedKeys(unit, 4))));
  return {
    tiers: conditions.map((condition, index) => ({ condition, without: conditions.slice(0, index), isWidened: true })),
    widest: conditions,
    readsTexts: false,
    lemmas: units.flatMap(({ exact }) => exact),
    groups: units.flatMap(({ groups }) => groups),
  };
};

/**
 * Makes the plan of a search that is still being typed: products with its words; those with a word to which `begun` completes the
 * last one, in the name or kind before elsewhere; those with similar words.
 */
export const planSuggestions = (q: string, analysis: SearchAnalysis, begun: readonly string[]): SearchPlan => {
  const units = unitsOf(analysis);
  const before = unitsOf({ ...analysis, tokens: analysis.tokens.slice(0, -1) });
  const whole = (level: number) => conditionOf(units.map((unit) => exactKeys(unit, level)));
  const completed = (level: number) =>
    conditionOf([...before.map((unit) => exactKeys(unit, 4)), { any: begun.map((lemma) => `${level}${lemma}`) }]);
  const isWide = units.some(({ groups, isMeaning }) => groups.length > 0 && !isMeaning);
  const hasStarted = begun.length > 0;
  const conditions = [
    ...idConditions(q),
    ...(units.length > 0 ? [whole(1), whole(2)] : []),
    ...(hasStarted ? [completed(1), completed(2)] : []),
    ...(units.length > 0 ? [whole(4)] : []),
    ...(hasStarted ? [completed(4)] : []),
    ...(isWide ? [conditionOf(units.map((unit) => widenedKeys(unit, 4)))] : []),
  ];
  return {
    tiers: conditions.map((condition, index) => ({ condition, without: conditions.slice(0, index), isWidened: false })),
    widest: conditions,
    readsTexts: false,
    lemmas: units.flatMap(({ exact, tokens }) => [...exact, ...tokens.map(({ lemma }) => lemma)]),
    groups: units.flatMap(({ groups }) => groups),
  };
};

/** Condition of a product that is called by its id, or by the beginning of it; empty for other searches. */
const idConditions = (q: string): KeyCondition[] => {
  const id = fold(q).replaceAll(' ', '-');
  return /^[a-z]+(?:-[a-z0-9]+)+$/u.test(id) ? [{ all: [`1${id}`], any: [] }] : [];
};

/** Keys of which all (`all`) or one (`any`) is needed. */
type Keys = { readonly all: readonly string[] } | { readonly any: readonly string[] };

const exactKeys = ({ exact, groups, isMeaning }: Unit, level: number): Keys =>
  isMeaning ? { any: groups.map((group) => `${level}@${group}`) } : { all: exact.map((key) => `${level}${key}`) };

const widenedKeys = (unit: Unit, level: number): Keys => {
  if (unit.groups.length === 0 || unit.isMeaning) return exactKeys(unit, level);
  const own = unit.exact.length === 1 ? unit.exact.map((key) => `${level}${key}`) : [];
  return { any: [...own, ...unit.groups.map((group) => `${level}@${group}`)] };
};

const conditionOf = (keys: readonly Keys[]): KeyCondition => ({
  all: [...new Set(keys.flatMap((each) => ('all' in each ? each.all : each.any.length === 1 ? each.any : [])))],
  any: keys.flatMap((each) => ('any' in each && each.any.length !== 1 ? [each.any] : [])),
});

/** Each word, as such or within another word: contains what the rule of substrings finds (decision 34). */
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
