/** Goal of a figure. */
export type Goal = { readonly min: number } | { readonly max: number };

/** One value of a measurement. */
export type Figure = {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly goal?: Goal;
};

/** One line of the table: a measurement and its baseline from the same run. */
export type Row = {
  readonly what: string;
  /** The figure divided by its baseline. */
  readonly ratio?: Figure;
  readonly figures: readonly Figure[];
  readonly anchor?: Figure;
};

export const isMet = ({ value, goal }: Figure): boolean => {
  if (goal === undefined) return true;
  return 'min' in goal ? value >= goal.min : value <= goal.max;
};

/** Figures of a row that miss their goals. */
export const missedIn = ({ ratio, figures }: Row): Figure[] =>
  [...(ratio ? [ratio] : []), ...figures].filter((figure) => !isMet(figure));

/** Median; for an even number of values the mean of the middle two. NaN for none. */
export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
};

/** Rounds to at most this many decimals. */
export const rounded = (value: number, digits = 0): number => Number(value.toFixed(digits));

export const ratioOf = (value: number, anchor: number, goal?: Goal, digits = 2): Figure => ({
  name: 'ratio',
  value: rounded(value / anchor, digits),
  unit: '',
  ...(goal ? { goal } : {}),
});
