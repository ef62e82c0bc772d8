/** What a proof is to do: so many rounds, of what this seed says. The same seed asks the same again. */
export type Ordered = { readonly seed: number; readonly rounds: number };

/** What a proof has counted, in words of its own. */
export type Figures = Readonly<Record<string, number>>;

/** Does something to the shop so many times and looks whether its promise holds; throws a `Breach` when it does not. */
export type Proof = (ordered: Ordered) => Promise<Figures>;

/** A promise that was not kept. */
export class Breach extends Error {
  override readonly name = 'Breach';
}

/** Throws the breach of a promise unless it holds; `shown` is whatever tells how it was broken. */
export const must = (holds: boolean, promise: string, ...shown: readonly unknown[]): void => {
  if (!holds) throw new Breach([promise, ...shown.map((each) => JSON.stringify(each))].join(' '));
};

/** Dice that fall the same way for the same seed. */
export type Chance = {
  /** A whole number, both ends among the possible ones. */
  readonly between: (least: number, most: number) => number;
  readonly oneOf: <Thing>(things: readonly [Thing, ...Thing[]]) => Thing;
  /** True so many times of a hundred. */
  readonly isPercent: (percent: number) => boolean;
};

/** Dice for a seed. */
export const chanceOf = (seed: number): Chance => {
  let state = seed >>> 0;
  // mulberry32: as even as tests need, and the same on every machine
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  return {
    between,
    oneOf: (things) => things[between(0, things.length - 1)] ?? things[0],
    isPercent: (percent) => next() * 100 < percent,
  };
};
