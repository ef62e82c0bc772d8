/** Number of rounds and random seed of a proof; the same seed repeats the same run. */
export type Ordered = { readonly seed: number; readonly rounds: number };

/** Counts that a proof reports, by label. */
export type Figures = Readonly<Record<string, number>>;

/** Runs a failure scenario for a number of rounds and checks its promise; throws a `Breach` when it does not hold. */
export type Proof = (ordered: Ordered) => Promise<Figures>;

/** A broken promise. */
export class Breach extends Error {
  override readonly name = 'Breach';
}

/** Throws a `Breach` unless the promise holds; `details` are added to the message. */
export const must = (isMet: boolean, promise: string, ...details: readonly unknown[]): void => {
  if (!isMet) throw new Breach([promise, ...details.map((each) => JSON.stringify(each))].join(' '));
};
