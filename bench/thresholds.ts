/** What a figure has to be. */
export type Goal = { readonly atLeast: number } | { readonly atMost: number };

/** One number of a measurement. */
export type Figure = {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly goal?: Goal;
};

/** One line of the table: what was measured, and what was measured beside it in the same run to compare with. */
export type Row = {
  readonly what: string;
  /** The figure divided by its anchor. */
  readonly ratio?: Figure;
  readonly figures: readonly Figure[];
  readonly anchor?: Figure;
};

export const isMet = ({ value, goal }: Figure): boolean => {
  if (goal === undefined) return true;
  return 'atLeast' in goal ? value >= goal.atLeast : value <= goal.atMost;
};

/** The figures of a row that are not what they should be. */
export const missedIn = ({ ratio, figures }: Row): Figure[] =>
  [...(ratio ? [ratio] : []), ...figures].filter((figure) => !isMet(figure));

/** The middle one; of an even number, the mean of the two in the middle. NaN of none. */
export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
};

/** So many digits behind the point and no more. */
export const rounded = (value: number, digits = 0): number => Number(value.toFixed(digits));

export const ratioOf = (value: number, anchor: number, goal?: Goal, digits = 2): Figure => ({
  name: 'ratio',
  value: rounded(value / anchor, digits),
  unit: '',
  ...(goal ? { goal } : {}),
});
